"""Play rows of keys on an emulated Pico: ``python3 dev.py pico run --uf2 FILE --bootrom FILE [ROW...]``."""

import argparse
import json
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from tools import pico, uf2
from tools.rig import board_file, emulator, expected, log, rows
from tools.rig.rows import Row

OUT = emulator.ROOT / "out" / "pico"


def play(row: Row, version: str, file: Path, bootrom: Path, heap: bool) -> list[dict[str, Any]]:
    """Return the log of `row`, played on the Pico that starts from `file`."""
    lived = list(expected.lived(row.lives(), row.pace, version, alike=row.quick))
    told = {**emulator.plan(file, bootrom, row.takes), "steps": log.steps(lived, heap)}
    clock = any(turn.calm for life in lived for turn in life.turns)
    begun = {**row.run, "firmware": version, "clock": clock}
    return [begun, *log.lines(lived, emulator.play(told))]


def main(words: list[str]) -> int:
    """Play the rows and print their figures; the exit status is 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="dev.py pico run", description=__doc__)
    parser.add_argument("--uf2", type=Path, action="append", required=True)
    parser.add_argument("--bootrom", type=Path, required=True)
    parser.add_argument("--heap", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("rows", nargs="*", metavar="ROW")
    options = parser.parse_args(words)
    wanted = [rows.named(name) for name in options.rows] or rows.plain()
    logs = []
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(options.jobs) as pool:
        emulator.core()
        asked = {}
        for number, path in enumerate(options.uf2):
            content = path.read_bytes()
            version = board_file.version(content)
            file = Path(folder, f"{number}.uf2")
            file.write_bytes(board_file.joined(content, options.heap))
            for row in wanted:
                job = pool.submit(play, row, version, file, options.bootrom, options.heap)
                asked[job] = (row, version)
        start = time.monotonic()
        for job in as_completed(asked):
            row, version = asked[job]
            OUT.joinpath(version).mkdir(parents=True, exist_ok=True)
            path = OUT / version / f"{row.name}.jsonl"
            path.write_text("".join(json.dumps(line) + "\n" for line in job.result()), encoding="utf-8")
            logs.append(path)
            print(f"{time.monotonic() - start:6.0f} s  {version} {row.name}", flush=True)
    return pico.main([str(path) for path in sorted(logs)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
