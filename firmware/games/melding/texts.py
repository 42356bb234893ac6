"""The texts of games 5 and 6, in the players' words."""

from firmware.games.melding import parts
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import card_text

WHICH = "Type the card you throw, then # or D."
NO_SETS = "Not in sets without {}."
SHUFFLE = "Shuffle {} cards"
LAST_CARD = "1 card left: draw it,"
THEN = "then shuffle {}."
ONCE = "Now type your cards: I look once a turn."
SHUFFLED = "Shuffled {} discards."
SEEN = "It has been seen, and comes again."

DREW = "drew {}"
TOOK = "took {}"
HIDDEN = "drew one"
KEY = "'"  # behind a card that may be a key, as it is marked on the cards
OPEN = "take or"
DRAW = " draw one"  # two cells differ less from what comes next
THROW = "throw {}"
ONE = "one"
PILE = "pile {:>2}"
SORT = "C sort"
HELD = "in hand "
OUT = "out {}"
OUT_COUNT = "{} are out"
BESIDE = 14  # characters beside the open card
TAKEN = "{} took {}."

TURN = "{}'s turn"
CHECKING = "{}: out?"
MOMENT = "One moment."

# What the keys do.
DRAW_KEYS = "#draw A take    *back"
DREW_KEYS = "#throw A take   *back"
THROW_KEYS = "#throw D out    *back"
STOP = "*stop"


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return parts.refusal_texts.why(reason)


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
    return line if len(line) <= BESIDE else OUT_COUNT.format(len(game.finished))


def hint(game: "Drawing", typed: str = "", alone: bool = True) -> "tuple[str, str]":
    """Return what the player on turn must do: a label, and ten characters at most.

    The label is the card they have drawn, which is theirs `alone` to see unless they took it; or
    before that who is out already, if somebody is.
    """
    if game.drawn is None and not typed:
        return out(game) or OPEN, DRAW
    return drawn(game) if alone or game.taken else HIDDEN, THROW.format(
        typed + "_" if typed else ONE
    )


def drawn(game: "Drawing") -> str:
    """Return which card the player on turn has drawn, where it is known."""
    if not game.drawn:
        return HIDDEN
    mark = KEY if game.is_key(game.drawn) else ""
    return (TOOK if game.taken else DREW).format(card_text(game.drawn) + mark)


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    return parts.result_texts.called(move)


def seen(move: "Move") -> str:
    """Return what is asked before `move`, a draw, is taken back."""
    return SEEN
