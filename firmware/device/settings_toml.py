"""The owner's settings.toml: read and checked at power-up, then unloaded.

Each value may be a whole number or in quotes.  What is wrong is named and left as it was.
"""

import os

import board
import microcontroller
from rp2pio import pins_are_sequential

from firmware.device import pins

NUMBERS = {"ADDRESS": (0x08, 0x77), "PIXELS": (8, 24), "FIRST": (1, 24), "BRIGHTNESS": (1, 4)}
PINS = {
    "SDA": 1,
    "SCL": 1,
    "RESET": 1,
    "ROWS": 4,
    "COLUMNS": 4,
    "RING": 1,
    "PIEZO": 1,
    "BATTERY": 1,
}
BUILDS = {"PANEL": "128x64", "KEYS": "4x4"}  # no other value is accepted
WORDS = {"DIRECTION": ("clockwise", "counterclockwise"), "MHZ": ("200", "125")}  # MHZ: see boot.py
KNOWN = tuple(NUMBERS) + tuple(PINS) + tuple(BUILDS) + tuple(WORDS) + ("COLOURS",)
CHIPS = ("ssd1306", "ssd1309")
MAY_LACK = ("RING", "PIEZO", "RESET", "BATTERY")
COLOURS = ("red", "yellow", "green", "blue", "purple")  # of cards, as a game lights them
BOM = b"\xef\xbb\xbf"
FULL = 100  # of 255, so that USB can feed it; two full parts of a colour are the most

PREFIX = "UMPIRE_"
UNREADABLE = "not a number, nor text in quotes"
UNKNOWN = "I know no such line"
RANGE = "{} to {}, please"
NO_PIN = "no pin {}"
COUNT = "pins wanted: {}"
TWICE = "{} is used twice, so all pins are the usual ones"
EITHER = "{} or {}, please"
IN_A_ROW = "two pins in a row, as GP18 GP19"
BEYOND = "UMPIRE_FIRST: there are {} pixels"
HEX = "five colours like ff0000, please"
NO_TEXT = "settings.toml is not UTF-8: save it so, please"
MARKED = "settings.toml begins with a BOM: save it as UTF-8 without one, please"
MORE = "settings.toml: more lines are wrong"
OTHER_BUILD = "{} is {}. Umpire needs {}."
MOST = 8  # wrong lines that are named
LONGEST = 20  # of a word that fits the panel, and a colon


class Settings:
    """The settings that were read: `pins.py` is changed by them, and the rest is kept here.

    `wrong` names each line that was not taken, `unfit` is what makes the build one that Umpire
    cannot do with, or empty.  `brightness` is 1 to 4 or None, `colours` a (red, green, blue)
    for each of COLOURS, or None.
    """

    def __init__(self, content: bytes):
        self.wrong = []
        self.unfit = ""
        self.brightness = None
        self.colours = None
        usual = {name: getattr(pins, name) for name in PINS}
        first = pins.FIRST
        for key in self._keys(content):
            name = key[len(PREFIX) :]
            try:
                if name not in KNOWN:
                    raise ValueError(UNKNOWN)
                self._take(name, _value(key))
            except ValueError as error:
                self._complain("{}: {}".format(key[:LONGEST], error))
        self._check_pins(usual)
        if pins.FIRST > pins.PIXELS:
            self._complain(BEYOND.format(pins.PIXELS))
            pins.FIRST = first

    def _complain(self, text: str) -> None:
        """Name what is wrong, but not without end."""
        if len(self.wrong) < MOST:
            self.wrong.append(text)
        elif len(self.wrong) == MOST:
            self.wrong.append(MORE)

    def _keys(self, content: bytes) -> "list[str]":
        """Return the names of our lines, each once; behind a table there are none."""
        try:
            text = content.decode()
        except UnicodeError:
            text = "\0"
        if "\0" in text:  # UTF-16 is such
            self.wrong.append(NO_TEXT)
            return []
        if content[: len(BOM)] == BOM:  # CircuitPython takes it for a part of the first key
            self.wrong.append(MARKED)
        found = []
        for line in text.split("\n"):
            line = line.strip()
            if line.startswith("["):
                break
            key = line.split("=")[0].strip()
            if key.startswith(PREFIX) and key not in found:
                found.append(key)
        return found

    def _take(self, name: str, value: str) -> None:
        """Let the setting `name` have its effect; raise ValueError if it is wrong."""
        if name in PINS:
            setattr(pins, name, _pins(name, value))
        elif name in NUMBERS:
            number = _number(value, NUMBERS[name])
            if name == "BRIGHTNESS":
                self.brightness = number
            else:
                setattr(pins, name, number)
        elif name == "COLOURS":
            self.colours = _colours(value)
        elif name == "DIRECTION":
            pins.DIRECTION = 1 if _either(name, value) else -1
        elif name == "MHZ":
            _either(name, value)
        else:
            size = value.replace(" ", "").lower()
            if name == "PANEL":
                size = _size(size)
            if size not in ("", BUILDS[name]):
                self.unfit = OTHER_BUILD.format(PREFIX + name, value[:LONGEST], BUILDS[name])

    def _check_pins(self, usual: "dict[str, Any]") -> None:
        """Take the `usual` pins again if two things would share one."""
        used: dict[str, str] = {}  # by a pin, what it is for
        for key in PINS:
            value = getattr(pins, key)
            for pin in value if isinstance(value, tuple) else value.split():
                if pin in used:
                    one = key if value != usual[key] else used[pin]
                    self.wrong.append(PREFIX + one + ": " + TWICE.format(pin))
                    for each in usual:
                        setattr(pins, each, usual[each])
                    return
                used[pin] = key


