"""Trouble that is told: a program that broke, a memory that keeps nothing, a low battery."""

from firmware.storage.journal import SETTINGS, place_in
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.page import CENTRE, WIDTH, Page, width_of
from firmware.ui.screen import BACK, DARK, PIXELS, Screen
from firmware.ui.signals import EVENT, RED

KEPT = "Your game is safe."
ROOM = "One moment:", "I make room."
UNKEPT = "Game is not kept."
SECONDS = 10  # before the device begins anew
HUNG = "no answer"  # in the place of a place, where the watchdog had to end it

_WHOLE = ((0, 7, 0, layout.WIDTH),)
_BYTES_LEFT = 80  # bytes of the memory, without which nothing is written: it would cost an erase
_LINE = 16  # bytes of the picture to each line of pixels
_WIDE = layout.RIGHT_EDGE - layout.LEFT_EDGE  # pixels of a line
_CLOSE = 15  # rows from one line of capitals to the next
_LEVEL = 3  # of brightness: the panel may have been dark


def say(
    box: "Box", error: "BaseException", place: str, game: str, stops: bool, again: bool
) -> None:
    """Say on panel and ring of `box` that `error` came at `place`, and if it did `again`.

    `game` is what is said of the game in play, or nothing; `stops` is whether the device does.
    """
    goes_on = "Back in {} s.".format(SECONDS)
    if stops:
        goes_on = "Switch me off and on again." if game else "Switch off and on."
    head = "It broke again." if again else "Something broke."
    why = type(error).__name__
    whole = "{}: {}".format(why, error)
    small = [whole if str(error) and width_of(whole, S) <= _WIDE else why, _short(place)]
    lines = [head, game or goes_on]
    attempt(lambda: box.tone(0))
    attempt(lambda: box.brightness(_LEVEL))
    attempt(lambda: _write(box, lines, small, goes_on if game else ""))
    if stops:
        attempt(lambda: box.glow([DARK if i % 2 else RED for i in range(PIXELS)]))


def make_room(box: "Box") -> None:
    """Say on panel of `box`, which ran out of memory, that it begins anew to have some."""
    attempt(lambda: box.tone(0))
    attempt(lambda: _write(box, ROOM, ()))


def count(box: "Box", left: int) -> None:
    """Light a pixel of the ring for each of the seconds that are `left`."""
    attempt(lambda: box.glow([RED if i < left else DARK for i in range(PIXELS)]))


def blank(box: "Box") -> None:
    """Leave nothing on panel and ring of `box`, and silence."""
    attempt(lambda: box.tone(0))
    attempt(lambda: _write(box, (), ()))
    attempt(lambda: box.glow([DARK] * PIXELS))


def last_place(journal: "Journal") -> str:
    """Return where the firmware broke last as `journal` has it, or an empty text."""
    return place_in(journal.settings).decode()


def of_game(journal: "Journal") -> str:
    """Return KEPT if the game of `journal`, as it was read, is found again with its last move."""
    whole = journal.open and journal.keeps() and not journal.damaged and not journal.cut_short
    return KEPT if whole else ""


def keep(journal: "Journal", place: str) -> bool:
    """Let `journal` keep `place` behind the settings, if there is room; return whether it does."""
    settings = journal.settings
    settings = settings[: len(settings) - len(place_in(settings))]
    wanted = (
        settings or b"\0\1"
    ) + place.encode()  # no brightness, and sound: as if none were kept
    if journal.settings != wanted and journal.limit - journal.end >= _BYTES_LEFT:
        journal.append(SETTINGS, wanted)
    return journal.settings == wanted and journal.keeps()


def pieces(place: str) -> "list[str]":
    """Return `place` as small lines, broken between names as long as those have room."""
    signs = "/" if "/" in place else ".:"
    found = []
    while width_of(place, S) > _WIDE:
        most = len(place)
        while width_of(place[:most], S) > _WIDE:
            most -= 1
        end = max([place.rfind(sign, 0, most) for sign in signs]) + 1 or most
        found.append(place[:end])
        place = place[end:]
    return found + [place]


def attempt(action: "Callable[[], Any]") -> "Any":
    """Return `action()`, or None where it breaks."""
    try:
        return action()
    except Exception:
        return None


def _short(place: str) -> str:
    """Return the end of `place`, by which one finds the line: a file, and its folder if it fits."""
    sign = "/" if "/" in place else "."
    parts = place.split(sign)
    short = sign.join(parts[-2:])
    return short if width_of(short, S) <= _WIDE else parts[-1]


