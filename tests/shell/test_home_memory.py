"""Back to a game after the power was gone."""

import pytest

from tests.desk import Desk
from tests.picture_keys import AGAIN, PLAY, TABLE
from tests.sample import TITLE


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_game_in_mid_turn_is_offered_when_the_power_comes_back(desk: Desk):
    desk.type(TABLE).type("3 7 A 9")
    desk.power_off_and_on()
    assert desk.rows() == [
        "Go on?  2 players",
        "I check",
        TITLE,
        "2 moves",
        *[""] * 3,
        "#go on  *home",
    ]
    assert desk.type("#").rows() == [
        "P1: 1 more  pile 84",
        "",
        "37  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "",
        "card, then A-D  *undo",
    ]


@pytest.mark.parametrize(
    ("keys", "turn", "left"),
    [
        (TABLE + "3 7 A 9 8 C #", "Ben's turn", "82 to draw"),
        ("1 1 2 2 1 1", "Ann's turn", "84 to draw"),
        ("2 1 3 # 1 4 7 #", "Ann's turn", "78 to draw"),
        ("8 1 2 # 1 2 #", "Ann's turn", "2 moves"),  # there is no draw pile
    ],
)
def test_once_the_rules_are_there_whose_turn_it_is_is_told_and_how_much_is_left_to_draw(
    desk: Desk, keys: str, turn: str, left: str
):
    desk.names = "AnnBen"
    desk.power_off_and_on()
    desk.type(keys)
    desk.power_off_and_on()
    kept = desk.flash.image
    desk.wait(3000)
    assert [row for row in desk.rows() if row] == ["Go on?", turn, left, "#go on  *home"]
    assert desk.flash.image == kept, "whoever only looks keeps nothing"
    assert desk.type("#").game.name(desk.game.seat) + "'s turn" == turn


def test_where_nobody_is_on_turn_yet_the_game_and_its_moves_are_told(desk: Desk):
    desk.type("1 1 1 2")
    desk.power_off_and_on()
    assert desk.wait(3000).rows()[2:4] == [TITLE, "0 moves"]


def test_who_declined_to_go_on_may_think_again(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    desk.power_off_and_on()
    assert desk.type("*").rows()[0] == AGAIN
    assert desk.type("*").rows()[0].startswith("Go on?")
    assert desk.type("#").rows()[2] == "37  1  100  100"


def test_the_start_question_is_come_back_to(desk: Desk):
    desk.type("1 1 2 2")
    hands = [desk.game.knowledge.hand(seat) for seat in (0, 1)]
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "Who starts?"
    assert [desk.game.knowledge.hand(seat) for seat in (0, 1)] == hands


OVER = "9 9 A 9 8 B # 2 C 3 D # # #"  # P1 can't go on


def test_a_game_that_is_over_is_not_gone_on_with_but_may_be_had_again(desk: Desk):
    desk.type(TABLE).type(OVER)
    assert desk.rows()[0] == "94 left"
    desk.power_off_and_on()
    assert desk.wait(100).rows() == [
        AGAIN,
        "",
        "2  I check",
        "",
        "best: 94 left",
        "*result",
        "",
        PLAY,
    ]
    assert desk.type("#").rows()[0] == "Who starts?", "nothing is lost, so not asked"


def test_the_star_shows_the_last_result_with_all_that_could_be_done_there(desk: Desk):
    result = desk.type(TABLE).type(OVER).rows()
    desk.power_off_and_on()
    assert desk.type("*").rows() == result
    desk.type("<*> 4 2")
    assert desk.said[-1] == "that is 8 moves, 94 left, check 2DAE"
    assert desk.type("* * * #").notice() == "Undone: can't."
    desk.power_off_and_on()
    assert desk.rows()[0].startswith("Go on?"), "its end was taken back"


@pytest.mark.parametrize("key", "D#")
def test_a_key_behind_that_that_shows_the_last_result_begins_nothing_there(desk: Desk, key: str):
    """A new game would erase the last one, and who waits for a picture presses once more."""
    desk.type(TABLE).type(OVER)
    desk.power_off_and_on()
    desk.type("*").type(key * 2)
    assert desk.notice() == "A plays again."
    assert desk.referee.log_text()[-1] == "cant"


def test_the_star_shows_the_last_result_also_after_the_game_was_put_away(desk: Desk):
    result = desk.type(TABLE).type(OVER).rows()
    assert desk.type("<*> 6 1").rows()[0] == AGAIN
    assert desk.type("*").rows() == result


@pytest.mark.usefixtures("ours_alone")
def test_before_the_first_result_the_star_goes_nowhere_from_the_first_screen(desk: Desk):
    assert desk.type("*").notice() == "A, B turn pages, 1 to 9 choose."


def test_after_one_move_there_is_one_move(desk: Desk):
    desk.type(TABLE)
    desk.power_off_and_on()
    assert desk.words() == (f"Go on? 2 players I check {TITLE} 1 move #go on *home")


def test_a_game_that_was_over_by_mistake_is_gone_on_with(desk: Desk):
    desk.type(TABLE).type(OVER).type("* #")
    assert desk.rows()[0] == "Undone: can't.  pile 80"
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "P1 lays 2  pile 80"


def test_marks_and_rulings_survive_the_power(desk: Desk):
    desk.type(TABLE).type("<B> <*> 3 2 C 4 0 #")
    desk.type("<#> *")
    before = desk.rows()[:6]
    desk.power_off_and_on()
    assert desk.type("#").rows()[:6] == before
    assert before[2:6:3] == ["1  1  40  100", "A^  B P2 keep off  Cv  Dv"]
