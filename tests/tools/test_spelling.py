"""On the board names are spelled like those that CircuitPython has in flash, and mean the same."""

import ast
import re
import struct
from io import StringIO
from pathlib import Path

import pytest

import dev
from firmware.shell import help as pages
from tests.tools import real_drive
from tests.tools.mpy import names_of
from tools.compiling import flash_names, modules
from tools.compiling.spelling import Spelling, in_flash, spelled, spelling, texts, told
from tools.drive import names as board_names

SOURCE = b"""from firmware.there import Pile as Heap

LEAST = 2


def fits_well(top, card=0):
    found = Heap(top)
    return found.is_near(card)  # fits_well says it
"""
HERE = "firmware/here.py"


def names_with(source: bytes, **readable: bytes) -> Spelling:
    """Return the spelling of the names in `source`, beside files that stay `readable`."""
    others = {f"{name}.py": text for name, text in readable.items()}
    return spelling({HERE: source, **others}, frozenset(others))


def test_functions_attributes_and_what_is_imported_get_names_that_flash_has():
    names = names_with(SOURCE)
    assert set(names) == {"Heap", "LEAST", "Pile", "fits_well", "is_near", "top"}
    assert set(names.values()) < in_flash()[0]
    assert len(set(names.values())) == len(names)


def test_every_line_keeps_its_place_and_comments_stay():
    names = names_with(SOURCE)
    lines = spelled(SOURCE, names).decode().splitlines()
    assert lines[5] == f"def {names['fits_well']}({names['top']}, card=0):"
    assert lines[7] == f"    return found.{names['is_near']}(card)  # fits_well says it"


def test_a_name_that_a_readable_file_asks_for_stays():
    names = names_with(SOURCE, main=b"from firmware.here import fits_well\nfits_well(1)\n")
    assert "fits_well" not in names
    assert "is_near" in names


@pytest.mark.parametrize("first", ["firmware/a.py", "lib/driver.py"])
def test_of_a_driver_s_names_those_stay_that_somebody_uses(first: str):
    sources = {
        "firmware/a.py": b"from driver import Panel_of\nPanel_of(1)\n",
        "lib/driver.py": b"class Panel_of:\n    def write_all_of(self):\n        pass\n",
    }
    names = spelling(dict(sorted(sources.items(), key=lambda row: row[0] != first)), frozenset())
    assert "Panel_of" not in names
    assert "write_all_of" in names


def test_a_name_that_a_text_asks_for_stays():
    assert "is_near" not in names_with(SOURCE + b"getattr(1, 'is_near')\n")


def test_a_name_that_is_a_text_for_something_else_does_not_stay():
    assert "is_near" in names_with(SOURCE + b"print('is_near', Pile() == 'is_near')\n")


@pytest.mark.parametrize(
    "asks",
    [
        b"def of(there, word):\n    return getattr(there, word)\nof(1, 'is_near')\n",
        b"class Page:\n    help = 'is_near'\n",
        b"class Page:\n @property\n def help(self):\n  return 'is_near' if self else ''\n",
        b"for word in ('is_near',):\n    getattr(1, word)\n",
    ],
)
def test_a_name_stays_if_its_text_may_come_to_what_asks(asks: bytes):
    assert "is_near" not in names_with(SOURCE + asks)


@pytest.mark.parametrize(
    "asks",
    [
        b"def pages(ways):\n    return [('MOST', 'LEAST')[way] for way in ways]\n",
        b"def of(page):\n    page.help = 'LEAST'\n",
    ],
)
def test_a_name_in_capitals_stays_wherever_its_text_stands(asks: bytes):
    assert "LEAST" not in names_with(SOURCE + asks)


def test_every_help_that_is_called_by_a_text_has_that_name_on_the_board():
    sources = (dev.ROOT / "firmware").rglob("*.py")
    called = set().union(*(texts(path.read_bytes()) for path in sources)) & set(vars(pages))
    assert {"COUNT", "PLAYERS", "ANSWER", "MENU"} <= called
    assert called & set(real_drive.names()) == set()


