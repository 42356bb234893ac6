"""The referee: judges, keeps, takes back, and is the same again after the power was off."""

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import CHANCE, CLOSED, GIVEN_UP, MOVE, NOTE, Journal
from tests.house.tree import texts
from tests.journal_games import FOLDER, begun, resumed, submit
from tests.nvm import Nvm, seen
from tests.sample import rules
from tests.text_player import snapshot


def test_a_move_is_played_and_kept():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P2, lay 37 C, lay 36 C, end")
    assert referee.log_text() == ["start P2", "lay 37 C", "lay 36 C", "end"]
    assert resumed(referee).log_text() == ["start P2", "lay 37 C", "lay 36 C", "end"]
    assert resumed(referee).game.tops == referee.game.tops == [1, 1, 36, 100]
    assert referee.folder is FOLDER


def test_a_refused_move_is_not_kept():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P2, lay 37 A")
    before, kept = snapshot(referee.game), seen(referee.journal)
    assert referee.game.why_not((rules.LAY, 36, 0)) == ("up", 36, 37)
    assert referee.submit((rules.LAY, 36, 0)) == ("up", 36, 37)
    assert snapshot(referee.game) == before
    assert seen(referee.journal) == kept


def test_no_page_makes_a_list_of_all_moves():
    """That of 150 took 8 KB on a board, where the page of such a game's end had no room."""
    sources = texts("firmware")
    users = [path for path in sources if path.endswith(".py") and ".log()" in sources[path]]
    assert users == ["firmware/play/referee.py"]
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P2, lay 37 C")
    assert next(referee.past()) == (rules.START, 1)


def test_moves_are_taken_back_one_after_the_other_to_the_first_and_no_further():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P2, lay 37 A, lay 38 A, end")
    for left in (3, 2, 1, 0):
        assert referee.last() is not None
        referee.take_back()
        assert len(referee.log()) == left
    assert not referee.game.started
    assert referee.last() is None
    referee.take_back()
    assert referee.log() == []
    assert submit(referee, "start P1, lay 99 D").game.tops == [1, 1, 100, 99]


def test_a_ruling_is_kept_in_the_log_and_can_be_taken_back():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, ruling-top A 40, ruling-draw 12")
    assert referee.log_text() == ["start P1", "ruling-top A 40", "ruling-draw 12"]
    referee.take_back()
    assert (referee.game.knowledge.draw, referee.game.tops[0]) == (84, 40)


@pytest.mark.rule("TG15")
def test_a_sign_is_kept_but_is_no_move_and_is_not_taken_back():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, mark A 1, lay 50 B, mark B 2")
    assert referee.log_text() == ["start P1", "lay 50 B"]
    assert resumed(referee).game.marks == [1, 2, 0, 0]
    referee.take_back()
    assert referee.game.marks == resumed(referee).game.marks == [1, 2, 0, 0]
    assert referee.log_text() == ["start P1"]


@pytest.mark.rule("TG15")
def test_a_sign_that_fell_stands_again_when_the_move_by_which_it_fell_is_taken_back():
    referee = submit(
        begun(Setup("TG", TABLE, 2)),
        "start P1, mark A 1, lay 50 B, lay 51 B, end, lay 52 B, lay 53 B, end",
    )
    assert referee.game.marks == [0, 0, 0, 0]
    referee.take_back()
    assert referee.game.marks == [1, 0, 0, 0]


@pytest.mark.rule("TG15")
def test_a_sign_for_which_there_is_no_time_left_is_forgotten():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, mark A 1")
    referee.take_back()
    assert not referee.game.started
    assert resumed(referee).game.marks == [0, 0, 0, 0]
    assert submit(referee, "start P1").game.marks == [0, 0, 0, 0]
    assert snapshot(resumed(referee).game) == snapshot(referee.game)


@pytest.mark.rule("TG15")
def test_a_sign_between_the_end_and_a_ruling_that_came_later_is_forgotten():
    low = [20, 2, 21, 3, 22, 4, 23, 5, 24, 6, 25, 7, 26, 8]
    deck = bytes(low + [card for card in range(2, 100) if card not in low])
    referee = submit(
        begun(Setup("TG", SCREEN, 2, deck)),
        "start P1, ruling-top B 95, ruling-top C 5, ruling-top D 5, lay 26 A, ruling-top B 96",
    )
    assert referee.game.over
    submit(referee, "ruling-top A 1, mark A 1")
    referee.take_back()
    assert referee.game.over
    submit(referee, "ruling-top A 1, lay 25 A")
    referee.take_back()
    assert referee.game.marks == resumed(referee).game.marks == [0, 0, 0, 0]


