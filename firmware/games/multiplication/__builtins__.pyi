"""The words of *Multiplication*, for the type check alone."""

from firmware.games.multiplication.rules import Multiplication as Multiplication
from firmware.games.shedding.__builtins__ import *
