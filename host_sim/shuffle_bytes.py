"""Which random bytes make the firmware's own shuffle give a wanted order."""

from collections.abc import Sequence
from typing import Any

from host_sim.drive import Drive
from host_sim.interpreter import compile_file


class NoSuchCard(Exception):
    """A card that was asked for is not in the deck that is shuffled."""


def deck_of(app: Any) -> tuple[list[int], Any] | None:
    """Return the cards, ascending, that the firmware's `app` is about to shuffle, and their tables.

    These are what the game in play owes, the deck that the players' hands are to be led to, or that
    of the game that begins; None where no deck is shuffled.
    """
    if app.referee and app.referee.game.owes:
        return list(app.referee.game.owes), app.referee.rules
    opening = app.stack[-1]
    if hasattr(opening, "shuffle"):
        return list(opening.shuffle.cards), opening.shuffle.tables
    if not hasattr(opening, "agreed"):
        return None
    tables = opening.game.part("rules")
    return tables.cards(opening.agreed), tables


def order(first: Sequence[str], cards: list[int], tables: Any) -> list[int]:
    """Return `cards` in an order that begins with the words `first`; the rest ascends.

    Raises NoSuchCard for a word that is none of them, or none any more.
    """
    text = getattr(tables, "WORDS", {}).get("card", (str,))[0]
    rest = sorted(cards)
    found = []
    for word in first:
        card = next((card for card in rest if text(card) == word), None)
        if card is None:
            raise NoSuchCard(f"the deck has no {word!r}, or not so often")
        rest.remove(card)
        found.append(card)
    return found + rest


def bytes_for_order(cards: list[int], drive: Drive) -> bytes:
    """Return the bytes that lead `shuffle` of play/setup.py from the sorted `cards` to `cards`.

    Worked back from a Fisher-Yates shuffle, last place first, one byte a place; then the
    firmware's own shuffle is run on them.  ValueError if it does not end in `cards`.
    """
    space: dict = {"__name__": "firmware.play.setup"}
    exec(compile_file(drive.path("firmware/play/setup.py")), space)
    found = bytearray()
    here = sorted(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = here.index(cards[last])
        here[last], here[other] = here[other], here[last]
        found.append(other)
    trial = sorted(cards)
    blocks = [bytes(found)]
    try:
        space["shuffle"](trial, lambda count: blocks.pop() if count == len(found) else b"")
    except (IndexError, StopIteration, RuntimeError):
        trial = []
    if trial != cards:
        raise ValueError(
            "firmware/play/setup.py shuffles in a way that cannot be led to this order"
        )
    return bytes(found)
