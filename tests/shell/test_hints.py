"""Hints are a switch in the menu of a dealt game, for each player by themselves, and are kept."""

import pytest

from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup, unpack
from firmware.storage import history
from firmware.storage.journal import HINTED, SETTINGS, Journal, hints_in, names_in, place_in
from tests.desk import Desk, playing
from tests.nvm import Nvm
from tests.sample import RULES
from tests.storage.test_history import play, set_up, together
from tools.players.courses import home_keys

DEALT = "1 1 2 2 1"  # the first game of the list, for two, who starts is P1


@pytest.fixture
def desk() -> Desk:
    """A desk on which P1 of two sees their hand, on turn in a dealt game."""
    return Desk().type(DEALT).type("1")


def lines(desk: Desk) -> str:
    """Return what the menu's first group has, and leave it."""
    found = " ".join(desk.type("<*> 1").rows()[2:7:2])
    desk.type("* *")
    return found


def test_it_is_a_line_of_help_that_says_whether_anybody_has_hints(desk: Desk):
    assert "4 Hints off" in lines(desk)
    assert desk.type("<*> 1 4").rows()[0] == "Hints"
    assert desk.rows()[2] == "1 P1 off  2 P2 off"
    assert desk.type("2").rows()[2] == "1 P1 off  2 P2 on"
    desk.type("* * *")
    assert "4 Hints on" in lines(desk)


def test_the_cards_that_go_are_marked_in_the_turn_of_who_has_them_alone(desk: Desk):
    plain = bytes(desk.panel)
    desk.type("<*> 1 4 2 * * *")
    assert bytes(desk.panel) == plain
    desk.type("<*> 1 4 1 * * *").wait(100)
    assert bytes(desk.panel) != plain
    desk.type("<*> 1 4 1 * * *").wait(100)
    assert bytes(desk.panel) == plain


def test_who_plays_alone_has_a_switch():
    desk = Desk().type("1 1 2 1")
    assert desk.type("<*> 1 4").rows()[6] == "4 Hints on  5 Ask"
    assert desk.app.shell.hinted_at(0)
    assert desk.type("4").rows()[6] == "4 Hints off  5 Ask"
    assert not desk.app.shell.hinted_at(0)


def test_they_are_kept_over_games_and_power_cuts_until_they_are_turned_off(desk: Desk):
    desk.type("<*> 1 4 2 * * * <*> 6 2 # 1 1")
    assert desk.app.shell.hinted_at(1)
    desk.power_off_and_on()
    assert desk.type("#").app.shell.hinted_at(1)
    desk.type("<*> 1 4 2 * * *").power_off_and_on()
    assert desk.app.shell.hints == 0


def test_names_and_the_place_where_it_broke_stay_beside_them(desk: Desk):
    desk.type("<*> 2 1 2 2 6 # * * *")
    desk.app.shell.journal.append(SETTINGS, desk.app.shell.journal.settings + b"app.py 7")
    desk.type("<*> 1 4 1 2 * * *")
    kept = desk.app.shell.journal.settings
    assert (hints_in(kept), names_in(kept), place_in(kept)) == (3, "   Am", b"app.py 7")
    desk.type("<*> 2 1 2 * # * * * <*> 5 1 * *")
    kept = desk.app.shell.journal.settings
    assert (hints_in(kept), names_in(kept), place_in(kept)) == (3, "", b"app.py 7")


@pytest.mark.parametrize(
    ("kept", "hints", "names"),
    [
        (b"", None, ""),
        (b"\4\1", None, ""),
        (b"\4\1app.py 7", None, ""),
        (b"\4\1ANN   BEN\0app.py 7", None, "Ann   Ben"),
        (b"\4\1\x85\0", 5, ""),
        (b"\4\1\x80ANN\0", 0, "Ann"),
    ],
)
def test_settings_with_and_without_them_are_read(kept: bytes, hints: int | None, names: str):
    assert (hints_in(kept), names_in(kept)) == (hints, names)


def test_they_go_with_their_players_as_others_leave_and_join():
    desk = Desk().type("1 1 2 3 1 1")
    desk.type("<*> 1 4 1 3 * * * <*> 2 3 1 A # A")
    desk.type("#")
    assert desk.referee.setup.players == 3
    hinted = [desk.app.shell.hinted_at(seat) for seat in range(6)]
    assert hinted == [False, True, False, False, False, False], "P3 is P2 now, P1 has left"


def test_a_game_in_which_anybody_had_them_counts_as_one_with_hints(desk: Desk):
    assert not desk.referee.setup.hints
    desk.type("<*> 1 4 2 2 * * *")
    assert desk.referee.setup.hints
    assert "level screen with hints" in list(transcript.lines(desk.referee))
    desk.type("<*> 6 2 #")
    assert not desk.referee.setup.hints, "in the next nobody has"
    desk.type("1 1 <*> 1 4 1 * * *").power_off_and_on()
    assert desk.type("#").referee.setup.hints
    desk.type("<*> 6 2 #").type("1")
    assert unpack(desk.app.shell.journal.setup or b"").hints, "and the next begins with them"


@pytest.mark.parametrize("anew", [False, True])
def test_it_stays_one_with_hints_over_a_power_cut_where_they_were_turned_off_again(
    desk: Desk, anew: bool
):
    desk.type("1 1 <*> 1 4 2 * 4 2 * * *")
    assert desk.app.shell.hints == 0
    if anew:
        desk.app.shell.journal.renew()
    desk.power_off_and_on()
    assert desk.type("#").referee.setup.hints
    desk.type("<*> 6 2 #")
    assert not desk.referee.setup.hints, "in the next nobody has"
    (best,) = history.whole(desk.app.shell.journal).bests
    assert best[history.WAY] & 7 == 6, "it counts aside as what it was"


