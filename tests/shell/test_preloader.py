"""Modules that a key may want come while nobody presses one, as far as there is memory."""

import itertools
import sys
from collections.abc import Callable
from types import SimpleNamespace
from weakref import ref

import pytest

from firmware.modules import loader
from firmware.shell import game_start, preloader
from firmware.shell.preloader import ASIDE, BEFORE, ENOUGH, LEAST, MODULE
from tests.desk import Desk
from tests.nvm import narrow
from tests.sample import PACKAGE

TAKING_BACK = "firmware.shell.take_back"
RESULT = PACKAGE + "result"
MUCH = 123_456  # bytes: nothing gives way
QUESTIONS = "firmware.shell.setup_questions"


def forget(name: str) -> None:
    """Let the module `name` not be there."""
    if loader.has(name):
        loader.drop(name)


def forgotten() -> None:
    """Forget what earlier tests have loaded and a game may want."""
    for name in (TAKING_BACK, RESULT, "firmware.shell.menu", PACKAGE + "first_player"):
        forget(name)


def test_what_a_key_may_want_is_loaded_while_nobody_presses_one():
    forgotten()
    desk = Desk(left=MUCH).type("1 1 1 2 1")
    assert not loader.has(TAKING_BACK)
    desk.wait(1000)
    assert loader.has(TAKING_BACK)
    assert loader.has(RESULT)


def test_it_stays_from_key_to_key_and_what_has_served_goes():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    here = sys.modules[RESULT]
    assert not loader.has("firmware.shell.game_start")
    desk.type("3 7 A").wait(1000)
    assert sys.modules[RESULT] is here


def test_what_is_wanted_soon_stays_until_then():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    desk.app.shell.soon("firmware.play.transcript")
    desk.wait(100).type("3 7 A").wait(1000)
    assert loader.has("firmware.play.transcript")


@pytest.mark.parametrize("missing", [0, 1])
def test_while_a_game_is_chosen_less_must_stay_free_than_in_play(missing: int):
    forget(QUESTIONS)
    Desk(left=BEFORE + MODULE - missing).wait(1000)
    assert loader.has(QUESTIONS) == (not missing)


def test_where_memory_is_short_nothing_is_loaded_that_may_not_be_wanted():
    forgotten()
    desk = Desk(left=MUCH)
    desk.left = LEAST + MODULE - 1
    desk.type("1 1 1").wait(1000).type("2 1").wait(1000)
    assert not loader.has(TAKING_BACK)


def test_where_memory_gets_short_it_is_forgotten_again():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    assert loader.has(TAKING_BACK)
    desk.left = LEAST - 1
    desk.type("3").wait(1000)
    assert not loader.has(TAKING_BACK)
    assert loader.has(PACKAGE + "rules")


def test_at_home_the_questions_are_loaded_before_they_are_asked():
    if loader.has("firmware.shell.setup_questions"):
        loader.drop("firmware.shell.setup_questions")
    Desk(left=MUCH).wait(1000)
    assert loader.has("firmware.shell.setup_questions")


def test_the_page_that_was_left_is_gone_when_memory_is_first_seen_to(monkeypatch):
    monkeypatch.undo()  # all garbage is collected here, as on the board
    desk = Desk(left=MUCH).type("1 1 1 2").wait(1000)
    left = ref(desk.app.stack[-1])
    found = []
    free_memory = desk.free_memory
    monkeypatch.setattr(desk, "free_memory", lambda: found.append(left()) or free_memory())
    desk.type("1").wait(1000)
    assert found[0] is None


def test_where_memory_gets_short_a_dialog_keeps_what_it_is_made_of_and_waits_for():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    desk.hold("*")
    desk.left = ASIDE - 1
    made_of = sys.modules["firmware.ui.choice"]
    desk.app.shell.soon("firmware.play.transcript")
    desk.wait(1000)
    assert sys.modules["firmware.ui.choice"] is made_of
    assert loader.has("firmware.play.transcript")
    assert not loader.has(TAKING_BACK)


def test_who_starts_stays_while_one_may_go_back_and_is_the_first_to_give_way(monkeypatch):
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    starts = "firmware.shell.first_player"
    assert loader.has(starts)
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - 1 if loader.has(starts) else 70_000)
    desk.type("3").wait(1000)
    assert not loader.has("firmware.shell.first_player")
    assert loader.has(RESULT)


def test_a_module_that_is_too_much_goes_at_once_and_others_are_tried(monkeypatch):
    forgotten()
    desk = Desk(left=MUCH).type("1 1 1 2 1")
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - 1 if loader.has(RESULT) else 70_000)
    desk.wait(1000)
    assert loader.has(TAKING_BACK)
    assert not loader.has(RESULT)
    assert loader.has(PACKAGE + "questions")


