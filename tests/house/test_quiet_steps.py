"""A step in which nothing happens leaves no garbage, as there are a thousand in a second.

A function of the board gets a piece of memory for each name that a function within it uses, as it
is called and whether that one is made or not: 96 bytes a step filled what is free in 0.3 s, and the
next key paid 14 ms for the collection.
"""

import sys
from pathlib import Path
from types import CodeType, FrameType

import pytest

from host_sim.baton import Baton
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests.picture_keys import TABLE
from tests.whole_device import WholeDevice

FIRMWARE = REPO_ROOT / "firmware"
STEPS_MS = 30


def entered(keys: str) -> list[CodeType]:
    """Return the firmware's functions that steps call in which nothing happens after `keys`.

    Nor does the ring glow in them, whose colours are garbage, some 400 bytes in 50 steps, nor is
    memory seen to, once in a second.
    """
    batons = []

    def runner(*arguments) -> Baton:
        batons.append(Baton(*arguments))
        return batons[-1]

    steps: list[list[CodeType]] = [[]]

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and Path(frame.f_code.co_filename).is_relative_to(FIRMWARE):
            if frame.f_code.co_name == "step":
                steps.append([])
            steps[-1].append(frame.f_code)

    with Desk(runner=runner) as desk:
        desk.power_on()
        WholeDevice(desk).type(keys)
        desk.run(1000)
        batons[-1].first = lambda: sys.setprofile(note)
        desk.run(STEPS_MS)
    whole = steps[1:]  # the first one began before
    quiet = [step for step in whole if not {"glow", "tidy"} & {code.co_name for code in step}]
    return list(dict.fromkeys(code for step in quiet for code in step))


@pytest.mark.parametrize("keys", ["", "1", TABLE])
def test_no_function_of_a_quiet_step_keeps_names_for_another_or_is_made_in_it(keys: str):
    found = entered(keys.replace(" ", ""))
    assert {"step", "_show", "rest"} <= {code.co_name for code in found}
    assert [code.co_qualname for code in found if code.co_cellvars] == []
    assert [code.co_qualname for code in found if code.co_name.startswith("<")] == []
