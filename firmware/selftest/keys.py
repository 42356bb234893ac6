"""The keys in the self-test: one that is held at first, and all of them in turn."""

from firmware.modules.later import later
from firmware.selftest import texts
from firmware.ui import layout
from firmware.ui.faces import CAPS, T
from firmware.ui.keys import StuckKeys
from firmware.ui.page import CENTRE
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import GREEN, WHITE


class Touch:
    """The reader of the keys in the self-test, in the place of ui/keys.py."""

    def __init__(self, down: str):
        self.down = down  # the keys that are down
        self.came = ""  # those that went up, in the order in which they last did
        self.caps: dict[
            str, str
        ] = {}  # by what the pad sends, the key, where its wires are swapped

    def feed(self, key: str, pressed: bool, at: int) -> "Strokes":
        """Take one press or release at `at` ms; return it as a stroke."""
        key = self.caps.get(key, key)
        self.down = self.down.replace(key, "") + (key if pressed else "")
        if not pressed:
            self.came = self.came.replace(key, "") + key
        return (("down " if pressed else "up ") + key,)

    def tick(self, now: int) -> "Strokes":
        """Return no stroke: nothing depends on time."""
        return ()

    def forget(self) -> None:
        """Begin anew, after presses or releases have been lost."""
        self.down = ""


QUIET_MS = 15000  # after the last key, the others will not come
SIDE = 4  # keys in a row, and rows
_GRID, _PITCH = 64, 16  # where they begin on the panel, and from one to the next

# What answers, the first that works.
_YES = "#ABCD0123456789*"
_NO = "*0123456789DCBA#"


class PressAll(Screen):
    """Wait until every key went down and up; see which do not."""

    dialog = True

    def __init__(self, test: "SelfTest"):
        super().__init__(test.shell)
        self.test = test
        self.legend = test.probe.legend
        self.since = test.shell.at  # when the last key came, ms
        test.shell.box.console(texts.PRESS)

    def explain(self) -> "Destination":
        return None

    def on_key(self, key: str) -> "Destination":
        self.since = self.shell.at
        return None

    def on_tick(self, now: int) -> "Destination":
        touch = self.test.touch
        if len(touch.came) == PIXELS and not touch.down or now - self.since >= QUIET_MS:
            return self.done()
        return None

    def done(self):
        """Note which keys do not work, and with which the questions can be answered."""
        test = self.test
        came, down = test.touch.came, test.touch.down
        dead = [key for key in self.legend if key not in came and key not in down]
        test.faults += _swapped(test.probe, test.touch) or _faults(test.probe, dead)
        test.faults += [texts.STUCK.format(key) for key in down]
        good = [key for key in came if key not in down]
        test.yes = _first(_YES, good)
        test.no = _first(_NO, [key for key in good if key != test.yes])
        if not test.no:
            test.yes = ""
        return test.next()

    def render(self, page: "Page") -> None:
        layout.sentence(page, texts.PRESS, y=0, end=_GRID, below=layout.FOOT)
        left = PIXELS - len(self.test.touch.came)
        page.text(layout.LEFT_EDGE, layout.FOOT, texts.TO_COME.format(left))
        for row in range(SIDE):
            keys = self.legend[row * SIDE : row * SIDE + SIDE]
            page.say(_GRID, row * _PITCH, " ".join([self._mark(key) for key in keys]))
            for column in range(SIDE):
                self._put(page, keys[column], _GRID + column * _PITCH + 1, row * _PITCH)

    def _put(self, page: "Page", key: str, x: int, y: int) -> None:
        """Put a key as a cap once it has come, in a frame while it is down."""
        if key in self.test.touch.came and key not in self.test.touch.down:
            layout.large_cap(page, x, y, key)
            return
        own = key == "*"  # ours is low
        at = y + 4 if own else y
        page.text(x, at, key, CAPS if own else T, CENTRE, x + layout.LARGE_CAP, said="")
        if key in self.test.touch.down:
            page.frame(x, y, layout.LARGE_CAP, 15, 2)

    def _mark(self, key: str) -> str:
        if key in self.test.touch.down:
            return ">" + key + "<"
        return "[" + key + "]" if key in self.test.touch.came else key

    def lights(self, now: int) -> "Colours":
        touch = self.test.touch
        down, came = touch.down, touch.came
        return [WHITE if key in down else GREEN if key in came else DARK for key in self.legend]


