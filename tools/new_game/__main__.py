"""Write a new game, or say what one owes that is there.

    python3 dev.py game NAME...

Where firmware/games/NAME is not there, it and tests/games/NAME are written: a small game that can
be played at once.  Then the game is held to all that every game owes: its rules, pages and whole
games on paper within 20 seconds (rules that only wait are given a minute), what is wrong each in a
sentence; and if nothing is, its tests, the tests of every game for it, and format, lint and types
of its files.
"""

import sys

from host_sim import verb
from host_sim.arguments import Parser
from tools import checks
from tools.new_game import check, template

TESTS = (  # that walk over all games, of which a game's own cases are run
    "tests/games/owed/test_*.py",
    "tests/modules/test_names.py",
    "tests/house/test_domain.py",  # these read its files as all others
    "tests/house/test_english.py",
    "tests/house/test_hidden_methods.py",
    "tests/house/test_quiet_steps.py",
)


def main(words: list[str]) -> int:
    """Write the games of these names that are not there; return 1 if one owes anything."""
    parser = Parser(prog="dev.py game", description=str(__doc__).partition("\n")[0])
    parser.add_argument("names", nargs="+", metavar="NAME", help="the folder of a game")
    names = parser.parse_args(words).names
    for name in names:
        if not template.exists(name):
            try:
                files = template.write(name)
            except template.Refused as refused:
                print(f"{refused} Nothing was written.", file=sys.stderr)
                return 2
            print("Written, and yours to change:", *files, sep="\n  ", flush=True)
    owed = {name: check.told(name) for name in names}
    for name, sentences in owed.items():
        if sentences:
            print(f"{name} owes:", *sentences, sep="\n- ", flush=True)
    if any(owed.values()):
        return 1
    print("Rules, pages and whole games on paper are right; now tests and lint.", flush=True)
    if status := checks.main(checks_of(names)):
        return status
    print(*(f"{name} owes nothing." for name in names), sep="\n", flush=True)
    return 0


def checks_of(names: list[str]) -> list[tuple[str, ...]]:
    """Return the checks of the games of these `names`, each a module and its words."""
    root, files = template.ROOT, []
    for pattern in TESTS:
        files += sorted(file.relative_to(root).as_posix() for file in root.glob(pattern))
    firmware = [f"firmware/games/{name}" for name in names]
    tests = [f"tests/games/{name}" for name in names]
    alone = ("-p", "no:cacheprovider", "-p", "no:xdist", *(f"--game={name}" for name in names))
    return [
        ("pytest", *alone, *files, *tests),
        ("basedpyright", "--project", "pyrightconfig-device.json", *firmware),
        ("basedpyright", "--project", "pyproject.toml", *tests),
        ("ruff", "format", "--check", "--no-cache", "--quiet", *firmware, *tests),
        ("ruff", "check", "--no-cache", "--quiet", *firmware, *tests),
    ]


if __name__ == "__main__":
    verb.run(main)
