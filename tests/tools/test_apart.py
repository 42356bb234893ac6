"""A file of the source becomes several modules of the board, which mean the same."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiling import apart
from tools.compiling.apart import Fixed

ROOT = Path(__file__).parents[2]
RULES = b'''"""The rules, and what is seldom asked of them.

Two lines more.
"""

from firmware.play.knowledge import KNOWN
from firmware.play.rules_base import BOXES, HELD

LAY = 1


def why_not(move):
    """Return why `move` is refused."""
    if move > LAY:
        return why_not_ruling(move)
    return HELD


def told(rule):
    return rule


# On the board ruling_rules.py:
# Rulings.


MOST = LAY + 1


def why_not_ruling(move):
    return ("most", MOST, len(BOXES)) if move > MOST else told(why_not)


# Not on the board:
# What tests ask.


def moves():
    return [move for move in range(9) if not why_not(move)] or KNOWN
'''
SCREENS = b"""from firmware.games.whist import parts, rules
from firmware.games.whist.rules import LAY, MOST, told


def ruling(move):
    return rules.why_not_ruling(move), rules.why_not(LAY), parts.rules.why_not_ruling(MOST), told
"""
RULES_PATH, PIECE = "firmware/games/whist/rules.py", "firmware/games/whist/ruling_rules.py"
SOURCES = {RULES_PATH: RULES, "firmware/games/whist/screens.py": SCREENS}


def taken_apart(rules: bytes = RULES) -> dict[str, bytes]:
    return apart.apart(SOURCES | {RULES_PATH: rules})


def with_room(monkeypatch: pytest.MonkeyPatch, sources: dict[str, bytes]) -> dict[str, ModuleType]:
    """Return the modules of `sources` as Python has them that finds each where it now is."""
    loaded: dict[str, ModuleType] = {}
    package = ModuleType("firmware.games.whist")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, package.__name__, package)
    for path in sorted(sources, key=lambda path: ("ruling" in path, "screens" in path)):
        name = path.removesuffix(".py").replace("/", ".")
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
        exec(compile(sources[path], path, "exec"), module.__dict__)
        setattr(package, name.rpartition(".")[2], module)
        loaded[name.rpartition(".")[2]] = module
    return loaded


def test_a_file_becomes_a_module_for_each_piece_and_what_is_not_on_the_board_none():
    found = taken_apart()
    assert set(found) == {RULES_PATH, PIECE, "firmware/games/whist/screens.py"}
    assert b"def why_not(move)" in found[RULES_PATH]
    assert b"MOST = " not in found[RULES_PATH]
    assert b"def why_not_ruling" in found[PIECE]
    assert b"def moves" not in b"".join(found.values())


def test_the_modules_mean_what_the_file_meant(monkeypatch: pytest.MonkeyPatch):
    found = taken_apart()
    del found["firmware/games/whist/screens.py"]
    monkeypatch.setattr("firmware.modules.loader.load", lambda name: sys.modules[name])
    modules = with_room(monkeypatch, found)
    assert modules["rules"].why_not(1) == "held"
    assert modules["rules"].why_not(9) == ("most", 2, 5)
    assert modules["rules"].why_not(2) is modules["rules"].why_not


def test_a_piece_imports_what_it_reads_and_the_rest_no_longer_does():
    found = taken_apart()
    assert b"BOXES" not in found[RULES_PATH]
    assert b"HELD" in found[RULES_PATH]
    assert b"HELD" not in found[PIECE]
    assert b"from firmware.play.rules_base import BOXES\n" in found[PIECE]
    assert b"from firmware.games.whist.rules import LAY, told, why_not\n" in found[PIECE]
    assert b"KNOWN" not in b"".join(found.values())


def test_what_stands_below_is_loaded_as_it_is_asked_for():
    assert (
        b"return piece_of('firmware.games.whist.ruling_rules').why_not_ruling(move)"
        in taken_apart()[RULES_PATH]
    )


def test_lines_keep_their_numbers():
    found = taken_apart()
    before = RULES.split(b"\n")
    for path in (RULES_PATH, PIECE):
        after = found[path].split(b"\n")
        for line in (b"    return HELD", b"def told(rule):", b"MOST = LAY + 1"):
            if line in after:
                assert after.index(line) == before.index(line)


def test_whoever_asks_the_file_asks_the_piece():
    found = taken_apart()["firmware/games/whist/screens.py"]
    assert b"from firmware.games.whist import ruling_rules as piece_ruling_rules\n" in found
    assert b"piece_ruling_rules.why_not_ruling(move), rules.why_not(LAY)" in found
    assert b"parts.ruling_rules.why_not_ruling(MOST)" in found
    assert b"from firmware.games.whist.ruling_rules import MOST" in found
    assert b"from firmware.games.whist.rules import LAY, told" in found


def test_what_comes_late_by_its_file_comes_by_its_piece():
    asks = b"def ask(move):\n    later.rules.why_not_ruling(move), later.rules.why_not(move)\n"
    found = apart.apart(SOURCES | {"firmware/shell/pad.py": asks})["firmware/shell/pad.py"]
    assert b"later.ruling_rules.why_not_ruling(move), later.rules.why_not(move)" in found


@pytest.mark.parametrize(
    "line", [b"    move = 3\n", b"    [move for move in ()]\n", b"    f = lambda move: move\n"]
)
def test_a_name_that_a_function_gives_a_meaning_is_its_own(line: bytes):
    rules = RULES.replace(b"def moves():", b"move = 7\n\n\ndef moves():").replace(
        b"    return rule\n", line + b"    return rule\n"
    )
    assert b"piece_of('firmware.games.whist.desktop')" not in taken_apart(rules)[RULES_PATH]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"LAY = 1\n", b"LAY = MOST\n"),  # before it is there
        (b"def told(rule):", b"def told(rule=MOST):"),
        (b"MOST = LAY + 1\n", b"MOST = 2\n\n\ndef more():\n    global LAY\n    LAY = 3\n"),
    ],
)
def test_what_cannot_be_taken_apart_is_refused(old: bytes, new: bytes):
    with pytest.raises(Fixed):
        taken_apart(RULES.replace(old, new))


def test_a_piece_is_not_called_as_a_file():
    with pytest.raises(Fixed, match="is there, and a piece of"):
        apart.apart(SOURCES | {PIECE: b""})


def test_every_line_that_names_a_piece_is_understood():
    """A mark that is misspelt would put all behind it into the module above."""
    for path in sorted((ROOT / "firmware").rglob("*.py")):
        source = path.read_bytes()
        like = re.findall(rb"^# *(?:On|Not on) the board.*$", source, re.MULTILINE | re.IGNORECASE)
        assert len(like) == len(apart.MARK.findall(source)), path


def test_what_the_board_has_not_can_be_left_out_of_a_source_and_lines_keep_their_numbers():
    source = b"A = 1\n\n\n# Not on the board:\nB = 2\n# On the board why.py:\nC = 3\n"
    assert apart.on_board(source) == b"A = 1\n\n\n\n\n# On the board why.py:\nC = 3\n"
    last = b"A = 1\n# Not on the board:\nB = 2"
    assert apart.on_board(last) == b"A = 1\n\n"