def _faults(probe: "Probe", dead: "Sequence[str]") -> "list[str]":
    """Return what the `dead` keys have in common: rows, columns, and those that are left."""
    if len(dead) == len(probe.legend):
        return [texts.NO_KEY]
    found = []
    left = list(dead)
    for text, pins, lines in (
        (texts.ROW, probe.rows, [probe.legend[i * SIDE : i * SIDE + SIDE] for i in range(SIDE)]),
        (texts.COLUMN, probe.columns, [_column(probe.legend, i) for i in range(SIDE)]),
    ):
        for i in range(SIDE):
            if not [key for key in lines[i] if key not in dead]:
                found.append(text.format(i + 1, pins[i]))
                left = [key for key in left if key not in lines[i]]
    if left:
        found.append(texts.KEYS.format(" ".join(left)))
    return found


def _swapped(probe: "Probe", touch: "Touch") -> "list[str]":
    """Return which rows and columns are swapped, by the order in which all keys came.

    From then on `touch` reads the keys as they are printed.  Where they were pressed in an order
    that no swapping explains, nothing is said.
    """
    legend, came = probe.legend, touch.came
    if len(came) < len(legend):
        return []
    places = [legend.find(key) for key in came]
    rows = [places[i * SIDE] // SIDE for i in range(SIDE)]
    columns = [places[i] % SIDE for i in range(SIDE)]
    if places != [row * SIDE + column for row in rows for column in columns]:
        return []
    found = []
    for text, order, pins in (
        (texts.ROWS, rows, probe.rows),
        (texts.COLUMNS, columns, probe.columns),
    ):
        wrong = [i for i in range(SIDE) if order[i] != i]
        if wrong:
            numbers = " ".join([str(i + 1) for i in wrong])
            found.append(text.format(numbers, " ".join([pins[i] for i in wrong])))
    if found:
        touch.caps = {came[i]: legend[i] for i in range(len(legend))}
    return found


def _first(keys: str, good: "Sequence[str]") -> str:
    """Return the first of `keys` that is one of the `good`, or ""."""
    for key in keys:
        if key in good:
            return key
    return ""


def _column(legend: str, column: int) -> str:
    return "".join([legend[row * SIDE + column] for row in range(SIDE)])


LET_GO_MS = 5000  # what is down so long after the start will stay so


def begin(shell: "Shell", parts: "Parts", down: str):
    """Give `shell` what reads the keys, of which `down` are held; return the first screen."""
    touch = shell.keys = Touch(down)
    return KeyRelease(shell, parts, touch)


class KeyRelease(Screen):
    """Wait until no key is down.

    Where none comes up or down meanwhile nobody is there: the keys are stuck, and the device begins
    without them.
    """

    dialog = True

    def __init__(self, shell: "Shell", parts: "Parts", touch: "Touch"):
        super().__init__(shell)
        self.parts = parts
        self.touch = touch
        self.touched = False
        self._until = None
        shell.box.console(texts.LET_GO)

    def explain(self) -> "Destination":
        return None

    def on_key(self, key: str) -> "Destination":
        self.touched = True
        return None

    def on_tick(self, now: int) -> "Destination":
        if self._until is None:
            self._until = now + LET_GO_MS
        down = self.shell.keys.down
        if down and now < self._until:
            return None
        if down and not self.touched:
            return self._without(down)
        return later.test.begin(self.shell, self.parts, self.touch)

    def _without(self, stuck: str):
        """Return the first screen of the device, which says that some keys are `stuck`."""
        shell = self.shell
        first = later.power_up.usual(shell, stuck, self.parts.wrong)
        keys = shell.keys = StuckKeys(stuck, "")
        text = keys.said()
        shell.box.console(text)
        first.say(text)
        return first

    def render(self, page: "Page") -> None:
        layout.sentence(page, texts.LET_GO, y=0)
