"""The words of *Numbers*, for the type check alone."""

from firmware.games.numbers.rules import Numbers as Numbers
from firmware.games.shedding.__builtins__ import *
