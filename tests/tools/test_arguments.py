"""On the board arguments have names that their module has anyway, and functions do the same."""

import pytest

from tests.tools import real_drive
from tests.tools.mpy import names_of
from tools.compiling.arguments import keywords, lent
from tools.compiling.compiler import compiled

NOTHING: frozenset[str] = frozenset()
SOURCE = b"""class Pile:
    top = 1

    def lays(self, number):
        return self.top < number

    def both(self, first, second):
        return [first for _ in range(second)]


def fits(pile, number=7):
    def later(more):
        return pile.lays(number + more)

    return later
"""


def test_arguments_have_other_names_of_the_module_and_mean_the_same():
    made = lent(SOURCE, NOTHING)
    before, after = (names_of(compiled("piles", source)) for source in (SOURCE, made))
    assert before - after == {"number", "first", "second", "pile", "more"}
    assert after <= before
    names: dict = {}
    exec(made, names)
    assert [names["fits"](names["Pile"]())(more) for more in (-7, 1)] == [False, True]
    assert names["Pile"]().both("a", 2) == ["a", "a"]


def test_a_name_by_which_somebody_calls_stays():
    assert keywords([b"fits(pile, number=3)\n"]) == {"number"}
    assert b"def fits(Pile, number=7):" in lent(SOURCE, frozenset(["number"]))


@pytest.mark.parametrize(
    "source",
    [
        b"def say(words):\n    return f'{words}'\n",  # older Pythons do not tell where it stands
        b"def say(words):\n    class Said:\n        words = 1\n    return Said, words\n",
        b"def say():\n    return words\n\n\nwords = 1\n",
        b"def say(words):\n    return words\n\n\nwords = 1\n",
        b"def say(len):\n    return len\n",
        b"def say(words):\n    return words\n",  # the module has no name that is free here
    ],
)
def test_what_could_mean_another_thing_stays(source: bytes):
    assert lent(source, NOTHING) == source


def test_no_argument_takes_a_name_that_its_function_uses():
    source = b"top = beneath = 1\n\n\ndef lay(number):\n    return top + number\n"
    assert lent(source, NOTHING) == source.replace(b"number", b"beneath")


def test_every_line_keeps_its_number():
    written = real_drive.prepared()
    made = real_drive.spelt()
    assert made["firmware/app.py"] != written["firmware/app.py"]
    assert {path: text.count(b"\n") for path, text in made.items()} == {
        path: text.count(b"\n") for path, text in written.items()
    }