def _value(key: str) -> str:
    """Return what is set, a number in decimal; raise ValueError if that cannot be read."""
    try:
        value = os.getenv(key)
    except Exception:  # which one differs by CircuitPython's version
        value = None
    if value is None:
        raise ValueError(UNREADABLE)
    return str(value).strip()


def _number(value: str, bounds: "Sequence[int]") -> int:
    low, high = bounds
    try:
        number = int(value, 0)
    except ValueError:
        raise ValueError(RANGE.format(low, high)) from None
    if not low <= number <= high:
        raise ValueError(RANGE.format(low, high))
    return number


def _pins(name: str, value: str):
    """Return the pin that `value` names, a tuple of several, or of a piezo's two a text."""
    if name in MAY_LACK and value.lower() == "none":
        return ""
    words = value.replace(",", " ").split()
    two = name == "PIEZO" and len(words) == 2  # in push-pull
    if len(words) != PINS[name] and not two:
        raise ValueError(COUNT.format(PINS[name]))
    found = []
    for word in words:
        if word.isdigit():
            word = "GP" + word
        if not isinstance(getattr(board, word, None), microcontroller.Pin):
            raise ValueError(NO_PIN.format(word))
        found.append(word)
    if two:
        if not pins_are_sequential([getattr(board, word) for word in found]):
            raise ValueError(IN_A_ROW)
        return " ".join(found)
    return tuple(found) if len(found) > 1 else found[0]


def _size(value: str) -> str:
    """Note the panel's chip if `value` names one, no two; return what else it says."""
    if sum([value.count(chip) for chip in CHIPS]) > 1:
        raise ValueError(EITHER.format(CHIPS[0], CHIPS[1]))
    for chip in CHIPS:
        if chip in value:
            pins.PANEL = chip
            value = value.replace(chip, "")
    return value


def _either(name: str, value: str) -> bool:
    """Return True if `value` is the first of the words for `name`; raise ValueError for others."""
    words = WORDS[name]
    if value.lower() not in words:
        raise ValueError(EITHER.format(words[0], words[1]))
    return value.lower() == words[0]


def _colours(value: str) -> tuple:
    words = value.replace(",", " ").split()
    found = []
    for word in words:
        if len(word) != 6 or word.lower().strip("0123456789abcdef"):
            raise ValueError(HEX)
        number = int(word, 16)
        parts = number >> 16, number >> 8 & 255, number & 255
        whole = max(255, sum(parts) // 2)
        found.append(tuple([part * FULL // whole for part in parts]))
    if len(found) != len(COLOURS):
        raise ValueError(HEX)
    return tuple(found)
