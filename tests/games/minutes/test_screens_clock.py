"""The clock at the table: to the moment, paused, after the gong, after the power was off."""

import pytest

from firmware.games.minutes.clock import END
from firmware.modules import loader
from tests.desk import Desk
from tests.games.minutes.desk import game_of, log, note, opened, started, status, tops

STEP_MS, FAR_MS = 5, 100
NEAR_MS = 2000


def begun(level: str = "table", on_call: bool = False) -> tuple[Desk, int]:
    """Return a desk on which the clock was started, and when time is up."""
    desk = opened(level, on_call=on_call).type("1")
    desk.down("#")
    desk.now += 60
    desk.up("#")
    return desk, desk.now + END


def until(desk: Desk, moment: int) -> Desk:
    """Let the time pass up to `moment`, in short steps once it is near."""
    while desk.now < moment:
        desk.now = min(desk.now + (STEP_MS if moment - desk.now < NEAR_MS else FAR_MS), moment)
        desk.app.step(desk.now, None)
    return desk


def pressed(desk: Desk, key: str, at: int, handled: int) -> None:
    """Let `key` go down and up at `at`, which the app learns at `handled` ms."""
    desk.now = handled
    desk.app.step(handled, (key, True, at))
    desk.app.step(handled, (key, False, at + 1))


@pytest.mark.rule("FH3", "FH16")
def test_time_is_up_after_270_seconds_to_the_moment():
    desk, end = begun()
    until(desk, end - 1)
    assert not game_of(desk).over
    assert status(desk).startswith("P1> 0:01")
    until(desk, end)
    assert game_of(desk).over
    assert desk.referee.log_text() == ["start P1", "time"]
    assert desk.referee.journal.time == END
    assert desk.wait(20).rows()[0] == "Time is up."
    assert desk.rows()[7] == "#score  *back"
    assert "Round 1 of 3." in " ".join(desk.type("#").rows())


@pytest.mark.rule("FH16")
def test_a_play_counts_by_the_time_of_its_key_however_late_it_is_handled():
    desk, end = begun(on_call=True)
    until(desk, end - 20)
    pressed(desk, "A", end - 10, end + 90)
    assert log(desk) == ["play A"]
    desk.app.step(end + 91, None)
    assert game_of(desk).over
    assert log(desk) == ["play A", "time"]
    assert desk.referee.journal.time == END


@pytest.mark.rule("FH16")
def test_a_play_that_is_confirmed_after_the_gong_does_not_count():
    for late in (0, 1, 400):
        desk, end = begun()
        until(desk, end - 10)
        desk.app.step(end - 5, ("3", True, end - 5))
        desk.app.step(end - 4, ("3", False, end - 4))
        desk.app.step(end - 3, ("1", True, end - 3))
        desk.app.step(end - 2, ("1", False, end - 2))
        desk.app.step(end - 1, ("A", True, end - 1))
        desk.app.step(end + late, ("A", False, end + late))
        assert log(desk) == []
        desk.app.step(end + late + 1, None)
        assert log(desk) == ["time"]
        assert game_of(desk).left == 95


@pytest.mark.rule("FH16")
def test_a_key_that_may_be_held_counts_when_it_is_let_go():
    for let_go, plays in ((-20, ["play A"]), (20, ["time"])):
        desk, end = begun(on_call=True)
        until(desk, end - 100)
        desk.down("A")
        until(desk, end + let_go)
        desk.up("A")
        assert log(desk) == plays
    assert note(desk) == "Press it again."


@pytest.mark.rule("FH16")
def test_keys_after_the_gong_play_nothing():
    desk, end = begun()
    until(desk, end).wait(20)
    for key in "31A8B0DC":
        assert note(desk.type(key)) == "The gong has gone: it does not count."
        assert log(desk) == ["time"]
    assert game_of(desk).left == 95


