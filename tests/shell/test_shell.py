"""The parts of the game in play that stay in memory."""

import sys
from weakref import ref

from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN, TABLE
from firmware.shell.preloader import ENOUGH, LEAST, MODULE
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


TAKING_BACK = "firmware.shell.take_back"
RESULT = PACKAGE + "result"


def forget(name: str) -> None:
    """Let the module `name` not be there."""
    if loader.has(name):
        loader.drop(name)


def forgotten() -> None:
    """Forget what earlier tests have loaded and a game may want."""
    for name in (
        TAKING_BACK,
        RESULT,
        "firmware.shell.menu",
        PACKAGE + "first_player",
    ):
        if loader.has(name):
            loader.drop(name)


def test_what_a_key_may_want_is_loaded_while_nobody_presses_one():
    forgotten()
    desk = Desk().type("1 1 1 2 1")
    assert not loader.has(TAKING_BACK)
    desk.wait(1000)
    assert loader.has(TAKING_BACK)
    assert loader.has(RESULT)


def test_it_stays_from_key_to_key_and_what_has_served_goes():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    here = sys.modules[RESULT]
    assert not loader.has("firmware.shell.game_start")
    desk.type("3 7 A").wait(1000)
    assert sys.modules[RESULT] is here


def test_what_is_wanted_soon_stays_until_then():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    desk.app.shell.soon("firmware.play.transcript")
    desk.wait(100).type("3 7 A").wait(1000)
    assert loader.has("firmware.play.transcript")


def test_where_memory_is_short_nothing_is_loaded_that_may_not_be_wanted():
    forgotten()
    desk = Desk()
    desk.free = LEAST + MODULE - 1
    desk.type("1 1 1").wait(1000).type("2 1").wait(1000)
    assert not loader.has(TAKING_BACK)


def test_where_memory_gets_short_it_is_forgotten_again():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    assert loader.has(TAKING_BACK)
    desk.free = LEAST - 1
    desk.type("3").wait(1000)
    assert not loader.has(TAKING_BACK)
    assert loader.has(PACKAGE + "rules")


def test_at_home_the_questions_are_loaded_before_they_are_asked():
    if loader.has("firmware.shell.setup_questions"):
        loader.drop("firmware.shell.setup_questions")
    Desk().wait(1000)
    assert loader.has("firmware.shell.setup_questions")


def test_the_page_that_was_left_is_gone_when_memory_is_first_seen_to(monkeypatch):
    monkeypatch.undo()  # all garbage is collected here, as on the board
    desk = Desk().type("1 1 1 2").wait(1000)
    left = ref(desk.app.stack[-1])
    found = []
    free_memory = desk.free_memory
    monkeypatch.setattr(desk, "free_memory", lambda: found.append(left()) or free_memory())
    desk.type("1").wait(1000)
    assert found[0] is None


def test_where_memory_gets_short_a_dialog_keeps_what_it_is_made_of_and_waits_for():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    desk.hold("*")
    desk.free = LEAST - 1
    made_of = sys.modules["firmware.ui.choice"]
    desk.app.shell.soon("firmware.play.transcript")
    desk.wait(1000)
    assert sys.modules["firmware.ui.choice"] is made_of
    assert loader.has("firmware.play.transcript")
    assert not loader.has(TAKING_BACK)


def test_who_starts_stays_while_one_may_go_back_and_is_the_first_to_give_way(monkeypatch):
    desk = Desk().type("1 1 1 2 1").wait(1000)
    starts = "firmware.shell.first_player"
    assert loader.has(starts)
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - 1 if loader.has(starts) else 70_000)
    desk.type("3").wait(1000)
    assert not loader.has("firmware.shell.first_player")
    assert loader.has(RESULT)


def test_where_one_module_is_too_much_only_it_goes_and_no_more_are_tried(monkeypatch):
    forgotten()
    desk = Desk().type("1 1 1 2 1")
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - 1 if loader.has(RESULT) else 70_000)
    desk.wait(1000)
    assert loader.has(TAKING_BACK)
    assert not loader.has(RESULT)
    assert not loader.has("firmware.shell.menu")


def test_while_the_menu_is_read_what_it_opens_is_loaded():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    for name in ("help", "ruling_screen"):
        forget(PACKAGE + name)
    desk.hold("*")
    desk.wait(1000)
    assert loader.has(PACKAGE + "help")
    assert loader.has(PACKAGE + "ruling_screen")


def test_where_memory_is_short_the_menu_waits_until_it_is_asked():
    desk = Desk().type("1 1 1 2 1").wait(1000)
    forget(PACKAGE + "help")
    desk.free = ENOUGH - 1
    desk.hold("*")
    desk.wait(1000)
    assert not loader.has(PACKAGE + "help")


def test_while_a_game_is_chosen_the_home_page_is_forgotten_and_what_begins_a_game_stays():
    Desk().type("1 1").wait(1000)
    assert not loader.has("firmware.shell.home")
    assert loader.has("firmware.shell.game_start")
    assert loader.has(PACKAGE + "manifest")


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
