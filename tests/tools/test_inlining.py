"""On the board the value of a constant stands where its name was read, and means the same."""

import ast

import pytest

import dev
from tools.compiling.inlining import inlined

SIZES = b"WIDTH, HEIGHT = 128, 64\nROWS = HEIGHT // 8  # lines of text\n"


def only(source: bytes, **others: bytes) -> str:
    """Return what becomes of `source`, beside the `others` by their names."""
    sources = {f"firmware/{name}.py": text for name, text in others.items()}
    return inlined({"firmware/here.py": source, **sources}, frozenset())[
        "firmware/here.py"
    ].decode()


def test_a_number_stands_where_its_name_was_read_and_the_name_is_gone():
    assert only(b"WAIT = 3 * 20\n\ndef due(now):\n    return now + WAIT\n") == (
        "\n\ndef due(now):\n    return now + 60\n"
    )


def test_numbers_of_other_modules_stand_where_they_are_read():
    source = b"from firmware.sizes import (\n    ROWS,\n    WIDTH,\n)\nPIXELS = ROWS * WIDTH\n"
    assert only(source + b"picture = bytearray(PIXELS)\n", sizes=SIZES) == (
        "\n\n\n\n\npicture = bytearray(1024)\n"
    )


def test_a_number_asked_of_a_module_by_its_name_stands_there_too():
    source = b"from firmware import sizes\nhalf = sizes.WIDTH // 2\n"
    assert only(source, sizes=SIZES) == "from firmware import sizes\nhalf = 128 // 2\n"


def test_what_is_imported_beside_constants_stays_imported():
    source = b"from firmware.sizes import ROWS, Page, size as large\nlarge(Page, ROWS)\n"
    assert only(source, sizes=SIZES) == (
        "from firmware.sizes import Page, size as large\nlarge(Page, 8)\n"
    )


def test_every_line_keeps_its_number():
    source = b"(\n    LAY,\n    DRAW,\n) = range(2)\nraise ValueError(DRAW)\n"
    assert only(source) == "\n\n\n\nraise ValueError(1)\n"


def test_a_number_below_zero_stays_one_number():
    assert only(b"NONE = -1\nfound = 2 - NONE ** 2\n") == "\nfound = 2 - (-1) ** 2\n"


@pytest.mark.parametrize(
    "asking",
    [
        b"def levels(game):\n    return game.LEVELS\n",
        b"def levels(game):\n    return getattr(game, 'LEVELS', 0)\n",
        b"names = 'RULES LEVELS'.split()\n",
    ],
)
def test_a_name_that_somebody_asks_for_stays(asking: bytes):
    assert only(b"LEVELS = 2\nREAD = LEVELS\n", other=asking) == "LEVELS = 2\n\n"


@pytest.mark.parametrize(
    "asking",
    [
        b"from firmware import beside\ndef levels():\n    return beside.LEVELS\n",
        b"from firmware.beside import LEVELS\ndef levels():\n    return LEVELS\n",
    ],
)
def test_a_name_that_is_asked_of_another_module_goes(asking: bytes):
    beside = b"LEVELS = [2]\n"
    assert only(b"LEVELS = 2\nread(LEVELS)\n", beside=beside, other=asking) == "\nread(2)\n"
    here = asking.replace(b"beside", b"here")
    assert only(b"LEVELS = [2]\nread(LEVELS)\n", other=here) == "LEVELS = [2]\nread(LEVELS)\n"


def test_a_name_asked_of_a_module_that_has_it_from_another_stays_in_both():
    between = b"from firmware.here import LEVELS\n"
    sources = {"firmware/here.py": b"LEVELS = 2\n", "firmware/between.py": between}
    fixed = {"firmware/last.py": b"from firmware.between import LEVELS\n"}
    made = inlined({**sources, **fixed}, frozenset(fixed))
    assert made["firmware/here.py"] == b"LEVELS = 2\n"
    assert made["firmware/between.py"] == between


def test_a_name_that_stays_has_its_value_though_what_it_came_of_is_gone():
    other = b"def levels(game):\n    return game.LEVELS\n"
    assert only(b"FIRST = 2\nLEVELS = FIRST + 1\n", other=other) == "\nLEVELS = 3\n"


def test_names_that_got_their_values_together_stay_together():
    source = b"ROOM, PARTS = 3, []\nread = ROOM\n"
    assert only(source) == "ROOM, PARTS = 3, []\nread = 3\n"


