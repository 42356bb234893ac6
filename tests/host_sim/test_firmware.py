"""The project's own firmware under the headless face: what a script learns of a game."""

import json
from io import StringIO
from typing import Any

import pytest

from host_sim.desk import Desk
from host_sim.faces import demo, headless

DEAL = "keys 1 1 2\ndeck 12 25 37 48 61 79 88 90\nkeys 1\n"  # the first game, dealt, alone


@pytest.fixture
def desk():
    with Desk() as desk:
        yield desk


def play(desk: Desk, script: str) -> list[str]:
    out = StringIO()
    headless.play(desk, script.splitlines(), "test", out)
    return out.getvalue().splitlines()


def test_the_state_is_one_line_of_json_before_and_in_a_game(desk: Desk):
    before, after = (json.loads(line) for line in play(desk, "state\n" + DEAL + "keys 12A\nstate"))
    assert (before["screen"], before["rules"], before["log"]) == ("Home", None, [])
    assert (after["rules"], after["level"], after["players"]) == ("TG", "screen", 1)
    assert (after["seat"], after["log"], after["tops"]) == (0, ["lay 12 A"], [12, 1, 100, 100])


def test_the_deck_that_was_asked_for_is_dealt(desk: Desk):
    rows = play(desk, DEAL + "screen")
    assert "12 25 37 48 61 79 88 90" in [" ".join(row.split()) for row in rows]


def test_the_players_hands_are_led_to_the_deck_that_was_asked_for(desk: Desk):
    """It broke the firmware, as the page that begins such a shuffle is no deal."""
    play(desk, "keys 2 4 4 #\ndeck 54 3 17 22\nkeys 1")
    app: Any = desk.main["app"]
    assert list(app.shell.journal.shuffles[0][1:6]) == [53, 2, 16, 21, 0], "places of 1 to 100"


def test_where_no_deck_is_shuffled_its_order_waits(desk: Desk):
    with pytest.raises(headless.ScriptError, match="no deck of that kind was shuffled"):
        play(desk, "keys 2 4 4 #\ndeck 54\nkeys A * *")


def test_a_deck_that_is_ordered_and_never_shuffled_is_told_at_the_end_of_the_script(desk: Desk):
    said = "test, line 1: deck x\n  no deck of that kind was shuffled from there to the end"
    with pytest.raises(headless.ScriptError) as error:
        play(desk, "deck x\nkeys 1 1 2")
    assert str(error.value) == said


def test_a_card_that_the_deck_does_not_have_ends_the_script_when_it_is_shuffled(desk: Desk):
    with pytest.raises(headless.ScriptError, match="line 3: keys 1\n  the deck has no '1'"):
        play(desk, "keys 1 1 2\ndeck 1 2\nkeys 1")


def test_the_journal_is_told_record_by_record_with_its_moves(desk: Desk):
    lines = play(desk, DEAL + "keys 12A\njournal")
    assert lines[1].split()[:2] == ["4", "CONTENTS"]
    assert lines[2].split()[1:5] == ["SETUP", "02", "54", "47"]
    assert lines[3].split()[1] == "MOVE"
    assert lines[3].endswith("lay 12 A")


def test_a_hand_that_is_typed_is_told_thing_by_thing(desk: Desk):
    lines = play(desk, "keys 7 1 1 2 # 1 5 0 # # 9 9 D 2 3 #\njournal")
    assert [line.split()[1:] for line in lines[-2:]] == [
        ["TYPED", "30", "63", "40", "00"],
        ["TYPED", "00", "17"],
    ]


def test_a_spoilt_end_of_the_journal_is_shown_and_what_was_written_behind_it(desk: Desk):
    play(desk, DEAL + "cut 3\nkeys 12A")
    lines = play(desk, "journal\nkeys # 25A\njournal")
    begun = ["CONTENTS", "SETUP", "damaged", "05"]
    assert [line.split()[1] for line in lines[1:5]] == begun
    assert [line.split()[1] for line in lines[6:]] == [*begun, "VOID", "MOVE"]
    assert lines[-1].endswith("lay 25 A")


def test_the_state_of_a_device_that_is_off_is_refused(desk: Desk):
    with pytest.raises(headless.ScriptError, match="off"):
        play(desk, "power off\nstate")


def test_a_script_of_unknown_keys_names_the_keys_there_are(desk: Desk):
    with pytest.raises(headless.ScriptError, match="1 2 3 A 4 5 6 B 7 8 9 C"):
        play(desk, "keys X")


def test_the_demonstration_plays_to_its_end(desk: Desk):
    out = StringIO()
    demo.run(desk, out)
    assert "pile 90" in out.getvalue()
    assert desk.crash is None


def test_a_game_goes_on_over_the_wrap_of_the_ticks(desk: Desk):
    lines = play(desk, DEAL + "keys 12A\nwait 66\nkeys 88D\nstate")
    assert json.loads(lines[0])["log"] == ["lay 12 A", "lay 88 D"]
