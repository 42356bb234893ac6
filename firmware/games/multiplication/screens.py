"""The screens of *Multiplication*: those of all games of discarding, and the factors (H4.2)."""

from firmware.games.multiplication import texts
from firmware.games.shedding import screens
from firmware.games.shedding.rules import DISCARD, FREE
from firmware.games.shedding.screens import first as first
from firmware.games.shedding.screens import menu as menu
from firmware.ui.questions import NumberInput


class Turn(screens.Turn):
    """A turn: ``4 6`` discards the 24 as 4 x 6, ``0`` is ten; ``A`` first makes it a free card."""

    beside = False  # there stand its factors

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell, remark, event)
        self.input = NumberInput(self, 2)  # two factors, a digit each

    def on_key(self, key: str) -> "Destination":
        if self.input.live and key in ("BC" if self._turns() else "BCD"):
            return self.discard(0, self.input.number)
        there = super().on_key(key)
        typed = self.input.text
        if not key.isdigit() or len(typed) < 2:
            return there
        one, other = [int(digit) or 10 for digit in typed]
        return self.play((FREE if self.free else DISCARD, one * other, one, other))

    def discard(self, code: int, number: int) -> None:
        """Say that the other factor is missing: `number` is but one."""
        self.not_now(texts.OTHER.format(number or 10))

    def meant(self) -> None:
        """Return None: what is typed is no card, but its factors."""

    def typed(self) -> str:
        digits = self.input.text
        if not digits and not self.free:
            return ""
        text = " \u00d7 ".join([str(int(digit) or 10) for digit in digits])
        return ("J " if self.free else "") + text + (" \u00d7 _" if len(digits) == 1 else "_")

    def leads(self) -> str:
        if self.input.live:
            return texts.ONE_MORE
        return "" if self.input.text else texts.FACTORS

    def keys_words(self) -> "list[str]":
        return [] if self.input.live or self.free else super().keys_words()
