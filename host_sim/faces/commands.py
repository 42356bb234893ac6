"""The commands that the headless face knows: each is a method whose docstring is its help."""

import difflib
import inspect
from collections.abc import Callable, Iterator, Sequence

from host_sim import picture, report
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.reader import read

# What others call a command.
ALSO = {
    "press": "keys", "type": "keys", "tap": "keys", "show": "screen", "words": "screen",
    "picture": "png", "sleep": "wait", "lights": "ring", "tones": "sound",
}  # fmt: skip
DIGITS = 18  # of a number
PARTS = ("display", "ring", "piezo")


class Unknown(Exception):
    """No such command, or not with such arguments."""


class Session:
    """One desk and what has been asked about it so far."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._heard = 0
        self._printed = 0

    def obey(self, words: Sequence[str]) -> list[str]:
        """Do what `words` say, return the lines to show.  Raises Unknown, ValueError, OSError."""
        name, *arguments = words
        command = COMMANDS.get(name)
        if command is None:
            raise Unknown(f"no command {name!r:.40}: {_meant(name[:40])}help lists them all")
        try:
            inspect.signature(command).bind(self, *arguments)
        except TypeError:
            raise Unknown(f"how to use it: {usage(command)}") from None
        shown: list[str] = list(command(self, *arguments) or ())
        if self.desk.trouble:
            raise Unknown(self.desk.trouble)
        return shown

    def keys(self, *keys: str) -> None:
        """Tap KEY...: ``3 7 C #`` or ``37C#``, at rest after each."""
        if not keys:
            raise Unknown("which keys?")
        self.desk.type("".join(keys))

    def hold(self, key: str, seconds: str = "1") -> None:
        """Hold KEY [SECONDS]."""
        self.desk.hold(key, _seconds(seconds))
        self.desk.rest()

    def down(self, key: str) -> None:
        """Put a finger on KEY."""
        self.desk.press(key)

    def up(self, key: str) -> None:
        """Take the finger off KEY."""
        self.desk.release(key)

    def wait(self, seconds: str) -> None:
        """Let SECONDS pass."""
        self.desk.run(_seconds(seconds) * 1000)

    def screen(self) -> list[str]:
        """The words on the panel, row by row."""
        return read(self.desk.panel.picture())

    def pixels(self) -> list[str]:
        """The panel's pixels: 64 lines of 128 ``#`` or ``.``, from the chip's memory."""
        return picture.rows(self.desk.panel.picture())

    def png(self, file: str) -> None:
        """Write the panel's picture to FILE."""
        picture.panel(self.desk).save(file, format="PNG")

    def glance(self, file: str) -> None:
        """Write a small picture of panel and ring to FILE."""
        picture.glance(self.desk).save(file, format="PNG", optimize=True)

    def photo(self, file: str) -> None:
        """Write a picture of the whole device to FILE."""
        picture.device(self.desk).save(file, format="PNG")

    def ring(self) -> list[str]:
        """The ring's 16 colours as #rrggbb, clockwise from the top."""
        return [
            " ".join("#{:02x}{:02x}{:02x}".format(*colour) for colour in self.desk.ring.colours)
        ]

    def sound(self) -> list[str]:
        """The tones since last asked: ms since power on, Hz, ms long."""
        tones = [tone for tone in self.desk.piezo.tones() if tone.number > self._heard]
        if tones:
            self._heard = tones[-1].number
        return [f"{tone.at} ms: {tone.frequency} Hz for {tone.ms} ms" for tone in tones]

    def state(self) -> list[str]:
        """All that the rules know, as one line of JSON."""
        return [report.state(self.desk)]

    def wire(self) -> list[str]:
        """The bytes on the I2C wire since last asked."""
        return [str(self.desk.wire)]

    def journal(self) -> list[str]:
        """The journal's records, and what they cost the flash."""
        return report.journal(self.desk)

    def console(self) -> list[str]:
        """The firmware's printed text since this was last asked."""
        said = self.desk.console
        new, self._printed = said[self._printed :], len(said)
        return new.splitlines()

    def power(self, switch: str) -> None:
        """Switch the power ``on`` or ``off``."""
        if _choice(switch, "on", "off") == "off":
            self.desk.power_off()
        elif not self.desk.on:
            self._printed = 0
            self.desk.power_on()

    def unplug(self, part: str) -> None:
        """Pull the plug of the ``display``, the ``ring`` or the ``piezo``."""
        if _choice(part, *PARTS) == "display":
            self.desk.unplug_display()
        else:
            self._plug(part, False)

    def plug(self, part: str) -> None:
        """Put the plug of the ``display``, the ``ring`` or the ``piezo`` back."""
        if _choice(part, *PARTS) == "display":
            self.desk.plug_display()
        else:
            self._plug(part, True)

    def _plug(self, part: str, plugged: bool) -> None:
        if part == "ring":
            self.desk.ring.reached = self.desk.ring.count if plugged else 0
        else:
            self.desk.piezo.plugged = plugged

    def battery(self, volts: str, cable: str = "out") -> None:
        """Let the battery's cell have VOLTS, and the cable be ``out`` or ``in``."""
        try:
            cell = float(volts)
        except ValueError:
            raise Unknown(f"{volts!r} is no number of volts") from None
        if not 0 <= cell <= 5:
            raise Unknown("from 0 to 5 volts")
        self.desk.feed(cell, _choice(cable, "out", "in") == "in")

    def interrupt(self) -> None:
        """Send Ctrl-C over the console."""
        self.desk.interrupt()

    def cut(self, byte: str) -> None:
        """Lose the power as the BYTE-th byte from now is written to flash, or in an ``erase``."""
        if byte == "erase":
            self.desk.flash.cut_in_erase()
        else:
            self.desk.flash.cut_at_byte(_whole(byte))

    def wear(self) -> None:
        """Let the flash be worn: from now on it takes no more bytes."""
        self.desk.flash.worn = True

    def free(self, count: str) -> None:
        """Let COUNT bytes of memory be free on home, now and whenever the power comes back."""
        if (free := _whole(count)) > heap.WHOLE:
            raise Unknown(f"a board has no more than {heap.WHOLE} bytes")
        self.desk.evening(free)

    def starve(self, line: str) -> None:
        """Let the LINE-th line of the firmware from now find no memory: it raises MemoryError."""
        if not _whole(line):
            raise Unknown("lines are counted from 1")
        self.desk.starve(int(line))

    def busy(self, seconds: str) -> None:
        """Let the firmware be busy for SECONDS, as while it loads: keys wait meanwhile."""
        if self.desk.board is not None:
            self.desk.board.dawdle(round(_seconds(seconds) * 1_000_000))

    def deck(self, *cards: str) -> None:
        """The order that the next shuffle gives, CARD... first dealt first; the rest ascends."""
        self.desk.order_next_shuffle(*(card for text in cards for card in text.split(",") if card))

    def help(self) -> Iterator[str]:
        """This list."""
        for command in COMMANDS.values():
            yield usage(command)
        yield "// or ; begins a line of comment"


