"""Somebody joins in the middle of a game, and plays on with the others."""

import pytest

from firmware.modules.catalog import game_of
from firmware.modules.later import later
from firmware.play.knowledge import KNOWN, TABLE
from firmware.play.referee import pack_scores
from firmware.play.setup import Setup
from firmware.shell import take_back
from firmware.shell.session_record import LEAVING, coming, gone, left, totals
from firmware.storage.journal import SESSION, Journal
from tests.desk import Desk, playing
from tests.games.test_guided_games import dealt
from tests.sample import OURS

THREE = "1 1 1 3 1"  # the first game of home, checked, for three; P1 starts
JOIN = "<*> 2 3 A # #"
LOSE = "9 9 A 9 8 B 2 C 3 D # # #"


@pytest.fixture
def desk() -> Desk:
    """A desk in the first turn of three players, of whom P1 has laid the 37."""
    return Desk().type(THREE).type("3 7 A")


@pytest.fixture
def third() -> Desk:
    """A desk in the second game of three players, of whom P2, who is Ak, has 13 points and left."""
    desk = playing(Setup("H1", TABLE, 3))
    desk.app.shell.journal.append(SESSION, b"\x01" + pack_scores([0, 13, 9]))
    return desk.type("1 23# 27# <*> 2 1 2 2 2 2 2 5 5 # * * <*> 2 3 2 # #")


def test_it_is_asked_and_said_how_many_cards_they_draw(desk: Desk):
    desk.type("<*> 2 3 A #")
    assert desk.words() == "With P4? They draw 6. #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P4 joins."
    assert (desk.game.knowledge.hands, desk.game.knowledge.draw) == ([5, 6, 6, 6], 74)
    desk.type("3 8 A # 3 9 A 4 0 A # 4 1 A 4 2 A #")
    assert (desk.game.seat, desk.game.players) == (3, 4)


def test_who_joins_is_asked_about_without_the_name_that_the_seat_had_before():
    desk = Desk().type("1 1 1 2 1 <*> 2 1 3 2 2 2 # * * <*> 2 2 A #")
    assert desk.words() == "With P3? They draw 7. #play on A anew *back"
    assert desk.type("#").notice() == "Ruled: P3 joins."


def test_it_is_taken_back_like_a_move_and_outlives_a_power_cut(desk: Desk):
    desk.type(JOIN).power_off_and_on()
    assert desk.type("#").game.knowledge.hands == [5, 6, 6, 6]
    assert desk.type("*").notice() == "Undone: P4 joins."
    assert (desk.game.knowledge.hands, desk.game.players) == ([5, 6, 6], 3)


def test_who_has_left_comes_back_to_their_seat_with_a_new_hand(desk: Desk):
    desk.type("<*> 2 3 2 # #").type("<*> 2 3 2 2")
    assert [row for row in desk.rows()[1:7] if row] == ["1 P1", "2 P2", "3 P3"]
    assert desk.type("#").words() == "With P2? They draw 6. #play on A anew *back"
    assert desk.type("#").game.knowledge.hands == [5, 6, 6]
    assert gone(desk.app.shell.journal, desk.referee.rules) == []


def test_one_goes_and_another_comes_at_once(desk: Desk):
    desk.type("<*> 2 3 2 A #")
    assert (
        desk.words()
        == "Without P2? 6 cards under the pile. With P4? They draw 6. #play on A anew *back"
    )
    assert desk.type("#").notice() == "Ruled: P2 leaves. Ruled: P4 joins."
    assert desk.game.knowledge.hands == [5, 0, 6, 6]


def test_whoever_takes_the_place_of_another_has_their_cards_and_no_name(desk: Desk):
    desk.type("<*> 2 1 2 2 2 2 2 5 5 #")
    desk.type("* * <*> 2 3 2 2 #")
    assert desk.words() == "Another for Ak? Cards stay. #play on A anew *back"
    assert desk.type("#").game.knowledge.hands == [5, 6, 6]
    assert desk.game.name(1) == "P2"


