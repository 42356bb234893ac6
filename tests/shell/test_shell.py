"""The parts of the game in play that stay in memory."""

import pytest

from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN, TABLE
from firmware.shell.shell import Shell
from tests.desk import Desk
from tests.nvm import crammed, narrow
from tests.sample import LISTED, PACKAGE

SCREEN_ONLY = PACKAGE + "hand_over"


def game(rules: str = "TG") -> GameFolder:
    found = catalog.game_of(rules)
    assert found
    return found


def ready(shell: Shell) -> int:
    """Load all that is wanted; return how many modules that were."""
    count = 0
    while shell.load_part():
        count += 1
    return count


def test_what_is_there_is_not_waited_for_again():
    shell = Desk().app.shell
    shell.prepare(game(), SCREEN)
    assert ready(shell) > 0
    shell.prepare(game(), SCREEN)
    assert ready(shell) == 0


def test_what_shows_hands_comes_only_where_the_device_deals():
    shell = Desk().app.shell
    for level, comes in ((TABLE, False), (SCREEN, True)):
        loader.forget(games=True)
        shell.prepare(game(), level, begins=False)
        ready(shell)
        assert loader.has(SCREEN_ONLY) is comes


def test_before_a_game_what_shows_hands_is_not_waited_for():
    """It comes while the first page is read: with it a key that began a game took 0.2 s."""
    shell = Desk().app.shell
    loader.forget(games=True)
    shell.prepare(game(), SCREEN)
    ready(shell)
    assert not loader.has(SCREEN_ONLY)


def test_one_game_leaves_the_memory_clean_however_often_it_is_prepared():
    shell = Desk().app.shell
    for _ in range(2):
        shell.prepare(game())
        assert shell.clean


def test_a_second_game_leaves_its_names_in_the_memory_for_good():
    shell = Desk().app.shell
    shell.prepare(game())
    shell.prepare(game("H1"))
    assert not shell.clean
    shell.prepare(game("H1"))
    assert not shell.clean


def test_a_memory_that_is_not_clean_does_not_become_so():
    shell = Desk().app.shell
    shell.clean = False
    shell.prepare(game())
    assert not shell.clean


def test_the_questions_before_a_game_leave_theirs_too():
    desk = Desk()
    assert desk.app.shell.clean
    assert not desk.type("1").app.shell.clean


@pytest.fixture
def used() -> Desk:
    """A device whose memory is so full that the next game costs an erase, asked how to begin."""
    desk = Desk(free=80_000).type("1 1 1 2 1")  # no start anew makes room
    narrow(desk.app.shell.journal)
    return desk.type("<*> 6 1 # 2 1 2")


def test_where_there_is_room_no_erase_is_made_ready_and_none_comes():
    desk = Desk().type("1 1 1 2 1 37A <*> 6 1 # 2 1 2").wait(1000)
    assert desk.app.shell.journal.image is None
    desk.type("#").wait(1000)
    assert desk.app.shell.journal.setup == b"\x02H1\x00\x02\x01\x00"
    assert desk.flash.erases == 0


def test_an_erase_comes_while_the_first_page_is_read_and_after_no_key(used: Desk):
    kept = used.app.shell.journal
    assert used.wait(1000).app.shell.journal.image == b"\xff" * 4096
    used.hold("#", 60)
    assert used.words().startswith("Who starts? Take out all jokers. Deal 7.")
    assert (used.flash.erases, kept.crowded) == (0, True)
    used.wait(300)
    assert (used.flash.erases, kept.crowded) == (1, False)
    assert kept.image is None
    used.power_off_and_on()
    assert used.words().startswith("Go on? 2 players I check Digits 0 moves")
    assert used.type("#").words().startswith("Who starts? Take out all jokers. Deal 7.")


def test_nothing_is_erased_before_the_players_have_said_yes(used: Desk):
    """Who goes back from "Begin like this?" finds what was there."""
    assert used.wait(5000).type("* * *").rows()[0] == LISTED[1]
    used.power_off_and_on()
    used.wait(5000)
    assert used.flash.erases == 0
    assert used.type("*").rows()[0].startswith("P1: ")


def test_who_presses_on_at_once_is_not_held_up_by_an_erase_in_mid_game(used: Desk):
    used.wait(1000).hold("#", 60)
    used.down("1")
    used.up("1")
    assert used.rows()[0] == "P1 starts"
    used.wait(1000)
    assert used.flash.erases == 0
    assert used.app.shell.journal.image is None


def test_where_there_is_no_piece_of_4_kb_the_game_begins_all_the_same(monkeypatch):
    def fail(journal: object) -> None:
        raise MemoryError

    monkeypatch.setattr("firmware.storage.journal_rewrite.blank", fail)
    desk = Desk(crammed().flash.image, free=80_000).type("* 2 # 1 2").wait(1000)
    assert desk.app.shell.journal.image == b""
    assert desk.type("#").words().startswith("Who starts? Take out all jokers. Deal 7.")


def test_the_page_at_a_games_end_is_made_once_more_where_it_had_no_room():
    desk = Desk().type("1 1 1 2 1")
    shell = desk.app.shell
    left: list[str] = []

    def go():
        left.append("home" if loader.has("firmware.shell.home") else "")
        if len(left) == 1:
            raise MemoryError
        return shell.screen()

    desk.app.stack = [shell.soon(go)]
    loader.load("firmware.shell.home")
    assert desk.wait(100).rows()[0].startswith("P1")
    assert left == ["home", ""]