@pytest.mark.parametrize(
    ("had", "has", "hints"), [(0, 2, 1), (1, 3, 1), (1, 2, 0), (5, 6, 0), (0, 63, 0)]
)
def test_one_player_more_makes_a_game_one_with_hints_and_no_seat_that_changes(
    had: int, has: int, hints: int
):
    journal = Journal(Nvm())
    journal.append(SETTINGS, bytes((1, 1, HINTED | had, 0)))
    for level in (SCREEN, TABLE):
        journal.begin(Setup(RULES, level, 2, bytes((7,)) * (level == SCREEN)).pack())
        journal.append(SETTINGS, bytes((1, 1, HINTED | has, 0)))
        assert unpack(journal.setup or b"").hints == (hints and level == SCREEN)
        journal.append(SETTINGS, bytes((1, 1, HINTED | had, 0)))


@pytest.mark.usefixtures("ours_alone")
@pytest.mark.parametrize(("seats", "best"), [(0, 7), (2, 12)])
def test_home_tells_the_best_of_the_way_in_which_the_same_again_begins(seats: int, best: int):
    memory = Nvm()
    Journal(memory).append(SETTINGS, bytes((1, 1, HINTED | seats, 0)))
    for level, left in ((SCREEN, 7), (SCREEN | 128, 12), (SCREEN | 128, 20)):
        play(Journal(memory), together(left, set_up(RULES, 2, level)),
             set_up(RULES, 2, level) + bytes((0, 7)))  # fmt: skip
    assert f"best: {best} left" in Desk(memory.flash.image).wait(500).words()


@pytest.mark.usefixtures("ours_alone")
def test_home_tells_no_best_with_hints_where_who_had_them_has_left():
    memory = Nvm()
    for level, left in ((SCREEN, 7), (SCREEN | 128, 12)):
        play(Journal(memory), together(left, set_up(RULES, 2, level)),
             set_up(RULES, 2, level) + bytes((0, 7)))  # fmt: skip
    desk = (
        Desk(memory.flash.image, left=30_000)
        .type("1 1 2 3 1 1")
        .type("<*> 1 4 3 * * * <*> 2 3 3 # #")
    )
    desk.app.shell.leave()
    assert "best: 7 left" in Desk(desk.flash.image, left=30_000).wait(3000).words()


def test_home_turns_on_no_hints_behind_a_game_of_an_earlier_version_that_had_them():
    memory = Nvm()
    play(Journal(memory), together(7, set_up(RULES, 2, SCREEN | 128)),
         set_up(RULES, 2, SCREEN | 128) + bytes((0, 7)))  # fmt: skip
    assert Desk(memory.flash.image).wait(500).app.shell.hints is None


def test_who_does_not_play_makes_no_game_one_with_hints():
    desk = Desk().type("1 1 2 3 1 1").type("<*> 1 4 3 * * * <*> 2 3 3 # A #")
    assert not desk.referee.setup.hints


def test_a_game_that_an_earlier_version_kept_with_hints_goes_on_with_them_for_all():
    deck = bytes(range(2, 100))
    desk = playing(Setup(RULES, SCREEN, 2, deck, hints=True))
    assert [desk.app.shell.hinted_at(seat) for seat in (0, 1)] == [True, True]
    desk.type("1 1 <*> 1 4 1 * * *")
    desk.power_off_and_on()
    desk.type("#")
    assert [desk.app.shell.hinted_at(seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize("level", [TABLE, ON_CALL])
def test_where_nobody_was_dealt_cards_there_is_no_such_line(level: int):
    assert "Hints" not in lines(playing(Setup(RULES, level, 2)).type("1"))


def test_who_has_them_sees_no_marks_where_the_players_hold_the_cards(desk: Desk):
    desk.type("<*> 1 4 1 * * * <*> 6 1 #").type("1 1 1 2 1")
    assert desk.referee.setup.level == TABLE
    assert not desk.referee.setup.hints


def test_no_way_of_any_game_is_one_with_hints():
    for game in catalog.games():
        desk = Desk().type(home_keys(catalog.games().index(game)))
        if desk.rows()[0] == "Which rules?":
            desk.type("1")
        assert "ints" not in desk.words()
        if desk.rows()[0] == "How shall I help?":  # it has more than one
            assert desk.rows()[7].split("/")[-1] == str(len(game.levels))


def test_two_keys_at_once_turn_none_on(desk: Desk):
    desk.type("<*> 1 4")
    desk.chord("12")
    assert desk.app.shell.hints in (None, 0)


def test_any_other_key_says_what_to_press(desk: Desk):
    assert "Press a player's number, or * for back." in desk.type("<*> 1 4 7").words()
    assert desk.app.shell.hints is None


def test_bests_list_it_among_games_with_hints():
    desk = Desk().type("1 1 2 1 <*> 1 4 * *")
    while not desk.game.over:
        moves = desk.game.legal_moves()
        desk.referee.submit(moves[0])
    (best,) = history.whole(desk.app.shell.journal).bests
    assert best[history.WAY] & 7 == 6, "dealt, and with hints"


def test_who_plays_alone_with_box_has_a_switch_and_box_is_offered_none():
    desk = Desk().type("1 1 2 A A 3 1 <*> 1")
    assert "Hints off" in desk.words()
    assert "Hints on" in desk.type("4").words()
    assert [desk.app.shell.hinted_at(seat) for seat in range(3)] == [True, False, False]
    desk = Desk().type("1 1 2 A 3 1 <*> 1 4")
    assert desk.words() == "Hints 1 P1 off 2 P2 off"
    assert desk.type("3").notice()
    assert desk.app.shell.hinted_at(2) is False
