"""Ring and piezo tell of a key, a play and a turn: one meaning at a time, told by its pattern.

At rest the ring shows one thing, see `pointing`; an answer takes the whole ring for a moment.  All
gets dark when nobody plays.
"""

from firmware.ui.screen import DARK, NO_LIGHT, PIXELS

# What the ring says.  Colours agree with patterns and differ in brightness; no two are told apart
# by red and green alone.
REST, PASSED, ALL = (40, 40, 40), (66, 66, 66), (50, 50, 50)
YES, NO, DRAWS = (0, 70, 50), (110, 20, 0), (90, 55, 0)
BLOCK, ROOM = (60, 0, 60), (0, 40, 90)
WIN, LOSS, TIED = (0, 90, 60), (60, 15, 0), (40, 40, 90)
RED, GREEN, WHITE = (90, 0, 0), (0, 90, 0), ALL  # where a page says what a light means

_BLINK_MS = 120
_DOT_MS = 30  # a light, as the turn goes round
_RUN_MS = 100  # a third of an arc, as it runs inwards
_LIGHT_MS = 60  # a light, as the ring fills or empties
_COUNT_MS = 600  # for each card of a block
_ROOM_MS = 800
_SHORT_MS, _LONG_MS = 100, 250  # at rest the ring changes only at their multiples

# What is heard in all games, tone after tone: Hz and ms, 0 Hz is silence; flat, as each tuple costs
# memory.  What one game alone sounds stands there.  Up is good, down is bad, level is neither, and
# to and fro means that all should listen.
KEY = (2000, 6)
NOT_NOW = (700, 30)
REFUSED = (2400, 90, 0, 30, 1600, 90, 0, 30, 1100, 180)
TICK = (2400, 12)
TOLD_NO = (1600, 60, 0, 30, 1100, 90)  # to who only asked
TURN = (1200, 40, 0, 30, 1600, 40)
DRAWN = (1600, 40, 0, 60, 1200, 40)  # for each card
EVENT = (1760, 80, 3520, 80, 1760, 80, 3520, 160)
SKIP = (2093, 60, 0, 40, 1047, 160)
BEEP = (1000, 70, 0, 90)  # for each card of a block
SHUFFLED = (1400, 25, 0, 25) * 8 + (2100, 80)
WON = (1047, 120, 1319, 120, 1568, 120, 2093, 240, 0, 80, 1568, 120, 2093, 480, 0, 80)
WON += (2093, 100, 2349, 100, 2637, 100, 3136, 900)
LOST = (1568, 150, 1319, 150, 1047, 260)
TIE = (1568, 140, 0, 60, 1568, 140, 0, 60, 1568, 200)
START = (1047, 60, 1568, 60, 2093, 60, 0, 40, 3136, 120)


def lit(pixels: "Sequence[int]", colour: "Colour") -> "list[Colour]":
    """Return the ring's 16 colours: `colour` at `pixels`, else dark."""
    colours: list = [DARK] * PIXELS
    for i in pixels:
        colours[i] = colour
    return colours


def inwards(arc: "Sequence[int]", now: int, thirds: int = 3) -> "Sequence[int]":
    """Return what is lit at `now` ms of an `arc` that runs inwards to its middle, again and again.

    It does so in so many `thirds` of 300 ms.
    """
    cut = now // _RUN_MS % thirds * ((len(arc) + 1) // 2) // thirds
    return arc[cut : len(arc) - cut]


# What moves as the next page comes, see moving.py; STEP and BLINK with a pile of four.
SHAKE, SLIDE, STEP, BLINK, DEAL = 1, 2, 4, 8, 16


