"""The strong player: every end of a turn, valued by the network, the best ones looked ahead."""

# pyright: reportMissingImports=false

import functools

import numpy as np

from host_sim.players.observation import KEEP_OFF, NO_JUMP, Observation
from host_sim.players.plays import Play
from host_sim.players.quick import network, table, weights
from host_sim.players.quick.chance import seeded
from host_sim.players.quick.house import House, house
from host_sim.players.quick.turns import UNSEEN, build

SIGNS = {0: 0, NO_JUMP: 1, KEEP_OFF: 2}  # as the network knows them
LOOKS = table.USUAL._replace(ends=4, deals=4, near=0.2)
ALONE = LOOKS._replace(ends=8, deals=16, near=0.08)  # nobody waits, and all turns are their own


class Strong:
    """One seat; `looks` is how far it thinks, `seed` the chance by which it guesses cards."""

    name = "strong"

    def __init__(
        self, rules: str, players: int, signs: bool, looks: table.Way | None = None
    ) -> None:
        self._house = house(rules, players, signs)
        self._net = network.parts(weights_for(self._house, rules)[0])
        self._looks = looks or looks_of(players)
        self._table = table.new_table()
        self._mind = table.new_mind()
        self._chance = np.zeros(1, np.uint64)

    def turn(self, seen: Observation) -> list[Play]:
        """Return the plays of the turn, fewer than are due if no more go."""
        self._see(seen)
        room = self._mind.room
        ends, best, furthest = table.think(
            self._table, self._house, room, self._mind.thought, self._net, self._looks
        )
        if ends > 1 and self._looks.ends > 1:
            seeded(self._chance, sum(seen.hand), sum(seen.tops) + seen.draw)
            best = table.look_ahead(
                self._table, self._house, self._mind, ends, self._net, self._looks, self._chance
            )
        node = room.ends[best] if ends else furthest
        laid = []
        while room.parent[node] >= 0:
            laid.append((int(room.card[node]), int(room.pile[node])))
            node = room.parent[node]
        return laid[::-1]

    def _see(self, seen: Observation) -> None:
        known = self._table
        known.out[:] = 0
        known.out[list(seen.out)] = UNSEEN
        known.hands[:] = 0
        known.hands[seen.seat, : len(seen.hand)] = seen.hand
        known.held[:] = 0
        known.held[: seen.players] = seen.held
        known.tops[:] = seen.tops
        known.at[:] = 98 - seen.draw, seen.seat, 0, 0
        for pile, (sign, asker) in enumerate(zip(seen.signs, seen.askers, strict=True)):
            known.signs[pile] = SIGNS.get(sign, 0) if asker not in (-1, seen.seat) else 0
            steps = (asker - seen.seat) % seen.players
            known.near[pile] = 1 / steps if known.signs[pile] and steps else 0
        room, hand = self._mind.room, known.hands[seen.seat]
        build(room, 0, hand, len(seen.hand), known.out)
        room.built[0] = 0


def looks_of(players: int) -> table.Way:
    """Return how far is looked ahead at a table of so many."""
    return ALONE if players == 1 else LOOKS


@functools.cache
def weights_for(of: House, rules: str) -> tuple[np.ndarray, dict]:
    """Return the weights nearest to what is played, and their story; raise BadWeights if none."""
    if rules == "TG-expert2":
        rules = "TG-expert1"
    kinds = [
        weights.name_of(kind, players, signs)
        for players in (of.players, of.players - 1)
        for kind in (rules, "TG")
        for signs in (bool(of.signs), True)
    ]
    paths = [weights.FOLDER / kind for kind in kinds]
    return weights.read(next((path for path in paths if path.exists()), paths[-1]))
