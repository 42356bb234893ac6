"""The texts of games 5 and 6, in the players' words."""

from firmware.games.melding import parts
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import card_text
from firmware.ui.page import COLUMNS

WHICH = "Type the card you throw, then # or D."
NO_SETS = "No: without {} they are not all in sets."
SHUFFLE = "Shuffle {} discards: the new draw pile."
LAST_CARD = "1 card left: draw it, then shuffle {}."
ONCE = "I look once a turn: now type your cards."
SHUFFLED = "Shuffled {} discards."
SEEN = "It has been seen, and comes again."

DREW = "you drew {}"
TOOK = "you took {}"
HIDDEN = "one drawn"
KEY = "'"  # behind a card that may be a key, as it is marked on the cards
THROW = "throw {}_"
SORTS = ("C by ones", "C by number")
OUT = "out {}"
OUT_COUNT = "{} are out"
BESIDE = 15  # characters beside the open card
TAKEN = "{} took {}."

OUT_THREW = "{} {}, threw {}"
OUT_WITH = "{}: out with {}?"
MOMENT = "One moment, please."

# What the keys do.
DRAW_KEYS = "#draw A open    *back"
DREW_KEYS = "#drew, throw it *back"
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


def status(who: str, game: "Drawing") -> str:
    """Return row 0: `who` is on turn, and the draw pile."""
    draw = "pile {:>2}".format(game.knowledge.draw)
    return who + " " * (COLUMNS - len(who) - len(draw)) + draw


def out(game: "Drawing") -> str:
    """Return who is out already, or how many where their names have no room beside a card."""
    if not game.finished:
        return ""
    line = OUT.format(game.listed(game.finished))
    return line if len(line) <= BESIDE else OUT_COUNT.format(len(game.finished))


def drawn(game: "Drawing") -> str:
    """Return which card the player on turn has drawn, if they have; else who is out already."""
    if game.drawn is None:
        return out(game)
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
