"""A player leaves in the middle of a game, and the others play on as it lies."""

from typing import Any

import pytest

from firmware.play.knowledge import GUIDED, ON_CALL, TABLE
from firmware.play.referee import pack_scores
from firmware.play.setup import Setup
from firmware.shell.session_record import gone
from firmware.storage.journal import SESSION
from tests.desk import Desk, playing
from tests.games.test_guided_games import dealt
from tests.picture_keys import AGAIN

THREE = "1 1 1 3 1"  # the first game of home, checked, for three; P1 starts
LEAVE_P2 = "<*> 2 3 2 # #"


@pytest.fixture
def desk() -> Desk:
    """A desk in the first turn of three players, of whom P1 has laid the 37."""
    return Desk().type(THREE).type("3 7 A")


def away(desk: Desk) -> list[int]:
    return gone(desk.app.shell.journal, desk.referee.rules)


def test_it_is_asked_whether_the_others_play_on_and_said_where_the_cards_go(desk: Desk):
    desk.type("<*> 2 3 2 #")
    assert desk.words() == "Without P2? 6 cards under the pile. #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P2 leaves."
    assert (desk.game.knowledge.hands, desk.game.knowledge.draw) == ([5, 0, 6], 86)
    assert desk.type("3 8 A #").game.seat == 2
    assert (desk.referee.setup.players, away(desk)) == (3, [1])


def test_it_is_taken_back_like_a_move_and_outlives_a_power_cut(desk: Desk):
    desk.type(LEAVE_P2).power_off_and_on()
    assert desk.type("#").game.knowledge.hands == [5, 0, 6]
    assert desk.type("*").notice() == "Undone: P2 leaves."
    assert (desk.game.knowledge.hands, desk.game.knowledge.draw, away(desk)) == ([5, 6, 6], 80, [])


def test_several_leave_at_once(desk: Desk):
    desk.type("<*> 2 3 1 2 #")
    assert desk.words() == "Without P1 P2? 11 cards under the pile. #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P1 leaves. Ruled: P2 leaves."
    assert (desk.game.seat, desk.game.knowledge.hands) == (2, [0, 0, 6])


def test_who_is_left_alone_has_no_cover_between_their_turns():
    """The cards that they draw are told as to who plays alone."""
    desk = Desk().type("1 1 2 2 #").wait(300).type("<*> 2 3 2 # #").wait(3000).type("1")
    assert desk.rows()[0].startswith("P1 lays 2")
    hand = [str(card) for card in desk.game.knowledge.hand(0)]
    desk.type(f"{hand[0]} A {hand[1]} A #")
    assert desk.game.seat == 0
    assert desk.notice().startswith("New: ")
    assert desk.rows()[7].startswith("card, then A-D")


def test_on_a_cover_what_was_undone_leaves_name_and_key_in_view():
    wide = "B 1 6 6 6 A 6 6 6 A 6 6 6 # *"
    desk = Desk().type("1 1 2").type(wide).type("2 #").wait(300).type("<*> 2 3 1 # #").wait(3000)
    desk.type("* #").wait(3000)
    assert desk.rows()[0] == "Undone: Ooo leaves."
    assert desk.rows()[3] == "Ooo  press"


def test_the_next_game_is_without_who_has_left(desk: Desk):
    desk.type(LEAVE_P2).type("9 9 A 9 8 B 2 C 3 D # # #")
    assert desk.game.over
    desk.power_off_and_on()
    assert "P3" not in desk.type("* A").words()
    assert desk.type("1").referee.setup.players == 2


def test_the_same_rules_anew_are_without_who_has_left_too(desk: Desk):
    desk.type(LEAVE_P2).type("<*> 6 2 #")
    assert "Who starts?" in desk.words()
    assert desk.type("1").referee.setup.players == 2


def test_where_all_seats_are_taken_but_one_that_was_left_it_is_told_how_that_is_joined():
    desk = Desk().type("1 1 1 5 1 3 7 A").type("<*> 2 3")
    assert desk.rows()[7] == "1-5 leave *back"
    desk.type("4 # #").type("<*> 2 2")
    assert desk.rows()[7] == "1-5 leave A joins  *back"
    assert "4 new: P4" in desk.type("A").rows()


def test_the_chair_of_who_has_left_is_shown_so_and_another_may_follow(desk: Desk):
    desk.type(LEAVE_P2).type("<*> 2 3")
    assert [row for row in desk.rows()[1:7] if row] == ["1 P1", "2 P2 has left", "3 P3"]
    assert desk.rows()[7] == "1-3 leave A joins  *back"
    assert desk.type("2").rows()[7] == "A joins #ok  *back", "once something is to be done"
    desk.type("2 2")
    desk.type("3 #")
    assert desk.words() == "Without P3? 6 cards under the pile. #play on A anew *back"
    assert desk.type("#").game.knowledge.hands == [5, 0, 0]


def test_where_nobody_comes_or_goes_the_game_goes_on(desk: Desk):
    before = desk.rows()
    assert desk.type("<*> 2 3 #").rows() == before