def test_so_they_have_their_points(third: Desk):
    assert "3 new: P3 9" in third.type("<*> 2 3 3 3").words()
    assert third.type("#").words().startswith("Another for P3? Cards and points stay.")
    assert "P1 0 P3 9" in third.type("# * <*> 4").words()


def test_a_star_closes_that_another_has_the_place_and_takes_no_card_back(desk: Desk):
    desk.type("<*> 2 3 2 2 #")
    assert desk.type("#").notice() == "New: P2."
    assert desk.type("*").notice() == ""
    assert desk.game.knowledge.hands == [5, 6, 6]
    assert desk.type("*").notice() == "Undone: 37 on A."


def test_the_next_game_is_with_who_joined_and_so_is_home(desk: Desk):
    desk.type(JOIN).type(LOSE)
    assert desk.game.over
    desk.power_off_and_on()
    assert desk.type("* A 1").referee.setup.players == 4


def test_the_same_rules_anew_are_with_who_joined_too(desk: Desk):
    desk.type(JOIN).type("<*> 6 2 # 1")
    assert desk.referee.setup.players == 4


def test_who_plays_alone_is_joined_by_another():
    desk = Desk().type("1 1 1 1 3 7 A").type(JOIN.replace("2 3", "2 2"))
    assert (desk.game.players, desk.game.knowledge.hands) == (2, [7, 8])


def test_points_of_who_joined_are_added_to_nothing():
    desk = Desk().type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#")
    desk.type("A 1 1# 4# 4#").type("<*> 2 2 A # #").type("2# 3# 3#")
    assert desk.game.scores() == [4, 0, 0]
    assert "P1 +4 total 8 P2 0 total 0 P3 0 total 0" in desk.words()


@pytest.mark.parametrize("rules", [row[0] for game in OURS for row in game.rule_sets])
def test_in_every_game_and_at_every_level_they_join_and_the_turn_comes_to_them(rules: str):
    game = game_of(rules)
    assert game
    for level in game.levels:
        agreed = dealt(rules, level, 2, 5) if level in KNOWN else Setup(rules, level, 2)
        desk = playing(agreed).type("1")
        if not desk.game.started:
            desk.type("# 1")
        if rules in ("H1", "H2", "H3", "H4", "H5", "H6", "H5-advanced") and level == TABLE:
            desk.type("24#")
        size = desk.game.hand_size
        before = desk.game.knowledge.draw
        desk.app.shell.screen()
        there = desk.app.shell.roster()
        assert there.counts[1] > 2
        there.on_key("A")
        asked = there.on_key("#")
        asked.yes()
        assert desk.game.players == 3, (rules, level)
        assert desk.game.knowledge.hands[2] == size
        assert desk.game.knowledge.draw == before - size


@pytest.mark.rule("H-f")
def test_who_takes_the_place_of_one_who_left_has_no_points_and_these_stay_in_view(third: Desk):
    assert "2 new: P2 0" in third.type("<*> 2 3 2").words()
    assert third.type("#").words() == "With P2? They draw 7. No points yet. #play on A anew *back"
    assert "P1 0 P3 9 P2 0 Ak out 13" in third.type("# <*> 4").words()
    third.power_off_and_on()
    assert "P1 0 P3 9 P2 0 Ak out 13" in third.type("# <*> 4").words()


def test_who_comes_back_has_their_points_and_nothing_else_is_said(third: Desk):
    assert "2 Ak 13" in third.type("<*> 2 3 2 2").words()
    assert third.type("#").words() == "With Ak? They draw 7. #play on A anew *back"
    assert "P1 0 P3 9 Ak 13" in third.type("# <*> 4").words()


def test_of_many_who_left_the_last_ones_stay_in_view_with_their_names(third: Desk):
    third.type("<*> 2 3 2 # #")
    for names in ("Ak", "Ak", "Ak", "Ak"):
        assert third.app.shell.names.strip() == names
        third.type("<*> 2 3 3 # # <*> 2 3 3 # #")
    assert third.app.shell.names.strip() == ""
    words = third.type("<*> 4").words()
    assert [words.count(line) for line in ("was P3 9", "was P3 0", "Ak out")] == [1, 3, 0]


