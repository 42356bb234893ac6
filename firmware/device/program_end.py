"""The end of the program: the board goes blank, or says what broke and begins anew."""

import time
import traceback

import microcontroller
import supervisor

from firmware.shell import crash
from firmware.storage.journal import Journal

_LONGEST = 28  # characters of a place: its end says most, and About has three rows for it
_FILE = 'File "'
_LINE = '", line '
_LONG_MS = 60_000  # what has run for so long was not kept from it by what ended it now


def show(box: "Perhaps[Box]", error: "BaseException", unkept: bool = False) -> None:
    """Say on `box` and console what `error` broke and where, keep that, and begin anew.

    Where memory ran out it begins anew at once and goes on with the game: then there is room, and
    nobody must be told where.  Return if the same place broke before since the device was switched
    on: it would only do so again.  Where no place can be kept, any may be the same.  `unkept` is
    whether a game is in play that the memory does not keep.
    """
    _let_go()
    place = crash.attempt(lambda: _where(error)) or "?"
    journal = crash.attempt(lambda: Journal(microcontroller.nvm))
    last = crash.attempt(lambda: crash.last_place(journal))
    game = crash.UNKEPT if unkept else crash.attempt(lambda: crash.of_game(journal)) or ""
    kept = crash.attempt(lambda: crash.keep(journal, place))
    again = _restarted() and last == place
    soon = again and not (box and box.clock.now() >= _LONG_MS)
    seconds = 0
    if isinstance(error, MemoryError) and kept and not (unkept or soon):
        crash.make_room(box)
    else:
        stops = again or _restarted() and not kept
        crash.say(box, error, place, game, stops, again)
        if stops:
            return
        seconds = crash.SECONDS
    traceback.print_exception(error)
    for left in range(seconds, 0, -1):
        crash.count(box, left)
        crash.attempt(lambda: box.display.tick(box.clock.now()))  # it may come back meanwhile
        time.sleep(1)
    supervisor.reload()


def blank(box: "Perhaps[Box]") -> None:
    """Let nothing stay that others could see: the console is taken over by who sits there."""
    _let_go()
    crash.blank(box)


def _let_go() -> None:
    """Give the board back: no watchdog, and a file that is written begins the program anew."""
    supervisor.runtime.autoreload = True
    if microcontroller.watchdog:
        microcontroller.watchdog.mode = None


def _restarted() -> bool:
    """Return True if the firmware itself asked for this run.

    The chip's reason would not do: once the watchdog was on, each reset is told as its own.
    """
    return supervisor.runtime.run_reason == supervisor.RunReason.SUPERVISOR_RELOAD


def _where(error: "BaseException") -> str:
    """Return the file of the innermost line that `error` came through, and the line's number.

    A compiled module has no numbers of lines: its name, and the function's.  Raise ValueError if it
    came through none.
    """
    text = "".join(traceback.format_exception(error))
    file, rest = text.rpartition(_FILE)[2].split(_LINE, 1)
    words = rest.split()  # the line, "in" and the function
    return (file + ":" + (words[0].strip(",") if file.endswith(".py") else words[2]))[-_LONGEST:]
