"""A memory that fails or is full is said in a sentence, and then by a sign as long as it does."""

import pytest

from firmware.storage import journal
from tests.desk import Desk
from tests.picture_keys import FIRST_TURN, TABLE

FAILED = "Memory fails: this game is not kept."


@pytest.fixture
def failing() -> Desk:
    """Return a desk whose memory keeps nothing more since a card was laid."""
    desk = Desk().type(TABLE).type("3 7 A")
    desk.flash.worn = True
    desk.type("4 0 A")
    assert desk.notice() == FAILED
    return desk


def signed(desk: Desk) -> bool:
    """Return True if the panel of `desk` has the sign, or where there is no room a short one."""
    return "not kept" in desk.words() or "!" in desk.words().split()


def test_the_sentence_is_said_once_and_the_sign_stays_while_the_game_goes_on(failing: Desk):
    assert failing.type("5 0 A").rows() == [
        "P1: enough  pile 84",
        "",
        "50  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "!",
        "card, then A-D  #end",
    ]
    for keys in ("1 1 B", "#", "<*> 5 2 2", "* * *", "3 7 A"):
        assert signed(failing.type(keys)), keys


def test_menu_help_and_about_say_it_in_a_sentence(failing: Desk):
    assert failing.type("<*>").rows()[7] == "Memory fails: not kept"
    assert failing.words().count("not kept") == 1
    help_pages = [failing.type("1 1").words()]
    pages = failing.app.stack[-1]
    while pages.at < len(pages.pages) - 1:
        help_pages.append(failing.type("#").words())
        assert signed(failing)
    said = FAILED + " It goes on, but with the power it is gone."
    assert [page.startswith(said) for page in help_pages].count(True) == 1
    assert failing.type("* <#> 3").words().startswith(said)
    assert failing.type("* * 6 3 #").words().startswith(said)


def test_covers_and_hands_that_are_passed_round_have_the_sign(desk_passed: Desk):
    for keys in ("", "1", "#", "2", "2"):
        assert signed(desk_passed.type(keys))


@pytest.fixture
def desk_passed() -> Desk:
    """Return a desk that passes hands round, whose memory has failed as the game began."""
    desk = Desk()
    desk.flash.worn = True
    return desk.type("1 1 2 2 #")


def test_a_full_memory_is_said_as_long_as_it_is_full():
    desk = Desk().type(TABLE).type("3 7 A")
    kept = desk.app.shell.journal
    number = 0
    while kept.used() < 4038:
        number += 1
        kept.append(journal.NOTE, bytes((number // 256, number % 256)))  # each about another thing
    assert desk.type("5 0 A").notice() == "Memory full: this game is not kept."
    assert signed(desk.type("6 0 A"))
    assert desk.type("<*>").rows()[7] == "Memory full: not kept"
    assert desk.type("6 2 # 1").rows() == FIRST_TURN, "a game begins, and there is room"


def test_before_a_game_nothing_is_said_of_one_and_in_a_game_it_is_said_again():
    desk = Desk().type(TABLE).type("<*> 6 1 #")
    desk.flash.worn = True
    desk.type("<*> 5 2 1")
    assert desk.notice() == "Memory fails: nothing is kept."
    assert signed(desk.type("* *"))
    desk.type("1 1 1 2")
    assert desk.notice() == FAILED
    assert signed(desk.type("1"))
    desk.flash.worn = False
    assert "kept" not in desk.type("<*> 6 2 #").words()


def test_what_gives_a_game_up_does_not_say_that_it_is_kept(failing: Desk):
    assert failing.type("<*> 6 1").words().startswith("Give up this game? It is not kept.")
    assert (
        failing.type("* 4")
        .words()
        .startswith(
            "Update mode, for a new CircuitPython? The screen stands still, your game is lost."
        )
    )


def test_without_a_game_update_mode_says_nothing_of_one():
    assert (
        Desk()
        .type("<*> 6 4")
        .words()
        .startswith("Update mode, for a new CircuitPython? The screen stands still. #yes")
    )
