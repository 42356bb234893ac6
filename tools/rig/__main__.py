"""Play keys on an emulated Pico: ``python3 dev.py pico run --uf2 FILE --bootrom FILE [ROW...]``.

Real CircuitPython runs the drive on an emulated chip, and is given the keys that were played on the
simulator; after each the two are compared.  The log goes into ``out/pico``, and is printed as
``python3 dev.py pico LOG`` prints it.  The two files are yours to get: CircuitPython's for the
Pico, and the RP2040's boot ROM.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.drive import uf2
from tools.rig import board_file, emulator, expected, heap_map, log, pico, rows
from tools.rig.expected import Lived
from tools.rig.rows import Row

OUT = emulator.ROOT / "out" / "pico"
USAGE = """\
A row is TG-table, H1-dealt, FH-hints, H2-on-call, H5-guided and so on: a rule set and a way to
play it; evening, nine games in a row; or rough-7, any game, and then keys by chance of that seed.
Behind its name may stand
  +quick  the keys come every 150 ms instead of every 500
  +busy   the flash takes 0.7 ms to program a page and 45 ms to erase
  +late   a game at the end of an evening
  +long   a game of 150 moves is gone on with, and moves are taken back; rough-7: 600 keys, not 80
  +look   a game of up to 150 moves that is over is looked through and told
  +box    the device plays on all seats but one, and gives hints where the row has any
  +menu   each line of the menu is opened over a game, and left
Groups of rows are plain, quick, busy, late, long, look, box and menu; without any, all are
played."""


class Board(NamedTuple):
    """A version of CircuitPython, joined with the drive, that an emulated Pico is started from.

    `called` are the modules' names by those that the drive has, where `maps` are asked for.
    """

    version: str
    uf2: Path
    bootrom: Path
    heap: bool
    maps: bool
    called: dict[str, str]


def play(row: Row, board: Board) -> list[dict[str, Any]]:
    """Return the log of `row` on `board`; RuntimeError if it cannot be played.

    Where it has `maps` they are written beside the log.
    """
    lived = list(expected.lived(row.lives(), row.pace, board.version, alike=row.quick))
    clock = any(turn.calm for life in lived for turn in life.turns)
    plan = emulator.plan(board.uf2, board.bootrom, row.takes)
    with tempfile.TemporaryDirectory() as folder:
        images = Path(folder) if board.maps else None
        events = emulator.play({**plan, "steps": log.steps(lived, board.heap, images)})
        lines = [{**row.run, "firmware": board.version, "clock": clock}, *log.lines(lived, events)]
        if images:
            _, flash = uf2.read(board.uf2.read_bytes())
            told = maps(lived, images, flash, board.called)
            beside(row, board, ".map").write_text(told, encoding="utf-8")
    return lines


def maps(lived: list[Lived], images: Path, flash: list[uf2.Block], called: dict[str, str]) -> str:
    """Return the maps of the heap after each key of which there is one of the `images`."""
    found: list[str] = []
    for life, one in enumerate(lived):
        for place, turn in enumerate(one.turns):
            image = log.image(images, life, place)
            if image.exists():
                heap = heap_map.Heap(image.read_bytes(), flash)
                head = f"power on {life + 1}, key {place + 1}: {turn.press.key} on {turn.screen}"
                found += [head, *heap_map.told(heap, called), ""]
    return "\n".join(found)


def boards(options: argparse.Namespace, folder: Path) -> Iterator[Board]:
    """Yield what each version is started from; OSError, uf2.Refused, emulator.Bad if it can't."""
    bootrom = folder / "bootrom"
    bootrom.write_bytes(emulator.bootrom(options.bootrom.read_bytes()))
    for file in options.uf2:
        content = file.read_bytes()
        _, version = uf2.check(*uf2.read(content))
        joined = folder / f"{version}.uf2"
        options.heap = options.heap or options.map  # so that garbage is collected first
        names = board_file.short_names(options.heap, options.take) if options.map else {}
        called = {path.stem: name for name, path in names.items()}
        joined.write_bytes(board_file.joined(content, options.heap, options.take))
        yield Board(version, joined, bootrom, options.heap, options.map, called)


def beside(row: Row, board: Board, ending: str) -> Path:
    """Return the path of a file with what was found of `row` on `board`, in a folder that is."""
    path = OUT / board.version / (row.name + ending)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def keep(row: Row, board: Board, lines: list[dict[str, Any]]) -> Path:
    """Write a log and return its path."""
    path = beside(row, board, ".jsonl")
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def run(wanted: list[Row], options: argparse.Namespace, folder: Path) -> int:
    """Play all rows on all boards and print their figures; return the exit status."""
    start = time.monotonic()
    logs: list[Path] = []
    failed = 0
    found = list(boards(options, folder))
    emulator.core()
    waiting.tell("Playing, some minutes a row")
    with ProcessPoolExecutor(options.jobs) as pool:
        asked: dict[Future[list[dict[str, Any]]], tuple[Row, Board]] = {
            pool.submit(play, row, board): (row, board) for board in found for row in wanted
        }
        for number, job in enumerate(as_completed(asked), 1):
            row, board = asked[job]
            told = f"{time.monotonic() - start:6.0f} s  {number} of {len(asked)}"
            try:
                logs.append(keep(row, board, job.result()))
                print(f"{told}: {board.version} {row.name}", flush=True)
            except RuntimeError as error:
                failed = 1
                print(f"{told}: {board.version} {row.name} cannot be played: {error}", flush=True)
    return pico.main([str(path) for path in sorted(logs)]) or failed if logs else failed


def main(words: list[str]) -> int:
    """Play the rows; the exit status is 1 if a bar is missed, 2 if something will not do."""
    parser = Parser(
        prog="dev.py pico run",
        description="Play keys on an emulated Pico, and compare it with the simulator.",
        epilog=USAGE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    file = {"type": Path, "required": True, "metavar": "FILE"}
    parser.add_argument("--uf2", action="append", **file, help="CircuitPython's; may come twice")
    parser.add_argument("--bootrom", **file, help="the RP2040's: its bytes, or a listing of words")
    parser.add_argument("--heap", action="store_true", help="ask after each key what is free")
    says = "after each key that a pause follows, write down who has what of the heap"
    parser.add_argument("--map", action="store_true", help=says)
    take = {"type": int, "default": 0, "metavar": "BYTES"}
    parser.add_argument("--take", **take, help="of the heap, which the board then has not")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="rows at a time")
    parser.add_argument("rows", nargs="*", metavar="ROW")
    options = parser.parse_args(words)
    if options.take < 0:
        parser.error("--take wants how many bytes, none or more")
    try:
        wanted = rows.wanted(options.rows)
        with tempfile.TemporaryDirectory() as folder:
            return run(wanted, options, Path(folder))
    except (OSError, rows.Unknown, uf2.Refused, emulator.Bad) as error:
        print(f"Nothing was played: {in_words(error)}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    verb.run(main)
