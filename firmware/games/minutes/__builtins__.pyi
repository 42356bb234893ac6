"""The words of *4½ Minutes*, for the type check alone."""

from typing import Protocol

from words import *

from firmware.games.minutes.clock import Clock as Clock
from firmware.games.minutes.overview import render as _render
from firmware.games.minutes.pause import Pause as _Pause
from firmware.games.minutes.play_entry import Entry as Entry
from firmware.games.minutes.rules import Minutes as Minutes
from firmware.games.minutes.take_back import take_back as _take_back

class WayInPart(Protocol):
    """``screen_turn.py``, ``on_call_turn.py``, ``table_turn.py``: how plays are keyed in."""

    @property
    def Turn(self) -> Callable[[Shell], Entry]: ...

class PausePart:
    """``pause.py``"""

    Pause = _Pause

class OverviewPart:
    """``overview.py``"""

    render = staticmethod(_render)

class TakeBackPart:
    """``take_back.py``"""

    take_back = staticmethod(_take_back)
