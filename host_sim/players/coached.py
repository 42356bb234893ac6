"""The player who does what the device's coach says: the very code of the device."""

# pyright: reportMissingImports=false

import sys
from types import SimpleNamespace

import numpy

from host_sim.players.observation import Observation
from host_sim.players.plays import Play

_ARRAYS = SimpleNamespace(
    frombuffer=numpy.frombuffer, dot=numpy.dot, maximum=numpy.maximum,
    float=numpy.dtype("<f4"), int8=numpy.int8, uint8=numpy.uint8,
)  # fmt: skip

# The board's arrays are reckoned with by numpy, unless the stand-in for them is there already.
sys.modules.setdefault("ulab", SimpleNamespace(numpy=_ARRAYS))  # type: ignore[arg-type]

from firmware.games.the_game import alone, best_turn  # noqa: E402 (it asks for ulab)


class Coached:
    """Asks for the best turn, and follows it."""

    name = "coach"

    def __init__(self) -> None:
        self._network = best_turn.Network(alone.WEIGHTS)

    def turn(self, seen: Observation) -> list[Play]:
        """Return the plays of the turn, fewer than are due if no more go."""
        signs = zip(seen.signs, seen.askers, strict=True)
        asked = [sign if asker != seen.seat else 0 for sign, asker in signs]
        alone = seen.players == 1
        search = best_turn.BestTurn(
            self._network, seen.tops, seen.hand, seen.out, seen.draw, seen.due, alone, asked
        )
        while search.step():
            pass
        return list(zip(search.plays[::2], search.plays[1::2], strict=True))
