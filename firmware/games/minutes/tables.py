"""The cards, colours, moves and rule sets of *4 1/2 Minutes* (FH).

A card is a byte: 16 times its colour, and its kind.  Kinds 1 to 7 are the numbers, the others
follow.  Written it is its colour's letter and its number or sign, ``R3``; Change colour is written
with the letters of its two neighbouring colours, ``RY``.
"""

from firmware.games.minutes import parts

# The colours in the order of their circle, FH1: the book leaves both to the owner.  Edit them here.
LETTERS = "RYGBP"
NAMES = ("red", "yellow", "green", "blue", "purple")

TURN, DIRECTION, TWO, COLOUR, BLOCKED = range(8, 13)  # kinds; from COLOUR on they are white, FH7
SIGNS = " 1234567>~+ #"  # by kind
KEYS = "1234567890CD"  # by kind from 1; the colours are typed as 1 to 5

CARDS = 95
SIZES = (5, 4, 4, 4, 4)  # of a display, by number of players from two, FH2
BLOCK = 3  # cards on the other pile, FH13
SECONDS = 270  # FH3
RULE_SETS = ("FH", "FH-challenge")

(
    START,
    LAY,
    ASIDE,
    TIME,
    PLAY,
    NAME,
    REVERSE,
    DRAW_TWO,
    BLOCK_PILE,
    SET_TOP,
    SET_DRAW,
    SET_HAND,
    SET_TURN,
    SET_WAY,
    SET_BLOCK,
    SET_ASIDE,
    PAUSE,
    FORGET,
) = range(18)

MOVES = (
    ("start seat", "{0}"),
    ("lay card pile seat...", "{0}{1}"),
    ("aside", "##"),
    ("time", ""),
    # On call the players judge the cards; the pile matters to the block alone, and is typed always.
    ("play pile", "{0}"),
    ("name seat...", "8A"),
    ("reverse", "9A"),
    ("two", "0A"),
    ("block pile", "D{0}"),
    ("ruling-top pile card", ""),
    ("ruling-draw count", ""),
    ("ruling-display seat count", ""),
    ("ruling-turn seat", ""),
    ("ruling-way way", ""),
    ("ruling-block pile count", ""),
    ("ruling-aside count", ""),
    ("paused", ""),
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
)
NOTES = (PAUSE,)  # said, not played: nothing takes back that the clock stood still, FH3
WAYS = ("clockwise", "back")  # of the ruled direction
BACK = 1  # the second of them


def cards(agreed: "Setup | None" = None) -> "list[int]":
    """Return the deck in ascending order, the same whatever is agreed (FH1)."""
    kinds = []
    for kind in range(1, BLOCKED + 1):
        kinds += [kind] * copies(kind)
    return [colour * 16 + kind for colour in range(len(LETTERS)) for kind in kinds]


def copies(card: int) -> int:
    """Return how many of `card` there are, 0 if it is none (FH1)."""
    kind = card & 15
    if not 1 <= kind <= BLOCKED or card >> 4 >= len(LETTERS):
        return 0
    return 2 if kind < TURN else 1


def text_of(card: int) -> str:
    """Return `card` as it is written."""
    if not copies(card):
        return "?"
    colour, kind = card >> 4, card & 15
    sign = LETTERS[(colour + 1) % len(LETTERS)] if kind == COLOUR else SIGNS[kind]
    return LETTERS[colour] + sign


def value_of(word: str) -> int:
    """Return the card that is written as `word`; raise ValueError if none is."""
    return parts.move_words.card(word)


def keys_of(card: int) -> str:
    """Return the keys that type `card`, without its pile."""
    if not copies(card):
        return ""
    return KEYS[(card & 15) - 1] + "12345"[card >> 4]


def _way_of(word: str) -> int:
    return parts.move_words.way(word)


WORDS = {
    "card": (text_of, value_of, keys_of),
    "way": (lambda way: WAYS[min(way, BACK)], _way_of),
}
