"""The firmware keeps to the Python that the device has."""

import ast

import pytest

from tests.house.subset import complaints, definitions
from tests.house.tree import board_modules, firmware, imports, nodes

DRIVERS = {"adafruit_ssd1306", "neopixel"}

# The one place that prints: the device's serial console.
CONSOLE = {"firmware/device/box.py"}


def foreign_imports(path: str, source: str) -> list[str]:
    known = board_modules() | DRIVERS | {"firmware"}
    return [name for name in imports(path, source) if name.split(".")[0] not in known]


def test_the_firmware_imports_only_what_the_board_carries():
    found = {path: foreign_imports(path, source) for path, source in firmware().items()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "name",
    [
        *("dataclasses", "enum", "abc", "typing", "functools", "itertools", "contextlib"),
        *("pathlib", "heapq", "bisect", "asyncio", "__future__"),
        *("adafruit_framebuf", "host_sim", "tests", "tools", "PIL"),
    ],
)
def test_a_module_that_the_board_lacks_is_noticed(name: str):
    assert foreign_imports("firmware/app.py", f"import {name}") == [name]
    assert foreign_imports("firmware/app.py", f"from {name} import x") == [f"{name}.x"]
    assert foreign_imports("firmware/app.py", f"def f():\n    import {name}") == [name]


def test_what_the_board_carries_is_not_complained_of():
    source = "import gc, sys, time\nfrom micropython import const\nfrom . import deck, ui\n"
    assert foreign_imports("firmware/app.py", source) == []


def test_the_firmware_uses_only_what_the_device_s_python_has():
    sources = firmware()
    methods = definitions(sources.values())
    found = {p: complaints(s, methods, prints=p in CONSOLE) for p, s in sources.items()}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("match 1:\n    case 1: pass", "Match"),
        ("try: f()\nexcept* OSError: pass", "TryStar"),
        ("async def f(): pass", "AsyncFunctionDef"),
        ("def f(a, /): pass", "positional-only arguments"),
        ("f = lambda a, /: a", "positional-only arguments"),
        ("x = [*y]", "* in a display"),
        ("x = (*y, 1)", "* in a display"),
        ("x = {*y}", "* in a display"),
        ("x = {**y}", "** in a display"),
        ("""x = f"{f'{y}'}" """, "an f-string in an f-string"),
        ("class A(metaclass=M): pass", "class keywords"),
        ("class A:\n    def __set_name__(self): pass", "__set_name__ is never called"),
        ("x.ljust(3)", ".ljust"),
        ("x.rjust(3)", ".rjust"),
        ("x.zfill(3)", ".zfill"),
        ("x.center(21)", ".center"),
        ("x.title()", ".title"),
        ("x.isalnum()", ".isalnum"),
        ("x.casefold()", ".casefold"),
        ("x.removeprefix('a')", ".removeprefix"),
        ("x.tobytes()", ".tobytes"),
        ("x.bit_count()", ".bit_count"),
        ("x.throw(e)", ".throw"),
        ("x.__doc__", ".__doc__"),
        ("'a'.isalnum()", "str.isalnum"),
        ("f'{x}'.append(1)", "str.append"),
        ("[1].popleft()", "list.popleft"),
        ("x = bytearray(3)\nx.pop()", "bytearray.pop"),
        ("self.x = bytearray(3)\nself.x.clear()", "bytearray.clear"),
        ("x = bytearray(3)\ndel x[0]", "del in bytes"),
        ("x = bytearray(3)\nx[::2]", "a step in a slice"),
        ("'abc'[::-1]", "a step in a slice"),
        ("vars(x)", "no built-in vars"),
        ("format(1, '3')", "no built-in format"),
        ("raise ExceptionGroup('', [])", "no built-in ExceptionGroup"),
        ("return_ = NotImplemented", "no built-in NotImplemented"),
        ("import os\nos.environ", "os.environ"),
        ("import time\ntime.perf_counter()", "time.perf_counter"),
        ("import random\nrandom.shuffle(x)", "random.shuffle"),
        ("from random import sample", "random.sample"),
        ("import sys\nsys.exc_info()", "sys.exc_info"),
        ("sum(x, start=1)", "sum(start=)"),
        ("int('1', base=2)", "int(base=)"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("max(a, keys=f)", "max(keys=)"),
        ("x.split(maxsplit=1)", "split(maxsplit=)"),
        ("x.to_bytes(length=2, byteorder='big')", "to_bytes(length=)"),
        ("x.decode(errors='ignore')", "decode(errors=)"),
        ("next(x, None)", "next takes no second argument"),
        ("iter(f, 1)", "iter takes no second argument"),
        ("isinstance(x, int | str)", "a union of types"),
        ("old = known.values()", "a view of a dict is only gone through"),
        ("old: list = known.items()", "a view of a dict is only gone through"),
        ("len(known.keys())", "a view of a dict is only gone through"),
        ("known.values()[0]", "a view of a dict is only gone through"),
        ("x.startswith(('a', 'b'))", "several prefixes at once"),
        ("class A(B):\n    def f(self): return super().legend", "super() is only called"),
        ("'{0.a}'.format(x)", "an attribute in a format"),
        ("'{0[1]}'.format(x)", "an attribute in a format"),
        ("print(1)", "print"),
    ],
)
def test_what_the_device_lacks_is_noticed(source: str, complaint: str):
    assert complaint in [text.partition(": ")[2] for text in complaints(source)]


@pytest.mark.parametrize(
    "source",
    [
        "def f(x: Undefined = 1, *a, k: int | None = 2, **kw) -> list[int]: return x",
        "if (n := 3) > 2: a, *b = [1, 2, 3]",
        "x = f'{y!r:>5} {y[0]}' + '{:>3}{a}'.format(1, a=2)",
        "sorted(x, key=f, reverse=True), max(x, key=f), max(x, default=0), x.sort(key=f)",
        "old = tuple(known.values())\nfor card in known.keys(): f(card)",
        "import os\nos.listdir('/')\nimport struct\nstruct.pack('<H', 1)",
        "def f():\n    yield from g()",
        "class A(B):\n    def __init__(self):\n        super().__init__()",
        "x = [1, 2][::-1]\ny.split(' ', 1)\n(5).to_bytes(2, 'big')",
        "x = bytearray(3)\nx.append(1)\nx[1:2] = b''",
        "try: f()\nexcept (OSError, ValueError) as e: raise RuntimeError(1) from e",
        "page.write(text, inverted=True)\nwidgets.index(at=3)",
    ],
)
def test_what_the_device_has_is_not_complained_of(source: str):
    assert complaints(source, methods={"index"}) == []


def test_no_text_has_a_sign_that_only_python_on_a_desk_takes_for_a_blank():
    """A sentence is cut into words: the simulator would not show what the device does."""
    assert "\x1f".isspace()
    texts = [
        (path, node.value)
        for path, source in firmware().items()
        for node in nodes(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert [found for found in texts if set(found[1]) & set("\x1c\x1d\x1e\x1f\x85\xa0")] == []


def test_names_of_the_firmware_s_own_may_be_any():
    assert complaints("game.title()", methods={"title"}) == []
    assert complaints("self.title = question.title") == []


def test_the_console_may_print():
    assert complaints("print('a', end='')", prints=True) == []
    assert complaints("print('a', flush=True)", prints=True) == ["1: print(flush=)"]