@pytest.mark.rule("FH16")
def test_a_play_that_was_not_typed_in_full_at_the_gong_is_told_not_to_count():
    """It had said 31, which nobody has read, and of what was asked aside that its card does not."""
    for keys, what in (
        ("31", "3 red"),
        ("3", "3"),
        ("C", "C"),
        ("81A", "turn red on A"),
        ("31#", "4 aside"),
        ("#", "4 aside"),
    ):
        desk, end = begun()
        until(desk, end - 5000)
        said = note(until(desk.type(keys), end).wait(20))
        assert said == f"Time is up! {what} does not count."
        assert (log(desk), desk.referee.typed) == (["time"], {})


@pytest.mark.rule("FH16")
def test_whatever_keys_are_mashed_the_end_is_where_it_is():
    desk, end = begun()
    until(desk, end - 400)
    for i in range(70):
        at = end - 400 + 10 * i
        desk.now = at
        desk.app.step(at, ("1234567890ABCD#"[i // 2 % 15], i % 2 == 0, at))
        desk.app.step(at + 1, None)
        if game_of(desk).over:
            break
    assert desk.now == end
    assert desk.referee.journal.time == END


def test_the_last_ten_seconds_tick_and_the_gong_falls_to_a_long_tone():
    desk, end = begun()
    until(desk, end - 10_500)
    desk.tones()
    until(desk, end - 500)
    assert [hertz for hertz, _ in desk.tones()] == [1250, 0, 1250, 0] + [1800, 0] * 6 + [
        2400,
        0,
    ] * 2 + [2400]
    until(desk, end + 1500)
    tones = [tone for tone in desk.tones() if tone[0]]
    assert [hertz for hertz, _ in tones] == [2637, 2637, 1319]
    assert tones[-1][1] >= 280


def test_a_key_at_the_very_moment_of_a_tick_takes_neither_the_tick_nor_its_own_answer():
    desk, end = begun(on_call=True)
    pressed(until(desk, end - 5200), "9", end - 5200, end - 5200)
    until(desk, end - 5005).tones()
    pressed(desk, "A", end - 5000, end - 5000)
    lit = desk.ring
    until(desk, end - 4940)
    assert desk.ring == lit
    until(desk, end - 4500)
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1760, 3520, 1760, 3520, 1800]


def test_a_second_that_passes_sends_a_few_bytes():
    desk, _ = begun()
    until(desk, desk.now + 1500)
    sent: list[int] = []
    desk.show = lambda windows: sent.append(  # type: ignore[method-assign]
        sum((last - first + 1) * (right - left) for first, last, left, right in windows)
    )
    until(desk, desk.now + 6_000)
    assert len(sent) == 6
    assert max(sent) <= 72
    assert sum(sent) <= 6 * 45


def test_nothing_that_could_wait_is_done_while_the_clock_runs():
    desk = started()
    assert desk.app.stack[-1].calm
    assert not desk.type("<A>").app.stack[-1].calm


def test_what_nobody_uses_gives_way_while_the_clock_runs_too(monkeypatch: pytest.MonkeyPatch):
    desk = started().type("3 1 A")
    for name in ("firmware.shell.menu", "firmware.shell.asking"):
        loader.load(name)
    monkeypatch.setattr(loader, "_free", lambda: 8_000)
    desk.wait(3_000, 100)
    assert desk.app.stack[-1].calm
    assert not loader.has("firmware.shell.menu")


def test_a_held_a_pauses_and_sharp_goes_on():
    desk = started().type("3 1 A")
    desk.type("<A>")
    before, shown = desk.rows(), status(desk)
    assert before[0] == "Paused."
    assert before[7] == "#go on  *back"
    desk.wait(100_000, 100)
    assert desk.rows() == before
    assert note(desk.type("3")) == "# lets the clock go on."
    assert tops(desk.type("#"))[0] == "A 3 red"
    assert status(desk) == shown
    desk.wait(10_000, 100)
    assert status(desk) != shown


@pytest.mark.parametrize("keys", ["<*>", "<#>", "<*> 3 1"])
def test_whoever_reads_the_menu_or_the_help_makes_a_pause(keys: str):
    desk = started()
    shown = status(desk)
    desk.type(keys).wait(60_000, 100)
    while len(desk.app.stack) > 1:
        desk.type("*")
    assert desk.rows()[0] == "Paused."
    assert abs(seconds(status(desk)) - seconds(shown)) <= 2


def seconds(row: str) -> int:
    minutes, _, rest = row.split()[1].partition(":")
    return int(minutes) * 60 + int(rest)


def test_taking_back_never_turns_the_clock_back():
    desk = started().type("3 1 A").wait(30_000, 100).type("5 1 A")
    before = seconds(status(desk))
    desk.type("* # * #")
    assert log(desk) == []
    assert 0 <= before - seconds(status(desk)) <= 1


def test_taking_back_who_starts_pauses_the_clock_and_it_goes_on_from_there():
    desk = started().wait(30_000, 100).type("*")
    assert "Paused at 4:00. # says who starts, then # goes on." in desk.words()
    desk.wait(20_000, 100).type("2")
    assert desk.rows()[0] == "Paused."
    assert status(desk).startswith("P2> 4:00")
    desk.power_off_and_on()
    assert status(desk.type("#")).startswith("P2> 4:00")


@pytest.mark.rule("FH16")
def test_the_last_play_can_be_taken_back_after_the_gong_but_the_time_stays_up():
    """The first star had said "Undone: time is up." of a clock that stayed at 0:00."""
    desk, end = begun()
    desk.wait(100).type("3 1 A")
    until(desk, end + 60)
    assert note(desk.type("*")) == "Undo P1's 3 red on A?"
    assert note(desk.type("5")) == "The gong has gone: it does not count."
    assert log(desk) == ["lay R3 A", "time"], "no is no"
    assert note(desk.type("* * #")) == "Undone: 3 red on A."
    assert log(desk) == []
    said = desk.type("#").wait(40).words()
    assert said.startswith("95 minus points 95 Round 1 of 3.")


@pytest.mark.rule("FH16")
def test_after_the_gong_no_play_is_taken_back_by_one_key_as_nobody_can_play_it_again():
    desk, end = begun()
    desk.wait(100).type("8 1 A 1")
    until(desk, end + 60)
    assert note(desk.type("*")) == "Undo P1's turn red on A?"
    assert log(desk.type("#")) == []
    assert note(desk.type("*")) == "Undo start?"


@pytest.mark.rule("FH16")
def test_from_the_score_one_goes_back_to_the_page_that_leads_there():
    desk, end = begun()
    until(desk, end + 60)
    assert desk.type("# *").words() == "Undo the end? #yes *no"
    assert note(desk.type("#")) == "Undone: the result."
    assert desk.rows()[7] == "#score  *back"


def test_a_ruling_behind_the_end_is_asked_about_by_its_own_name():
    desk, end = begun()
    until(desk, end + 60)
    desk.type("# <*> 3 1 1")
    assert desk.type("*").words() == "Undo the ruling: turn to P1? #yes *no"
    assert desk.type("#").notice() == "Undone: turn to P1."
    assert desk.type("*").words() == "Undo the end? #yes *no"


def test_the_next_round_has_all_its_time_and_the_youngest_is_proposed_again():
    """FH3"""
    desk, end = begun()
    until(desk, end + 60)
    desk.type("# A #")
    assert status(desk) == "P1> 4:30 pile 83 out 0"
    assert status(desk.type("#").wait(1000)).startswith("P1> 4:29")


@pytest.mark.parametrize("held", ["#", "*"])
@pytest.mark.rule("FH3")
def test_after_help_or_menu_the_clock_stands_still_in_the_first_picture(held: str):
    desk, _ = begun()
    desk.wait(20).hold(held)
    desk.wait(2_000)
    pictures: list[str] = []
    desk.watch = lambda: pictures.append(desk.rows()[0])
    desk.type("*")
    assert pictures == ["Paused."]


@pytest.mark.parametrize("level", ["table", "screen", "on call"])
def test_a_held_a_starts_no_clock_before_the_round(level: str):
    desk = opened(level).type("2 <A>")
    assert desk.notice() == "# starts the clock."
    assert "4:30" in desk.wait(9000).rows()[1]
    assert "go on" not in desk.type("<#>").words()
