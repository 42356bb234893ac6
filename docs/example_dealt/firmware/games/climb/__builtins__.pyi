"""The words of *Climb*, for the type check alone."""

from words import *

from firmware.games.climb.rules import Climb as Climb
