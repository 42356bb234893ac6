"""Moves, words and decks of games 5 and 6 of the 100 Games, where one draws and throws."""

from firmware.games.melding.sets import JOKER, SPLIT, STANDS, number, real

(
    START,
    OPEN,
    DRAW,
    TAKE,
    THROW,
    OUT,
    SCORE,
    SHUFFLE,
    TOP,
    PILE,
    TURN,
    UNSEEN,
    CLAIM,
    FINISHED,
    FORGET,
) = range(15)

MOVES = (
    ("start seat", "{0}"),
    ("open card", "{0}#"),
    ("draw", "#"),
    ("take", "A"),
    ("throw card", "{0}#"),
    ("out card part...", ""),
    ("score seat count", "{1}#"),
    ("shuffle card...", ""),
    ("ruling-open card", ""),
    ("ruling-draw count", ""),
    ("ruling-turn seat", ""),
    ("ruling-unseen card", ""),
    ("claim seat card part...", "D{0}{1}#"),  # on call, instead of those from open to out
    ("finished seat", "#{0}#"),  # the same, and the players have looked at the sets themselves
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
)
CHANCE = SHUFFLE

USUAL = b"\x04\x00"  # four free cards, and what is left in hand scores


def options(setup: "Setup") -> bytes:
    """Return how many free cards there are, and 1 if places score; raise ValueError otherwise."""
    chosen = setup.options or USUAL
    if len(chosen) != len(USUAL) or chosen[0] > 4 or chosen[1] > 1:
        raise ValueError("no such game")
    return chosen


def deck(setup: "Setup", last: int) -> "list[int]":
    """Return the cards from 1 to `last` and the free cards that were agreed on, ascending."""
    return list(range(1, last + 1)) + [JOKER] * options(setup)[0]


def card_text(card: int) -> str:
    """Return how `card` is shown to players: J is a joker."""
    return "J" if card == JOKER else str(card)


def card_word(card: int) -> str:
    """Return how `card` is written in records: F is a joker."""
    return "F" if card == JOKER else str(card)


def card_value(word: str) -> int:
    """Return the card, a byte, that `word` means; raise ValueError if it means none."""
    card = JOKER if word == "F" else _digits(word)
    if card > 255 or card == JOKER and word != "F":
        raise ValueError("'{}' is no card".format(word))
    return card


def part_text(part: int) -> str:
    """Return a part of an arrangement: ``23``; ``F23``, a joker as 23; ``/`` between sets."""
    if part == SPLIT:
        return "/"
    return ("" if part < STANDS else "F") + str(number(part) if part != STANDS else 0)


def part_value(word: str) -> int:
    """Return the byte that `part_text` writes as `word`; raise ValueError if there is none."""
    if word == "/":
        return SPLIT
    free = word[:1] == "F"
    part = _digits(word[1:] if free else word)
    if not free and not 0 < part < STANDS or free and part > 255 - STANDS:
        raise ValueError("'{}' is no part of a set".format(word))
    return part + STANDS if free else part


def _digits(word: str) -> int:
    """Return the number of `word`, or 256 where it is none of one to three digits."""
    return 256 if not 0 < len(word) < 4 or word.strip("0123456789") else int(word)


def card_keys(card: int) -> str:
    """Return the keys that enter `card`."""
    return "A" if card == JOKER else str(card)


def part_keys(part: int) -> str:
    """Return the keys that enter a part of an arrangement, with the one that ends them."""
    return "" if part == SPLIT else card_keys(real(part)) + "#"


WORDS = {
    "card": (card_word, card_value, card_keys),
    "part": (part_text, part_value, part_keys),
}