def _write(box: "Box", lines: "Sequence[str]", small: "Sequence[str]", second: str = "") -> None:
    """Put `lines`, a `second` fact and small lines below them, on the panel, and nothing else.

    A rule sets the small ones apart, which are for whoever mends it.
    """
    page = Page(box.pixels, box.pixels)
    box.pixels[:] = bytes(len(box.pixels))
    for i in range(len(lines)):
        page.text(layout.LEFT_EDGE, _CLOSE * i, lines[i], end=layout.WIDTH)
    if second:
        page.text(layout.LEFT_EDGE, 34, second, S, end=layout.WIDTH)
    if small:
        page.fill(0, 45, layout.WIDTH, 1)
    for i in range(len(small)):
        page.text(layout.LEFT_EDGE, 47 + i * layout.SMALL_LINE, small[i], S, end=layout.WIDTH)
    page.paint()
    box.show(_WHOLE)


FULL = "Memory full: this game is not kept."
FAILED = "Memory fails: this game is not kept."
NOTHING = "Memory fails: nothing is kept."  # where no game is in play
GONE = " It goes on, but with the power it is gone."
SIGN = "not kept"
SHORT = ("Memory full: " + SIGN, "Memory fails: " + SIGN)  # the head of the menu


def said(shell: "Shell") -> str:
    """Return the sentence that says what the memory does not keep, and why."""
    if not shell.journal.failed:
        return FULL
    return FAILED if shell.playing else NOTHING


def explained(shell: "Shell") -> str:
    """Return a page of help about it."""
    text = said(shell)
    return text + GONE if shell.playing else text


def mark(page: "Page", note: str) -> None:
    """Put the sign, or a short one, where `page` has room, if neither it nor its `note` says so."""
    if note not in (FULL, FAILED, NOTHING) and not any([SIGN in word[2] for word in page.words]):
        put_somewhere(page, (SIGN, "!"))


def put_somewhere(page: "Page", signs: "Sequence[str]") -> None:
    """Put the first of `signs` that finds room at the right edge of a row, in reverse.

    Under something higher it may stand beside a part of it: such a place is the second best.  Where
    there is none, the last sign stands in a gap, as of the last row, between large things; or in
    any of the head, else over its end.
    """
    for words in signs:
        width = page.width(words, S) + 2
        x = layout.WIDTH - width - 2
        for above in (layout.SMALL_LINE, 0):
            for y in range(0, layout.KEYS, 8):
                if _is_dark(page, x, max(y - above, 0)) and _is_free(page, x, y):
                    _sign(page, x + 2, y, words, width)
                    return
    words = signs[-1]
    width = page.width(words, S) + 2
    for y in range(layout.KEYS, -9, -8):
        at = max(y, 0) * _LINE
        row = bytearray(page.ink[at : at + layout.WIDTH])
        for top, bottom, strips, left in page.spans if y >= 0 else ():
            if len(strips) > 1 and top < y + 8 and y < bottom:
                row[max(left, 0) : left + len(strips[0])] = b"1" * len(strips[0])
        x = row.rfind(bytes(width + 2))
        if x >= 0:
            _sign(page, x + 1, max(y, 0), words, width)
            return
    _sign(page, layout.WIDTH - width, 0, words, width)


def _is_dark(page: "Page", x: int, y: int) -> bool:
    """Return True if nothing is lit from the column `x` on in the row of eight pixels at `y`."""
    at = y * _LINE
    return not any(page.ink[at + x : at + layout.WIDTH])


def _is_free(page: "Page", x: int, y: int) -> bool:
    """Return True if nothing that reaches into the row at `y` is lit there from column `x` on.

    The leg of a 7 leaves room below its bar, which is the numeral's all the same.
    """
    for top, bottom, strips, left in page.spans:
        if strips and top < y + 8 and y < bottom and x < left + len(strips[0]):
            top, bottom = layout.inked(top, strips)
            rows = range(top & ~7, bottom, 8)
            if top < y + 8 and y < bottom and not all([_is_dark(page, x, row) for row in rows]):
                return False
    return _is_dark(page, x, y)


def _sign(page: "Page", x: int, y: int, words: str, width: int) -> None:
    page.clear(x, y, width, layout.SMALL_LINE)
    page.text(x + 1, y, words, S, end=x + width)
    page.reverse(x, y, width, layout.SMALL_LINE)


LEFT = "{} minutes left"
_CHARGE, _LASTS = 45, 100  # columns of a full battery, and minutes for which they stand


class LowBattery(Screen):
    """How long the battery still lasts; any key goes on, and does nothing else."""

    dialog = True
    asks = False
    help = "BATTERY"

    def __init__(self, shell: "Shell", minutes: int):
        super().__init__(shell)
        self.minutes = minutes
        shell.box.console(LEFT.format(minutes))
        shell.signals.effect((), EVENT)

    def on_key(self, key: str) -> "Destination":
        return BACK if len(key) == 1 else None

    def render(self, page: "Page") -> None:
        page.frame(34, 12, 53, 25)
        page.frame(35, 13, 51, 23)
        page.fill(87, 19, 5, 11)
        page.fill(38, 16, _CHARGE * self.minutes // _LASTS, 17)
        page.text(0, 42, LEFT.format(self.minutes), align=CENTRE, end=WIDTH)
