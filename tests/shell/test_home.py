"""From power on to a game, and to the same again."""

import pytest

from firmware.shell import settings
from tests.desk import Desk
from tests.picture_keys import AGAIN, FIRST_TURN, NEW, PLAY, TABLE, USED
from tests.sample import LISTED, TITLE

WHICH = "A, B turn pages, 1 to 9 choose."


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_new_device_asks_one_question_with_the_first_game_on_its_page(desk: Desk):
    """Power that goes in an erase leaves the same."""
    assert desk.rows() == NEW


def test_a_memory_that_holds_settings_is_not_empty(desk: Desk):
    desk.app.shell.brightness = 2
    settings.keep(desk.app.shell, True)
    desk.power_off_and_on()
    assert desk.rows() == USED


@pytest.mark.parametrize("keys", ["# # # # 1", "# # # # #", TABLE])
def test_five_keys_lead_from_power_on_to_the_first_card(desk: Desk, keys: str):
    assert desk.type(keys).rows() == FIRST_TURN
    assert desk.type("3 7 A").rows()[2] == "37  1  100  100"


def test_the_questions_have_their_answers_marked_and_are_taken_back_one_by_one(desk: Desk):
    desk.type("1 1 2")
    assert desk.words() == "How many play? 2 players A: I play 1-5 A Box B names #ok"
    assert desk.type("*").rows()[:3] == [
        "How shall I help?",
        "2 I deal, no deck",
        "+ play anywhere",
    ]
    assert desk.type("*").rows()[:5] == [
        "Which rules?",
        "1 Official",
        "+ 2 cards a turn",
        "",
        "- 98 must go",
    ]
    assert desk.type("*").rows() == NEW


def test_the_short_sheet_is_not_offered_to_one_player(desk: Desk):
    desk.type("1 4 1")
    assert desk.words() == "How many play? 2 players 2-5 B names #ok"
    assert desk.type("1").notice() == "Press 2 to 5, or #."


@pytest.mark.parametrize(
    ("keys", "rules", "level", "players", "hands"),
    [
        ("1 1 2 1", "TG", 2, 1, [8]),
        ("1 2 1 3", "TG-expert1", 0, 3, [6, 6, 6]),
        ("1 3 2 5", "TG-expert2", 2, 5, [5, 5, 5, 5, 5]),
        ("1 4 1 2", "TS", 0, 2, [6, 6]),
    ],
)
def test_the_answers_are_what_is_played(desk: Desk, keys, rules, level, players, hands):
    desk.type(keys)
    agreed = desk.referee.setup
    assert (agreed.rules, agreed.level, agreed.players) == (rules, level, players)
    assert desk.game.knowledge.hands == hands


def test_after_a_game_one_key_begins_another_like_it(desk: Desk):
    desk.type("1 2 1 3 2").type("<*> 6 1 #")
    assert desk.rows() == [AGAIN, "", "3  I check", "", "Expert 1", "*go on", "", PLAY]
    assert desk.type("#").rows()[0] == "Who starts?"
    assert desk.type("#").rows()[0] == "P2 lays 3  pile 80"
    assert desk.rows()[6] == "Deal 6 each"


def test_one_key_after_power_on_begins_the_last_set_up_again(desk: Desk):
    desk.type("1 4 1 2 2").type("<*> 6 1 #")
    desk.power_off_and_on()
    assert desk.words().startswith(f"{AGAIN} 2 I check Short sheet *go on")
    assert desk.type("# #").rows()[0] == "P2 lays 2  pile 86"


def test_a_lone_player_s_game_begins_again_without_his_last_first_card(desk: Desk):
    desk.type("1 1 1 1").type("3 7 A <*> 6 1 #").type("#")
    assert desk.rows()[0] == "Lay 2  pile 90"


def test_who_starts_is_asked_again_and_a_number_chooses_another(desk: Desk):
    """TG3"""
    desk.type(TABLE).type("<*> 6 1 # #")
    assert desk.rows()[0] == "Who starts?"
    assert desk.type("2").rows()[0] == "P2 lays 2  pile 84"


def test_the_questions_begin_with_the_last_answers(desk: Desk):
    desk.type("1 3 2 4").type("1").type("<*> 6 1 #")
    desk.type("1 # #")
    assert desk.rows()[0] == "How many play?"
    desk.type("#")
    agreed = desk.referee.setup
    assert (agreed.rules, agreed.level, agreed.players) == ("TG-expert2", 2, 4)


def test_a_given_up_game_is_not_offered_but_the_star_leads_back_to_it_as_it_stood(desk: Desk):
    desk.type(TABLE).type("3 7 A <*> 6 1 #")
    desk.power_off_and_on()
    assert desk.rows()[0] == AGAIN
    assert desk.type("*").rows()[:3] == [
        "P1: 1 more  pile 84",
        "",
        "37  1  100  100",
    ]
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?"), "by * it is open, before any move"
    assert desk.type("#").referee.log_text() == ["start P1", "lay 37 A"]
    desk.type("<*> 6 1 #")
    desk.power_off_and_on()
    assert desk.rows()[0] == AGAIN, "and it can be given up once more"
    desk.type("* 4 0 A")
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?")


