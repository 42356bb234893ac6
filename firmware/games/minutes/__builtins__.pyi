"""The words of *4½ Minutes*, for the type check alone."""

from words import *

from firmware.games.minutes.clock import Clock as Clock
from firmware.games.minutes.rules import Minutes as Minutes
from firmware.games.minutes.turn import Entry as Entry
