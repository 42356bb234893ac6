"""The words of *Great Digits*: those of its family."""

from firmware.games.shedding.__builtins__ import *
