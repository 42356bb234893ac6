"""A page's next modules are loaded while it is read, also by those who read quickly."""

import sys

import pytest

from firmware.modules import loader
from firmware.shell.shell import QUESTIONS
from tests.desk import STEP_MS, Desk
from tests.picture_keys import TABLE
from tests.sample import PACKAGE

MUCH = 123_456  # bytes: nothing gives way


def test_before_a_game_what_it_needs_comes_between_the_keys_of_a_quick_typist():
    """Each key is down for 60 ms and up for 90: a module comes in each moment without one."""
    desk = Desk(left=MUCH).wait(1000)
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        loader.drop(name)
    for key in "111":
        desk.down(key)
        desk.up(key)
        for _ in range(4):
            desk.wait(STEP_MS)
    assert desk.app.shell.missing <= 2
    desk.down("2")
    assert not desk.app.busy, "the last key of the set-up has nothing to wait for"


def test_what_home_made_ready_gives_way_to_the_questions_before_another_game(
    monkeypatch: pytest.MonkeyPatch,
):
    """On a board the questions had no room beside the last game, and the device stopped."""
    desk = Desk().type(TABLE).type("<*> 6 1 #")
    desk.wait(5_000, 100)
    staying: list[str] = []
    load = loader._load

    def noted(name: str) -> object:
        if name == QUESTIONS:
            staying.extend(loader._staying)
        return load(name)

    monkeypatch.setattr(loader, "_load", noted)
    loader.forget(QUESTIONS)
    assert "firmware.games.the_game.rules" in loader._staying
    assert desk.type("2").rows()[0] == "How shall I help?"
    assert staying == ["firmware.shell.game_start"]
