"""Why the Primes' Game is as it is: as its family, but for what a set is."""

from firmware.games.melding import ask

LESSONS = dict(ask.LESSONS)
LESSONS["sets"] = "A set: a prime, 2 or more of its ones or tens"
