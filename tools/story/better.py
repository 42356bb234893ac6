"""Turns where a better one was known, by the strong player's network.

It values the table that each turn led to, and the best that the same cards could have led to, by
what the player on turn saw: as a share of such games that are won from there.
"""

# pyright: reportMissingImports=false

from collections.abc import Sequence
from typing import Any, NamedTuple

from host_sim.players.observation import observe
from host_sim.players.quick import table
from host_sim.players.quick.strong import Strong
from host_sim.players.quick.turns import NODES
from host_sim.players.quick.weights import BadWeights as BadWeights
from tools.story.played import Played, Step
from tools.story.story import Turn

MUCH = 0.1  # of such games: so many more must have been won
LEARNED = ("TG", "TG-expert1", "TG-expert2")  # the rules that there are weights for

Play = tuple[int, int]  # a card and its pile


class Better(NamedTuple):
    """A turn, the plays that were known to be better, and both shares of games won from there."""

    turn: Turn
    plays: Sequence[Play]
    known: float
    played: float


def better(played: Played, turns: Sequence[Turn]) -> list[Better]:
    """Return the turns by which much was lost, the dearest first; raise BadWeights if none fit."""
    if played.agreed.rules not in LEARNED or not played.dealt:
        return []
    thinker = _Thinker(played.agreed.rules, played.agreed.players)
    game = played.new()
    found = []
    first = {id(turn.steps[at]): turn for turn in turns if (at := _first(turn.steps)) is not None}
    for step in played.steps:
        turn = first.get(id(step))
        if turn:
            one = thinker.judge(
                turn, observe(game, played.agreed.rules, turn.seat), _ends(played, turn)
            )
            if one and one.known - one.played >= MUCH:
                found.append(one)
        game.play(step.move)
    return sorted(found, key=lambda one: one.played - one.known)


def _first(steps: Sequence[Step]) -> int | None:
    """Return which of `steps` is the first to lay a card, None if none does."""
    return next((at for at, step in enumerate(steps) if step.word == "lay"), None)


def laid(turn: Turn) -> list[Play]:
    """Return what was laid in `turn`, card and pile, in this order."""
    return [(step.move[1], step.move[2]) for step in turn.steps if step.word == "lay"]


def _ends(played: Played, turn: Turn) -> bool:
    """Return True if the game was lost in `turn`."""
    last = played.steps[-1]
    return not played.game.won and played.game.over and any(step is last for step in turn.steps)


class _Thinker(Strong):
    """The strong player, asked what each end of a turn is worth."""

    def __init__(self, rules: str, players: int) -> None:
        super().__init__(rules, players, True)

    def judge(self, turn: Turn, seen: Any, lost: bool) -> Better | None:
        """Return what `turn` was worth, by which the game is `lost`, beside the best known."""
        self._see(seen)
        room, thought = self._mind.room, self._mind.thought
        ends, best, _ = table.think(self._table, self._house, room, thought, self._net, self._looks)
        if not ends:
            return None
        known = float(thought.chances[best, 0])
        node, plays = room.ends[best], []
        while room.parent[node] >= 0:
            plays.append((int(room.card[node]), int(room.pile[node])))
            node = room.parent[node]
        return Better(turn, plays[::-1], known, 0.0 if lost else self._worth(seen, laid(turn)))

    def _worth(self, seen: Any, plays: Sequence[Play]) -> float:
        """Return the share of games that are won from where `plays` lead."""
        room, thought = self._mind.room, self._mind.thought
        node = NODES - 1
        room.mask[node] = sum(1 << seen.hand.index(card) for card, _ in plays)
        room.laid[node] = len(plays)
        room.tops[node] = seen.tops
        for card, pile in plays:
            room.tops[node, pile] = card
        room.ends[0] = node
        mix = self._looks.won
        table.judge(self._table, self._house, room, 1, thought, self._net, mix)
        return float(thought.chances[0, 0])
