"""The fields of a playthrough of *4 1/2 Minutes*; read on the desktop only (tools/conform.py)."""

from firmware.games.minutes.facts import KINDS
from firmware.games.minutes.tables import LETTERS, SIGNS, TURN, value_of
from firmware.play.knowledge import KNOWN
from firmware.play.setup import Setup

# The table after each step.
FIELDS = ("tops", "seat", "way", "blocked", "count", "draw", "displays", "aside", "over")
LASTING = ("over",)  # what of it still counts after the end
RESULT = "score"  # a field of the whole game, once it is over

AS_WRITTEN = ("aside", "play", "name", "reverse", "two", "block")  # moves that name no card

_NOBODY = "?"  # a letter, sign or seat that there is not: the word is then no card


def setup(told: dict, level: int) -> Setup:
    """Return the set-up in `told`; raise ValueError where a card is none."""
    deck, players = told.get("deck"), told.get("players")
    if not isinstance(deck, list) or type(players) is not int or not 0 <= players <= 255:
        raise ValueError("no deck or no number of players")
    cards = bytes([value_of(_card(card)) for card in deck])
    return Setup(told["rules"], level, players, cards if level in KNOWN else b"")


def text(do: list) -> str:
    """Return the move in the text of ``do``; raise ValueError where it is none."""
    if do and do[0] in AS_WRITTEN:
        return " ".join([str(word) for word in do])
    if len(do) not in (3, 4) or do[0] != "lay":
        raise ValueError("lay has a card, a pile and who is named, and all else is as written")
    words = ["lay", _card(do[1]), _place("ABCDEFGH", do[2])]
    for seat in do[3:]:
        if seat is not None:
            words.append("P" + _place("123456789", seat))
    return " ".join(words)


def keys(game: "Minutes", typed: str) -> str:
    """Return the keys `typed` of a play: on call, where any pile does, on one that is open."""
    shut = game.count > 0 and game.blocked == 0
    if game.on_call and shut and typed[:1] in ("8", "9", "0"):
        return typed[0] + "B" + typed[2:]
    return typed


def _card(told: "object") -> str:
    """Return the word for a card as told, one that is no card where its figures are none."""
    if not isinstance(told, list) or len(told) != 3:
        raise ValueError("a card is its kind, its colour and a second colour or null")
    kind, colour, second = told
    if kind in KINDS:
        kind = TURN + KINDS.index(kind)
    elif type(kind) is not int or not 0 < kind < TURN:
        return _NOBODY
    if told[0] == "colour":
        return _place(LETTERS, colour) + _place(LETTERS, second)
    return _NOBODY if second is not None else _place(LETTERS, colour) + SIGNS[kind]


def _place(letters: str, place: "Any") -> str:
    """Return the letter at `place`, a number from 0, or one that means nothing."""
    known = type(place) is int and 0 <= place < len(letters)
    return letters[place] if known else _NOBODY
