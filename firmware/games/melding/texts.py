"""The texts of games 5 and 6, in the players' words: refusals and the end among them."""

from firmware.games.melding.rules import JOKER, card_text
from firmware.ui.faces import S
from firmware.ui.page import width_of

WHICH = "Type the card you throw, then # or D."
NO_SETS = "Not in sets without {}."
SHUFFLE = "Shuffle {} cards"
LAST_CARD = "the last card:"
THEN = "then shuffle {}"
ONCE = "Type your cards: I looked once."
SHUFFLED = "Shuffled {} discards."
SEEN = "It has been seen, and comes again."

DREW = "drew {}"
TOOK = "took {}"
HIDDEN = "drew one"
KEY = "'"  # behind a card that may be a key, as it is marked on the cards
OPEN = "take or"
DRAW = "draw"
THROW = "throw"
ONE = " one"
DOES = "{}: {}"  # who, and what they must do
PILE = "Pile {}"  # no sign of it reaches into the frame of a card
SORT = "C sort"
HELD = "in hand "
OUT = "out {}"
OUT_COUNT = "{} are out"
BESIDE = 52  # columns beside the open card
TAKEN = "{} took {}."

TURN = "{}'s turn"
CHECKING = "{}: out?"
MOMENT = "One moment."

# What the keys do.
DRAW_KEYS = "#draw A take  *back"
DREW_KEYS = "#throw A take  *back"
THROW_KEYS = "#throw D out  *back"
STOP = "*stop"


def value(typed: str) -> int:
    """Return the card that was typed; 255, which is none, for a number above all cards."""
    if typed == "J":
        return JOKER
    return int(typed) if int(typed) < JOKER else 255


def out(game: "Drawing") -> str:
    """Return who is out already, or how many where their names have no room beside a card."""
    if not game.finished:
        return ""
    line = OUT.format(game.listed(game.finished))
    return line if width_of(line, S) <= BESIDE else OUT_COUNT.format(len(game.finished))


def hint(game: "Drawing", typed: str = "", alone: bool = True) -> "tuple[str, str]":
    """Return what the player on turn must do: a label, and ten characters at most.

    The label is the card they have drawn, which is theirs `alone` to see unless they took it; or
    before that who is out already, if somebody is.
    """
    if game.drawn is None and not typed:
        return out(game) or OPEN, DRAW + ONE
    label = drawn(game) if alone or game.taken else HIDDEN
    return label, THROW + (" " + typed if typed else ONE)


def drawn(game: "Drawing") -> str:
    """Return which card the player on turn has drawn, where it is known."""
    if not game.drawn:
        return HIDDEN
    mark = KEY if game.is_key(game.drawn) else ""
    return (TOOK if game.taken else DREW).format(card_text(game.drawn) + mark)


def seen(move: "Move") -> str:
    """Return what is asked before `move`, a draw, is taken back."""
    return SEEN


# Why a move is refused, by the rules' word for it; the first words, which stand tall, say it all.
REFUSED = {
    "over": "The game is over.",
    "start": "Choose who starts first.",
    "started": "The game has started.",
    "seat": "Players are P1 to P{0}.",
    "open": "Type the open card first.",
    "told": "The open card is known.",
    "under": "Jokers go under. Turn the next one.",
    "card": "Cards are 1 to {1}.",
    "jokers": "No jokers in this game.",
    "draw": "First draw: # or A.",
    "drawn": "Throw one first.",
    "held": "You do not hold {0}.",
    "twice": "{0} is there: D takes it out.",
    "thrown": "{0} is the one you throw.",
    "many": "All {0} there: D takes one out.",
    "elsewhere": "{0} was thrown or is another's.",
    "room": "No room for {0}: you took others.",
    "shown": "You took {0}: type it too.",
    "size": "All {0} cards.",
    "sets": "These are no sets.",
    "score": "First the points of {0}.",
    "playing": "Nobody has won yet.",
    "count": "From {0} to {1}.",
    "dealt": "I dealt: that number is sure.",
    "top": "{0} is the open card.",
    "unseen": "I have not seen {0} lie open.",
    "on-call": "You check the cards here.",
    "checked": "I check every card in this game.",
    "finished": "{0} is out already.",
    "owes": "First I shuffle the discarded cards.",
    "full": "The draw pile is not empty.",
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
WON = "{} has won! "
THEN_OUT = "Then {}."


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    words = move.split()
    if words[0] == "throw":
        return "a joker" if words[1] == "F" else words[1]
    if words[0] in ("claim", "finished"):
        return CLAIMED.format(words[1])
    return CALLED.get(words[0], move[move.find("-") + 1 :])


def verdict(game: "Drawing", count: str) -> str:
    """Return who has won, and what counts, `count`, or how the others finished (H-c)."""
    text = WON.format(game.name(game.finished[0]))
    if game.places:
        return text + THEN_OUT.format(game.listed(game.finished[1:]))
    return text + count
