"""The device's one step: a key, a tick, and what has changed is sent."""

from firmware.modules.later import later
from firmware.shell.shell import NO_ROOM, OnceGone, Shell
from firmware.ui.keys import LEFT, STUCK, TOGETHER, WAKING, WITHDRAWN, Presses, StuckKeys
from firmware.ui.page import Page
from firmware.ui.screen import BACK, UNDER, Screen, go_back
from firmware.ui.signals import HINT, Dimmer, hints

SLICE = 640  # bytes of the picture by which a step has sent enough while a clock runs
IDLE_MS = 100  # in a game, without a key; then modules are loaded, which delays the next answer
QUIET_MS = 2000  # without a key; then what nobody asked for may come over a page


class Closed(Screen):
    """It holds the place of a menu that went from memory: as one comes back `again()` opens it."""

    dialog = busy = True

    def __init__(self, shell: "Shell", again: "Callable[[], None]"):
        super().__init__(shell)
        self.group: int | None = None  # of the menu's lines that were open
        self.again = again

    def on_tick(self, now: int) -> "Destination":
        self.again()


class App:
    """The stack of screens over one device; knows no game and no pin.

    `box` is the device: see firmware/device/box.py for what it offers.

    A key acts on the page that it means, see firmware/ui/keys.py; what is typed ahead waits for
    its page.
    """

    def __init__(self, box: "Box"):
        self.box = box
        self.shell = Shell(box)
        first = later.power_up.begin(self.shell, lambda: later.keys)
        self.page = Page(box.pixels, box.spare)
        self.shell.gives(self._forget, self._close_menu)
        self.stack: list = [first]
        # For a menu and a group of its lines, made before there is no memory for them.
        self._closed = Closed(self.shell, self._open_menu), Closed(self.shell, self._open_menu)
        self.rest = Dimmer(self.shell)
        self.presses = Presses(first)
        # What is typed ahead while a page is got ready, each stroke with its press and time.
        self._ahead: list[tuple[str, Press, int]] = []
        self._drawn = False  # has the page on top been drawn?
        self._kind: type | None = None  # of the page that was drawn last
        self._ready: Destination = None  # the screen that a key still held will open
        # Of the last digit: the stack before it, where it led, and the moves kept then.
        self._way: tuple[list[Screen], Screen, int] | None = None
        self._idle_from = 0
        self._hinted = False  # does the last row say HINT?
        self._undrawn = False  # is the page on top drawn for the third and last time?
        self._trouble = 0  # of the memory, as it was said: 1 without a game, 2 in one
        self.motion: Perhaps[Motion] = None  # what moves on the page, until it stands still
        self.unsent = []  # windows of the picture that the panel has not got yet

    @property
    def referee(self):
        """The game in play, or None."""
        return self.shell.referee

    @property
    def busy(self) -> bool:
        """True while keys should wait in the pad's queue."""
        return self.stack[-1].busy

    def step(self, now: int, event: "Event | None") -> None:
        """Handle `event`, a (key, pressed, ms) or None, then the time `now` in ms; then show."""
        # One or the other: a release that waited in the queue must end a hold before it is timed.
        if event:
            self.shell.clean_stack()
        strokes = self._on_keys(now, event)
        self._on_ahead()
        self.shell.at = event[2] if event else now
        if not event:  # what was pressed before a moment is judged before that moment
            self._on_tick(now)
        self._look_at_memory()
        self.rest.tick(now, self.stack[-1].calm)
        self.shell.signals.tick(now)
        try:
            self._show(now, strokes)
        except MemoryError:
            if not self._undrawn or len(self.stack) == 1 or type(self.stack[-1]) is OnceGone:
                raise  # what is on the panel may not be known
            self._leave_undrawn()
        if event:
            self._idle_from = now + IDLE_MS * (self.referee is not None)
            self.shell.disturbed()
        elif self.unsent or self.busy:
            pass
        elif self.shell.keys.down:
            self.shell.clean_stack()
            self.shell.collect(now)
        elif now >= self._idle_from:
            calm = self.stack[-1].calm
            if not calm:
                self._way = self._ready = None  # what they hold costs memory
                self.presses.last = (None, 0)
            self.shell.clean_stack()
            self.shell.rest(now, calm)
            if self.box.battery and now >= self._idle_from + QUIET_MS:
                self._look_at_battery(now)

    def _leave_undrawn(self) -> None:
        """Say instead of the page on top, for whose picture there is no memory, that there is none.

        So little is deep here that nothing holds that page any more.
        """
        self.stack.pop()
        self._undrawn = False
        self._way = self._ready = None
        self.presses.last = (None, 0)
        self._empty_page()
        self.page.keeps = True
        self.shell.over(len(self.stack) - 1)
        self.shell.clean_stack()
        self.shell.forget()
        page = OnceGone(self.shell, go_back, None)
        page.busy = False
        self._go(page, False)

    def lost_keys(self) -> None:
        """Begin anew with the pad after its queue overflowed; a page may show which are down."""
        self.shell.keys.forget()
        self.stack[-1].stale = True

    def _forget(self) -> None:
        """Let the page forget what it kept of its words."""
        self.page.forget()

    def _on_keys(self, now: int, event: "Event | None") -> "Strokes":
        """Note what `event` and the time type, and which page it means; return the strokes."""
        shell, presses = self.shell, self.presses
        before = presses.last
        at = event[2] if event else now
        if event and event[1]:
            presses.down(self.stack[-1], at, now if self.rest.pressed(now) else None)
        strokes: Strokes = ()
        if event:
            strokes = shell.keys.feed(*event)
        elif not self.busy:  # what ends a hold may wait in the queue
            strokes = shell.keys.tick(now)
        for stroke in strokes:
            # As a key goes down, one that was down before it may act first.
            older = event and len(stroke) == 1 and stroke != event[0]
            self._ahead.append((stroke, before if older else presses.last, at))
        return strokes

    def _on_ahead(self) -> None:
        """Let what was typed act, and a page that waits load what it needs."""
        while self._ahead and not self.busy:
            self._on_next()
            # A function goes on holding what it has called others with, so here is no page that
            # would keep a game in memory.
            if self.busy:  # with little to load, or nothing
                self._load()

    def _on_next(self) -> None:
        """Let the next stroke act; nothing holds a page that is left: it may hold a game."""
        stroke, press, self.shell.at = self._ahead.pop(0)
        self._on_stroke(stroke, press)
        if self.busy and self.presses.last is press:
            self.presses.last = (None, 0)

    def _on_stroke(self, stroke: str, press: "Press") -> None:
        """Let `stroke` act, whose key went down as `press` says."""
        top = self.stack[-1]
        if stroke == STUCK:
            self._on_stuck()
            return
        if not self.presses.means(press, stroke, top):
            self._way = None  # nothing was done that could be withdrawn
            if stroke[:3] == "up ":
                top.stale = True  # it may show which are down
            elif stroke[:5] != "soon ":
                self.presses.refuse(press, top, self.shell.at)
            return
        if stroke.startswith("soon"):
            self._ready = self._opened_early(stroke[-1], top)
            self.shell.drawn()
            return
        self.shell.signals.key()
        top.stale = True
        top.closes = top.note != "" and (top.sign != "" or top.fades > 0)
        top.note, top.fades = "", 0
        if stroke == WITHDRAWN:
            self._withdraw(top)
        elif stroke == TOGETHER:
            self.shell.signals.not_now()  # a click says enough
        elif stroke[:4] == "hold" and self._opens(stroke[-1], top):
            self._cover(top)
            self._go(self._ready or self._opened(stroke[-1], top))
        elif stroke.startswith("hold") and stroke[-1] not in top.held:
            top.not_now("Holding {} does nothing here.".format(stroke[-1]))
        else:
            top.typing = None
            moves = self.shell.journal.moves
            self._way = list(self.stack), top, moves
            self.shell.key = stroke
            if self.shell.referee:
                self.shell.referee.refused = None
            there = None if top.only_closes(stroke) else top.on_key(stroke)
            self._go(self._under(stroke) if there == UNDER else there)
            referee = self.referee
            if self.shell.learning and referee and (referee.refused or referee.played > moves):
                self._teach(moves)
            before, _, _ = self._way  # without the menu, if that had to go
            self._way = before, self.stack[-1], moves
        self._ready = None

    def _on_tick(self, now: int) -> None:
        """Let the page on top act on the time: the device plays, or a claim is refused.

        Nothing goes on holding it as the page that follows is drawn: it may hold a proof.
        """
        top = self.stack[-1]
        self.presses.tick(top, now)
        if 0 < top.fades <= now:
            top.say("")
        moves = self.shell.journal.moves
        there = top.on_tick(now)
        self._go(there, top.busy)
        referee = self.shell.learning and self.referee
        if referee and (there and referee.refused or referee.played > moves):
            self._teach(moves, top.busy)

    def _teach(self, moves: int, by_key: bool = True) -> None:
        """Tell the reason of a move more than `moves` or a refusal, to which a key led or time."""
        try:
            self._go(self.shell.lesson(self.stack[-1], moves), by_key)
        except MemoryError:  # the game goes on without it
            self.shell.forget()

    def _load(self) -> None:
        """Let a page that waits load what it needs; those before it give way."""
        if self._way:
            del self._way[0][:]  # as in `_go`
        self._way = self._kind = None
        self.page.forget()
        self.shell.clean_stack()  # else it holds what has led here
        self._go(self.stack[-1].on_tick(self.shell.at))

    def _under(self, stroke: str) -> "Destination":
        """Go back to the screen beneath and return where `stroke` leads from there.

        A screen that is deaf at first hides something, and takes no key that was meant for another.
        """
        beneath = self.stack[-2]
        self._go(BACK)
        if type(beneath) is Closed:
            self._open_menu()
            if self.stack[-1].gives_way:  # else it has no memory still
                beneath = self.stack[-1]
        if beneath is not self.stack[-1] or beneath.deaf_ms:
            self.presses.refuse((beneath, 0), self.stack[-1], self.shell.at)
            return None
        beneath.note = ""
        there = beneath.on_key(stroke)
        return self._under(stroke) if there == UNDER else there  # of a question over another

    def _look_at_memory(self) -> None:
        """Say it if what is played is no longer kept; the page then has a sign of it."""
        shell = self.shell
        trouble = 1 + shell.playing if shell.trouble else 0
        if trouble > self._trouble:
            self.stack[-1].say(later.crash.said(shell))
        self._trouble = trouble

    def _look_at_battery(self, now: int) -> None:
        """Say how long the battery lasts, once it is low, where nobody answers or types.

        Nor over a running clock, before a hidden hand, or in the dark, where nobody would see it.
        """
        top = self.stack[-1]
        if top.dialog or top.calm or top.deaf_ms or top.unfinished() or self.rest.dark:
            return
        minutes = self.box.battery.left(now)
        if minutes:
            self._go(later.crash.LowBattery(self.shell, minutes), False)

    def _withdraw(self, top: "Screen") -> None:
        """Undo what the last digit typed or chose; a move is taken back as by hand."""
        if self._way is None:  # it did nothing
            return
        before, there, moves = self._way
        self._way = None
        if top is before[-1]:
            top.withdraw()
        elif top is there and moves == self.shell.journal.moves:
            top.withdraw()  # where it was typed beneath a question
            self.stack = before
            self.shell.over(len(before) - 1)
            before[-1].stale = True
        elif top is there and moves < self.shell.journal.moves:
            self._go(self.shell.take_back(top, True))

    def _on_stuck(self) -> None:
        """Go on without the key that does not come up, and say which it is."""
        keys = self.shell.keys
        self.shell.keys = StuckKeys(keys.stuck + keys.down[0], keys.down[1:])
        self.stack[-1].say(self.shell.keys.said())

    def _opened_by(self, key: str, top: "Screen") -> "Destination":
        """Return the screen that a held `key` opens over `top`, or None."""
        if not self._opens(key, top):
            return None
        shell = self.shell
        if key == "0":
            return shell.ask_about(top)
        shown = shell.shown
        shell.shown = self.page.shown
        if key == "*":
            return shell.menu(top)
        try:
            return top.explain()
        finally:
            shell.shown = shown  # the menu beneath tells of it

    def _cover(self, top: "Screen") -> None:
        """Let `top` wait while a page lies over it; what said that a number is dead has gone."""
        top.stand_still()
        if top.input:
            top.input.bury()

    def _opened_early(self, key: str, top: "Screen") -> "Destination":
        """Return what `_opened_by` does, or None where it has no memory yet."""
        try:
            return self._opened_by(key, top)
        except MemoryError:
            self.shell.forget()
            return None

    def _opened(self, key: str, top: "Screen") -> "Destination":
        """Return what `_opened_by` does; where all gave way and it has no memory that is said."""
        for _ in range(2):
            try:
                return self._opened_by(key, top)
            except MemoryError:
                self.shell.forget()
        top.not_now(NO_ROOM)
        return None

    def _opens(self, key: str, top: "Screen") -> bool:
        """Return True if the held `key` means the same on all screens such as `top`."""
        if key == "#" or key == "*" and not top.dialog:
            return True
        return key == "0" and top.asks

    def _go(self, destination: "Destination", by_key: bool = True) -> None:
        if destination is None or destination == UNDER:
            return
        before = self.stack[-1]
        if destination == BACK:
            if len(self.stack) > 1:
                self.stack.pop()
                self.shell.expect_none()
                if not self.busy:
                    # It may have to give way at once, as a clock that nobody saw stands still.
                    self._go(self.stack[-1].on_tick(self.shell.at), False)
        elif destination.dialog:
            self.stack.append(destination)
        else:
            # A call that is over may have left the list in a place where the collector finds it.
            self.stack[:] = [destination]
        self._turn(self.stack[-1] is not before, by_key)

    def _turn(self, to_another: bool, by_key: bool) -> None:
        """Let the page on top be drawn, which may be another one than before."""
        self.stack[-1].stale = True
        self.box.let_reload(self.shell.referee is None)
        self.shell.turned(len(self.stack) - 1)
        if to_another:
            self._drawn = False
            self._ready = None
            page, at = self.presses.last
            if page not in (None, WAKING) and page not in self.stack:  # it may hold a proof
                self.presses.last = (LEFT, at)
            self.presses.turned(by_key)

    def _show(self, now: int, strokes: "Strokes") -> None:
        top = self.stack[-1]
        lit = strokes or top.stale or self.shell.signals.due(now)
        hint = hints(top, now - self._idle_from)
        if (top.stale or hint != self._hinted) and not self.unsent:
            top.stale = False
            self._drawn, self._hinted = True, hint
            self._draw(top, now, HINT if hint else "")
        elif self.motion and not self.unsent:
            self.unsent = self._if_room(self.motion.step, now) or []
        sent = self._send() if self.unsent else now
        if self.motion:
            self.motion.due += sent - now  # each picture stands as long, however late it came
            if self.motion.over:
                self.motion = None
        if self._drawn and not self.unsent and not self.busy:
            self.presses.shown(sent)
        if lit:
            self.box.glow(self.shell.signals.colours(now, top.lights(now)))

    def _draw(self, top: "Screen", now: int, hint: str) -> None:
        """Draw the page of `top`, and begin what moves on it; what differs is to be sent."""
        self.shell.drawn()
        if type(top) is not self._kind:
            self._kind = type(top)
            if self.shell.short_of_memory:
                self.page.forget()
                # To try in vain takes 0.1 s, and each try after it.
                if not self.shell.room_to_draw() and self._close_menu():
                    self.shell.forget()
            else:
                self.page.forget_words()
        self.motion = self._if_room(self.shell.moving, top, self.box.pixels)
        try:
            top.paint(self.page, hint)
        except MemoryError:  # a page can be drawn once more, when all that can has given way
            try:
                self._draw_again(top, hint)
            except MemoryError:
                self._close_menu()
                self._undrawn = True
                self._draw_again(top, hint)
                self._undrawn = False
        self.unsent = windows = self.page.paint()
        if self.motion:
            moved = self._if_room(self.motion.begin, now, windows)
            self.unsent = windows if moved is None else moved

    def _close_menu(self) -> bool:
        """Let the menu go from beneath the page on top, until a star leads back to it.

        Return False if it was not there, or a page of its own is on top, which needs it.
        """
        stack = self.stack
        if stack[-1].gives_way:
            return False
        closed = 0
        for i in range(len(stack) - 1):
            page = stack[i]
            if page.gives_way:
                place = stack[i] = self._closed[page.group is not None]
                place.group = page.group
                closed += 1
                before = self._way[0] if self._way else stack
                for j in range(len(before)):
                    if before[j] is page:
                        before[j] = place
        if not closed:
            return False
        self.presses.last = (None, 0)  # the last key went down on it
        self.shell.over(0)  # else what made the page on top would go, and the menu's stay
        self.shell.over(len(self.stack) - 1)
        return True

    def _open_menu(self) -> None:
        """Open the menu that had to go; where there is no memory for it still, go past it."""
        closed = [page for page in self.stack if type(page) is Closed]
        under = self.stack = self.stack[: -len(closed)]
        self.shell.over(len(under) - 1)
        try:
            menu: Any = self.shell.menu(under[-1])
            self.stack = under + [menu.at(page.group) for page in closed]
        except MemoryError:
            self.shell.forget()
        self._turn(True, True)

    def _draw_again(self, top: "Screen", hint: str) -> None:
        self._way = self._ready = None
        self._empty_page()
        self.shell.forget()
        self.page.keeps = False
        top.paint(self.page, hint)
        self.page.keeps = True

    def _empty_page(self) -> None:
        """Let nothing stay of a picture that was begun in vain."""
        shown = self.page.shown
        self.page.begin()
        self.page.shown = shown

    def _if_room(self, how: "Callable[..., Any]", *of: "Any") -> "Any":
        """Return `how(*of)`, or None where it has no memory: then nothing moves.

        What was put elsewhere meanwhile is put right as the page is painted once more.
        """
        try:
            return how(*of)
        except MemoryError:
            self.motion = None
            self.stack[-1].stale = True
            return None

    def _send(self) -> int:
        """Send the picture; while a clock runs a part of it, some 15 ms of the bus.

        Return the time then, ms.
        """
        part, self.unsent = self.unsent, []
        if self.stack[-1].calm:
            size = count = 0
            while count < len(part) and size < SLICE:
                first, last, left, right = part[count]
                size += (last - first + 1) * (right - left)
                count += 1
            self.unsent = part[count:]
            del part[count:]
        return self.box.show(part)
