"""The simulator's command line: `python -m host_sim`."""

import argparse
import sys
from pathlib import Path

from host_sim.chips.flash import SIZE
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT

TERMINAL, NONE, DEMO = "terminal", "none", "demo"


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator and return its exit status: 0, 1 for a script that failed, 2 for misuse."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    face = chosen.face or (NONE if chosen.script else _usual_face())
    if chosen.script is not None and face != NONE:
        parser.error("a SCRIPT is for --face none")
    if chosen.script is None and face == NONE:
        parser.error("--face none wants a SCRIPT, or - for standard input")
    try:
        image = _image(chosen.nvm)
        desk = Desk(chosen.drive, image, real_time=False, seed=chosen.seed)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    try:
        return _show(desk, face, chosen.script)
    finally:
        desk.power_off()
        if chosen.nvm is not None:
            chosen.nvm.write_bytes(desk.flash.image)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="sim", description="The device on your desk.")
    parser.add_argument("script", nargs="?", help="commands for --face none; - is standard input")
    parser.add_argument("--face", choices=(TERMINAL, NONE, DEMO), help="how to show it")
    parser.add_argument(
        "--nvm", type=Path, metavar="FILE", help="keep the journal (4096 bytes) there"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default: 1)")
    parser.add_argument(
        "--drive", type=Path, default=REPO_ROOT, metavar="DIR", help="run another folder's main.py"
    )
    return parser


def _usual_face() -> str:
    return TERMINAL if sys.stdin.isatty() and sys.stdout.isatty() else DEMO


def _image(file: Path | None) -> bytes | None:
    if file is None or not file.exists():
        return None
    image = file.read_bytes()
    if len(image) != SIZE:
        raise ValueError(f"{file} has {len(image)} bytes, a journal {SIZE}")
    return image


def _show(desk: Desk, face: str, script: str | None) -> int:
    if face == TERMINAL:
        from host_sim.faces import terminal  # what it needs is not needed headless

        terminal.run(desk)
        return 0
    from host_sim.faces import demo, headless

    try:
        if face == DEMO:
            demo.run(desk)
        else:
            headless.run(desk, script or "-")
    except headless.ScriptError as error:
        print(f"sim: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stdout = None  # who read it has gone: nothing is left to be flushed to
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
