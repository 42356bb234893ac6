"""The keypad: contacts that join a row to a column, and bounce."""

import random

LONG_AGO = 1_000_000  # us
BOUNCE = (0, 400, 900, 1_300, 2_100)  # us after the touch: closed, open, closed, open, closed


class Keypad:
    """Sixteen keys under fingers; knows nothing of scanning.

    `broken` are the pins of rows and columns whose wires are.
    """

    def __init__(self, contact_of, clock, seed: int) -> None:
        self.bounces = True
        self.broken: set[int] = set()
        self._contact_of = contact_of
        self._clock = clock
        self._random = random.Random(seed)
        self._moves: dict[tuple[int, int], tuple[int, bool, float]] = {}  # since, down, stretch
        self._down: set[str] = set()
        self._touching: tuple[int, list[tuple[int, int]]] = (-1, [])  # at which moment, and what

    def power_on(self) -> None:
        """Begin a new time: what is held is closed from the start, and bounces no more."""
        self._moves = {self._contact_of(key): (-LONG_AGO, True, 0.0) for key in self._down}
        self._touching = (-1, [])

    @property
    def down(self) -> frozenset[str]:
        """The keys that a finger is on."""
        return frozenset(self._down)

    def move(self, key: str, down: bool) -> None:
        """Press or release `key` now.  ValueError if there is no such key."""
        contact = self._contact_of(key)
        if (key in self._down) == down:
            return
        (self._down.add if down else self._down.discard)(key)
        stretch = self._random.uniform(0.5, 2.0) if self.bounces else 0.0
        self._moves[contact] = self._clock.now, down, stretch
        self._touching = (-1, [])

    def closed(self) -> list[tuple[int, int]]:
        """Return the (row pin, column pin) that touch at this very moment."""
        if self._touching[0] != self._clock.now:  # one scan asks for each key of the matrix
            self._touching = self._clock.now, self._closed_now()
        if not self.broken:
            return self._touching[1]
        return [contact for contact in self._touching[1] if not self.broken & set(contact)]

    def _closed_now(self) -> list[tuple[int, int]]:
        touching = []
        settled = []
        for contact, (since, down, stretch) in self._moves.items():
            age = self._clock.now - since
            bounces = sum(age >= moment * stretch for moment in BOUNCE)
            if (bounces % 2 == 1) == down:
                touching.append(contact)
            elif bounces == len(BOUNCE):
                settled.append(contact)
        for contact in settled:
            del self._moves[contact]
        return touching
