"""The words of *100 Rummy*: those of its family."""

from firmware.games.melding.__builtins__ import *