def test_points_in_common_stay_whoever_takes_a_place():
    desk = playing(Setup("FH", TABLE, 3))
    desk.app.shell.journal.append(SESSION, b"\x02" + pack_scores([70]))
    desk.type("#").type("<*> 2 2 1 # # <*> 2 2 1 # #")
    assert totals(desk.app.shell.journal) == (2, [70])
    desk.type("*")
    assert totals(desk.app.shell.journal) == (2, [70])


def test_in_a_game_that_is_begun_anew_no_join_of_the_one_before_goes_back(third: Desk):
    third.type("<*> 2 3 2 # #").type("<*> 6 2 # 1").type("23#")
    third.type("<*> 2 3 2 # #").type("<*> 2 3 2 2 # #").type("*")
    assert totals(third.app.shell.journal) == (1, [0, 0, 9])
    assert left(third.app.shell.journal) == [(1, 13)]


def undone(desk: Desk, said: str) -> str:
    """Tap a star, and # where it asks; return what the session's points then say."""
    if desk.type("*").words().startswith("Undo "):
        desk.type("#")
    assert desk.notice() == said
    words = desk.type("<*> 4").words()
    desk.type("* *")
    return words


@pytest.mark.rule("H-f")
def test_whose_place_another_took_has_points_and_name_again_where_that_is_taken_back(third: Desk):
    names = third.app.shell.names
    third.type("<*> 2 3 2 # #")
    assert "P1 0 P3 9 P2 0 Ak out 13" in third.type("<*> 4").words()
    assert "P1 0 P3 9 Ak out 13" in undone(third.type("* *"), "Undone: P2 joins.")
    assert left(third.app.shell.journal) == []
    assert (third.app.shell.names, third.game.name(1)) == (names, "Ak")
    third.power_off_and_on()
    assert "P1 0 P3 9 Ak out 13" in third.type("# <*> 4").words()
    assert "P1 0 P3 9 Ak 13" in undone(third.type("* *"), "Undone: Ak leaves.")


def test_what_another_left_stays_where_only_a_return_is_taken_back(third: Desk):
    third.type("<*> 2 3 2 # # <*> 2 3 2 # # <*> 2 3 2 2 # #")
    assert "P1 0 was P2 0 P3 9 Ak out 13" in undone(third, "Undone: P2 joins.")


def test_those_who_left_before_are_not_pushed_out_by_joins_that_are_taken_back(third: Desk):
    third.type("<*> 2 3 2 # #")
    for _ in range(5):
        third.type("<*> 2 3 3 # # <*> 2 3 3 # #")
        undone(third, "Undone: P3 joins.")
        undone(third, "Undone: P3 leaves.")
    assert "P1 0 P3 9 Ak out 13" in undone(third, "Undone: P2 joins.")


def test_two_who_join_at_once_are_taken_back_one_by_one():
    desk = playing(Setup("H1", TABLE, 4))
    desk.app.shell.journal.append(SESSION, b"\x01" + pack_scores([0, 13, 9, 5]))
    desk.type("1 23# 27# <*> 2 3 2 3 # # <*> 2 3 2 3 # #")
    assert desk.notice() == "Ruled: P2 joins. Ruled: P3 joins."
    assert "P1 0 was P3 9 P2 0 was P2 13 P4 5" in undone(desk, "Undone: P3 joins.")
    assert "P1 0 was P3 9 P4 5 was P2 13" in undone(desk, "Undone: P2 joins.")


def test_a_name_comes_back_in_the_first_game_too_where_nobody_has_points():
    desk = Desk().type("1 1 1 3 1 <*> 2 1 2 2 2 2 2 5 5 # * *")
    assert desk.type("<*> 2 3 2 # # <*> 2 3 2 # # *").notice() == "Undone: P2 joins."
    assert desk.type("*").notice() == "Undone: Ak leaves."
    assert [desk.game.name(seat) for seat in range(3)] == ["P1", "Ak", "P3"]


