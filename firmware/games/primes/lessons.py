"""Why the Primes' Game is as it is: as its family, but for what a set is."""

from firmware.games.melding.lessons import LESSONS as _SHARED
from firmware.games.melding.lessons import event

__all__ = ("LESSONS", "event")

LESSONS = dict(_SHARED)
LESSONS["sets"] = "A set: a prime, 2 or more of its ones or tens"
