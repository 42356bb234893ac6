"""No attribute that an object gets hides a method: whoever calls that breaks.

Types do not see it where a function makes the class, as of a base that it is given.
"""

import ast
import importlib
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType

import pytest

from host_sim.wiring import REPO_ROOT

ROOMS = ("games", "selftest", "shell", "shuffle", "ui")  # where screens are
OF_THE_BOARD = "ulab"  # what has it is no screen


def hidden(found: type) -> Iterator[str]:
    """Yield the names that methods of the class `found` assign to, and that are methods of it."""
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(found)))):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == "self"
            and isinstance(inspect.getattr_static(found, node.attr, None), FunctionType)
        ):
            yield node.attr


def classes(room: str) -> Iterator[type]:
    """Yield all classes that the files of `room` make."""
    for path in sorted((REPO_ROOT / "firmware" / room).rglob("*.py")):
        name = ".".join(path.relative_to(REPO_ROOT).with_suffix("").parts)
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as error:
            assert error.name == OF_THE_BOARD
            continue
        for found in vars(module).values():
            if isinstance(found, type) and found.__module__ == name:
                yield found


class _Base:
    def told(self) -> str:
        return ""


class _Heir(_Base):
    def __init__(self) -> None:
        self.told = self.other = 1  # type: ignore (that is what is to be found)


def test_an_attribute_that_hides_a_method_of_the_base_is_found():
    assert list(hidden(_Heir)) == ["told"]


@pytest.mark.parametrize("room", ROOMS)
def test_no_attribute_hides_a_method(room: str):
    there = list(classes(room))
    assert there
    found = [(made.__module__, name) for made in there for name in hidden(made)]
    assert found == []


def test_the_classes_that_a_function_makes_are_looked_at_too():
    assert "boxed.<locals>.Turn" in {made.__qualname__ for made in classes("games")}
