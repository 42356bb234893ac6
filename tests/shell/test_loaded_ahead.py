"""A page's next modules are loaded while it is read, also by those who read quickly."""

import sys

from firmware.modules import loader
from tests.desk import STEP_MS, Desk
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
