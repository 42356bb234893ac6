"""Ring and piezo tell of a key and a turn, and all gets dark when nobody plays."""

from firmware.ui.screen import DARK, PIXELS

RED = (90, 0, 0)
GREEN = (0, 90, 0)
WHITE = (50, 50, 50)
AMBER = (90, 45, 0)  # of those who are to draw

_BLINK_MS = 120
_SHORT_MS, _LONG_MS = 200, 250  # but for an answer the ring changes only at their multiples

# What is heard in all games, tone after tone: Hz and ms, 0 Hz is silence; flat, as each tuple costs
# memory.  What one game alone sounds stands there.  A piezo is loud from 1 to 4 kHz, and quiet
# below; a test holds the refusal to be the most urgent, and the event to be unlike all else.
REFUSED = (3600, 80, 2400, 100, 0, 40) * 3
TICK = (2400, 12)
NO = (1600, 60, 0, 30, 1100, 90)
TURN = (1200, 40, 0, 30, 1600, 40)
EVENT = (1760, 80, 3520, 80, 2640, 140)
WON = (1047, 100, 1319, 100, 1568, 100, 2093, 240)
LOST = (1568, 150, 1319, 150, 1047, 260)


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
        self._due = 0  # when the ring may next look otherwise, ms

    def refused(self) -> None:
        """Answer no."""
        odd = tuple([RED if i % 2 else DARK for i in range(PIXELS)])
        even = tuple([DARK if i % 2 else RED for i in range(PIXELS)])
        self.effect((odd, even, odd, even), REFUSED)

    def told(self, goes: bool) -> None:
        """Answer a question by yes or no: nobody did anything wrong, so a no is soft."""
        if goes:
            self.done()
            return
        self.effect((tuple([DARK if i % 2 else RED for i in range(PIXELS)]),) * 2, NO)

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
        self.effect((lit, lit), TICK)

    def turn(self, game: "Game", seats: "Sequence[int]" = ()) -> None:
        """Tell that another seat is on turn in `game`; `seats` are to draw, and glow."""
        self.effect(((WHITE,) * PIXELS,) + self._pointing(game, seats), TURN)

    def event(self, game: "Game", seats: "Sequence[int]" = ()) -> None:
        """Tell that something happened which all must hear: a Trick, a skip, a reshuffle."""
        whole = (WHITE,) * PIXELS
        self.effect((whole, (DARK,) * PIXELS, whole) + self._pointing(game, seats), EVENT)

    def _pointing(self, game: "Game", seats: "Sequence[int]"):
        """Return the phases that point at whose turn it is, and let `seats` glow."""
        lit: list = [DARK] * PIXELS
        for i in self.arc(game.players, game.seat):
            lit[i] = WHITE
        off = list(lit)
        for seat in seats:
            for i in self.arc(game.players, seat):
                lit[i] = AMBER
        return (lit, lit, off) * 2 + (lit,)

    def ended(self, won: bool) -> None:
        """Tell that the game is over."""
        colour = GREEN if won else RED
        whole = (colour,) * PIXELS
        half = tuple([colour if i < PIXELS // 2 else DARK for i in range(PIXELS)])
        steps = (whole, (DARK,) * PIXELS) * 3 if won else (whole, half, whole, half)
        self.effect(steps, WON if won else LOST)

    def due(self, now: int) -> bool:
        """Return True if the ring may look otherwise at `now` ms than it was last told."""
        return now >= self._due or self._effect is not None and self._since is None

    def colours(self, now: int, base: "Colours"):
        """Return the ring's colours at `now` ms, `base` where no answer is being given."""
        self._due = now + min(_SHORT_MS - now % _SHORT_MS, _LONG_MS - now % _LONG_MS)
        if self._effect is None:
            return base
        if self._since is None:
            self._since = now
        phase = (now - self._since) // _BLINK_MS
        if phase < len(self._effect):
            self._due = self._since + (phase + 1) * _BLINK_MS
            return self._effect[phase]
        self._effect = None
        return base

    def tick(self, now: int) -> None:
        """Begin and end the tones as they are due at `now` ms."""
        if self._until is not None and now < self._until:
            return
        if self._tones:
            hertz, length = self._tones[:2]
            self._tones = self._tones[2:]
            self._until = now + length
            self._piezo.tone(hertz)
        elif self._until is not None:
            self._until = None
            self._piezo.tone(0)

    def effect(self, phases: "Sequence[Colours]", tones: "Tones" = ()) -> None:
        """Show `phases`, each 16 colours for 120 ms, and sound `tones`, of each Hz and ms.

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


DIM_MS = 120_000  # without a key
DARK_MS = 600_000

_AWAKE, _DIM, _DARK = range(3)


HINT = "hold # help  * menu"
HINT_MS = 8000  # without a key on a turn's page, and half of that for what its last row then says


def hints(top: "Screen", idle: int) -> bool:
    """Return True while the last row of `top` is to say HINT, `idle` ms after the last key."""
    if idle < HINT_MS or not top.on_turn or top.note or top.unfinished():
        return False
    return idle // (HINT_MS // 2) % 2 == 0


class Dimmer:
    """How long no key went down; sets the brightness of panel and ring by it."""

    def __init__(self, shell: "Shell"):
        self._house = shell
        self._since = None  # when the last key went down, ms
        self._stage = _AWAKE

    def tick(self, now: int, calm: bool) -> None:
        """Dim or darken as it is due at `now` ms; while a clock runs (`calm`) it never is."""
        if calm or self._since is None:
            self._since = now
        idle = now - self._since
        self._become(_AWAKE if idle < DIM_MS else _DIM if idle < DARK_MS else _DARK)

    def pressed(self, now: int) -> bool:
        """Be bright again, as a key went down; return True if it was dark until then."""
        dark = self._stage == _DARK
        self._since = now
        self._become(_AWAKE)
        return dark

    def _become(self, stage: int) -> None:
        if stage != self._stage:
            self._stage = stage
            level = self._house.brightness if stage == _AWAKE else 1 if stage == _DIM else 0
            self._house.box.brightness(level)