def test_a_finished_game_is_closed_and_open_again_when_its_end_is_taken_back():
    end = "start P1, ruling-hand P2 0, ruling-draw 0, ruling-hand P1 1, lay 50 A"
    referee = submit(begun(Setup("TG", TABLE, 2)), end)
    assert referee.game.over
    assert not referee.journal.open
    assert not resumed(referee).journal.open
    referee.take_back()
    assert referee.journal.open
    assert resumed(referee).journal.open


def test_an_end_that_comes_back_because_its_ruling_is_taken_back_closes_the_game_again():
    referee = submit(
        begun(Setup("TG", TABLE, 2)), "start P1, ruling-top A 98, lay 96 B, ruling-draw 5"
    )
    submit(referee, "cant, ruling-turn P2")
    assert referee.journal.open
    referee.take_back()
    assert referee.game.over
    assert not referee.journal.open
    assert not resumed(referee).journal.open


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        (MOVE, b"\x00\x07"),  # nobody starts twice
        (MOVE, b"\x01\x25"),
        (MOVE, b"\x01\x05\x02"),
        (MOVE, b""),
        (MOVE, b"\xff"),
        (MOVE, b"\x08\x00\x01"),  # a sign is no move
        (NOTE, b"\x08"),
        (NOTE, b"\x02"),  # a move is no sign
        (CHANCE, b"\x02"),
    ],
)
def test_a_log_ends_before_the_record_that_does_not_fit_which_is_said(kind: int, payload: bytes):
    setup = Setup("TG", TABLE, 2)
    memory = Nvm()
    journal = Journal(memory)
    journal.begin(setup.pack())
    journal.append(MOVE, b"\x00\x00")
    journal.append(MOVE, b"\x01\x04\x02")
    journal.append(kind, payload)
    referee = Referee(journal, FOLDER, setup)
    assert (referee.log_text(), referee.lost) == (["start P1", "lay 4 C"], 1)
    assert submit(referee, "lay 3 C").log_text() == ["start P1", "lay 4 C", "lay 3 C"]
    again = resumed(referee)
    assert (again.log_text(), again.lost) == (["start P1", "lay 4 C", "lay 3 C"], 0)
    assert not again.new_cards
    assert memory.erases == 0


def test_how_many_moves_did_not_fit_is_told():
    journal = Journal(Nvm())
    journal.begin(Setup("TG", TABLE, 2).pack())
    for card in (0x25, 0x26, 0x27):
        journal.append(MOVE, bytes((1, card, 0)))  # before anybody starts
    referee = Referee(journal, FOLDER, Setup("TG", TABLE, 2))
    assert (referee.lost, referee.log(), referee.game.started) == (3, [], False)


def test_points_of_a_game_that_is_not_over_do_not_close_it():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 37 A")
    referee.journal.append(CLOSED, b"\x00\x07\x00\x00")
    again = resumed(referee)
    assert (again.journal.open, again.journal.closing) == (True, b"")


def test_a_game_that_was_put_away_stays_so_until_it_is_gone_on_with():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 37 A")
    referee.journal.append(CLOSED, GIVEN_UP)
    again = resumed(referee)
    assert (again.journal.open, again.journal.closing) == (False, GIVEN_UP)
    assert submit(again, "lay 38 A").journal.open


def test_an_end_that_was_not_closed_as_the_power_went_is_closed_when_it_is_back():
    end = "start P1, ruling-hand P2 0, ruling-draw 0, ruling-hand P1 1"
    referee = submit(begun(Setup("TG", TABLE, 2)), end)
    referee.journal.append(MOVE, b"\x01\x32\x00")
    assert referee.journal.open
    again = resumed(referee)
    assert again.game.over
    assert not again.journal.open
    used = again.journal.used()
    assert resumed(again).journal.used() == used, "it is closed once"


def test_points_that_are_not_what_the_moves_come_to_are_put_right():
    end = "start P1, ruling-hand P2 0, ruling-draw 0, ruling-hand P1 1, lay 50 A"
    referee = submit(begun(Setup("TG", TABLE, 2)), end)
    referee.journal.append(CLOSED, b"\x00\x07")
    assert resumed(referee).journal.closing == b""


@pytest.mark.parametrize(
    "setup", [Setup("TX", TABLE, 2), Setup("TG", TABLE, 6), Setup("TG", SCREEN, 2, bytes(98))]
)
def test_a_set_up_that_the_rules_do_not_know_is_said(setup: Setup):
    journal = Journal(Nvm())
    journal.begin(setup.pack())
    with pytest.raises(ValueError):
        Referee(journal, FOLDER, setup)
