"""Help of games 5 and 6: pages of seven lines at most."""

DRAW = (
    "# draws from the pile, A takes the open card. With your own cards, a card and # say that you "
    "drew from the pile and throw that one.",
    "Last card of the pile? The discards are shuffled as you take it, before you throw.",
)
TURN = (
    "Type a card and # to throw it; A is a joker, J. Or press D behind it to be out: the others "
    "must lie in sets. I check it; a wrong claim costs nothing.",
    "Where I know your hand, D alone is enough: I try each card. With one typed, I look at it once "
    "a turn; then you type your cards. On the screen, C sorts them.",
    "I say that a card lies elsewhere, and it does not? # lets it be right all the same.",
)
ON_CALL = (
    "You play, and I wait. Draw one or take the open card, throw one. Pile used up? The open card "
    "stays, shuffle the rest.",
    "All in sets but the card you throw? Press D: I check it and show the sets. A wrong claim "
    "costs nothing.",
    "You all see that somebody's cards lie in sets? #, their number, and # for yes.",
)
COVER = ("Who claims to be out takes me alone and presses their own number. * goes back.",)
FINISHED = ("All have seen that somebody's cards lie in sets: press their number, then # for yes.",)
CLAIM = (
    "Type all your cards, in any order, with the one you throw. Two digits are a card, one needs "
    "#. A is a joker, J, B the 100.",
    "D takes out the card typed, * the last one. All there? Then I check them. C hides them; I "
    "keep what you have typed.",
)
START = ("You agree who starts and press their number.",)
OPENING = (
    "Deal, turn over one card from the draw pile and tell me its number, then #. A joker goes "
    "under the draw pile: turn the next.",
)
GUIDED = (
    "I know who holds what, and tell nobody. D: are you out? I look at your cards, and nothing is "
    "typed. In the end I count what the others hold by myself.",
)
RULING = (
    "The table is right: set here what I have wrong.",
    "Still in play: a card that I take for thrown, or for another's, may be in a hand again.",
)
HAND = (
    "Type the cards: two digits are one, one needs #; A is a joker, B the 100. D takes out the "
    "card typed, * the last one. Then I check them.",
)
CHECK = ("I try all ways to lay the cards in sets.",)
SETS = ("These are the sets. An underlined card is a joker.",)
READINGS = (
    "Our readings: the first discards are shuffled as the last card is taken. Nothing there? Draw "
    "what there is. You agree who starts.",
    "Our readings: a first open joker goes under. The card taken may be thrown again; a joker too, "
    "and be taken as one.",
    "Our readings: a wrong claim costs nothing and your turn goes on. Playing on, the last one "
    "takes the last place.",
)
CARDS = (
    "On the cards: red is a prime, green a square, X a product, ? a joker. The hat tells 6 from 9. "
    "I write J for a joker.",
)
SCORE = (
    "Type what their hand costs and #. Or D, and then the cards: I count them in the best way.",
)
