"""The base of all rules: a move is judged, then played."""


class RulesBase:
    """One game, advanced in place by `play`; a game's own class has `why_not` and `do`."""

    players = 1

    def why_not(self, move: "Move") -> tuple | None:
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        raise NotImplementedError

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        raise NotImplementedError

    def play(self, move: "Move") -> tuple | None:
        """Play `move` and return None, or return why it is refused and change nothing."""
        why = self.why_not(move)
        if not why:
            self.do(move)
        return why

    def why_not_first(self, move: "Move", start: int) -> tuple | None:
        """Return why `move` cannot be the first one, which is `start` and a seat, or None."""
        if move[0] != start:
            return ("start",)
        return None if move[1] < self.players else ("seat", self.players)
