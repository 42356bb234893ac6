"""The device without a face: commands in, one a line, and what they show as text out."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from host_sim.desk import Desk
from host_sim.faces import commands
from host_sim.faults import Stuck, WireFault
from host_sim.trouble import in_words

BOM = "\ufeff"
COMMENTS = ("//", ";")
LINE = 200  # signs of a line that are told
PATIENCE = 20.0  # seconds in which the firmware lets no time pass: a script is told soon


class ScriptError(Exception):
    """A script that cannot go on: which line, and why."""


def run(desk: Desk, script: str, out: TextIO | None = None) -> None:
    """Run the file `script`, or standard input if that is ``-``; the power is on by then.

    Raises ScriptError at the first command that is unknown or does not work, or after which the
    firmware is found broken by an error, begun anew or not; and at the end where a deck was ordered
    and none was shuffled.
    """
    if script == "-":
        play(desk, sys.stdin, "-", out)
        return
    play(desk, _lines(script), script, out)


def _lines(script: str) -> Iterator[str]:
    try:
        with Path(script).open(encoding="utf-8") as lines:
            yield from lines
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no UTF-8 text"
        raise ScriptError(f"{Path(script)}: {reason}") from error


def play(desk: Desk, lines: Iterable[str], name: str = "script", out: TextIO | None = None) -> None:
    """Run the commands of `lines` on `desk` and write what they show to `out`.

    Raises ScriptError, as `run` does.
    """
    session = commands.Session(desk)
    ordered = ""
    _checked(session, desk.power_on, f"{name}: at power on")
    for number, line in enumerate(lines, 1):
        line = line.removeprefix(BOM)  # which some editors write
        words = line.split()
        if not words or line.lstrip().startswith(COMMENTS):
            continue
        where = f"{name}, line {number}: {line.strip():.{LINE}}"
        for shown in _checked(session, lambda words=words: session.obey(words), where) or ():
            print(shown, file=out, flush=True)
        if words[0] == commands.Session.deck.__name__:
            ordered = where
    if ordered and desk.chance.waits:
        raise ScriptError(f"{ordered}\n  no deck of that kind was shuffled from there to the end")


def _checked(session: commands.Session, action, where: str):
    if session.desk.board is not None:
        session.desk.board.patience = PATIENCE
    try:
        shown = action()
    except (commands.Unknown, WireFault, Stuck, OSError, ValueError) as error:
        raise ScriptError(f"{where}\n  {in_words(error)}") from error
    if trace := session.desk.traceback:
        fate = "has stopped" if session.desk.crash else "broke and begins anew"
        raise ScriptError(f"{where}\n  the firmware {fate}\n{trace.rstrip()}")
    return shown
