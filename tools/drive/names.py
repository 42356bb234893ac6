"""A text of the board with the names of the sources: ``python3 dev.py names TEXT``.

The board tells its own spelling of names, as where it broke: see tools/compiling/spelling.py.
"""

import sys

from host_sim import verb, waiting
from tools.compiling import modules, spelling
from tools.drive import drive


def main(words: list[str]) -> int:
    """Print a text of the board with the names of the sources: `words`, or what is typed in.

    The exit status is 2 where that is nothing.
    """
    if not words and sys.stdin.isatty():
        print("The text, and Ctrl-D behind it (on Windows Ctrl-Z and Enter):", file=sys.stderr)
    text = " ".join(words) or sys.stdin.read()
    if not text.strip():
        print("names: no text: give what the board says, such as menu:render", file=sys.stderr)
        return 2
    waiting.tell("Looking what the board calls everything")
    ours = modules.names(drive.contents(source=True))
    print(spelling.told(text, ours).rstrip("\n"))
    return 0


if __name__ == "__main__":
    verb.run(main)
