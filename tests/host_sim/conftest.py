"""Small programs of the tests' own, on the simulated board."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from host_sim.desk import Desk


@pytest.fixture
def drive(tmp_path: Path) -> Callable[..., Path]:
    """Write a drive: its main.py, and other files by name with ``/`` as ``__``."""

    def write(main: str, **files: str) -> Path:
        (tmp_path / "main.py").write_text(main, encoding="utf-8")
        for name, text in files.items():
            file = tmp_path / (name.replace("__", "/") + ".py")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def running(drive: Callable[..., Path]) -> Iterator[Callable[..., Desk]]:
    """Put a device on the desk that runs a program, switched on and at rest."""
    with ExitStack() as desks:

        def start(main: str, files: dict[str, str] | None = None, **options) -> Desk:
            desk = desks.enter_context(Desk(drive(main, **(files or {})), **options))
            desk.power_on()
            return desk

        yield start
