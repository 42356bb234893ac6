"""The parts of the game in play that stay in memory."""

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN, TABLE
from firmware.shell.shell import Shell
from tests.desk import Desk
from tests.sample import PACKAGE

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


def test_however_often_a_game_begins_the_house_keeps_as_many_parts_of_it():
    shell = Desk().app.shell
    for _ in range(3):
        shell.prepare(game(), SCREEN)
        ready(shell)
        assert len(shell.lasting) == len(set(shell.lasting)) == 9


def test_what_is_there_is_not_waited_for_again():
    shell = Desk().app.shell
    shell.prepare(game(), SCREEN)
    assert ready(shell) > 0
    shell.prepare(game(), SCREEN)
    assert ready(shell) == 0


def test_back_at_the_table_what_shows_hands_is_not_kept():
    shell = Desk().app.shell
    shell.prepare(game(), SCREEN)
    assert SCREEN_ONLY in shell.lasting
    shell.prepare(game(), TABLE)
    assert SCREEN_ONLY not in shell.lasting


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


def test_before_a_game_what_its_erase_needs_is_made_ready_while_nobody_presses_a_key():
    desk = Desk().type("2 1 2")
    assert desk.app.shell.journal.image is None
    desk.wait(1000)
    assert desk.app.shell.journal.image == b"\xff" * 4096
    assert desk.type("#").app.shell.journal.image is None
    assert desk.flash.image[:4] != b"\xff" * 4


def test_where_there_is_no_piece_of_4_kb_the_game_begins_all_the_same(monkeypatch):
    desk = Desk().type("2 1 2")
    with monkeypatch.context() as short:

        def fail(journal: object) -> None:
            raise MemoryError

        short.setattr("firmware.storage.journal_rewrite.blank", fail)
        desk.wait(1000)
    assert desk.app.shell.journal.image == b""
    assert desk.type("#").words().startswith("Take out all jokers. Deal 7.")
    assert desk.flash.image[-4:] != b"\xff" * 4
