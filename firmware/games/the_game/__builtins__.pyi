"""The words of *The Game*, for the type check alone."""

from typing import TypeAlias

from words import *

from firmware.games.the_game.rules import OnCall as OnCall
from firmware.games.the_game.rules import TheGame as TheGame
from firmware.games.the_game.screens import Turn as _Turn
from firmware.games.the_game.why import of_last as _of_last

LayingTurn: TypeAlias = _Turn  # where the cards are judged

class WhyPart:
    """``why.py``"""

    of_last = staticmethod(_of_last)