def test_an_a_deals_anew_instead_which_is_asked_and_a_star_goes_back(desk: Desk):
    assert desk.type("<*> 2 3 2 # *").rows()[0] == "Who plays on?"
    desk.type("# A")
    assert desk.words() == "Deal anew? This game counts for nobody. #yes *no"
    desk.type("# 1")
    assert desk.referee.setup.players == 2


def test_where_they_cannot_leave_it_is_said_why_before_cards_are_dealt_anew():
    desk = playing(Setup("H1", TABLE, 3)).type("<*> 2 2 1 #")
    said = "Deal anew? This game counts for nobody, points so far stay. #yes *no"
    assert desk.words() == "Nobody has begun. " + said
    desk = playing(Setup("TG", TABLE, 2)).type("1")
    rules: Any = desk.referee.rules
    for move in ((rules.DRAW, 0), (rules.HAND, 1, 0)):
        assert not desk.referee.submit(move)
    words = desk.type("<*> 2 3 1 #").words()
    assert words.startswith("It can't go on. Deal anew? This game counts for nobody.")
    desk = playing(Setup("H1", TABLE, 3)).type("1 <*> 2 2 1 #")
    assert desk.words() == "No card is open yet. " + said


def test_who_has_left_leads_no_more_and_comes_last():
    desk = playing(Setup("H1", TABLE, 3)).type("1 23# 27# <*> 2 3 1 #")
    assert desk.type("#").notice() == "Ruled: P1 leaves."
    for card in (29, 91, 19, 17, 71, 75, 57, 58, 85, 84, 48, 49, 94):
        desk.type(f"{card}#")
    assert desk.game.over
    assert desk.game.scores() == [6, 0, 1]
    assert desk.words().startswith("P2 wins! A next P2 0 total 0 P3 +1 total 1 was P1 +6 total 6")


def test_after_some_games_neither_do_they_lead_though_they_have_fewest_points():
    desk = playing(Setup("H1", TABLE, 3))
    desk.app.shell.journal.append(SESSION, b"\x01" + pack_scores([0, 5, 9]))
    desk.type("1 23# 27# <*> 2 3 1 # #")
    for card in (29, 91, 19, 17, 71, 75, 57, 58, 85, 84, 48, 49, 94):
        desk.type(f"{card}#")
    assert "A next P2 0 total 5 P3 +1 total 10 was P1 +6 total 6" in desk.words()
    assert "P2 leads" in desk.type("<*> 4 1").words()


@pytest.mark.parametrize(("left", "counted"), [(30_000, "2 "), (4_000, "")])
def test_home_counts_those_who_would_play_again_where_its_rules_have_room(left: int, counted: str):
    desk = Desk(left=left).type(THREE).type("3 7 A").type(LEAVE_P2)
    desk.type("9 9 A 9 8 B 2 C 3 D # # #").power_off_and_on()
    words = desk.wait(500).words()
    assert words == f"The same again? {counted}I check *result A < B > #play"


@pytest.mark.parametrize(
    ("ruling", "count"),
    [(LEAVE_P2, "2  "), ("<*> 2 3 A # #", "4  "), ("<*> 2 3 2 A # #", "3  "), ("", "3  ")],
)
def test_home_counts_nobody_until_the_rules_can_tell_who_plays_again(
    desk: Desk, ruling: str, count: str
):
    desk.type(ruling).type("9 9 A 9 8 B 2 C 3 D # # #")
    assert desk.game.over
    desk.left = 8_000  # so the rules do not come
    desk.power_off_and_on()
    desk.wait(3000)
    assert desk.rows()[:3] == [AGAIN, "", ("" if ruling else count) + "I check"]
    desk.left = None
    assert desk.wait(3000).rows()[2] == count + "I check"


def test_what_is_gone_on_with_counts_who_plays_once_the_rules_can_tell():
    desk = playing(Setup("TG-expert1", TABLE, 3)).type("1 3 7 A").type(LEAVE_P2)
    desk.power_off_and_on()
    assert desk.wait(3000).rows()[:2] == ["Go on?  Expert 1, 2", "I check"]


def test_so_it_does_on_call_where_nobody_is_told_to_be_on_turn():
    desk = playing(Setup("H5", ON_CALL, 3)).type("1").type(LEAVE_P2)
    desk.power_off_and_on()
    assert desk.wait(3000).rows()[:2] == ["Go on?  2 players", "I count"]


def test_on_call_too_it_is_told_whose_turn_it_is_where_the_device_knows():
    desk = playing(Setup("H1", ON_CALL, 3)).type("1").type(LEAVE_P2)
    desk.power_off_and_on()
    assert desk.wait(3000).rows()[2:4] == ["P1's turn", "85 to draw"]


def test_where_it_is_known_who_holds_what_the_lowest_goes_on_top():
    desk = playing(dealt("TG", GUIDED, 3, 5)).type("1 <*> 2 3 2 #")
    assert desk.words() == "Without P2? 6 cards under the pile, low on top. #play on A anew *back"
    lowest = desk.game.knowledge.held(1)[0]
    known = desk.type("#").game.knowledge
    assert known.pile[-6] == lowest