def test_a_result_that_is_looked_at_stays_the_end_of_its_game(desk: Desk):
    desk.type("1 1 3 2 1 # #").type("<*> 6 1")
    desk.power_off_and_on()
    assert "*result" in desk.rows()
    desk.type("*")
    desk.power_off_and_on()
    assert "*result" in desk.rows()


def test_that_the_star_leads_to_the_result_is_told_where_the_rules_have_a_name_too(desk: Desk):
    desk.type("6 3 2 1 2 # 1 # 1 # 3 #")
    desk.power_off_and_on()
    assert desk.rows()[0] == AGAIN
    assert "Advanced" in desk.rows()
    assert "*result" in desk.rows()


@pytest.mark.usefixtures("ours_alone")
def test_a_game_given_up_before_its_first_move_has_no_result(desk: Desk):
    desk.type("1 1 1 2 <*> 6 1 #")
    assert desk.rows()[0] == AGAIN
    assert desk.type("*").notice() == WHICH


@pytest.mark.parametrize("keys", ["#", "1"])
def test_another_game_instead_of_the_one_in_the_memory_is_asked_for_once(desk: Desk, keys: str):
    desk.type(TABLE).type("3 7 A")
    desk.power_off_and_on()
    desk.type("*").type(keys)
    assert desk.words() == (
        "A game is in the memory. It ends when you begin another. Begin? #yes *no"
    )
    desk.type("*")
    assert desk.rows()[0] == AGAIN
    desk.power_off_and_on()
    assert desk.type("#").rows()[2] == "37  1  100  100", "nothing was lost by asking"


def test_a_yes_to_another_game_begins_it(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    desk.power_off_and_on()
    desk.type("* #").type("#")
    assert desk.type("#").rows() == FIRST_TURN


@pytest.mark.usefixtures("ours_alone")
def test_each_game_has_a_page_that_a_and_b_turn_and_its_number_from_any_of_them(desk: Desk):
    heads = []
    for _ in LISTED:
        heads.append(desk.rows()[0])
        desk.type("B")
    assert heads == LISTED, "nothing hides"
    assert desk.rows()[0] == LISTED[0], "they go round"
    assert desk.type("A").rows()[0] == LISTED[8]
    assert desk.type("#").rows()[0] == "Which rules?"
    assert desk.type("*").rows()[0] == LISTED[8]
    assert desk.type("1").rows()[0] == "Which rules?"


def test_the_page_of_the_same_again_says_who_sits_at_the_table_and_the_best(desk: Desk):
    desk.names = "AnnBen"
    desk.power_off_and_on()
    desk.type(TABLE).type("9 9 A 9 8 B # 2 C 3 D # # #").type("A <*> 6 1 #")
    desk.power_off_and_on()
    assert "best" not in desk.words()
    desk.wait(100)
    assert desk.words() == f"{AGAIN} 2 I check Ann Ben best: 94 left A < B > #play"
    assert desk.type("B").words() == (f"{TITLE} 1 1-5 all together best: 94 left A < B > #play")


@pytest.mark.parametrize(
    ("names", "count", "who"),
    [("Ann", 2, "Ann P2 "), ("AnnBen   Cem", 4, "Ann Ben P3 Cem "), ("", 3, "")],
)
def test_the_same_again_names_who_has_a_name_and_numbers_who_has_none(
    desk: Desk, names: str, count: int, who: str
):
    """It named nobody where one of all had no name."""
    desk.names = names
    desk.power_off_and_on()
    desk.type(f"1 1 1 {count} 1").type("<*> 6 1 #").power_off_and_on()
    assert desk.wait(100).words() == f"{AGAIN} {count} I check {who}*go on A < B > #play"


def test_the_same_again_tells_the_best_of_as_many_players_and_no_other(desk: Desk):
    desk.type(TABLE).type("9 9 A 9 8 B # 2 C 3 D # # #").type("A <*> 6 1 # 1 1 1 3 * * * *")
    assert desk.wait(100).words() == f"{AGAIN} 3 I check A < B > #play"
    assert "best: 94 left" in desk.type("B").words()


@pytest.mark.usefixtures("ours_alone")
def test_a_key_that_means_nothing_at_home_is_told_what_does_and_nobody_is_scolded(desk: Desk):
    desk.tones()
    for key in "*CD0":
        assert desk.type(key).notice() == WHICH
    assert {hertz for hertz, _ in desk.tones() if hertz} == {700}


def test_the_title_stands_while_sixteen_lights_go_on_round_it_with_three_notes_and_more():
    desk = Desk()
    desk.switch_on()
    assert desk.words() == "Umpire you play, I watch"
    desk.wait(300)
    assert 6 <= sum(colour != (0, 0, 0) for colour in desk.ring) <= 9
    desk.wait(300)
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1047, 1568, 2093, 3136]
    assert desk.words() == "Umpire you play, I watch"
    assert desk.wait(150).rows() == NEW


def test_a_key_goes_on_from_the_title_and_is_that_of_the_first_page():
    desk = Desk()
    desk.switch_on()
    assert desk.type("1").rows()[0] == "Which rules?"


def test_who_comes_back_to_a_game_sees_no_title(desk: Desk):
    desk.type(TABLE)
    desk.switch_on()
    assert desk.words().startswith("Go on?")
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?")
