"""The words of *4½ Minutes*, for the type check alone."""

from words import *

from firmware.games.minutes.clock import Clock as Clock
from firmware.games.minutes.rules import Minutes as Minutes
from firmware.games.minutes.screen_turn import render as _render
from firmware.games.minutes.turn import Entry as Entry

class OverviewPart:
    """``screen_turn.py``"""

    render = staticmethod(_render)
