"""Settings of all tests."""

import functools
import gc
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# The firmware's modules come and go with the screens: what was compiled once is kept.
sys.dont_write_bytecode = False

# The same examples in every run, and none refused because the machine was busy.
settings.register_profile("umpire", deadline=None, derandomize=True)
settings.load_profile("umpire")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the goldens anew, to be read")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Hold a text against the file that was read and found good, or with --goldens write it."""

    def compare(file: Path, text: str) -> None:
        if request.config.getoption("--goldens"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        assert text == file.read_text(encoding="utf-8"), "python3 dev.py test --goldens writes it"

    return compare


@pytest.fixture(autouse=True)
def _old_objects_are_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The app collects garbage after each key, which must not cost what tests left: the new."""
    gc.freeze()
    monkeypatch.setattr(gc, "collect", functools.partial(gc.collect, 0))
