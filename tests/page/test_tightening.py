"""The Python that the page carries is shorter, and means the same."""

import ast

from tests.page import real_page
from tools.page.tightening import private, tight

SOURCE = """top: int = 1
less: "list[int]"


class Pile:
    def lays(self, number: int, *others: int) -> "bool":
        total: int = sum(
            others
        )
        last = [card for card in others]
        def added(more):
            return total + more
        return top < added(number) + len(last)


def told(words, wide=1):
    text = \'\'\'two
    lines\'\'\'
    return text * wide + words
"""


def test_it_means_the_same_in_as_many_lines():
    made = tight(SOURCE, frozenset(["wide"]))
    assert made.count("\n") == SOURCE.count("\n")
    names: dict = {}
    exec(made, names)
    assert (names["Pile"]().lays(-2, 1), names["Pile"]().lays(3)) == (False, True)
    assert names["told"]("!", wide=2) == 2 * "two\n    lines" + "!"


def test_annotations_blanks_and_long_names_are_gone():
    made = tight(SOURCE, frozenset(["wide"]))
    assert made.startswith("top=1\npass\n\n\nclass Pile:\n def lays(a,b,*c):\n  d=sum(\nc\n)\n")
    for word in ("number", "others", "total", "card", "more", "words", "int", "->"):
        assert word not in made
    assert "def told(" in made and "wide=1" in made
    assert "\n    lines" in made  # a text of two lines


def test_functions_that_are_alike_come_out_alike_whatever_they_use_the_most():
    one = "def first(shell, page):\n    there = shell.top(page)\n    return there\n"
    other = "def first(game, seat):\n    left = game.top(seat)\n    return seat, seat, left\n"
    assert tight(one).rpartition("\n ")[0] == tight(other).rpartition("\n ")[0]


def test_what_a_module_has_for_itself_is_short_and_what_others_ask_it_for_is_not():
    source = """_ROWS, _WIDE = 2, 3


def _area(deep):
    return _ROWS * _WIDE * deep


class _Pile:
    _WIDE = 5

    def lays(self):
        return _area(self._WIDE)


def pile():
    return _Pile()
"""
    elsewhere = "from pile import _Pile\nprint(pile._ROWS, getattr(pile, '_name'))"
    asked = private([source, elsewhere])
    assert asked == {"_Pile", "_ROWS", "_WIDE", "_name"}
    made = tight(source, asked)
    names: dict = {}
    exec(made, names)
    assert names["pile"]().lays() == 30
    assert {"_Pile", "_ROWS", "_WIDE"} < set(names)
    assert "_area" not in made


def test_what_is_not_a_function_s_own_keeps_its_name():
    for source in (
        "def say(words):\n return f'{words}'\n",
        "words=1\ndef say():\n global words\n words=2\n",
        "def say(len):\n return len\n",
        "def say():\n try:\n  pass\n except OSError as error:\n  error=1\n",
        "def say():\n import json\n json=1\n",
    ):
        assert tight(source) == source


def test_no_blank_stands_beside_a_sign_but_in_a_text():
    source = """def told(one, more):
 if one in (1, 2) and not more[-1] - -one:
  return 'a , b' + f"{ one : >4}" + r"\\ ", [*more], - 1
 return "x", lambda: (yield)
"""
    short = """def told(one,more):
 if one in(1,2)and not more[-1]--one:
  return 'a , b'+f"{ one : >4}"+r"\\ ",[*more],-1
 return "x",lambda:(yield)
"""
    assert tight(source, frozenset(["one", "more"])) == short


def test_each_file_of_the_page_is_python_without_annotations():
    found = {name: text for name, text in real_page.files().items() if name.endswith(".py")}
    assert len(found) > 200
    left = [
        name
        for name, text in found.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.arg) and node.annotation
    ]
    assert left == []


def test_a_constant_is_named_shortly_if_nobody_asks_for_it_by_import_or_text():
    source = "MOST = 3\nLEAST = 2\nHELPED = 1\n\n\ndef both():\n    return MOST + LEAST + HELPED\n"
    askers = ["from firmware.here import LEAST\n", "def of(page):\n    page.help = 'HELPED'\n"]
    made = tight(source, private([source, *askers]))
    assert "MOST" not in made
    assert made.startswith("_a=3\nLEAST=2\nHELPED=1\n")
    names: dict = {}
    exec(made, names)
    assert names["both"]() == 6
