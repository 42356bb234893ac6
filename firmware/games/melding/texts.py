"""The texts of games 5 and 6, in the players' words: refusals and the end among them."""

from firmware.games.melding.rules import JOKER, card_text
from firmware.games.melding.rules import SCORE as SCORE_MOVE
from firmware.play.knowledge import ON_CALL as LEVEL_ON_CALL

WHICH = "Type a card first"
TYPED = "{}: # or D"  # of a card
NO_SETS = "No sets without the {}"
SHUFFLE = "Shuffle {} cards"
THEN = "last one, then shuffle {}"
ONCE = "Type them: I looked"
SHUFFLED = "Shuffled {}"
SEEN = "It has been seen, and comes again."
ASKED_AGAIN = " They are asked again."

DREW = "drew {}"
TOOK = "took {}"
MUST_DRAW, MUST_THROW = "take one", "throw one"
THROWN = "throw {}"
DOES = "{}: {}"  # who, and what they must do
OR = "or"
OUT = "{} out"
TAKEN = "{} took {}"

CHECKING = "{}: out?"
MOMENT = "One moment."

# What the keys do.
DRAW_KEYS = "#draw A take  *undo"
THROW_KEYS = ("card # D out  *undo", "#throw D out  *clear", "card #throw  *undo")
CARD = "card"
STOP = "*stop"
ALIKE = "Alike both ways."


def value(typed: str) -> int:
    """Return the card that was typed; 255, which is none, for a number above all cards."""
    if typed == "J":
        return JOKER
    return int(typed) if int(typed) < JOKER else 255


def out(game: "Drawing") -> str:
    """Return who is out already, if anybody is."""
    return OUT.format(game.listed(game.finished)) if game.finished else ""


def must(game: "Drawing") -> str:
    """Return what the player on turn must do."""
    return MUST_DRAW if game.drawn is None else MUST_THROW


def drawn(game: "Drawing") -> str:
    """Return which card the player on turn has drawn, where it is known."""
    return (TOOK if game.taken else DREW).format(card_text(game.drawn)) if game.drawn else ""


def took(game: "Drawing") -> str:
    """Return who took which open card in the turn before, which all saw, if anybody did."""
    return TAKEN.format(game.name(game.took[0]), card_text(game.took[1])) if game.took else ""


def seen(move: "Move") -> str:
    """Return what is asked before `move`, a draw, is taken back."""
    return SEEN


def follows(referee: "SeatedReferee", move: "Move") -> "str | None":
    """Return what is asked once `move` is taken back, None where it is whose turn it was.

    On call no turn is kept, so nobody plays on by it.
    """
    if move[0] == SCORE_MOVE:
        return ASKED_AGAIN
    return "" if referee.setup.level == LEVEL_ON_CALL else None


# Why a move is refused, by the rules' word for it; the first words, which stand tall, say it all.
REFUSED = {
    "over": "The game is over",
    "start": "Who starts?",
    "started": "It has started",
    "seat": "Players: P1 to P{0}",
    "open": "First the open card",
    "told": "It is known",
    "under": "No joker\nturn again",
    "card": "Cards are 1 to {1}",
    "jokers": "No jokers here",
    "draw": "First take one",
    "drawn": "First throw one",
    "held": "You have no {0}",
    "twice": "{0} is there\nD takes it out",
    "thrown": "You throw the {0}",
    "many": "All {0} are there\nD takes one out",
    "elsewhere": "{0} is elsewhere\nor thrown",
    "room": "No room for {0}\nyou took others",
    "shown": "{0} is missing\nyou took it",
    "size": "All {0} cards",
    "sets": "No sets",
    "score": "First {0}'s points",
    "playing": "Nobody has won yet",
    "count": "Only {0} to {1}",
    "dealt": "I dealt: it is sure",
    "top": "{0} is the open card",
    "unseen": "{0} never lay open",
    "on-call": "You check cards",
    "checked": "I check cards",
    "finished": "{0} is out",
    "left": "{0} has left",
    "shuffle": "First I shuffle",
    "full": "There are cards",
}
_OF_CARDS = ("held", "thrown", "twice", "elsewhere", "room", "shown", "top", "unseen")


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    figures = reason[1:]
    if reason[0] in _OF_CARDS:
        figures = [card_text(card) for card in figures]
    return REFUSED[reason[0]].format(*figures)


# What players call a move, by its name; the others by what comes after it.
CALLED = {"draw": "the draw", "take": "the open card", "out": "the claim", "score": "the points"}
CLAIMED = "{}'s claim"
WON = "{} wins! "
THEN_OUT = "Then {}."


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "throw":
        return "a joker" if words[1] == "F" else words[1]
    if words[0] in ("claim", "finished"):
        return CLAIMED.format(words[1])
    return CALLED.get(words[0], move[move.find("-") + 1 :]).replace(" F", " J")


def verdict(game: "Drawing", count: str) -> str:
    """Return who has won, and what counts, `count`, or how the others finished (H-c)."""
    text = WON.format(game.name(game.finished[0]))
    if game.places:
        return text + THEN_OUT.format(game.listed(game.finished[1:]))
    return text + count


# On the board help.py:
# Help of games 5 and 6: pages of seven lines at most.


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
    "#. A is a joker, J, in Rummy B the 100.",
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
    "Type the cards: two digits are one, one needs #; A is a joker, in Rummy B the 100. D takes "
    "out the card typed, * the last one. Then I check them.",
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
