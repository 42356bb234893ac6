"""Back to a game after the power was gone; a memory that is damaged or another's."""

import pytest

from firmware import journal
from tests.desk import Desk

TABLE = "1 1 1 2 1"  # The Game, official, at table level, two players, the first one starts

NEW = [
    "Umpire 0.1.0",
    "Which game?",
    "(hold * for the menu)",
    "1 The Game",
    "",
    "",
    "",
    "#ok 1 hold*menu",
]


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_game_in_mid_turn_is_offered_when_the_power_comes_back(desk: Desk):
    desk.type(TABLE).type("3 7 A 9")
    desk.power_off_and_on()
    assert desk.rows() == [
        "Go on with your game?",
        "Official, 2 players,",
        "table, after 2 moves.",
        "",
        "",
        "",
        "",
        "#go on  *other game",
    ]
    assert desk.type("#").rows() == [
        "P1 1 of 2    draw 84",
        "A    B     C    D",
        "^ 37 ^  1  v 100 v 100",
        "",
        "in hand 6 7",
        "",
        "_",
        "card,A-D *back",
    ]


def test_who_declined_to_go_on_may_think_again(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    desk.power_off_and_on()
    assert desk.type("*").rows()[0] == "Umpire 0.1.0"
    assert desk.type("*").rows()[0] == "Go on with your game?"
    assert desk.type("#").rows()[2] == "^ 37 ^  1  v 100 v 100"


def test_the_start_question_is_come_back_to(desk: Desk):
    desk.type("1 1 2 2")
    hands = [desk.game.table.hand(seat) for seat in (0, 1)]
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "Who starts?"
    assert [desk.game.table.hand(seat) for seat in (0, 1)] == hands


OVER = "9 9 A 9 8 B # 2 C 3 D # # #"  # P1 can't go on


def test_a_game_that_is_over_is_not_gone_on_with_but_may_be_had_again(desk: Desk):
    desk.type(TABLE).type(OVER)
    assert desk.rows()[0] == "The game is over."
    desk.power_off_and_on()
    assert desk.rows() == [
        "Umpire 0.1.0 B result",
        "# again: Official",
        "  2 players, table",
        "1 The Game",
        "",
        "",
        "",
        "1 hold*menu",
    ]
    assert desk.type("#").rows()[0] == "P1 0 of 2    draw 84", "nothing is lost, so not asked"


def test_b_shows_the_last_result_with_all_that_could_be_done_there(desk: Desk):
    result = desk.type(TABLE).type(OVER).rows()
    desk.power_off_and_on()
    assert desk.type("B").rows() == result
    assert desk.type("<*> D").rows()[1] == "7 Send the record"
    desk.type("7")
    assert desk.said[-1] == "that is 8 moves, 94 left"
    assert desk.type("* *").rows()[7] == "Taken back: can't."
    desk.power_off_and_on()
    assert desk.rows()[0] == "Go on with your game?", "its end was taken back"


@pytest.mark.parametrize("key", "B#")
def test_the_key_that_shows_the_last_result_begins_nothing_there(desk: Desk, key: str):
    """A new game would erase the last one, and who waits for a picture presses once more."""
    desk.type(TABLE).type(OVER)
    desk.power_off_and_on()
    desk.type("B").type(key * 2)
    assert desk.rows()[7] == "A plays again."
    assert desk.referee.log_text()[-1] == "cant"


def test_b_shows_the_last_result_also_after_the_game_was_put_away(desk: Desk):
    result = desk.type(TABLE).type(OVER).rows()
    assert desk.type("<*> 6 #").rows()[0] == "Umpire 0.1.0 B result"
    assert desk.type("B").rows() == result


def test_before_the_first_result_b_is_no_key_of_the_first_screen(desk: Desk):
    assert desk.type("B").rows()[7] == "Press its key, or #."
    desk.type(TABLE).type("3 7 A")
    desk.power_off_and_on()
    assert desk.type("* B").rows()[7] == "Press its key, or #.", "nor while a game is running"


def test_after_one_move_there_is_one_move(desk: Desk):
    desk.type(TABLE)
    desk.power_off_and_on()
    assert desk.words() == (
        "Go on with your game? Official, 2 players, table, after 1 move. #go on *other game"
    )


def test_a_game_that_was_over_by_mistake_is_gone_on_with(desk: Desk):
    desk.type(TABLE).type(OVER).type("*")
    assert desk.rows()[0] == "P1 0 of 2    draw 80"
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "P1 0 of 2    draw 80"


def test_marks_and_rulings_survive_the_power(desk: Desk):
    desk.type(TABLE).type("<B> <*> 2 1 C 4 0 #")
    before = desk.rows()[:6]
    desk.power_off_and_on()
    assert desk.type("#").rows()[:6] == before
    assert before[2:4] == ["^  1 ^  1  v 40 v 100", "     x"]


FOREIGN = [
    "The memory holds a",
    "game of another",
    "version, or was cut",
    "off while it was",
    "written. Clear it?",
    "Else it is left alone",
    "and nothing is kept.",
    "#clear it  *leave it",
]


@pytest.fixture
def foreign() -> Desk:
    return Desk(b"UMP\x02" + b"a game of another version".ljust(4092, b"\xff"))


def test_another_version_s_memory_is_said(foreign: Desk):
    assert foreign.rows() == FOREIGN


def test_another_version_s_memory_is_left_alone_until_it_is_chosen(foreign: Desk):
    before = foreign.flash.image
    foreign.type("* # # # # 1").type("3 7 A #")
    assert foreign.words().startswith("P1 1 of 2 draw 84 A B C D ^ 37"), "the game goes on"
    foreign.type("<*> 3 1")
    assert foreign.flash.image == before
    foreign.power_off_and_on()
    assert foreign.rows() == FOREIGN


def test_a_memory_that_is_cleared_is_ours(foreign: Desk):
    foreign.type("#")
    assert foreign.rows() == NEW
    assert foreign.flash.image == journal.MAGIC + b"\xff" * 4092
    foreign.type(TABLE).type("3 7 A")
    foreign.power_off_and_on()
    assert foreign.rows()[0] == "Go on with your game?"


def test_a_damaged_tail_is_said_and_what_came_before_is_kept(desk: Desk):
    desk.type(TABLE).type("3 7 A 5 0 A")
    image = bytearray(desk.flash.image)
    image[len(bytes(image).rstrip(b"\xff")) - 1] ^= 1
    other = Desk(bytes(image))
    assert other.rows() == [
        "The end of the memory",
        "was damaged. What",
        "came before is safe.",
        "Go on with your game?",
        "Official, 2 players,",
        "table, after 2 moves.",
        "",
        "#go on  *other game",
    ]
    assert other.type("#").rows()[2] == "^ 37 ^  1  v 100 v 100"
    other.type("6 0 A")
    other.power_off_and_on()
    assert other.rows()[0] == "Go on with your game?", "the damage is bridged"
    assert other.type("#").rows()[2] == "^ 60 ^  1  v 100 v 100"


def test_a_game_that_was_lost_as_it_began_is_said(desk: Desk):
    desk.type(TABLE).type("<*> 6 #")
    whole = desk.flash.image
    setup = 4 + 2 + 2  # the magic, then half of the first record
    other = Desk(whole[:setup].ljust(4096, b"\xff"))
    assert other.rows() == [*NEW[:6], "The end of the memory", "was damaged."]
    other.type(TABLE)
    other.power_off_and_on()
    assert other.rows()[0] == "Go on with your game?"


def test_a_game_that_no_rules_know_is_said(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02TG\x00\x09\x00")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.rows()[0] == "Umpire 0.1.0"
    assert desk.rows()[6:] == ["I cannot read the", "game in the memory."]


def test_a_game_that_no_device_of_ours_plays_is_not_offered(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02H7\x00\x02")
    desk.power_off_and_on()
    assert desk.rows() == NEW
