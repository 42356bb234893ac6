"""Things that the tests of the long trial put in the place of others."""

from types import SimpleNamespace
from typing import Any

import pytest

from host_sim.desk import Desk
from tools.soak import __main__ as soak


def crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the firmware stop when D is pressed."""
    obey = Desk.press

    def press(desk: Desk, key: str) -> None:
        obey(desk, key)
        if key == "D":
            desk.main["app"].step = None  # type: ignore[attr-defined]

    monkeypatch.setattr(Desk, "press", press)


class Pool:
    """Does at once what it is given, in this process; the clock goes on by a second for each."""

    now = 0.0

    def __init__(self, jobs: int, initializer=None) -> None:
        pass

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def submit(self, work, *words: Any) -> Any:
        Pool.now += 1
        outcome = work(*words)
        return SimpleNamespace(result=lambda: outcome)

    def shutdown(self, cancel_futures: bool) -> None:
        pass


def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the long trial do everything in this process, a second each."""
    monkeypatch.setattr(soak, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(soak, "monotonic", lambda: Pool.now)
