"""The simulator's command line: `python -m host_sim`."""

import argparse
import os
import random
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from host_sim import verb
from host_sim.arguments import Parser
from host_sim.board import PACE
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.journal_file import JournalFile
from host_sim.program import ENTRIES
from host_sim.trouble import in_words
from host_sim.wiring import REPO_ROOT

TERMINAL, NONE, DEMO, WEB = "terminal", "none", "demo", "web"
RANDOM = "random"
SLOWEST = 1_000_000  # a second for each look
USUAL_NVM = REPO_ROOT / "out" / "nvm.bin"  # where people who just play find their game again


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator; the exit status is 1 if script or firmware failed, 2 for misuse."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    face = chosen.face or (NONE if chosen.script else _usual_face())
    if chosen.script is not None and face != NONE:
        parser.error("a SCRIPT is for --face none")
    if chosen.script is None and face == NONE:
        parser.error("--face none wants a SCRIPT, or - for standard input")
    if face == WEB:  # a page of its own, with a memory of its own
        return subprocess.call([sys.executable, str(REPO_ROOT / "dev.py"), "page", "--open"])
    if chosen.free != RANDOM and not _can_be_free(chosen.free):
        parser.error(f"--free wants a number of bytes up to {heap.WHOLE}, or random")
    if not 1 <= chosen.pace <= SLOWEST:
        parser.error(f"a pace of 1 to {SLOWEST}")
    if face == TERMINAL and not _at_a_terminal():
        parser.error("--face terminal wants a terminal")
    try:
        _look_at(chosen.drive)
        keeping = JournalFile(_nvm(chosen, face))
        seed = _seed(chosen, face)
        free = _free(chosen.free, seed)
        desk = Desk(chosen.drive, keeping.image, seed=seed, pace=chosen.pace, free=free)
    except (OSError, ValueError) as error:
        parser.error(in_words(error))
    try:
        status = _show(desk, face, chosen.script, keeping, chosen.plain)
    finally:
        desk.power_off()
        kept = _kept(keeping, desk)
    return status or int(not kept)


def _parser() -> Parser:
    parser = Parser(prog="dev.py sim", description="The device on your desk.")
    parser.add_argument(
        "script",
        nargs="?",
        help="commands for --face none; it ends where the firmware breaks (the terminal shows the "
        "page that follows); - is standard input",
    )
    parser.add_argument("--face", choices=(TERMINAL, NONE, DEMO, WEB), help="how to show it")
    parser.add_argument(
        "--plain",
        action=argparse.BooleanOptionalAction,
        help="write the panel without braille, and all in ASCII (default: as the terminal's "
        "environment tells; v changes it while it runs)",
    )
    memory = parser.add_mutually_exclusive_group()
    memory.add_argument(
        "--nvm",
        type=Path,
        metavar="FILE",
        help="keep the journal (4096 bytes) there (default: out/nvm.bin of this folder in the "
        "terminal, so that a game goes on after a break; nowhere else)",
    )
    memory.add_argument(
        "--fresh", action="store_true", help="begin with an empty journal and keep nothing"
    )
    parser.add_argument(
        "--seed",
        type=int,
        help="of all chance (default: another each time in the terminal, else 1)",
    )
    parser.add_argument(
        "--pace",
        type=int,
        default=PACE,
        metavar="US",
        help="of time that each look at the clock or the keys takes (default: %(default)s)",
    )
    parser.add_argument(
        "--free",
        default=str(heap.FRESH),
        metavar="BYTES",
        help="of memory that are free on home, or random: another number each time that it is "
        f"switched on, {heap.LEAST} to {heap.MOST} as an evening leaves (default: %(default)s)",
    )
    parser.add_argument(
        "--drive", type=Path, default=REPO_ROOT, metavar="DIR", help="run another folder's main.py"
    )
    return parser


def _at_a_terminal() -> bool:
    """Return True at a terminal that can place characters, as that of an editor's shell cannot."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _usual_face() -> str:
    return TERMINAL if _at_a_terminal() else DEMO


def _look_at(drive: Path) -> None:
    """Raise ValueError if there is nothing on `drive` that a board would run."""
    if not drive.is_dir():
        raise ValueError(f"--drive: {drive} is no folder")
    if not any((drive / name).is_file() for name in ENTRIES):
        raise ValueError(f"--drive: {drive} has no {' or '.join(reversed(ENTRIES))} to run")


def _nvm(chosen: argparse.Namespace, face: str) -> Path | None:
    """Return where the journal is kept: another drive's is not mixed with ours."""
    if chosen.nvm is None and not chosen.fresh and face == TERMINAL and chosen.drive == REPO_ROOT:
        return USUAL_NVM
    return chosen.nvm


def _seed(chosen: argparse.Namespace, face: str) -> int:
    if chosen.seed is not None:
        return chosen.seed
    return secrets.randbits(32) if face == TERMINAL else 1


def _can_be_free(word: str) -> bool:
    return word.isdecimal() and len(word) < 10 and int(word) <= heap.WHOLE


def _free(chosen: str, seed: int) -> int | Callable[[], int]:
    return heap.each_life(random.Random(seed)) if chosen == RANDOM else int(chosen)


def _kept(keeping: JournalFile, desk: Desk) -> bool:
    try:
        keeping.keep(desk.flash.image)
    except OSError as error:
        print(f"sim: the journal was not kept: {in_words(error)}", file=sys.stderr)
        return False
    return True


def _show(
    desk: Desk, face: str, script: str | None, keeping: JournalFile, plain: bool | None
) -> int:
    if face == TERMINAL:
        from host_sim.faces import terminal  # what it needs is not needed headless

        return terminal.run(desk, keeping, plain)
    from host_sim.faces import demo, headless

    try:
        if face == DEMO:
            demo.run(desk)
        else:
            headless.run(desk, str(script))
    except headless.ScriptError as error:
        print(f"sim: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    verb.run(main)
