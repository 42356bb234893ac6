"""The faces that are read from a chair are high enough, and small signs differ enough.

Every page of a game is measured as test_every_screen.py walks through them.
"""

import itertools

import pytest

from firmware.ui import faces
from firmware.ui.page import strips_of
from firmware.ui.signals import HINT
from tests.desk import Desk
from tests.games.owed.large import FACES, height_of


def test_each_face_is_as_high_as_the_guide_says():
    high = {face: height_of(face) for face in FACES}
    assert high == {
        "S": 6,
        "CAPS": 7,
        "T": 12,
        "N13": 13,
        "N14": 14,
        "N22": 22,
        "N32": 32,
        "SLIM22": 22,
        "SLIM32": 32,
    }


@pytest.mark.parametrize("name", ["six and eight", "three and eight", "w and H", "m and H"])
def test_small_signs_are_not_taken_for_each_other(name: str):
    one, other = (
        strips_of(sign, faces.S)[0]
        for sign in {"s": "68", "t": "38", "w": "wH", "m": "mH"}[name[0]]
    )
    apart = sum((a ^ b).bit_count() for a, b in itertools.zip_longest(one, other, fillvalue=0))
    assert apart >= 5, "pixels"


def test_after_eight_idle_seconds_a_turn_s_last_row_tells_now_and_then_how_to_get_help():
    desk = Desk().type("1 1 1 2 1 1 2 A")  # behind what they must do first
    assert desk.wait(7000).rows()[7] == "card, then A-D  *undo"
    assert desk.wait(2000).rows()[7] == HINT
    assert desk.wait(4000).rows()[7] == "card, then A-D  *undo"
    assert desk.wait(4000).rows()[7] == HINT
    assert desk.type("3").rows()[7] == "card, then A-D  *clear"
    assert desk.wait(20_000).rows()[7] == "card, then A-D  *clear", "as something is typed"
    assert desk.type("* 3 7 # ").wait(20_000).rows()[7] != HINT, "as something is said"
    assert Desk().wait(9000).rows()[7] != HINT, "as it is no turn's page"
