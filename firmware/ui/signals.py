"""Light and sound that answer a key: seen and heard without reading, and never by colour alone.

A refusal blinks every second pixel of the whole ring twice and buzzes low twice; a success lights
one part of the ring steadily once and ticks.  When a turn begins the ring flashes, and for a second
it points at whose turn it is; who is to draw glows meanwhile.
"""

from firmware.ui.screen import DARK, PIXELS

RED = (90, 0, 0)
GREEN = (0, 90, 0)
WHITE = (50, 50, 50)
AMBER = (90, 45, 0)  # of those who are to draw

_BLINK_MS = 120
_TICK = ((2400, 12),)  # tones: Hz (0 is silence), ms
_BUZZ = ((180, 70), (0, 40), (180, 110))
_TURN = ((1200, 40), (0, 30), (1600, 40))
_WON = ((1047, 120), (1319, 120), (1568, 120), (2093, 240))
_LOST = ((392, 200), (330, 200), (262, 360))


class Signals:
    """The answer that is being given, if any; `piezo.tone(hz)` sounds until the next call."""

    def __init__(self, piezo: "Tone"):
        self._piezo = piezo
        self.sound = True
        self.place = 0  # where the first seat is: see `arc`
        self._tones = ()
        self._until = None  # when the tone that sounds ends, ms
        self._effect = None  # colours by phase
        self._since = None

    def refused(self) -> None:
        """Answer no."""
        odd = tuple([RED if i % 2 else DARK for i in range(PIXELS)])
        even = tuple([DARK if i % 2 else RED for i in range(PIXELS)])
        self.effect((odd, even, odd, even), _BUZZ)

    def arc(self, players: int, seat: int) -> "list[int]":
        """Return the pixels that point at `seat`, one of `players` who sit evenly round the table.

        Each pixel points at the seat that is nearest.  The first seat is in front, where pixel 8
        is, or `place` & 15 pixels on; the others follow clockwise, or the other way round where
        `place` has a 16.
        """
        half = PIXELS // 2
        begin = -(
            (1 - 2 * seat) * half // players
        )  # the first of them, counted from the first seat
        end = -((-1 - 2 * seat) * half // players)
        way = -1 if self.place & PIXELS else 1
        return [(half + self.place + way * i) % PIXELS for i in range(begin, end)]

    def done(self, pixels: "Sequence[int]" = range(PIXELS)) -> None:
        """Answer yes, on these `pixels`."""
        lit = [GREEN if i in pixels else DARK for i in range(PIXELS)]
        self.effect((lit, lit), _TICK)

    def turn(self, game: "Game", seats: "Sequence[int]" = ()) -> None:
        """Tell that another seat is on turn in `game`; `seats` are to draw, and glow."""
        lit: list = [DARK] * PIXELS
        for i in self.arc(game.players, game.seat):
            lit[i] = WHITE
        off = list(lit)
        for seat in seats:
            for i in self.arc(game.players, seat):
                lit[i] = AMBER
        self.effect(((WHITE,) * PIXELS,) + (lit, lit, off) * 2 + (lit,), _TURN)

    def ended(self, won: bool) -> None:
        """Tell that the game is over."""
        colour = GREEN if won else RED
        whole = (colour,) * PIXELS
        half = tuple([colour if i < PIXELS // 2 else DARK for i in range(PIXELS)])
        steps = (whole, (DARK,) * PIXELS) * 3 if won else (whole, half, whole, half)
        self.effect(steps, _WON if won else _LOST)

    def colours(self, now: int, base: "Colours"):
        """Return the ring's colours at `now` ms, `base` where no answer is being given."""
        if self._effect is None:
            return base
        if self._since is None:
            self._since = now
        phase = (now - self._since) // _BLINK_MS
        if phase < len(self._effect):
            return self._effect[phase]
        self._effect = None
        return base

    def tick(self, now: int) -> None:
        """Begin and end the tones as they are due at `now` ms."""
        if self._until is not None and now < self._until:
            return
        if self._tones:
            hertz, length = self._tones[0]
            self._tones = self._tones[1:]
            self._until = now + length
            self._piezo.tone(hertz)
        elif self._until is not None:
            self._until = None
            self._piezo.tone(0)

    def effect(self, phases: "Sequence[Colours]", tones: "Tones" = ()) -> None:
        """Show `phases`, each 16 colours for 120 ms, and sound `tones`, each Hz and ms.

        Without phases the tones follow those that are due, and the answer goes on.
        """
        if not phases:
            self._tones += tones if self.sound else ()
            return
        self._effect = phases
        self._since = None
        self._tones = tones if self.sound else ()
        if self._until is not None:
            self._until = 0  # cut off what sounds