def _meant(name: str) -> str:
    """Return what somebody may have meant by `name`, as the beginning of a sentence."""
    near = difflib.get_close_matches(name.lower(), [*COMMANDS, *ALSO], 1)
    return f"did you mean {ALSO.get(near[0], near[0])!r}? " if near else ""


def usage(command: Callable) -> str:
    """Return one line about `command`."""
    names = list(inspect.signature(command).parameters.values())[1:]
    words = [command.__name__]
    for parameter in names:
        word = parameter.name.upper()
        if parameter.kind is parameter.VAR_POSITIONAL:
            word = word.rstrip("S") + "..."
        elif parameter.default is not parameter.empty:
            word = f"[{word}]"
        words.append(word)
    text = " ".join((inspect.getdoc(command) or "").split())
    return f"{' '.join(words):20} {text}"


COMMANDS: dict[str, Callable] = {
    name: method
    for name, method in vars(Session).items()
    if inspect.isfunction(method) and not name.startswith("_") and name != "obey"
}


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise Unknown(f"{text!r} is no number of seconds") from None
    if not 0 <= seconds <= 86_400:
        raise Unknown("from 0 to 86400 seconds")
    return seconds


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise Unknown(f"{text!r:.40} is no whole number")
    if len(text) > DIGITS:
        raise Unknown(f"a number of at most {DIGITS} digits")
    return int(text)


def _choice(word: str, *allowed: str) -> str:
    if word not in allowed:
        raise Unknown(f"{word!r}: only {' or '.join(allowed)}")
    return word
