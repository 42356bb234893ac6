"""The texts of *Numbers Memo*, in the players' words."""

from firmware.games.memo.rules import DIFFERENCE, NEED, REVEAL
from firmware.ui import layout
from firmware.ui.faces import S

# Why a move is refused, by the rules' word for it; two lines at most.
REFUSED = {
    "over": "The game is over",
    "start": "Who starts?",
    "started": "It has started",
    "seat": "Players: P1 to P{0}",
    "card": "Cards: 1 to {0}",
    "gone": "Won already",
    "same": "That is up",
    "itself": "Not itself",
    "first": "First a card",
    "declare": "What does it need?",
    "second": "First the other",
    "both": "First press #",
    "pairs": "Even, up to {0}",
    "lies": "It still lies there",
    "away": "{0} has left",
    "dealt": "I laid them: sure",
    "which": "Type the cards",
    "on-call": "You check cards",
}

# What is wrong with a declared number, by the way of pairing.
WRONG = (
    "{0} + {1} is not {4}",
    "{0} - {1} is not {4}",
    "{5}-{6}, not {0}-{1}",
)
RIGHT = "Won already. Right all the same?"
TYPED = "{}: # or *"  # of a number
AGAIN = "\n#anyway"  # one word: a line breaks before it

# What pairs, by the way of pairing; one row.
RULE = ("pairs sum {}", "pairs {} apart", "pairs 1-2, 3-4")
BRIEF = ("sum {}", "{} apart", "1-2 3-4")

CALLED = {
    "end": "the end",
    "reveal": "1st card",
    "need": "2nd card",
    "pair": "a pair",
}
SEEN = "It has been seen."
HIDDEN = "It is shown again."

LAY = "Lay out 1-{}."
TAKE = "Only cards 1 to {}: lay them face down.\nWho starts?"
WHO_STARTS = "Who starts?"
ROWS = "Lay them face down in rows of {}.\nWho starts?"
WON_SO_FAR = "cards {}"
LEFT = "left {}"
PLACES = "Places: 1 to {}"
FIRST_PLACE = "First a place"
ALONE = "No other card"

# What is asked for, after who is on turn, and which card is up where it is not large itself: what
# was declared, what is typed; a tall line, which is cut where a name and two numbers are long.
TURN_UP = ("{} turns {}_", "{}: place {}_")  # at the table, on the panel
ONCE_MORE = "{}: again {}_"
NEEDS = "{}: {} needs{}_"
WITH = "{} said {}: {}_"
UP = "{0}: {3}, {1} at {2}_"
PAIR = "A pair! Again?"
NO_PAIR = "{}, {}: no pair"

# What the device has turned up for itself, and whether it is about to.
TURNS = "{} turns a card"
NEEDING, A_PAIR = "{}: {} needs {}", "{}, {}: a pair!"

# What the keys do: at the table, then on the grid.
KEYS = ("number #", "place # A-D go")
STOP = ("card, #stop", "place, A-D #stop")
SAY = "number #"
GO_ON = "number, #go on"
CAME = "#it came, card #"
CLOSE = ("card, #turn back", "#turn both back")
STAR = ("  *undo", "  *clear")  # which clears what is typed or said

# On call.
PAIR_OR_NOT = "A or #"
PAIR_KEYS = "A pair #no pair  *undo"
JUDGE = "{}: a pair?"
ANOTHER = "{}: go again!"

WON = "{} wins! {} of {} cards"
SHARED = "A tie! {} each for {}."

_ROOM = 126  # columns


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return REFUSED[reason[0]].format(*reason[1:])


def wrong(game: "Memo", said: int) -> str:
    """Return what is wrong with declaring `said`, which does not pair with the first card."""
    one, other = game.up[0], said
    low = one - (one + 1) % 2
    if game.pairs and (one < other) == (game.pairs == DIFFERENCE):
        one, other = other, one
    figures = (one, other, one + other, one - other, rule_number(game), low, low + 1)
    return WRONG[game.pairs].format(*figures) + AGAIN


def rule_number(game: "Memo") -> int:
    """Return the sum or the difference of a pair."""
    return game.count // 2 if game.pairs else game.count + 1


def rule(game: "Memo") -> str:
    """Return which cards are pairs."""
    return RULE[game.pairs].format(rule_number(game))


def told(who: str, said: int, typed: str, up: int = 0) -> str:
    """Return that `who` declared `said`, and what is `typed` of where they find it.

    The card that is `up` is named if its place does not show it.
    """
    text = (UP if up else WITH).format(who, said, typed, up)
    if layout.width_of(text) <= _ROOM:
        return text
    return text[len(who) + 2 :] if up else text.replace(": ", ":")


def brief_rule(game: "Memo") -> str:
    """Return which cards are pairs, in few words."""
    return BRIEF[game.pairs].format(rule_number(game))


def won(game: "Memo") -> str:
    """Return how many cards each seat has won."""
    return " ".join([str(count) for count in game.knowledge.hands])


def standing(game: "Memo") -> str:
    """Return how many cards each seat has won; one row."""
    counts = won(game)
    text = WON_SO_FAR.format(counts)
    return text if layout.width_of(text, S) <= _ROOM else counts


def seen(move: "Move") -> str:
    """Return what is asked before `move` is taken back where cards have been seen."""
    return SEEN if move[0] in (REVEAL, NEED) else HIDDEN


def verdict(game: "Memo") -> str:
    """Return who has won (H7.5); two rows at most."""
    seats = game.winners()
    cards = game.knowledge.hands[seats[0]]
    if len(seats) == 1:
        return WON.format(game.name(seats[0]), cards, game.count)
    return SHARED.format(cards, game.all_called(seats))


# On the board help.py:
# Help and rules of *Numbers Memo*: pages of seven lines.


TURN = (
    "Turn up a card on the table and type its number, then #. Say which number it needs, then #.",
    "Turn up the second card: # alone if it is the one that you said, else type it, #.",
    "A pair is yours: take it and go again, or # stops. If it is none, let everybody see both; # "
    "or the next card's number turns them back.",
)
GRID = (
    "Type a place and #: places count row by row, from 1. Or go there by A up, D down, B left, C "
    "right. ? is the place you are at.",
    "Say which number it needs, then #. Then turn up the second.",
    "If it is no pair, let everybody see both.",
)
ON_CALL = (
    "You judge the cards. A: it is a pair, yours, and you may go again. #: it is none, or you "
    "stop, and the next player is on turn.",
    "I count the cards that each has won and what is left.",
)
START = (
    "Lay the cards out face down, in rows, or I do. You agree who starts and press their number.",
)
GUIDED = (
    "Lay the deck out row by row from its top, type places: I know which card lies there. It is "
    "another? Hold *, Fix it, all lies otherwise; then A there: the card.",
)
RULING = ("The table is right: set here what I have wrong.",)

RULES = (
    "Two cards make a pair by their sum, by their difference, or as neighbours such as 7-8, the "
    "even one greater. You chose which.",
    "Turn up a card, say which number it needs, turn up another. A pair is yours, and you may go "
    "again. If not, both are turned back.",
    "Most cards win, a tie is shared, games add up. Our reading: a wrong number said costs "
    "nothing, what counts is the pair.",
    "Our readings: a card that is up, or gone, cannot be turned up. You agree who starts.",
    "Signs: a dot is an empty place, ! a card face up, ? the place you are at.",
    "A tip: turn up a card that nobody has seen first. Its partner is known? Then take the pair; "
    "else learn one more place.",
)