def test_of_what_is_loaded_only_what_memory_is_too_short_for_gives_way_to_the_menu(monkeypatch):
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    last = "firmware.shell.first_player"
    desk.hold("*")
    monkeypatch.setattr(desk, "free_memory", lambda: ASIDE - loader.has(last))
    desk.wait(1000)
    assert not loader.has(last)
    assert loader.has(TAKING_BACK)
    assert loader.has(RESULT)


def asked_to_take_back() -> Desk:
    """Another player is on turn and wants the last move back."""
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000).type("3 7 A 4 0 A #").wait(1000).type("*")
    assert desk.words().startswith("Undo P1's")
    return desk


def test_to_a_question_in_play_it_gives_way_sooner(monkeypatch):
    desk = asked_to_take_back()
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - loader.has(RESULT))
    desk.wait(1000)
    assert not loader.has(RESULT)


def test_what_asks_whether_to_take_back_is_the_first_to_give_way(monkeypatch):
    desk = asked_to_take_back()
    free = desk.free_memory
    monkeypatch.setattr(desk, "free_memory", lambda: LEAST - loader.has(TAKING_BACK))
    desk.wait(1000)
    assert not loader.has(TAKING_BACK)
    assert loader.has(RESULT)
    monkeypatch.setattr(desk, "free_memory", free)
    assert desk.type("#").notice() == "Taken back: the end of the turn."


def test_taking_a_card_back_loads_nothing_of_who_starts():
    starts = "firmware.shell.first_player"
    desk = asked_to_take_back()
    forget(starts)
    assert desk.type("#").notice() == "Taken back: the end of the turn."
    assert not loader.has(starts)


def test_who_starts_is_loaded_while_it_is_asked_whether_to_begin_anew():
    starts = "firmware.shell.first_player"
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000).type("3").wait(1000)
    desk.hold("*")
    forget(starts)
    desk.type("8")
    assert desk.words().startswith("Restart?")
    assert not loader.has(starts)
    desk.wait(1000)
    assert loader.has(starts)


def test_while_the_menu_is_read_what_it_opens_is_loaded():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    for name in ("help", "ruling_screen"):
        forget(PACKAGE + name)
    desk.hold("*")
    desk.wait(1000)
    assert loader.has(PACKAGE + "help")
    assert loader.has(PACKAGE + "ruling_screen")


def test_where_memory_is_short_the_menu_waits_until_it_is_asked():
    desk = Desk(left=MUCH).type("1 1 1 2 1").wait(1000)
    forget(PACKAGE + "help")
    desk.left = ENOUGH - 1
    desk.hold("*")
    desk.wait(1000)
    assert not loader.has(PACKAGE + "help")


def test_while_a_game_is_chosen_the_home_page_is_forgotten_and_what_begins_a_game_stays():
    Desk(left=MUCH).type("1 1").wait(1000)
    assert not loader.has("firmware.shell.home")
    assert loader.has("firmware.shell.game_start")
    assert loader.has(PACKAGE + "manifest")


def test_a_game_that_is_gone_on_with_keeps_nothing_of_the_pages_before_it():
    desk = Desk(left=MUCH).type("1 1 1 2 1 3 7 A")
    desk.power_off_and_on()
    shell = desk.wait(1000).app.shell
    opening = game_start.resume(shell)
    while shell.load_part():
        pass
    opening.then()
    shell.rest(True)
    assert not loader.has("firmware.shell.home")
    assert not loader.has("firmware.shell.game_start")


def test_the_image_of_the_erase_is_made_before_the_game_is_loaded(monkeypatch):
    desk = Desk(left=MUCH).type("1 1 1 2 1")
    kept = desk.app.shell.journal
    narrow(kept)
    desk.type("<*> 9 #").wait(1000)
    kept.image = None
    did = watched(monkeypatch, lambda: kept.image is None)
    desk.type("1").wait(1000)
    assert "load" in did
    assert "too soon" not in did


def watched(monkeypatch, too_soon: Callable[[], bool] = bool) -> list[str]:
    """Return what is done from now on, as it is: garbage collected, a part of the game loaded."""
    did: list[str] = []
    load = loader.bring

    def bring(name: str) -> list[str]:
        if name.startswith(PACKAGE):
            did.append("too soon" if too_soon() else "load")
        return load(name)

    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        loader.drop(name)
    collect = SimpleNamespace(collect=lambda: did.append("collect"))
    monkeypatch.setattr(preloader, "gc", collect)
    monkeypatch.setattr(loader, "bring", bring)
    return did


@pytest.mark.parametrize(("step", "asked"), [(16, 33), (32, 3000), (0, 2)])
def test_holes_of_a_block_are_filled_until_new_objects_lie_in_a_row(monkeypatch, step, asked):
    """Larger pieces were looked for among thousands of them: a page took 70 ms more."""
    places = itertools.count(536_870_912, step)
    found = []
    monkeypatch.setattr(preloader, "id", lambda _: found.append(0) or next(places), raising=False)
    preloader._fill_holes()
    assert len(found) == asked