def test_a_name_within_a_text_stays_as_not_every_python_finds_it_there():
    assert "is_near" not in names_with(SOURCE + b"print(f'{Pile().is_near}')\n")


def test_a_text_in_an_annotation_asks_for_nothing():
    assert "Pile" in names_with(SOURCE + b"\ndef lay(pile: 'Pile') -> 'Pile':\n    return pile\n")


def test_the_language_s_own_names_stay_and_so_do_those_of_circuitpython():
    source = b"import microcontroller\nclass Pile:\n    def __init__(self):\n        pass\n"
    assert set(names_with(source)) == {"Pile"}


def test_no_name_is_given_that_a_variable_has():
    first = names_with(SOURCE)["fits_well"]
    names = names_with(SOURCE + f"\ndef lay():\n    {first} = 1\n    return {first}\n".encode())
    assert first not in names.values()


def test_a_text_of_the_board_is_told_with_our_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    names = real_drive.names()
    assert (
        told(f"play.referee:{names['_why_not_open']}, line 1", names)
        == "play.referee:_why_not_open, line 1"
    )
    asked_of: list[dict[str, bytes]] = []
    monkeypatch.setattr(modules, "names", lambda files: asked_of.append(files) or names)
    assert board_names.main(["in", names["_why_not_open"]]) == 0
    assert capsys.readouterr().out == "in _why_not_open\n"
    assert asked_of == [real_drive.sources()]


def test_the_guide_s_example_of_a_text_of_the_board_is_told_so():
    guide = (dev.ROOT / "docs" / "develop.md").read_text(encoding="utf-8")
    text, ours = re.findall(r"of `(\S+)` it makes `(\S+)`", guide)[0]
    assert told(text, real_drive.names()) == ours != text


@pytest.mark.parametrize("typed", ["", " \n"])
def test_where_there_is_no_text_of_the_board_that_is_said_at_once(
    typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    monkeypatch.setattr(modules, "names", lambda files: pytest.fail("it is looked for"))
    assert board_names.main([]) == 2
    assert capsys.readouterr() == (
        "",
        "names: no text: give what the board says, such as menu:render\n",
    )


SPELLED = {"_load_likely": "report_id", "Discarding": "FALL", "remark": "py", "drop": "line"}


@pytest.mark.parametrize(
    ("text", "ours"),
    [
        ("firmware.app:report_id", "firmware.app:_load_likely"),
        ("last broken in firmware.app: report_id", "last broken in firmware.app: _load_likely"),
        ('  File "main.py", line 32, in <module>', '  File "main.py", line 32, in <module>'),
        ('File "firmware.app", line 1, in line', 'File "firmware.app", line 1, in drop'),
        ("no attribute 'line'", "no attribute 'drop'"),
        ("'FALL' object isn't subscriptable", "'Discarding' object isn't subscriptable"),
        ("report_id() takes 2 arguments", "_load_likely() takes 2 arguments"),
        ("report_id line\n", "_load_likely drop\n"),
    ],
)
def test_names_are_told_where_the_board_tells_names_and_nothing_else_is(text: str, ours: str):
    assert told(text, Spelling(SPELLED.items())) == ours


def test_no_name_is_spelled_like_a_type_that_an_error_names():
    kinds = {"NoneType", "bound_method", "closure", "generator", "iterator", "dict_view"}
    assert kinds < in_flash()[0]
    assert not kinds & set(real_drive.names().values())
    error = "AttributeError: 'NoneType' object has no attribute 'journal'"
    assert told(error, real_drive.names()) == error


def test_no_name_is_spelled_like_a_word_of_the_board_s_compiler():
    many = b"".join(b"def function_%d():\n    pass\n" % i for i in range(2000))
    assert "const" in in_flash()[0]
    assert "const" not in names_with(many).values()


def test_what_a_game_added_by_hand_asks_the_house_for_is_spelled_as_in_the_guide():
    names = real_drive.names()
    for path in (dev.ROOT / "docs" / "example" / "firmware").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Attribute):
                assert node.attr not in names


