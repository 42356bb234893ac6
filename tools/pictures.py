"""``dev.py pictures``: make the guides' pictures anew, each by the script of keys beside it.

With ``--sheet`` it makes contact sheets of all pages in place of them.
"""

import argparse
import contextlib
import io
import sys
from pathlib import Path

from host_sim.desk import Desk
from host_sim.faces import headless

ROOT = Path(__file__).resolve().parent.parent
PLACE = "docs/play/*.txt"


def scripts() -> list[Path]:
    """Return the scripts that make pictures."""
    return sorted(ROOT.glob(PLACE))


def make(script: Path, root: Path = ROOT) -> None:
    """Run `script`, whose files are named from `root` on.  Raises ScriptError."""
    lines = script.read_text(encoding="utf-8").splitlines()
    with contextlib.chdir(root), Desk() as desk:
        headless.play(desk, lines, script.name, io.StringIO())


def main(arguments: list[str] | None = None) -> int:
    """Make all pictures; the exit status is 1 if a script cannot go on, 2 for misuse."""
    parser = argparse.ArgumentParser(prog="pictures", description="Make the guides' pictures.")
    parser.add_argument(
        "--sheet",
        action="store_true",
        help="make contact sheets of all pages in place of them, one a game, in out/sheet",
    )
    if parser.parse_args(arguments).sheet:
        from tools import contact_sheet  # it needs the tests, which the guides do without

        return contact_sheet.main()
    for script in scripts():
        try:
            make(script)
        except headless.ScriptError as error:
            print(error, file=sys.stderr)
            return 1
        print(script.relative_to(ROOT).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main())
