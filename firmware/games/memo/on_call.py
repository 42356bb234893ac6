"""Rules of *Numbers Memo* on call: the players judge their pairs, only that there is one is told.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.memo.rules import Memo
from firmware.games.memo.tables import END, NEED, PAIR, REVEAL


class OnCall(Memo):
    """One game of which only the counts are known; no card is named."""

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        found = super().facts()
        del found["up"]
        return found

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings left out."""
        if self.started and not self.over:
            return [(PAIR,), (END,)]
        return super().legal_moves()

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in (REVEAL, NEED):
            return ("on-call",)
        if code not in (PAIR, END):
            return super().why_not(move)
        return ("over",) if self.over else None if self.started else ("start",)

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        if move[0] != PAIR:
            super().do(move)
            return
        self.kept = True  # H7.3: they may go again
        self.knowledge.hands[self.seat] += 2
        self.knowledge.draw -= 2
        self.judge()