@pytest.mark.rule("H-f", "TG17")
@pytest.mark.parametrize(
    ("keys", "asked", "hands"),
    [
        ("1 1 1 3 1 <*> 2 2 A A #", "With P4 P5? They draw 6.", [6] * 5),
        ("2 3 2 # 1 # <*> 2 2 A A #", "With P3 P4? They draw 7. No points yet.", [6, 7, 7, 7]),
        (
            "2 3 3 # 1 # <*> 3 2 5 # <*> 2 2 3 A #",
            "Without P3? 7 cards under the pile. With P4? They draw 7. No points yet.",
            [6, 7, 0, 7],
        ),
        (
            "2 3 3 # 1 # <*> 2 2 2 3 A #",
            "Without P2 P3? 14 cards under the pile. With P4? They draw 7. No points yet.",
            [6, 0, 0, 7],
        ),
    ],
)
def test_who_come_and_go_at_once_make_way_for_each_other(keys: str, asked: str, hands: list[int]):
    desk = Desk().type(keys)
    assert desk.words() == asked + " #play on A anew *back"
    assert desk.type("#").game.knowledge.hands == hands


def test_where_there_is_room_for_one_of_two_neither_is_said_to_join():
    desk = Desk().type("2 3 4 # 1 # <*> 2 2 2 3 # # <*> 3 2 1 0 # <*> 2 2 2 3 #")
    assert desk.words().startswith("The pile is too small. Deal anew?")
    assert desk.type("* 3 3 #").words().startswith("With P2? They draw 7.")


def test_what_four_do_at_once_is_not_said_over_the_next_page():
    desk = Desk(left=30_000).type("6 2 4 # 1 <*> 2 2 1 2 A A # #").wait(1000)
    assert desk.notice() == ""
    assert desk.rows()[7].startswith("3 play")


@pytest.mark.parametrize("points", [[], [70], [3, 4, 5]])
@pytest.mark.parametrize("rules", [row[0] for game in OURS for row in game.rule_sets])
def test_the_name_of_whose_place_another_took_comes_back_in_every_game(
    rules: str, points: list[int]
):
    desk = playing(Setup(rules, TABLE, 3)).type("1")
    if not desk.game.started:
        desk.type("# 1")
    shell = desk.app.shell
    shell.journal.append(SESSION, b"\x02" + pack_scores(points))
    later.settings.give(shell, 1, "Ak")
    leave = coming(desk.referee.rules, LEAVING), 1
    if desk.referee.submit(leave):  # no card is open
        assert not desk.type("24#").referee.submit(leave)
    there = shell.roster()
    there.on_key("2")
    screen = there.on_key("#").yes()
    assert desk.game.name(1) == "P2"
    assert totals(shell.journal)[1][:1] == points[:1]
    take_back.taken_back(screen, desk.referee.last())
    assert (desk.game.name(1), totals(shell.journal)[1]) == ("Ak", points)
    desk.power_off_and_on()
    assert desk.app.shell.names.strip() == "Ak"


def kept(desk: Desk) -> tuple:
    """Return what the memory has of the game and the players, read anew."""
    journal = Journal(desk.memory)
    return journal.session, journal.settings, tuple(journal.entries())


@pytest.mark.parametrize(
    ("before", "after"), [("<*> 2 3 2 #", "#"), ("<*> 2 3 2 # #", "*"), ("<*> 2 3 2 3 A #", "#")]
)
def test_a_join_and_its_end_are_there_whole_or_not_at_all_wherever_the_power_goes(
    before: str, after: str, third: Desk
):
    image = third.flash.image

    def at_key() -> Desk:
        return Desk(image).type("#").type(before)

    desk = at_key()
    first, used = kept(desk), Journal(desk.memory).used()
    last = kept(desk.type(after))
    size = Journal(desk.memory).used() - used
    assert first != last
    for byte in range(1, size + 1):
        desk = at_key()
        desk.flash.on_power_cut = _power_goes
        desk.flash.cut_at_byte(byte)
        with pytest.raises(PowerGone):
            desk.type(after)
        assert kept(desk) == first, byte
        desk.power_off_and_on()
        desk.type("#").type(before if after == "#" else "").type(after)
        assert kept(desk)[:2] == last[:2]
        assert kept(desk)[2] == last[2]


class PowerGone(BaseException):
    """The power went as something was written."""


def _power_goes() -> None:
    raise PowerGone
