"""Cards that a seat may not see, in other hands and places: who plays for it must not notice."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any


@contextmanager
def mixed(game: Any, chance: Random) -> Iterator[None]:
    """Let others than the player on turn, and the draw pile, have each other's cards meanwhile."""
    table = game.knowledge
    known, pile = list(table.known), table.pile
    top = len(pile) - table.draw
    others = [seat for seat in range(game.players) if seat != game.seat]
    hidden = [card for seat in others for card in known[seat]] + list(pile[top:])
    chance.shuffle(hidden)
    for seat in others:
        size = len(known[seat])
        table.known[seat], hidden = sorted(hidden[:size]), hidden[size:]
    table.pile = bytes([*pile[:top], *hidden])
    yield
    table.known, table.pile = known, pile
