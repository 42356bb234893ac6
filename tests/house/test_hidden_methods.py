"""No attribute that an object gets hides a method: whoever calls that breaks.

Types do not see it where a function makes the class, as of a base that it is given.
"""

import ast
import importlib
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType

from firmware.ui.screen import Screen
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


def heirs(base: type) -> Iterator[type]:
    """Yield all classes that derive from `base`."""
    for heir in base.__subclasses__():
        yield heir
        yield from heirs(heir)


class _Base:
    def told(self) -> str:
        return ""


class _Heir(_Base):
    def __init__(self) -> None:
        self.told = self.other = 1  # type: ignore (that is what is to be found)


def test_an_attribute_that_hides_a_method_of_the_base_is_found():
    assert list(hidden(_Heir)) == ["told"]


def test_no_attribute_of_a_screen_hides_a_method():
    for room in ROOMS:
        for path in sorted((REPO_ROOT / "firmware" / room).rglob("*.py")):
            name = ".".join(path.relative_to(REPO_ROOT).with_suffix("").parts)
            try:
                importlib.import_module(name)
            except ModuleNotFoundError as error:
                assert error.name == OF_THE_BOARD
    screens = {heir for heir in heirs(Screen) if heir.__module__.startswith("firmware.")}
    assert len(screens) > 80
    found = [(screen.__module__, name) for screen in screens for name in hidden(screen)]
    assert found == []
