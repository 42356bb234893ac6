"""Hands that are typed are kept in a few bytes, however long it goes on."""

from random import Random

import pytest

from firmware.games.melding import hand_entry
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.storage.journal import MOVE, TYPED, Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk
from tests.games.melding.desk import at_table, cards_keys, on_call, typed


def test_however_long_one_types_and_takes_out_what_is_kept_stays_short():
    desk = on_call().type("D 1" + cards_keys([2, 3]) + "C D 2" + cards_keys([5, 7, 11]))
    for _ in range(80):
        desk.type("1 3 # *")
    kept = desk.referee.journal
    assert len(kept.typed) < 300
    assert hand_entry.hands(kept.typed) == (1, {0: [0, [2, 3]], 1: [0, [5, 7, 11]]})
    desk.power_off_and_on()
    assert typed(desk.type("# 2")) == [
        "5",
        "7",
        "11",
    ]


def test_a_claim_at_the_table_stays_short_too():
    desk = at_table(first="77").type("# 9 9 D" + cards_keys([2, 3, 5]))
    for _ in range(80):
        desk.type("1 3 # *")
    kept = desk.referee.journal
    assert len(kept.typed) < 300
    assert hand_entry.hands(kept.typed) == (0, {0: [99, [2, 3, 5]]})


@pytest.mark.parametrize("level", [TABLE, ON_CALL])
@pytest.mark.parametrize("scoring", [False, True])
def test_whatever_else_is_there_the_game_goes_on(level: int, scoring: bool):
    chance = Random(f"{level} {scoring}")
    for _ in range(15):
        memory = Nvm(Flash())
        kept = Journal(memory)
        kept.begin(Setup("H5", level, 3).pack())
        moves = [b"\x00\x00"] + ([b"\x01\x4d", b"\x02"] if level == TABLE else [])
        for move in moves + ([b"\x0d\x01"] if scoring and level == ON_CALL else []):
            kept.append(MOVE, move)
        for _ in range(chance.randrange(1, 5)):
            kept.append(TYPED, chance.randbytes(chance.choice((1, 2, 2, 4, 9, 40, 254))))
        desk = Desk(memory.flash.image).type("#").wait(200)
        assert desk.rows()
        for key in "1 2 3 # # * * * 1 D 2":
            desk.type(key)
            assert desk.rows()


@pytest.mark.rule("H5.1")
def test_no_joker_is_offered_where_none_is_in():
    desk = on_call(options=b"\0\0").type("D 1")
    assert desk.rows()[7] == "C hide  *less"
    assert on_call().type("D 1").rows()[7] == "A joker C hide  *less"
    desk = on_call("H6", options=b"\0\0").type("D 1")
    assert desk.rows()[7] == "B 100 C hide  *less"


def test_once_all_cards_are_typed_another_one_is_taken_out_and_not_added():
    desk = on_call().type("D 1" + cards_keys([22, 12, 32, 42, 52, 18, 29, 90]))
    assert desk.wait(3000).rows()[0].startswith("\u00d7 Not all in sets")
    desk.type("9")
    assert desk.rows()[7] == "D remove C hide  *less"
    assert desk.type("#").notice() == "All 8 are there\nD takes one out"
    assert desk.type("2 9 D").rows()[0] == "P1: all cards  7/8"
