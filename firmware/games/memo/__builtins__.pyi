"""The words of *Numbers Memo*, for the type check alone."""

from words import *

from firmware.games.memo.grid import Grid as _Grid
from firmware.games.memo.grid import across as _across
from firmware.games.memo.rules import Memo as Memo

class GridPart:
    """``grid.py``"""

    Grid = _Grid
    across = staticmethod(_across)
