"""The words of *The Game*, for the type check alone."""

from typing import TypeAlias

from words import *

from firmware.games.the_game.rules import OnCall as OnCall
from firmware.games.the_game.rules import TheGame as TheGame
from firmware.games.the_game.screens import Turn as _Turn

LayingTurn: TypeAlias = _Turn  # where the cards are judged
