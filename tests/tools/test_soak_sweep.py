"""The sweep of all keys: which pages it comes to, what it holds them to, and how it tells."""

import re
from collections.abc import Callable

import pytest

from firmware.app import App
from firmware.shell import settings
from firmware.storage.journal import GameLog
from firmware.ui.page import HEIGHT, WIDTH, Page
from firmware.ui.screen import Screen
from tests.sample import FOLDER
from tests.tools.soak_faults import Pool
from tools.soak import __main__ as soak
from tools.soak import beginnings, every_key
from tools.soak.failure import Failure
from tools.soak.journal_check import state_of
from tools.soak.page_answers import differ, named, offered
from tools.soak.page_desk import (
    AT_ONCE,
    MUCH,
    STROKES,
    Answer,
    PageDesk,
    Way,
    way_of,
)
from tools.soak.page_kinds import kind

TABLE = Way(strokes=tuple("11121"))  # at the table, two players; P1 is on turn
MENU = TABLE.then("<*>")
FIX = MENU.then("3")  # whose last row names its keys


@pytest.mark.parametrize(
    ("row", "keys"),
    [
        ("#ok 1-3 *back", "#123*"),
        ("card, then A-D  #end", "ABCD#"),
        ("card# *back", "#*"),
        ("card #draw A joker  *back", "#A*"),
        ("1-3 #none A sign", "123#A"),
        ("A- B+ 1.0 s, # waits", "#"),
        ("A next  B more  *back", "AB*"),
    ],
)
def test_what_the_last_row_names(row: str, keys: str):
    assert named(row) == set(keys)


@pytest.mark.parametrize("row", ["#ok or play on  *back", "#draw or lay  *back"])
def test_where_one_may_play_on_any_key_of_the_turn_may_act(row: str):
    rows = [*[""] * 7, row]
    assert offered(Answer("Turn", rows, rows, frozenset(), state_of(GameLog()))) == set(STROKES)


def test_a_key_that_is_to_be_held_is_named_so():
    assert named("1-3 *back  hold #help") == {"1", "2", "3", "*", "<#>"}
    assert named("hold 0 why?  *clear") == {"<0>", "*"}


def test_pages_that_differ_by_what_is_shown_are_of_a_kind():
    first, other = PageDesk(TABLE, MUCH), PageDesk(TABLE.then("3").then("7").then("A"), MUCH)
    assert kind(first)[:2] == (f"{FOLDER} table", "Turn")
    assert kind(PageDesk(MENU, MUCH))[:3] == (f"{FOLDER} table", "Menu", "Turn")
    taken_back = other.stroke("*")
    assert first.answer().rows != taken_back.answer().rows
    assert kind(first)[:3] == kind(taken_back)[:3]
    assert kind(taken_back)[3] == ""  # what was taken back is said in the head
    on_b, on_d = (PageDesk(TABLE.then("<0>").then(pile), MUCH) for pile in "BD")
    assert on_b.answer().rows != on_d.answer().rows
    assert kind(on_b) == kind(on_d)  # the same is asked of another pile


def test_whatever_players_are_called_a_page_is_of_the_same_kind():
    desk = PageDesk(Way(), MUCH)
    desk.type("1 1 1 2 1")
    assert desk.rows()[0] == "P1 lays 2  pile 84"
    shown = kind(desk)
    assert shown[3] == "P0 lays 0 pi"
    for names in ("AnnBen", "G"):
        settings.rename(desk.app.shell, names)
        desk.type("3 *")
        assert desk.rows()[0] == f"{names[:3]} lays 2  pile 84"
        assert kind(desk) == shown


def test_pages_over_pages_are_of_a_kind_however_deep_they_lie():
    """Each depth was a kind, and as one may always go deeper a sweep never came to its end."""
    deep = TABLE.then("<#>").then("<0>").then("<#>")
    deeper = deep.then("<0>").then("<#>")
    pages = [PageDesk(way, MUCH) for way in (deep, deeper)]
    assert [len(desk.app.stack) for desk in pages] == [4, 6]
    assert kind(pages[0]) == kind(pages[1])


def test_a_sweep_begins_with_the_fewest_players_and_with_the_most():
    begun = [beginnings.of(1, 0, seats)[0] for seats in beginnings.SEATS]
    assert [PageDesk(way, MUCH).app.referee.setup.players for way in begun] == [2, 5]


def test_a_way_is_the_same_again_from_its_text():
    way = beginnings.of(1, 0, min)[-1]
    assert way_of(str(way)) == way
    with pytest.raises(ValueError, match="AAAA"):
        way_of("AAAA:1")


