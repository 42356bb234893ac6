"""A round that goes on after the power was off, and one after the other in the challenge."""

import pytest

from tests.games.minutes.desk import log, note, opened, started


def test_after_the_power_was_off_the_round_is_paused_at_the_last_record():
    desk = started().type("3 1").wait(40_000).type("5 1 A")
    last = desk.referee.journal.time
    desk.wait(10_000).power_off_and_on()
    desk.type("#")
    assert desk.rows()[4] == "Paused."
    assert desk.rows()[0].startswith(f"P3> {clock(last)} ")
    assert log(desk.type("#").type("7 1 A"))[-1] == "lay R7 A"
    assert desk.referee.journal.time - last < 2000


def clock(ran: int) -> str:
    left = 270 - ran // 1000
    return f"{left // 60}:{left % 60:02}"


def test_a_pause_is_a_record_too():
    desk = started().wait(40_000).type("<A>")
    shown = desk.rows()[0]
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == shown


@pytest.mark.rule("FH16", "FH18")
@pytest.mark.parametrize("level", ["table", "screen"])
def test_a_challenge_that_nobody_has_begun_ends_with_the_time(level: str):
    desk = opened(level, rules="FH-challenge").type("#").wait(271_000)
    assert desk.referee.log_text() == ["time"]
    assert note(desk.type("*")) == "Taken back: time is up."
    assert desk.type("#").rows()[:2] == ["The game is over.", "95 minus points."]
    desk.power_off_and_on()
    assert desk.type("#").rows()[0].startswith("P?> 4:30"), "the next round"


@pytest.mark.rule("FH18")
def test_in_the_next_challenge_anybody_may_begin_again():
    desk = opened(rules="FH-challenge").type("# 2").wait(271_000).type("# A")
    assert desk.rows()[0] == "P?> 4:30 draw83 out 0"
    assert desk.type("#").rows()[6] == "Who begins? 1-3"