class Signals:
    """The answer that is being given, if any; `piezo.tone(hz)` sounds until the next call."""

    def __init__(self, piezo: "Tone"):
        self._piezo = piezo
        self.sound = True
        self.quiet = False  # are key, yes and turn left out?
        self.place = 0  # where the first seat is: see `arc`
        self._tones = ()
        self._until = None  # when the tone that sounds ends, ms
        self._effect = None  # of ms since it began, the ring's colours or None
        self._step = _BLINK_MS
        self._long = False  # does the next key end it?
        self._since = None
        self._due = 0  # when the ring may next look otherwise, ms
        self.motion = 0  # what moves as the next page comes
        self._rest = -1, ()  # who was pointed at last at rest, and the colours
        self._pointed = 0  # the light that was pointed at last

    # What is answered.

    def key(self) -> None:
        """Tick for a key that goes down; it ends what plays at the end of a game."""
        if self._long:
            self._effect, self._tones, self._long = None, (), False
            self._due = 0
            self._until = self._until and 0
        if not self._tones:
            self._sound(KEY, True)

    def not_now(self) -> None:
        """Click: the key does nothing now."""
        self._tones = ()
        self._sound(NOT_NOW)

    def refused(self) -> None:
        """Answer no: every second light, changing over twice."""
        halves = lit(range(1, PIXELS, 2), NO), lit(range(0, PIXELS, 2), NO)
        self.effect(halves * 2, REFUSED)
        self.motion = SHAKE

    def told(self, goes: bool) -> None:
        """Answer a question by yes or no: nobody did anything wrong, so a no is soft."""
        if goes:
            self.done()
            return
        self.effect((lit(range(0, PIXELS, 2), NO),) * 2, TOLD_NO)

    def arc(self, players: int, seat: int) -> "list[int]":
        """Return the pixels that point at `seat`, one of `players` who sit evenly round the table.

        Each pixel points at the seat that is nearest.  The first seat is in front, where pixel 8
        is, or `place` & 15 pixels on; the others follow clockwise, or the other way round where
        `place` has a 16.
        """
        half = PIXELS // 2
        # The first of them, counted from the first seat.
        begin = -((1 - 2 * seat) * half // players)
        end = -((-1 - 2 * seat) * half // players)
        way = -1 if self.place & PIXELS else 1
        return [(half + self.place + way * i) % PIXELS for i in range(begin, end)]

    def pointing(self, game: "Game", now: int, seat: "int | None" = None) -> "Colours":
        """Return the ring at rest: the arc of the `seat` whom all look at, by the game unless told.

        It is steady, or runs inwards while they must answer.
        """
        if seat is None:
            seat = game.looked_at()
            if seat is None:
                return NO_LIGHT
            if game.obliged:
                return lit(inwards(self.arc(game.players, seat), now, 2), DRAWS)
        who = self.place * 64 + game.players * 8 + seat
        if who != self._rest[0]:  # else the same list: whatever is made at rest is garbage
            self._rest = who, lit(self.arc(game.players, seat), REST)
        return self._rest[1]

    def done(self, pixels: "Sequence[int]" = range(PIXELS)) -> None:
        """Answer yes: these `pixels`, which then grow by a light at each side."""
        grown = [(pixels[0] - 1) % PIXELS, (pixels[-1] + 1) % PIXELS]
        if len(pixels) > 1 and (pixels[1] - pixels[0]) % PIXELS != 1:
            grown = [(pixels[0] + 1) % PIXELS, (pixels[-1] - 1) % PIXELS]
        self.effect((lit(pixels, YES), lit(list(pixels) + grown, YES)), (), 60)
        self._sound(TICK, True)

    def turn(
        self, game: "Game", seats: "Sequence[int]" = (), flash: "Colours | None" = None
    ) -> None:
        """Tell that another seat is on turn in `game`: a dot runs there; `seats` are to draw.

        Before that the ring shows a `flash`, if there is one.
        """
        pixels = self.arc(game.players, game.seat)
        goal, begin = pixels[len(pixels) // 2], self._pointed
        self._pointed = goal
        way = -1 if self.place & PIXELS else 1
        steps = (goal - begin) * way % PIXELS
        run = steps * _DOT_MS
        wait = 2 * _BLINK_MS if flash else 0
        after = self._calling(game, seats, (PASSED, REST, PASSED))

        def show(ms: int) -> "Colours | None":
            ms -= wait
            if ms < 0:
                return flash
            if ms < run:
                return lit(((begin + way * (ms // _DOT_MS)) % PIXELS,), PASSED)
            return after(ms - run)

        self.show(show, (), _DOT_MS)
        self._sound(TURN, True)
        self._sound(DRAWN * min(len(seats), 3))
        self.motion = SLIDE

    def event(self, game: "Game", seats: "Sequence[int]" = (), tones: "Tones" = EVENT) -> None:
        """Tell that something happened which all must hear: a Trick, a skip, a reshuffle.

        The whole ring goes on and off twice, then the arcs of the `seats` that draw run inwards.
        """
        flash = (ALL,) * PIXELS, NO_LIGHT
        self.show(self._calling(game, seats, flash * 2), tones, _RUN_MS)

    def _calling(
        self, game: "Game", seats: "Sequence[int]", first: "Sequence[Any]"
    ) -> "Callable[[int], Any]":
        """Return what shows `first`, each for 120 ms, then `seats` running inwards twice.

        What is but one colour is that of the seat on turn.
        """
        arc, players, seat = self.arc, game.players, game.seat
        begun = len(first) * _BLINK_MS

        def show(ms: int) -> "Colours | None":
            if ms < begun:
                phase = first[ms // _BLINK_MS]
                return phase if len(phase) == PIXELS else lit(arc(players, seat), phase)
            if not seats or ms >= begun + 6 * _RUN_MS:
                return None
            colours = lit(arc(players, seat), REST)
            for one in seats:
                pixels = arc(players, one)
                for i in pixels:
                    colours[i] = DARK
                for i in inwards(pixels, ms - begun):
                    colours[i] = DRAWS
            return colours

        return show

    def blocked(self, count: int, right: bool) -> None:
        """Tell how many cards a block still takes: `count` pairs of lights at the pile's side."""
        middle = PIXELS // 4 if right else 3 * PIXELS // 4
        colours = lit([(middle + i) % PIXELS for i in range(-count, count)], BLOCK)
        self.effect((colours,), BEEP * count, _COUNT_MS)

    def room(self, pixels: "Sequence[int]", lights: int) -> None:
        """Answer yes with how much room a pile has left: so many `lights` of its `pixels`.

        The last one blinks.
        """
        colours = lit(pixels[:lights], ROOM)
        off = colours if lights > 1 else (DARK,) * PIXELS
        self.effect((colours, off) * 2, (), _ROOM_MS // 4)
        self._sound(TICK, True)

    def ended(self, won: bool) -> None:
        """Tell that the game is over: the ring fills and whirls, or it empties."""
        whirls = 2 * PIXELS

        def win(ms: int) -> "Colours | None":
            step = ms // _LIGHT_MS
            if step < PIXELS // 2:  # from the bottom, on both sides
                return lit(range(PIXELS // 2 - step, PIXELS // 2 + step + 1), WIN)
            if step < PIXELS // 2 + whirls:
                return lit([(PIXELS // 2 + step + i) % PIXELS for i in range(0, PIXELS, 4)], WIN)
            return None

        def loss(ms: int) -> "Colours | None":
            step = ms // _LIGHT_MS
            return lit(range(step, PIXELS), LOSS) if step < PIXELS else None

        self.motion = 0  # a result has no pile that a card could come to
        self.show(win if won else loss, WON if won else LOST, _LIGHT_MS)
        self._long = True

    def tied(self) -> None:
        """Tell that the game is over and nobody is before the others: two halves in turn."""
        half = PIXELS // 2
        halves = (lit(range(half), TIED), lit(range(half, PIXELS), TIED))
        self.effect(halves * 3, TIE, 300)
        self._long = True

    # How it is told.

    def effect(self, phases: "Sequence[Colours]", tones: "Tones" = (), ms: int = _BLINK_MS) -> None:
        """Show `phases`, each 16 colours for `ms`, and sound `tones`, of each Hz and ms.

        Without phases the tones follow those that are due, and the answer goes on.
        """
        if not phases:
            self._sound(tones)
            return

        def show(since: int) -> "Colours | None":
            phase = since // ms
            return phases[phase] if phase < len(phases) else None

        self.show(show, tones, ms)

    def show(self, colours: "Callable[[int], Any]", tones: "Tones", step: int) -> None:
        """Show what `colours` returns for the ms since now, until None; it changes each `step`."""
        self._effect, self._step = colours, step
        self._since = None
        self._long = False
        self._tones = ()
        self._sound(tones)
        if self._until is not None:
            self._until = 0  # cut off what sounds

    def _sound(self, tones: "Tones", soft: bool = False) -> None:
        """Let `tones` follow those that are due; the `soft` ones not where it is quiet."""
        if self.sound and not (soft and self.quiet):
            self._tones += tones

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
        since = now - self._since
        colours = self._effect(since)
        if colours is None:
            self._effect = None
            self._long = False
            return base
        self._due = now + self._step - since % self._step
        return colours

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


DIM_MS = 120_000  # without a key
DARK_MS = 600_000

_AWAKE, _DIM, _DARK = range(3)


HINT = "hold 0 ask # help  * menu"
HINT_MS = 8000  # without a key on a turn's page, and half of that for what its last row then says


def hints(top: "Screen", idle: int) -> bool:
    """Return True while `top` is to say HINT, or its own hidden keys, `idle` ms after a key."""
    if idle < HINT_MS or not (top.on_turn or top.unseen) or top.note or top.unfinished():
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

    @property
    def dark(self) -> bool:
        """True if nobody has pressed a key for so long that panel and ring are off."""
        return self._stage == _DARK

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
