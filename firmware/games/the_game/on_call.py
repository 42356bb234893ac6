"""Rules of *The Game* on call: the players judge their cards, only how many are laid is told.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.the_game.rules import TheGame
from firmware.games.the_game.tables import CANT, DECK, END, LAID, LAY, LAY_COUNT, START, STUCK, TOP
from firmware.play.knowledge import Counts


class OnCall(TheGame):
    """One game of which only the counts are known; no card is named, so every card may still go."""

    def __init__(self, rules: str, players: int):
        super().__init__(rules, Counts(players, DECK))

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        found = super().facts()
        del found["tops"], found["laid"]
        return found

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and signs left out."""
        if self.over:
            return []
        if not self.started:
            return [(START, seat) for seat in range(self.players)]
        due = self.due
        laid = [(LAY_COUNT, count) for count in range(due, self.knowledge.hands[self.seat] + 1)]
        return laid + [(STUCK, count) for count in range(due)]

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in (LAY, END, CANT, TOP, LAID):
            return ("on-call",)
        if code not in (LAY_COUNT, STUCK):
            return super().why_not(move)
        if self.over:
            return ("over",)
        if not self.started:
            return ("start",)
        held = self.knowledge.hands[self.seat]
        if move[1] > held:
            return ("many", held)
        if code == STUCK:
            return None if move[1] < self.due else ("enough",)
        return None if move[1] >= self.due else ("ask", self.due - move[1])  # TG16: they say

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code not in (LAY_COUNT, STUCK):
            super().do(move)
            return
        self.laid = move[1]
        self.unlaid -= self.laid
        self.knowledge.hands[self.seat] -= self.laid
        if not self.left or code == STUCK and not self.short:
            self.over = True  # TG12, or TG11 on the player's word: TG16
        else:
            self._end()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see new cards."""
        ends = move[0] == LAY_COUNT or move[0] == STUCK and self.short
        return ends and self.knowledge.draw > 0 and move[1] > 0
