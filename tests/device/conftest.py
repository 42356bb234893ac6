"""The firmware's own parts in small programs on the simulated board."""

import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests import owner_drive
from tests.owner_drive import Change
from tests.whole_device import SLOW


@pytest.fixture(scope="session")
def firmware(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A drive with the firmware and no main program yet."""
    drive = tmp_path_factory.mktemp("drive")
    skip = shutil.ignore_patterns("__pycache__", "games")
    shutil.copytree(REPO_ROOT / "firmware", drive / "firmware", ignore=skip)
    return drive


@pytest.fixture
def running(firmware: Path) -> Iterator[Callable[..., Desk]]:
    """Put a device on the desk that runs a program of a test's own, switched on and at rest."""
    with ExitStack() as desks:

        def start(main: str, **options) -> Desk:
            (firmware / "main.py").write_text(main, encoding="utf-8")
            desk = desks.enter_context(Desk(firmware, **options))
            desk.power_on()
            return desk

        yield start


@pytest.fixture
def start() -> Iterator[Callable[..., Desk]]:
    """Switch on a device with a settings.toml, and wait for its first picture."""
    with ExitStack() as desks:

        def begin(settings: str | bytes, changes: Iterable[Change] = (), **options) -> Desk:
            drive = owner_drive.drive(settings, changes)
            desk = desks.enter_context(Desk(drive, pace=SLOW, **options))
            desk.power_on()
            assert desk.crash is None, desk.crash
            return desk

        yield begin
