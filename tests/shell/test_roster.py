"""Who plays on between two games of a session: players leave, others come."""

from typing import Any

import pytest

from firmware.modules.later import later
from firmware.play.setup import unpack
from firmware.shell.session_record import left, totals
from firmware.storage.journal import Journal
from tests.desk import Desk

MEMO = "8 1 2 1 4 # #"
FIRST_WINS = "1 1# 4# 4# 2# 3# 3#"  # of four cards, by P1


@pytest.fixture
def desk() -> Desk:
    """A desk after the first game of two players, P1 has 4 points."""
    return Desk().type(MEMO).type(FIRST_WINS)


def chairs(desk: Desk) -> list[str]:
    """Return what is said of each chair, by its number."""
    assert desk.rows()[0].startswith("Who plays on?")
    return [row for row in desk.rows()[1:7] if row]


def test_between_two_games_it_is_asked_who_plays_on(desk: Desk):
    assert desk.rows()[7] == "A next B more  *undo"
    assert desk.type("B").rows()[:3] == ["More", "1 Players come or go", "2 End the evening"]
    assert chairs(desk.type("1")) == ["1 P1  4", "2 P2  0"]
    assert desk.rows()[7] == "A joins #begin  *back"
    assert desk.type("* *").rows()[7] == "A next B more  *undo"
    assert desk.type("<*> 4 1 B 1").rows()[0] == "Who plays on?", "and behind the scores"


def test_it_is_gone_as_the_next_game_comes(monkeypatch: pytest.MonkeyPatch):
    """On the board there was no memory for both, and a new start."""
    desk = Desk(left=30_000).type(MEMO).type(FIRST_WINS)
    there: list[list[str]] = []
    start: Any = later.game_start
    again = start.again

    def looked_at(shell: Any, seats: Any) -> object:
        there.append([type(page).__name__ for page in desk.app.stack])
        return again(shell, seats)

    monkeypatch.setattr(start, "again", looked_at)
    desk.type("B 1 A #")
    assert there == [["Soon"]]


def test_in_the_middle_of_a_game_players_leave_and_join_and_it_is_said_what_that_costs():
    desk = Desk().type("1 1 1 3 1 3 7 A <*> 2 3")
    assert desk.rows()[0] == "Who plays on?"
    desk.type("A #")
    said = "Deal anew? This game counts for nobody. #yes *no"
    assert desk.words() == "With P4? They draw 6. #play on A anew *back"
    assert desk.type("A").words() == said
    assert desk.type("* * *").rows()[0] == "Who"
    assert desk.type("2 A # A").words() == said
    desk.type("#")
    assert desk.rows()[0].endswith("Who starts?")
    assert (desk.referee.setup.players, desk.referee.log()) == (4, [])


def test_points_so_far_go_on_with_those_who_stay_in_the_middle_of_a_game(desk: Desk):
    desk.type("A 1 1# 4# 4# <*> 2 2 A #")
    assert desk.words() == "With P3? No points yet. #play on A anew *back"
    desk.type("A")
    said = "Deal anew? This game counts for nobody, points so far stay. #yes *no"
    assert desk.words() == said
    desk.type("# 1 <*> 4")
    assert desk.game.players == 3
    assert "P1 4 P2 0 P3 0" in desk.words()


def test_who_joins_has_a_seat_at_the_end_and_no_points(desk: Desk):
    assert chairs(desk.type("B 1 A")) == ["1 P1  4", "2 P2  0", "3 new: P3  0"]
    desk.type("#")
    assert "1 P1 2 P2 3 P3 #" in desk.words()
    assert desk.app.stack[-1].chosen == 1, "the next one after P1"
    desk.type(FIRST_WINS)
    assert "P1 +4 total 8 P2 0 total 0 P3 0 total 0" in desk.words()


