"""The screens of *Multiplication*: those of all games of discarding, and the factors (H4.2)."""

from firmware.games.multiplication import texts
from firmware.games.multiplication.tables import pairs
from firmware.games.shedding import screens
from firmware.games.shedding.screens import first, menu

__all__ = ("Turn", "first", "menu")


class Turn(screens.Turn):
    """A turn: ``2 4 #`` asks for the factors where there are two pairs, one of them is a key."""

    def __init__(self, shell: "Shell", remark: str = ""):
        super().__init__(shell, remark)
        self.asked: tuple = ()  # while the factors are asked for: the move's row and number

    def on_key(self, key: str) -> "Destination":
        if not self.asked:
            return super().on_key(key)
        if key.isdigit():
            return self._declare_by(int(key) or 10)
        if key == "*":
            self.asked = ()
        else:
            self.refuse(texts.ONE_OF)
        return None

    def discard(self, code: int, number: int):
        """Discard `number`; its factors are asked for, but where no choice is left."""
        kinds = pairs(number) or [(1, 1)]
        goes = [pair for pair in kinds if not self.game.why_not((code, number) + pair)]
        if goes and len(kinds) > 1:
            self.asked = (code, number)
            return None
        return self.play((code, number) + kinds[0])

    def render(self, page: "Page") -> None:
        super().render(page)
        if self.asked:
            page.row(4, texts.which(self.asked[1]))
            page.row(7, texts.FACTOR)

    def _declare_by(self, factor: int):
        """Discard the number with the pair that has `factor`."""
        asked = self.asked
        for pair in pairs(asked[1]):
            if factor in pair:
                self.asked = ()
                return self.play(asked + pair)
        self.refuse(texts.ONE_OF)
        return None