def test_all_keys_are_pressed_and_lead_to_pages(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(every_key, "FORKS", False)  # which takes a large process long
    pressed = every_key.press_all(MENU)
    assert [str(found) for found in pressed.found] == []
    assert pressed.keys == 2 * 16 * 2 * 2  # tapped and held, at once and later, much and little
    assert {"Turn", "Menu", "Group", "Explained"} <= {page[1] for page in pressed.led}


def found(way: Way, *strokes: str) -> list[str]:
    pressed = every_key.Pressed()
    every_key.press(pressed, way, strokes, AT_ONCE)
    return [found.failure.name for found in pressed.found]


def plant(monkeypatch: pytest.MonkeyPatch, screen: str, key: str, act: Callable) -> None:
    """Let `key` on a `screen` of that name do `act(app, top, press)` instead of what it does."""
    on_stroke = App._on_stroke

    def planted(app: App, stroke: str, press) -> None:
        top = app.stack[-1]
        if (type(top).__name__, stroke) == (screen, key):
            act(app, top, press)
        else:
            on_stroke(app, stroke, press)

    monkeypatch.setattr(App, "_on_stroke", planted)


def nothing(app: App, top: Screen, press) -> None:
    pass


@pytest.mark.skipif(not every_key.FORKS, reason="this system cannot fork")
def test_each_key_in_a_process_of_its_own_does_what_it_does_on_a_page_reached_anew(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(every_key, "MOMENTS", (AT_ONCE,))
    monkeypatch.setattr(every_key, "STROKES", ("1", "*", "<#>", "D"))
    in_its_own = every_key.press_all(MENU)
    monkeypatch.setattr(every_key, "FORKS", False)
    assert every_key.press_all(MENU) == in_its_own
    assert (in_its_own.keys, in_its_own.found) == (2 * 4, [])


def test_a_key_that_is_named_and_passed_over_in_silence_is_found(monkeypatch: pytest.MonkeyPatch):
    assert found(FIX, "*") == []
    plant(monkeypatch, "Ruling", "*", nothing)
    assert found(FIX, "*") == ["a key that is named does nothing: Ruling *"]


def test_a_key_that_is_seen_to_do_something_though_no_word_tells_does(
    monkeypatch: pytest.MonkeyPatch,
):
    def mark(app: App, top: Screen, press) -> None:
        render = top.render

        def rendered(page: Page) -> None:
            render(page)
            page.reverse(0, 0, WIDTH, HEIGHT)

        monkeypatch.setattr(top, "render", rendered)

    plant(monkeypatch, "Menu", "*", mark)
    assert found(MENU, "*") == []


@pytest.mark.skipif(not every_key.FORKS, reason="this system cannot fork")
def test_what_breaks_in_a_process_of_its_own_is_found(monkeypatch: pytest.MonkeyPatch):
    def broken(app: App, top: Screen, press) -> None:
        raise KeyError("a card")

    monkeypatch.setattr(every_key, "MOMENTS", (AT_ONCE,))
    monkeypatch.setattr(every_key, "STROKES", ("*", "1"))
    plant(monkeypatch, "Menu", "*", broken)
    (found,) = every_key.press_all(MENU).found
    assert (found.stroke, found.free, found.moment) == ("*", MUCH, AT_ONCE)


def test_a_key_for_another_pace_does_something_though_it_is_seen_at_the_next_card_alone():
    assert found(Way(strokes=tuple("11421")), "#", "B") == []


def test_a_key_that_is_pressed_as_a_question_comes_by_itself_is_not_said_to_do_nothing():
    led = Way(strokes=tuple("11421#BBBBB"))  # at its fastest pace 20 cards take 12 s
    pressed = every_key.Pressed()
    for moment in range(11_400, 12_600, 100):
        every_key.press(pressed, led, "*", moment)
    assert [str(found) for found in pressed.found] == []


def test_a_key_that_is_named_and_said_to_do_nothing_is_found(monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch, "Ruling", "*", lambda app, top, press: top.refuse("It does nothing here."))
    assert found(FIX, "*") == ["a key that is named is said to do nothing: Ruling *"]


def test_a_key_that_is_not_named_and_changes_the_game_is_found(monkeypatch: pytest.MonkeyPatch):
    on_stroke, asks = App._on_stroke, MENU.then("6").then("2")  # whether the game begins anew
    assert found(asks, "C") == []
    plant(monkeypatch, "Ask", "C", lambda app, top, press: on_stroke(app, "#", press))
    assert found(asks, "C") == ["a key that is not named changes the game: Ask C"]


def test_a_question_over_drawn_cards_lets_the_next_player_go_on_and_them_go_by_themselves():
    drawn = PageDesk(Way(strokes=tuple("223#11##")), MUCH)  # Digits, dealt
    assert drawn.top == "Drawn"
    asked = drawn.stroke("*").answer()
    assert (asked.screen, asked.rows[7]) == ("Undo", "#yes  *no")
    assert asked.also == {"2"}, "#hide  2 P2 plays"
    assert asked.there.works


def test_what_a_key_has_met_earlier_is_not_held_against_what_it_met_later():
    """As a key of the way was pressed, a page came by itself: with less memory a moment later."""

    def page(title: str) -> Answer:
        rows = [title, *[""] * 7]
        return Answer("Sets", rows, rows, frozenset(), state_of(GameLog()))

    noted, plain = page("# goes on"), page("Box is out!")
    differ(plain, page("Box wins!"), (noted, plain), "*")
    with pytest.raises(Failure, match="another answer"):
        differ(plain, page("Box wins!"), (plain, plain), "*")


def test_another_answer_with_little_memory_is_found(monkeypatch: pytest.MonkeyPatch):
    on_stroke = App._on_stroke

    def with_much(app: App, top: Screen, press) -> None:
        if app.box.free > MUCH / 2:
            on_stroke(app, "2", press)

    plant(monkeypatch, "Ruling", "2", with_much)
    assert found(FIX, "2") == ["another answer with another memory: Ruling 2"]
    plant(monkeypatch, "Turn", "C", lambda app, top, press: top.say(f"{app.box.free} bytes"))
    assert found(TABLE, "C") == ["another answer with another memory: Turn C"]


def test_what_breaks_after_some_keys_is_found_with_the_way_to_its_page(
    monkeypatch: pytest.MonkeyPatch, capsys
):
    behind = App._opened_by

    def broken(app: App, key: str, top):
        if key == "*" and not top.shell.journal.moves:
            raise ValueError
        return behind(app, key, top)

    monkeypatch.setattr(App, "_opened_by", broken)
    pressed = every_key.Pressed()
    every_key.press(pressed, Way(), ("1", "1", "1", "2", "<*>"), AT_ONCE)
    told = str(pressed.found[0]).splitlines()
    assert told[0] == "traceback: tests/tools/test_soak_sweep.py broken ValueError"
    assert told[-2] == "<*> at once, 110000 bytes free"
    again = re.fullmatch(r"python3 dev.py soak --at '(\S+:1112)'", told[-1])
    assert again
    assert soak.main(["--at", again[1]]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAILED: " + told[0]
    assert lines[-1] == "126 keys, 2 failed"


def test_the_sweep_goes_through_all_pages_and_counts_them(monkeypatch: pytest.MonkeyPatch, capsys):
    seen = iter(range(1, 100))
    monkeypatch.setattr(every_key, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(beginnings, "count", lambda: 0)  # from home
    monkeypatch.setattr(every_key, "STROKES", ("A", "<#>"))
    monkeypatch.setattr(soak, "monotonic", lambda: next(seen) * 9.0)
    assert soak.main(["--sweep", "--seed", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"0:00:\d\d  \d pages, \d+ keys, 0 failed; \d pages to come", lines[0])
    pages, keys = map(int, re.findall(r"\d+", lines[-1])[1:3])
    assert lines[-1] == f"seed 4: {pages} pages, {keys} keys, 0 failed"
    assert pages >= 2
    assert keys == pages * 2 * 2 * 2


def test_what_fails_is_told_once_and_counted(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(every_key, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(beginnings, "count", lambda: 0)
    monkeypatch.setattr(every_key, "STROKES", ("#",))
    plant(monkeypatch, "Home", "#", nothing)
    assert soak.main(["--sweep"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAILED: a key that is named does nothing: Home #"
    assert lines[-2:] == [
        "     2 a key that is named does nothing: Home #",
        "seed 1: 1 pages, 2 keys, 2 failed",
    ]


def test_keys_drawn_by_the_same_chance_are_the_same_again():
    done = [every_key.drawn(every_key.Random("here"), iter([False, True]).__next__) for _ in "12"]
    assert done[0].keys == done[1].keys > 100
    assert done[0].kinds == done[1].kinds
    assert {page[0] for page in done[0].kinds} & {page[0] for page in done[1].kinds}
