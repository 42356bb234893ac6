"""The words of the family shedding, for the type check alone."""

from typing import Protocol, TypeAlias

from words import *

from firmware.games.shedding.rules import Discarding as Discarding
from firmware.games.shedding.screens import Turn as _Turn
from firmware.games.shedding.screens import added_lines as _lines
from firmware.games.shedding.specials import Specials as Specials

SheddingTurn: TypeAlias = _Turn  # of every game of the family

class SheddingRules(Rules, Protocol):
    """``rules.py`` of a game; where cards have factors it has `pairs` besides."""

    @property
    def MOST(self) -> bytes: ...
    def options(self, setup: Setup) -> bytes: ...
    def hand_size(self, players: int) -> int: ...

class SheddingTexts(Texts, Protocol):
    """``texts.py`` of a game."""

    def why(self, reason: Reason) -> str: ...
    def status(self, game: Any) -> str: ...
    def hint(self, game: Any) -> tuple[str, str]: ...

class SheddingAskedPart(AskedPart, Protocol):
    """``help.py`` of a game, or the family's own."""

    def reasons(self, game: Any, card: int, ways: list[tuple[int, ...]], /) -> list[str]: ...

class SpecialRulings(Protocol):
    """``special_ruling_rules.py``, where a game has rulings of its own."""

    def why_not(self, game: Any, move: Move, /) -> Reason | None: ...
    def rule(self, game: Any, move: Move, /) -> None: ...
    def set_laid(self, game: Any, laid: int, /) -> None: ...
    def why_not_obliged(self, game: Any, /) -> Reason | None: ...

class MenuPart:
    """``screens.py``"""

    lines = staticmethod(_lines)