def test_a_name_that_is_only_told_of_goes():
    other = b'"""LEVELS are told of here."""\n'
    assert only(b"LEVELS = 2\nread = LEVELS\n", other=other) == "\nread = 2\n"


def test_names_that_stay_keep_their_numbers_where_others_go():
    source = b"START, LAY, DRAW = range(3)\nread = LAY\n"
    assert only(source, other=b"def end(game):\n    return game.DRAW\n") == "DRAW = 2\nread = 1\n"


def test_what_a_readable_file_imports_stays():
    sources = {"main.py": b"from firmware.here import WAIT\n", "firmware/here.py": b"WAIT = 3\n"}
    assert inlined(sources, frozenset(["main.py"])) == sources


@pytest.mark.parametrize(
    "change", [b"pins.SCL = 7\n", b"def set_pin(name, to):\n    setattr(pins, name, to)\n"]
)
def test_a_module_whose_names_get_other_values_has_no_constants(change: bytes):
    source = b"from firmware import pins\nwire = pins.SCL\n" + change
    assert only(source, pins=b"SCL = 5\n") == source.decode()


@pytest.mark.parametrize(
    "source",
    [
        b"COUNT = 0\nCOUNT += 1\nread = COUNT\n",
        b"WAIT = 1\ndef due(WAIT):\n    return WAIT\n",
        b"WAIT = 1\ndef longer():\n    global WAIT\n    WAIT = 2\n",
        b"LINES = []\nread = LINES\n",
        b"MASK = ord('a')\nread = MASK\n",
        b"wait = 5\nread = wait\n",
    ],
)
def test_what_is_no_constant_is_left_alone(source: bytes):
    assert only(source) == source.decode()


def test_a_long_text_goes_to_the_one_place_that_reads_it_and_is_not_written_twice():
    long = b"LONG = 'more than ten letters'\n"
    assert only(long + b"say(LONG)\n") == "\nsay('more than ten letters')\n"
    twice = long + b"say(LONG)\nsay(LONG)\n"
    assert only(twice) == twice.decode()
    reader = b"from firmware.other import LONG\nsay(LONG)\n"
    assert only(reader, other=long) == reader.decode()


TEXTS = b"LONG = 'Sixteen letters.'\nOTHER = 'It stays here, too'\n"
ASKING = b"from firmware import texts\n\ndef said():\n    return texts.LONG\n"


def test_a_long_text_goes_to_the_one_module_that_asks_for_it():
    asking = ASKING.replace(b"\n\n", b"\nprint(texts.OTHER, texts.OTHER)\n")
    assert "return 'Sixteen letters.'\n" in only(asking, texts=TEXTS)
    asking = asking.replace(b"texts", b"here")
    assert only(TEXTS, asking=asking) == "\nOTHER = 'It stays here, too'\n"


@pytest.mark.parametrize(
    "other",
    [
        b"from firmware import texts\nprint(texts.LONG)\n",
        b"from firmware.texts import LONG\nprint(LONG, LONG)\n",
        b"def found(game):\n    return game.texts.LONG\n",
        b"def found(game):\n    return getattr(game.texts, 'LONG')\n",
    ],
)
def test_a_long_text_that_others_ask_for_as_well_stays(other: bytes):
    assert only(ASKING, texts=TEXTS, other=other) == ASKING.decode()


def test_a_long_text_that_gives_way_does_not_go_where_it_would_stay():
    texts = {"shell/help": TEXTS}
    asking = ASKING.replace(b"from firmware import texts", b"from firmware.shell import help")
    asking = asking.replace(b"texts.", b"help.")
    assert only(asking, **texts) == asking.decode()


def test_a_long_text_that_another_module_imports_stays_there():
    reader = b"from firmware.here import LONG\nsay(LONG)\n"
    source = b"LONG = 'more than ten letters'\n"
    assert only(source, other=reader) == source.decode()


def test_the_firmware_keeps_its_lines_and_loses_most_of_its_constants():
    paths = sorted((dev.ROOT / "firmware").rglob("*.py"))
    sources = {path.relative_to(dev.ROOT).as_posix(): path.read_bytes() for path in paths}
    changed = inlined(sources, frozenset())
    assert {name: text.count(b"\n") for name, text in changed.items()} == {
        name: text.count(b"\n") for name, text in sources.items()
    }
    assert constants(changed) < constants(sources) * 2 / 3


def constants(sources: dict[str, bytes]) -> int:
    """Return how many names in capitals `sources` give a value or import."""
    found = 0
    for text in sources.values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found += node.id.isupper()
            elif isinstance(node, ast.alias):
                found += node.name.isupper()
    return found
