"""Help that games 5 and 6 share: pages of seven lines at most."""

DRAW = (
    "# draws from the pile, A takes the open card. With your own cards, a card and # say that you "
    "drew from the pile and throw that one.",
    "Last card of the pile? The discards are shuffled as you take it, before you throw.",
)
TURN = (
    "Type a card and # to throw it; A is a free card, F.",
    "Type the card you throw and press D to be out: the others must lie in sets. I check it; a "
    "wrong claim costs nothing.",
    "Where I dealt I look at your hand for one claim a turn. For another you type your cards.",
    "I say that a card lies elsewhere, and it does not? # lets it be right all the same.",
    "Playing on the screen, C sorts your cards. * takes back a digit, then move after move. Hold "
    "* for the menu: rules, ruling and more.",
)
START = (
    "You agree who starts and press their number.",
    "Playing on the screen, A passes me round: each presses their own number, in any order.",
)
OPENING = (
    "Deal, turn over one card from the draw pile and tell me its number, then #. A free card goes "
    "under the draw pile: turn the next.",
)
RULING = (
    "The table is right: set here what I have wrong. The record keeps it as a ruling.",
    "Not seen after all: a card that I take for thrown, or for another's, may be in a hand again.",
)
HAND = (
    "Type the cards one by one, each with #; A is a free card. D takes out the card typed, * the "
    "last one. Then I check them.",
)
CHECK = ("I try all ways to lay the cards in sets. * stops.",)
SETS = ("These are the sets. F=23 is a free card that stands for 23. * takes the claim back.",)
SCORE = (
    "Type what their hand costs and #. Or D, and then the cards: I count them in the best way.",
)