def test_an_evening_of_all_games_brings_names_for_small_tables():
    """The tables for 20, 40 ... 320 names hold 620; one for 640 more takes 3.9 KB in a piece.

    Each module has its own name and its file's.  What begins before the program, the self-test and
    what games added by hand ask for are not of an evening.
    """
    without = re.compile(
        r".*/(export|second_copy|settings_toml|keys|lights|test|texts|doors)\.|.*/plain/"
    )
    files = {path: file for path, file in real_drive.compiled().items() if not without.match(path)}
    brought = set().union(*(names_of(file) for file in files.values()))
    brought |= {path for path in files if path.endswith(".mpy")}
    assert len(brought) > 400
    assert len(brought - in_flash()[0]) < 620


def test_names_are_read_out_of_circuitpython_s_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Two files that are built like CircuitPython's: a table of names each, and a longer one."""
    for version, words in (("a", ("lay", "pile", "no name")), ("b", ("lay", "seat"))):
        (tmp_path / version).write_bytes(uf2(words, [f"word_{i}" for i in range(40)]))
    monkeypatch.setattr(flash_names, "FLASH", tmp_path / "found.txt")
    flash_names.main([str(tmp_path / "a"), str(tmp_path / "b")])
    found = (tmp_path / "found.txt").read_text().splitlines()
    assert found[:4] == [
        "# Names that CircuitPython for the Pico has in flash, read out of",
        "# a, b by flash_names.py: not all of them have one with a question mark.",
        "lay",
        "pile?",
    ]
    assert found[4] == "seat?"
    assert found[-1] == "word_9"


def uf2(*tables: "list[str] | tuple[str, ...]") -> bytes:
    """Return a file in the form UF2 with `tables` of pointers to texts, one after the other."""
    first = 0x1000_0000
    texts, places = b"\0" * 16, []
    for table in tables:
        places.append([])
        for word in table:
            places[-1].append(first + len(texts))
            texts += word.encode() + b"\0"
    image = texts + b"\0" * (-len(texts) % 4)
    for row in places:
        image += struct.pack(f"<{len(row)}II", *row, 7)
    blocks = b""
    for start in range(0, len(image), 256):
        content = image[start : start + 256]
        head = struct.pack("<8I", 0, 0, 0, first + start, len(content), 0, 0, 0)
        blocks += head + content.ljust(480, b"\0")
    return blocks


def test_what_two_modules_have_for_themselves_at_their_tops_is_spelled_alike_and_told_by_module():
    one = b"def near_edge():\n    return ZOOM\n\n\nZOOM = (1, 2)\n"
    two = b"def far_edge():\n    return SKEW\n\n\nSKEW = (3, 4)\n"
    names = spelling({"firmware/one.py": one, "firmware/two.py": two}, frozenset())
    assert len(set(names.values())) == 2
    assert names["ZOOM"] == names["SKEW"]
    assert names["near_edge"] == names["far_edge"]
    theirs = names["near_edge"]
    assert told(f"firmware.two:{theirs}", names) == "firmware.two:far_edge"
    assert (
        told(f'File "firmware/one.py", in {theirs}', names)
        == 'File "firmware/one.py", in near_edge'
    )
    assert told(theirs, names) == "far_edge|near_edge"


@pytest.mark.parametrize(
    "other",
    [
        b"from firmware.one import near_edge\n",
        b"def lay(pile):\n    pile.near_edge()\n",
        b"class Pile:\n    def near_edge(self):\n        pass\n",
        b"class Pile:\n    near_edge = 1\n",
        b"def lay(pile):\n    pile(near_edge=1)\n",
    ],
)
def test_what_somebody_else_names_too_is_spelled_like_nothing_else(other: bytes):
    sources = {"firmware/one.py": b"def near_edge():\n    pass\n", "firmware/other.py": other}
    sources["firmware/third.py"] = b"def far_edge():\n    pass\n"
    names = spelling(sources, frozenset())
    assert names["near_edge"] != names["far_edge"]
    assert list(names.values()).count(names["near_edge"]) == 1
