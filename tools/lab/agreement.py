"""The compiled rules held against the firmware's: the same plays, the same turns, the same end.

Games are played at random, most turns carefully so that they come far.  A position is a table
before a card is laid or a turn is ended.
"""

import random
from typing import Any, NamedTuple

from firmware.games.the_game import rules as the_game
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from host_sim.players.quick import table, turns
from host_sim.players.quick.house import House, house

KINDS = [
    (rules, players)
    for rules in the_game.RULE_SETS
    for players in range(1, 6)
    if the_game.RULE_SETS[rules][2][players - 1]
]
CAREFUL = 0.85  # of the turns


class Found(NamedTuple):
    """How far both agreed; `difference` tells where they no longer did, empty if they always do."""

    positions: int
    games: int
    difference: str


def compare(seed: int, positions: int) -> Found:
    """Compare games until so many positions were compared, or one differs."""
    done = games = 0
    while done < positions:
        rules, players = KINDS[games % len(KINDS)]
        both = Both(rules, players, random.Random(f"{seed} {games}"))
        difference = both.play()
        done += both.positions
        games += 1
        if difference:
            where = f"{rules}, {players} players, game {games - 1} of seed {seed}"
            return Found(done, games, f"{where}: {difference}")
    return Found(done, games, "")


class Both:
    """One game, by both rules."""

    def __init__(self, rules: str, players: int, chance: random.Random) -> None:
        deck = list(range(the_game.FIRST, the_game.LAST + 1))
        chance.shuffle(deck)
        self.positions = 0
        self._chance = chance
        self._house: House = house(rules, players)
        self._table = table.new_table()
        self._room, self._plain = turns.room(), turns.room()  # of a turn, and of a single play
        self._table.deck[:] = deck
        table.lay_out(self._table, self._house)
        self._game: Any = the_game.new(Setup(rules, SCREEN, players, bytes(deck)))
        if players > 1:
            self._game.play((the_game.START, 0))

    def play(self) -> str:
        """Play to the end; return the first difference, empty if there is none."""
        while not self._game.over:
            difference = self._tables() or self._turn()
            if difference:
                return difference
        return ""

    def _tables(self) -> str:
        """Return how the tables differ between two turns."""
        game, ours = self._game, self._table
        pairs = {
            "seat": (game.seat, ours.at[1]),
            "tops": (game.tops, ours.tops.tolist()),
            "draw pile": (game.knowledge.draw, 98 - ours.at[0]),
            "due": (game.due, table.due(ours, self._house)),
            "left": (game.left, table.left(ours)),
            "out": (sorted(game.out()), [card for card in range(2, 100) if ours.out[card]]),
        }
        for seat in range(game.players):
            hand = ours.hands[seat, : ours.held[seat]].tolist()
            pairs[f"hand of {seat}"] = (game.knowledge.hand(seat), hand)
        told = [f"{what} {a} and {b}" for what, (a, b) in pairs.items() if a != b]
        return ", ".join(told)

    def _turn(self) -> str:
        game, ours, room = self._game, self._table, self._room
        seat = game.seat
        hand, held = ours.hands[seat].copy(), int(ours.held[seat])
        ends, furthest = self._find(ours.tops, hand, held, game.due)
        node = self._one_of(ends) if ends else furthest
        mask, tops = int(room.mask[node]), room.tops[node].copy()
        path = []
        while room.parent[node] >= 0:
            path.append((int(room.card[node]), int(room.pile[node])))
            node = room.parent[node]
        for card, pile in reversed(path):
            difference = self._plays()
            if difference or game.play((the_game.LAY, card, pile)):
                return difference or f"{card} on {pile} is refused"
        if game.over:
            table.end_turn(ours, self._house, mask, tops)
            late = "" if not ends or not game.left else "the firmware's is over"
            return late or ("" if table.left(ours) == game.left else "not as many are left")
        if not ends:
            return "the compiled one's is over"
        difference = self._plays()
        if difference or game.play((the_game.END,)):
            return difference or "the end of a turn is refused"
        table.end_turn(ours, self._house, mask, tops)
        return ""

    def _find(self, tops: Any, hand: Any, held: int, due: int) -> tuple[int, int]:
        return turns.find_ends(
            self._room, tops, hand, held, self._out(), due, self._house.short, turns.ANY, 1
        )

    def _out(self) -> Any:
        out = self._table.out.copy()
        for card in range(2, 100):
            out[card] = turns.UNSEEN if not self._game.gone[card] else 0
        return out

    def _plays(self) -> str:
        """Return how the plays differ that go now."""
        game = self._game
        self.positions += 1
        hand = game.knowledge.hand(game.seat)
        cards = self._table.hands[0].copy()
        cards[: len(hand)] = hand
        tops = self._table.tops.copy()
        tops[:] = game.tops
        room = self._plain
        due = max(game.due - game.laid, 0)
        room.parent[:] = -1
        turns.enumerate_turn(
            room, tops, cards, len(hand), self._out(), due, self._house.short, turns.ANY, turns.ANY
        )
        ours = set()
        number = 1
        while number < turns.NODES and room.parent[number] == 0 and room.laid[number] == 1:
            ours.add((int(room.card[number]), int(room.pile[number])))
            number += 1
        theirs = {(move[1], move[2]) for move in game.legal_moves() if move[0] == the_game.LAY}
        for pile in (1, 3):  # of two piles that stand alike the first does for both
            if game.tops[pile] == game.tops[pile - 1]:
                theirs = {play for play in theirs if play[1] != pile}
        if ours != theirs:
            return f"{sorted(theirs)} go, not {sorted(ours)}"
        may_end = (the_game.END,) in game.legal_moves()
        ends_at_once = due == 0 or bool(self._house.short and not theirs)
        return "" if may_end == ends_at_once else "one of them may end the turn"

    def _one_of(self, ends: int) -> int:
        """Return an end by chance, most often one that moves the piles little."""
        room = self._room
        nodes = [int(node) for node in room.ends[:ends]]
        if self._chance.random() > CAREFUL:
            return self._chance.choice(nodes)

        def moved(node: int) -> int:
            a, b, c, d = room.tops[node].tolist()
            return a + b - c - d

        return min(nodes, key=moved)
