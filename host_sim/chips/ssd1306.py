"""The SSD1306: I2C bytes into a picture, strictly.

Every transaction begins with a control byte: bit 6 says data or command, bit 7 that only one
byte follows before the next control byte.  A command's arguments may arrive in transactions of
their own; the chip waits for them.  A byte that is no command raises `Misuse`: on the table it
would be a picture gone wrong for reasons that nobody finds.
"""

import random
from collections.abc import Callable

from host_sim.chips.orders import ARGUMENTS, check
from host_sim.faults import Misuse

COLUMNS, PAGES = 128, 8
VERTICAL, BY_PAGE = 1, 2


class Ssd1306:
    """A panel of 128 x 64, mounted so that the usual A1 and C8 show it upright.

    It is `strict` until its contact is bad: then it makes what it can of what arrives.
    """

    def __init__(self, now: Callable[[], int], seed: int) -> None:
        self.changed_at = 0
        self.strict = True
        self._now = now
        self._random = random.Random(seed)
        self.power_on()

    def power_on(self) -> None:
        """Begin as after a reset: off, and with whatever the memory happens to hold."""
        self._ram = bytearray(self._random.randbytes(COLUMNS * PAGES))  # by place on the panel
        self._waiting: list[int] = []
        self._mode = BY_PAGE
        self._column, self._columns = 0, (0, COLUMNS - 1)
        self._page, self._pages = 0, (0, PAGES - 1)
        self._first_line = self._offset = 0
        self._lines = 64
        self._mirrored = True  # A0: column 0 is on the right
        self._downward = False  # C8
        self._on = self._pump = self._supplied = self._all_on = False
        self.inverted = False
        self.contrast = 0x7F
        self.changed_at = self._now()

    @property
    def lit(self) -> bool:
        """True if the panel was switched on, with its charge pump running by then."""
        return self._on and self._supplied

    def receive(self, message: bytes) -> None:
        """Take one transaction, without its address byte.  Misuse if it makes no sense."""
        place = 0
        while place < len(message):
            control = message[place]
            if control & 0x3F:
                raise Misuse(f"SSD1306: 0x{control:02X} is no control byte")
            end = place + 2 if control & 0x80 else len(message)
            body = message[place + 1 : end]
            if control & 0x40:
                self._store(body)
            else:
                for byte in body:
                    self._command(byte)
            place = end

    def status(self) -> int:
        """Return what a read gives: D6 says that the display is off (data sheet, table 9-1)."""
        return 0x03 if self._on else 0x43

    def picture(self) -> bytes:
        """Return what the eye sees, as 8 pages of 128 vertical bytes, bit 0 on top."""
        if not self.lit:
            return bytes(COLUMNS * PAGES)
        if self._all_on:
            return b"\xff" * (COLUMNS * PAGES)
        upright = self._downward and not (self._first_line or self._offset)
        seen = bytes(self._ram) if upright and self._lines == 64 else self._scanned()
        return bytes(byte ^ 0xFF for byte in seen) if self.inverted else seen

    def _scanned(self) -> bytes:
        """Return the memory as the scan shows it where that is not simply upright."""
        seen = bytearray(COLUMNS * PAGES)
        for y in range(self._lines):
            line = y if self._downward else 63 - y
            row = (line + self._first_line + self._offset) & 63
            for x in range(COLUMNS):
                if self._ram[(row >> 3) * COLUMNS + x] >> (row & 7) & 1:
                    seen[(y >> 3) * COLUMNS + x] |= 1 << (y & 7)
        return bytes(seen)

    def _store(self, body: bytes) -> None:
        if self._waiting and self.strict:
            raise Misuse(f"SSD1306: data where command 0x{self._waiting[0]:02X} wants an argument")
        if self._mode == VERTICAL:
            for byte in body:
                self._put(bytes((byte,)))
                self._step_down()
            return
        last = COLUMNS - 1 if self._mode == BY_PAGE else self._columns[1]
        while body:
            room = max(last - self._column + 1, 1)
            run, body = body[:room], body[room:]
            self._put(run)
            self._column += len(run)
            if self._column > last:
                self._next_row()

    def _put(self, run: bytes) -> None:
        """Write `run` from the pointer on within its page; A0 writes from the right."""
        start = self._column
        if self._mirrored:
            start, run = COLUMNS - start - len(run), run[::-1]
        start += self._page * COLUMNS
        if self._ram[start : start + len(run)] != run:
            self._ram[start : start + len(run)] = run
            if self.lit:
                self.changed_at = self._now()

    def _next_row(self) -> None:
        if self._mode == BY_PAGE:
            self._column = 0
            return
        self._column = self._columns[0]
        self._page = self._pages[0] if self._page == self._pages[1] else (self._page + 1) % PAGES

    def _step_down(self) -> None:
        if self._page != self._pages[1]:
            self._page = (self._page + 1) % PAGES
            return
        self._page = self._pages[0]
        at_end = self._column == self._columns[1]
        self._column = self._columns[0] if at_end else (self._column + 1) % COLUMNS

    def _command(self, byte: int) -> None:
        self._waiting.append(byte)
        order, *arguments = self._waiting
        if order not in ARGUMENTS:
            self._waiting = []
            if self.strict:
                raise Misuse(f"SSD1306: 0x{order:02X} is no command that it knows")
            return
        if len(arguments) < ARGUMENTS[order]:
            return
        self._waiting = []
        if self.strict:
            check(order, arguments)
        before = self._view()
        self._obey(order, arguments)
        if self._view() != before:
            self.changed_at = self._now()

    def _view(self) -> tuple[int | bool, ...]:
        """Everything beside the memory that what is seen depends on."""
        return (self.lit, self._all_on, self.inverted, self.contrast, self._first_line,
                self._offset, self._lines, self._downward)  # fmt: skip

    def _obey(self, order: int, arguments: list[int]) -> None:
        match order:
            case 0x20:
                self._mode = arguments[0] & 3
            case 0x21:
                self._columns = arguments[0] & 127, arguments[1] & 127
                self._column = self._columns[0]
            case 0x22:
                self._pages = arguments[0] & 7, arguments[1] & 7
                self._page = self._pages[0]
            case 0x81:
                self.contrast = arguments[0]
            case 0x8D:
                self._pump = arguments[0] == 0x14
            case 0xA8:
                self._lines = (arguments[0] & 63) + 1
            case 0xD3:
                self._offset = arguments[0] & 63
            case _:
                self._obey_short(order)

    def _obey_short(self, order: int) -> None:
        """Commands that carry what they mean in their own bits; what is left is timing."""
        kind, bit = order & 0xFE, bool(order & 1)
        if order < 0x10:
            self._column = self._column & 0x70 | order
        elif order < 0x20:
            self._column = self._column & 0x0F | (order & 7) << 4
        elif 0x40 <= order < 0x80:
            self._first_line = order & 63
        elif kind == 0xA0:
            self._mirrored = not bit
        elif kind == 0xA4:
            self._all_on = bit
        elif kind == 0xA6:
            self.inverted = bit
        elif kind == 0xAE:
            self._on = bit
            self._supplied = self._pump
        elif 0xB0 <= order < 0xB8:
            self._page = order & 7
        elif order in (0xC0, 0xC8):
            self._downward = order == 0xC8


class Ssd1309(Ssd1306):
    """The SSD1309 of larger panels: no charge pump, and a pin RES# that wants to be low once.

    What the SSD1306 alone knows (0x8D, 0xAD) is not in its data sheet: taken for commands without
    arguments, of which it knows none, they do nothing.
    """

    def power_on(self) -> None:
        super().power_on()
        self._low = self._ready = False

    @property
    def lit(self) -> bool:
        """True if the panel was reset, and then switched on."""
        return self._ready and self._on

    def reset(self, level: bool) -> None:
        """Take the `level` of RES#: as it rises the chip begins anew."""
        if level and self._low:
            super().power_on()
            self._ready = True
        self._low = not level

    def _command(self, byte: int) -> None:
        if self._waiting or byte not in (0x8D, 0xAD, 0x30):
            super()._command(byte)