def test_who_leaves_keeps_a_line_and_the_others_move_up(desk: Desk):
    desk.type("B 1 A #").type(FIRST_WINS).type("B 1 1")
    assert chairs(desk) == [
        "1 P1 leaves  8",
        "2 P2 now P1  0",
        "3 P3 now P2  0",
    ]
    assert "1 P1 2 P2 #" in desk.type("#").words()
    assert desk.app.stack[-1].chosen == 0, "P2 of before is the next one"
    desk.type("2 1# 4# 4# 2# 3# 3# <*> 4 1")
    assert "P2 4 P1 0 was P1 8" in desk.words()
    desk.power_off_and_on()
    assert "P2 4 P1 0 was P1 8" in desk.type("* <*> 4 1").words()


def test_somebody_new_can_take_the_place_of_who_leaves(desk: Desk):
    desk.type("B 1 1 1")
    assert chairs(desk) == ["1 new: P1  0", "2 P2  0"]
    assert chairs(desk.type("1"))[0] == "1 P1  4", "or all is as it was"
    desk.type("1 1 #")
    kept = desk.app.shell.journal
    assert (totals(kept), left(kept)) == ((1, [0, 0]), [(0, 4)])


def test_a_place_too_many_is_given_up_again(desk: Desk):
    assert chairs(desk.type("B 1 A A 3")) == [
        "1 P1  4",
        "2 P2  0",
        "3 -",
        "4 new: P3  0",
    ]
    assert chairs(desk.type("3"))[2:] == ["3 new: P3  0", "4 new: P4  0"]
    desk.type("3 #")
    assert desk.game.players == 3


def test_who_gives_up_a_place_that_was_just_set_goes_back_to_the_game():
    desk = Desk().type("1 1 1 3 1 3 7 A")
    before = desk.rows()
    desk.type("<*> 2 3 A 4")
    assert desk.rows()[7] == "1-3 leave A joins  *back"
    assert desk.type("#").rows() == before


def test_no_more_and_no_fewer_than_the_rules_allow(desk: Desk):
    assert desk.type("B 1 2 #").notice() == "2 to 6 can play."
    desk.type("2 A A A A")
    assert chairs(desk)[-1] == "6 new: P6  0"
    assert desk.type("A").notice() == "No more than 6 can play."
    assert desk.type("7").notice() == "Press a player's number, A or #."
    assert chairs(desk.type("1"))[0] == "1 P1 leaves  4"
    assert chairs(desk.type("A"))[0] == "1 new: P1  0", "there is a place again"
    assert Journal(desk.memory).moves, "nothing has begun"


def test_two_keys_at_once_change_nothing(desk: Desk):
    desk.type("B 1")
    desk.down("1")
    desk.down("2")
    desk.wait(60)
    desk.up("1")
    desk.up("2")
    assert desk.wait(60).notice() == ""
    assert chairs(desk.type("1")) == ["1 P1 leaves  4", "2 P2 now P1  0"]


def test_options_and_level_stay_as_agreed(desk: Desk):
    desk.type("B 1 A #")
    agreed = unpack(desk.app.shell.journal.setup)
    assert (agreed.rules, agreed.level, agreed.players, agreed.options) == ("H7", 0, 3, b"\x04\x00")


def test_no_two_players_are_called_alike_in_the_scores(desk: Desk):
    desk.type("B 1 A #").type(FIRST_WINS).type("B 1 2 # 1 <*> 4")
    assert "P1 8 P2 0 was P2 0" in desk.words()
    named = Desk().type("8 1 B 1 2 6 6 A 6 6 # * 2 1 4 # #").type(FIRST_WINS)
    named.type("B 1 A #").type(FIRST_WINS).type("B 1 2 # 1 <*> 4")
    assert "Ann 8 P2 0 was P2 0" in named.words()


def test_where_six_play_on_no_cap_stands_under_their_numbers():
    desk = Desk().type("3 3 6 # 1 <*> 2 3")
    assert desk.rows()[6:] == ["6 P6", "1-6 leave *back"]
    assert not any(desk.panel[7 * 128 : 7 * 128 + 30])
