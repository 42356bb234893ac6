"""The words of *Primes*: those of its family."""

from firmware.games.melding.__builtins__ import *
