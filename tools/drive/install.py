"""Install or update the firmware: ``python3 dev.py install [DRIVE] [--source]``.

Without DRIVE the board is found.  With --source its modules are copied as they are, not compiled:
for who wants to change them on the board; it starts slower, and they take twice the room.

Exit status: 0 when the board is up to date, 1 when it cannot be, 2 for wrong usage, 130 when
interrupted.
"""

import re
import sys
import textwrap
from pathlib import Path

from host_sim import verb
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.drive import board, drive, versions
from tools.drive.update import Refused

DRIVE_LETTER = re.compile(r"[A-Za-z]:")

STARTS = (
    "It starts by itself; if its screen stays dark, or a game is in play, unplug it and plug it in "
    "again."
)
NOTHING_FOUND = """\
No board was found: no drive here has a boot_out.txt of CircuitPython.
1. Plug the board in, with a USB cable that carries data, and wait for a drive
   CIRCUITPY.
2. If there is none, the board has no CircuitPython yet. Hold its BOOTSEL button
   while you plug it in: a drive RPI-RP2 or RP2350 appears. Copy the .uf2 file
   of CircuitPython 10 to it, for a Pico from
     https://circuitpython.org/board/raspberry_pi_pico/
   CIRCUITPY then appears by itself.
3. If the drive is somewhere unusual, name it: python3 dev.py install DRIVE
"""
WAITING = """\
{1} waits for CircuitPython at {0}.
Copy the .uf2 file of CircuitPython 10 to it, for a Pico from
https://circuitpython.org/board/raspberry_pi_pico/ . When CIRCUITPY appears, repeat this.
"""
NOT_MOUNTED = """\
A drive CIRCUITPY is plugged in, but not mounted. Open it in the file manager, or
  udisksctl mount -b {}
and repeat this.
"""
NO_BOARD = (
    "{0} has no boot_out.txt of CircuitPython, so it is no board's drive, or its board has not yet "
    "started: unplug it, plug it in and repeat this. To write into any folder: dev.py drive DIR"
)
OTHER_PINS = (
    "This board is no Pico, and has not been tried. Where its pins differ, settings.toml tells the "
    "firmware: see docs/install.md."
)
KEPT = "A game in its memory is kept, and offered again at the start."
OTHER_LAYOUT = (
    "The memory is laid out anew in this version. A game in it is left alone until you choose at "
    "the start to clear it; to play it to its end, install the version before once more."
)


def main(words: list[str]) -> int:
    """Do as the module says; `words` are the drive or nothing, and the option."""
    parser = Parser(prog="dev.py install", description="Bring a board up to date.")
    parser.add_argument("drive", nargs="?", help="the board's, CIRCUITPY (default: it is found)")
    parser.add_argument("--source", action="store_true", help="with the modules' sources")
    chosen = parser.parse_args(words)
    if chosen.drive == "":
        parser.error("DRIVE is empty; without it the board is found")
    try:
        install(named(chosen.drive) if chosen.drive else found(), chosen.source)
    except (Refused, OSError) as error:
        print(folded(in_words(error)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped in the middle: repeat this, until then it may not start", file=sys.stderr)
        return 130
    return 0


def named(word: str) -> board.Board:
    """Return the board whose drive `word` names; raise `Refused`."""
    place = Path(word + "\\" if DRIVE_LETTER.fullmatch(word) else word)
    one = board.read(place)
    if one is None:
        raise Refused(NO_BOARD.format(place))
    return one


def found(root: Path | None = None) -> board.Board:
    """Return the one board that is plugged in; raise `Refused`."""
    boards = board.mounted(root)
    if len(boards) > 1:
        lines = [f"  {one.drive}: {one.name}, CircuitPython {one.version}" for one in boards]
        choice = "\n".join(lines)
        raise Refused(f"There is more than one board; name one's drive:\n{choice}")
    if boards:
        return boards[0]
    for place, model in board.waiting(root):
        raise Refused(WAITING.format(place, model).rstrip())
    device = board.not_mounted(root)
    if device is not None:
        raise Refused(NOT_MOUNTED.format(device).rstrip())
    raise Refused(NOTHING_FOUND.rstrip())


def install(one: board.Board, source: bool = False) -> None:
    """Bring the firmware on `one` up to date and say so; raise `Refused` or OSError."""
    print(f"{one.drive}: {one.name}, CircuitPython {one.version}")
    trouble = one.why_not()
    if trouble:
        raise Refused(trouble)
    if not one.id.startswith(board.PICO):
        print(folded(OTHER_PINS))
    before = versions.read(one.drive)
    print("Copying. Leave the board plugged in; it may start and stop meanwhile.", flush=True)
    done = drive.write(one.drive, source)
    version, marks = versions.read(one.drive) or ("", [])
    print(f"Umpire {version} is on it", end="")
    print("." if before is None else f"; it was {before[0]}.")
    counts = f"{done.written} written and read back, {done.same} as they were"
    print(f"Files: {counts}, {done.removed} old removed.")
    for note in done.notes:
        print(note + ".")
    if before is not None and done.written:
        print(folded(KEPT if before[1][0] in marks else OTHER_LAYOUT))
    print(folded(STARTS))


def folded(text: str) -> str:
    """Return `text` with its lines folded to fit a terminal; paths stay whole."""
    fold = textwrap.TextWrapper(80, break_long_words=False, break_on_hyphens=False)
    return "\n".join(fold.fill(line) for line in text.splitlines())


if __name__ == "__main__":
    verb.run(main)
