"""The simulator's sources are lowered to MicroPython's grammar, and mean the same there."""

import re
from pathlib import Path

import pytest

from tools.compiling.apart import on_board
from tools.compiling.bare import bared
from tools.compiling.compiler import compiled
from tools.page import contents
from tools.page.lowering import Unlowered, in_rounds, lowered

SOURCES = contents.to_lower()


@pytest.mark.parametrize("name", SOURCES)
def test_what_the_page_has_of_the_simulator_can_be_lowered_and_compiled(name: str):
    source = lowered(SOURCES[name].read_text(encoding="utf-8"))
    assert compiled(name, source.encode())


def test_the_board_has_no_threads_and_serves_desktop_and_page():
    assert "host_sim/board.py" in SOURCES
    taken = [name for name in SOURCES if "threading" in SOURCES[name].read_text(encoding="utf-8")]
    assert taken == []


@pytest.mark.parametrize(
    ("source", "result"),
    [
        ("def f(a: int, b=1, /) -> int:\n    return a\n", "def f(a, b=1):\n    return a\n"),
        ("x: int = 1\ny: str\n", "x = 1\n"),
        ("class A:\n    '''Told.'''\n    b: int\n    c: int = 1\n",
         "class A:\n    __annotations__ = ('b', 'c')\n    c = 1\n"),
        ("from typing import Any\nfrom collections.abc import Callable\nimport types, math\n",
         "import math\n"),
        ("class Told(NamedTuple):\n    line: int\n    text: str\n",
         "Told = namedtuple('Told', ('line', 'text'))\n"),
        ("class A(Protocol):\n    def f(self): ...\n\nx = 1\n", "x = 1\n"),
        ("a = [1, *b, 2]\nc = (*d,)\n", "a = [1] + list(b) + [2]\nc = tuple(d)\n"),
        ("for a in zip(b, c, strict=True):\n    pass\n", "for a in zip(b, c):\n    pass\n"),
        ("match a:\n    case 1:\n        b()\n    case 2:\n        c()\n    case _:\n        d()\n",
         "if a == 1:\n    b()\nelif a == 2:\n    c()\nelse:\n    d()\n"),
        ("Pair = tuple[int, int]\nd = e[1]\n", "d = e[1]\n"),
    ],
)  # fmt: skip
def test_what_micropython_lacks_is_written_in_what_it_has(source: str, result: str):
    assert lowered(source) == result


@pytest.mark.parametrize(
    "source",
    [
        "match a:\n    case [1, 2]:\n        pass\n",
        "match a():\n    case 1:\n        pass\n",
        "match a:\n    case 1 if b:\n        pass\n",
        "async def f():\n    pass\n",
        "a = {**b}\n",
        "a = {*b}\n",
        "try:\n    pass\nexcept* ValueError:\n    pass\n",
        "a.removeprefix('b')\n",
        "def f():\n    def g():\n        nonlocal a\n    a = 1\n",
    ],
)
def test_what_cannot_be_lowered_is_refused(source: str):
    with pytest.raises(Unlowered, match=r"line [123]: "):
        lowered(source)


def test_a_program_in_rounds_does_the_same_and_gives_way_when_its_time_is_up():
    source = "a = 0\nwhile True:\n    a += 1\n    if a == 5:\n        break\nfinal = a\n"
    space: dict = {}
    up = iter([False, True, False, True])
    space["time_is_up"] = lambda: next(up)
    exec(in_rounds(source), space)
    assert [space["a"] for _ in space["rounds"]()] == [2, 4, 5]
    assert space["final"] == 5


def test_the_drive_in_the_page_is_the_board_s_line_for_line():
    drive = contents.drive()
    ours = [name for name in drive if not name.startswith("lib/")]
    assert {"boot.py", "main.py", "settings.toml", "firmware/app.py"} <= set(ours)
    for name in ours:
        source = Path(contents.ROOT, name).read_bytes()
        wanted = bared(on_board(source)) if name.endswith(".py") else source
        wanted = re.sub(rb"(?m)^# On the board \w+\.py:$", b"", wanted)
        assert drive[name].encode() == wanted, name
    assert {name.split("/")[1] for name in drive if name.startswith("lib/")} == {
        "adafruit_bus_device", "adafruit_pixelbuf.py", "adafruit_ssd1306.py", "neopixel.py",
    }  # fmt: skip
