"""Rows of an emulated Pico: who presses what and when, and what is told of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firmware.storage.journal import Journal
from firmware.ui import layout
from firmware.ui.faces import S, T
from firmware.ui.page import Page
from tests.sample import RULES
from tools.rig import expected, lives, log, pico, rows, sought
from tools.rig.expected import Lived
from tools.rig.hands import Life, Press
from tools.rig.heard import Shown

VERSION = "10.0.0"
LAG = 40.0  # ms that a picture is later than in the simulator
BOOT = 1800.0


@pytest.fixture(scope="module")
def game() -> list[Life]:
    """The sample's game at the table."""
    return lives.game(lives.way_named(f"{RULES}-table"))


@pytest.fixture(scope="module")
def lived(game: list[Life]) -> list[Lived]:
    """The sample's game as the simulator lives it, quickly typed."""
    return list(expected.lived(game, rows.QUICK, VERSION, alike=True))


def events(lived: list[Lived], lag: float = LAG, deaf: int = -1) -> Iterator[dict[str, Any]]:
    """Yield what play.mjs would tell of a Pico that is slower by `lag` ms.

    It takes no notice of the key number `deaf` of a life and of what follows.
    """
    at = 0.0
    yield {"at": at, "nvm": "", "bytes": 0, "gap": 0}
    for life in lived:
        start = at + BOOT
        yield {"at": at, "power": True}
        yield {"at": start, "picture": life.first.hex()}
        yield {"at": start, "shown": True}
        found: list[dict[str, Any]] = []
        for number, turn in enumerate(life.turns):
            pressed = {"pressed": number, "bytes": 100 * number, "gap": 9.8}
            found.append({"at": start + turn.at, **pressed})
            found.append({"at": start + turn.at + turn.press.ms, "released": number})
            if not 0 <= deaf <= number:
                for name, shown in (("picture", turn.pictures), ("ring", turn.rings)):
                    changes = shown[1:] if number else shown
                    found += [{"at": start + one.at + lag, name: one.what.hex()} for one in changes]
        yield from sorted(found, key=lambda event: event["at"])
        at = start + life.turns[-1].until
        yield {"at": at, "nvm": life.end.hex(), "bytes": 100 * len(life.turns), "gap": 9.8}


def told(lived: list[Lived], **how: Any) -> list[dict[str, Any]]:
    """Return the lines of the log."""
    return list(log.lines(lived, events(lived, **how)))


def keys(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in lines if line["kind"] == "key"]


def test_a_game_is_set_up_played_and_gone_on_with_after_the_power_was_off(game: list[Life]):
    first, second = game
    assert "".join(press.key for press in first.presses[:4]) == "1112"
    assert [press.what for press in first.presses[:5]] == [*["set-up"] * 3, "begin", "set-up"]
    assert second.presses[0][::3] == ("#", "go on")
    parts = {press.what for life in game for press in life.presses}
    assert parts == {"set-up", "begin", "play", "go on", "help", "menu", "ruling", "take back"}
    held = [press.key for life in game for press in life.presses if press.ms > pico.HOLD_MS]
    assert held == ["#", "*", "*", "*", "#", "*", "*"]
    assert max(press.moves for press in second.presses) > first.presses[-1].moves


def test_the_same_game_is_played_each_time(game: list[Life]):
    assert lives.game(lives.way_named(f"{RULES}-table")) == game


def test_in_a_long_game_moves_are_taken_back():
    (life,) = lives.long(lives.way_named(rows.LONG[0]))
    assert life.memory is not None
    assert life.presses[0].what == "go on"
    taken = [press.moves for press in life.presses if press.what == "take back"]
    assert taken[0] == 150
    assert min(taken) < 149


@pytest.mark.parametrize(("name", "choice"), [("TG-dealt", ""), ("H2-dealt", "3")])
def test_a_long_game_that_is_over_is_looked_through_and_told_from_its_result_and_back(
    name: str, choice: str
):
    (life,) = lives.look(lives.way_named(name))
    assert life.memory
    journal = Journal(life.memory)
    assert (journal.open, journal.moves >= 150) == (False, True)
    keys = "".join(press.key for press in life.presses)
    assert keys == f"*B{choice}AAAABBBBCCCCDAAB**45##****44AA*****43BB****"
    assert {press.what for press in life.presses} == {"result", "look", "menu"}


@pytest.mark.parametrize(("name", "moves"), [("H6-guided", 31), ("FH-on-call", 73)])
def test_where_no_game_is_so_long_the_longest_of_those_that_were_tried_is_looked_through(
    name: str, moves: int
):
    (life,) = lives.look(lives.way_named(name))
    assert life.memory
    assert Journal(life.memory).moves == moves
    assert {press.what for press in life.presses} == {"result", "look", "menu"}


def test_each_line_of_the_menu_is_opened_over_a_game_and_left_before_the_next():
    (life,) = lives.menu(lives.way_named(rows.MENU[1]))
    keys = "".join(press.key for press in life.presses if press.what == "menu")
    assert keys.startswith("*11*")
    assert re.sub(r"\*+", " ", keys).split() == lives.LINES
    assert life.presses[-1].what == "play"


def test_the_device_plays_on_all_seats_but_one_and_is_hurried_and_gives_hints():
    (life,) = lives.boxes(lives.way_named(rows.BOX[0]))
    whats = [press.what for press in life.presses]
    keys = "".join(press.key for press in life.presses)
    assert keys.startswith("112AA31*14**00")
    assert {press.key for press in life.presses if press.what == "box"} == {"#"}
    assert whats.count("box") > 20
    assert whats.count("hint") > 10


def test_at_the_end_of_an_evening_only_the_last_game_counts():
    (life,) = lives.evening(lives.way_named(rows.LATE[0]))
    before = [press.what == lives.BEFORE for press in life.presses]
    assert before == sorted(before, reverse=True)
    assert before.count(True) > 200
    counted = [press.what for press in life.presses if press.what != lives.BEFORE]
    assert counted[:2] == ["help", "help"]
    asked = [what for what in counted if what != "help"]
    assert asked[:4] == ["set-up", "set-up", "set-up", "begin"]


def test_keys_come_at_the_pace_of_the_row_and_later_where_a_page_must_be_read():
    presses = [Press("1", 60), Press("#", 700), Press("2", 60, wait=400)]
    assert list(expected.times(presses, 500)) == [(1000, 1500), (1500, 3040), (3040, 5100)]
    assert [at for at, _ in expected.times(presses, 150)] == [1000, 1150, 2340]


def test_typed_quickly_the_simulator_plays_the_same_game(game: list[Life], lived: list[Lived]):
    slow = list(expected.lived(game, 700, VERSION, alike=True))
    assert [life.end for life in lived] == [life.end for life in slow]
    assert [life.turns[-1].pictures[-1].what for life in lived] == [
        life.turns[-1].pictures[-1].what for life in slow
    ]


def test_cards_move_on_the_simulator_so_that_a_motion_is_not_taken_for_a_late_answer(
    game: list[Life],
):
    slow = list(expected.lived(game, rows.PACE, VERSION, alike=True))
    played = [turn for life in slow for turn in life.turns if turn.press.what == "play"]
    assert max(len(turn.pictures) for turn in played) > 4


def test_a_key_is_pressed_for_the_emulated_pico_when_it_is_for_the_simulator(lived: list[Lived]):
    steps = log.steps(lived, heap=False)
    power, first, second = steps[:3]
    assert power == {"power": "", "picture": lived[0].first.hex(), "wait": log.BOOT_MS}
    assert first == {"key": (6, 10), "at": 1000, "ms": 60}
    assert second["at"] == 1150
    assert [len(step["power"]) for step in steps if "power" in step] == [0, 2 * 4096]
    asked = [step for step in log.steps(lived, heap=True) if "ask" in step]
    rests = [turn for life in lived for turn in life.turns if log.rests(turn)]
    assert len(asked) == len(rests) > 5


def test_an_image_of_its_memory_is_taken_where_it_is_asked_what_is_free(
    lived: list[Lived], tmp_path: Path
):
    steps = log.steps(lived, heap=True, images=tmp_path)
    after = [steps[at + 1] for at, step in enumerate(steps) if "ask" in step]
    taken = [step for step in steps if "memory" in step]
    assert after == taken
    first = next(at for at, turn in enumerate(lived[0].turns) if log.rests(turn))
    assert taken[0] == {"memory": str(tmp_path / f"0-{first}")}


def test_a_pico_that_does_the_same_only_later_differs_in_nothing(lived: list[Lived]):
    lines = told(lived)
    power = [line for line in lines if line["kind"] == "power"]
    assert [(line["drawn"], line["page"]) for line in power] == [(BOOT, BOOT), (BOOT, BOOT)]
    assert [line["different"] for line in lines if line["kind"] == "nvm"] == [0, 0]
    assert [line for line in keys(lines) if line.get("same") is False or "again" in line] == []
    took = [pico.delay(line) for line in keys(lines) if line["drawn"] is not None]
    assert len(took) > 60
    assert min(took) >= LAG
    assert max(took) < LAG + 100  # the simulator's own time
    assert {(line["bytes"], line["gap"]) for line in keys(lines)} == {(100, 9.8)}


def test_a_page_that_stands_still_is_answered_where_the_simulator_was_broken_off_in_a_motion(
    lived: list[Lived],
):
    """It was told as late as the picture of the next key."""
    first = lived[0]
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(first.turns)
        if turn.press.what == "play" and turn.press.key.isdigit() and turn.caused
    )
    frames = [Shown(turn.acted + after, bytes([after]) * 1024) for after in (5, 60)]
    moving = turn._replace(pictures=[turn.pictures[0], *frames])
    turns = [*first.turns[:number], moving, *first.turns[number + 1 :]]
    lines = keys(list(log.lines([first._replace(turns=turns), *lived[1:]], events(lived))))
    assert lines[number]["drawn"] == BOOT + turn.pictures[-1].at + LAG


def test_a_page_of_the_board_s_own_is_answered_when_it_stood(lived: list[Lived]):
    """A page that tells what is free was told as late as the picture of the next key."""
    first = lived[0]
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(first.turns)
        if turn.press.what == "play" and turn.press.key.isdigit() and turn.caused
    )
    shown = turn.pictures[-1]._replace(what=bytes([5]) * 1024)
    other = turn._replace(pictures=[*turn.pictures[:-1], shown])
    turns = [*first.turns[:number], other, *first.turns[number + 1 :]]
    board = events([first._replace(turns=turns), *lived[1:]])
    line = keys(list(log.lines(lived, board)))[number]
    assert line["drawn"] == BOOT + shown.at + LAG


@pytest.mark.parametrize("said", ["Press it again.", "Too soon: again."])
def test_a_key_that_the_board_alone_asks_for_once_more_is_told(lived: list[Lived], said: str):
    """No page of the simulator told of such a picture: its words were another page's."""
    first = lived[0]
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(first.turns)
        if turn.press.what == "play" and turn.press.key.isdigit() and turn.caused
    )
    page = Page(bytearray(turn.pictures[-1].what))
    page.keep()
    layout.note(page, said, False)
    page.paint()
    shown = turn.pictures[-1]._replace(what=bytes(page.pixels))
    other = turn._replace(pictures=[*turn.pictures[:-1], shown])
    turns = [*first.turns[:number], other, *first.turns[number + 1 :]]
    lines = keys(list(log.lines(lived, events([first._replace(turns=turns), *lived[1:]]))))
    assert [at for at, line in enumerate(lines) if line.get("again")] == [number]


def test_words_are_found_by_their_pixels_wherever_they_stand():
    for face in (T, S):
        for x, y in ((0, 0), (3, 17), (20, 47)):
            page = Page(bytearray(1024))
            page.text(x, y, "Press it again.", face)
            page.paint()
            picture = bytes(page.pixels)
            assert sought.stands("Press it again.", picture)
            assert not sought.stands("Press it now.", picture)
    assert not sought.asks_again(bytes(1024))


def test_the_first_picture_is_the_greeting_s_once_it_stands_whole(lived: list[Lived]):
    def greeted() -> Iterator[dict[str, Any]]:
        for event in events(lived[:1]):
            yield event
            if "power" in event:
                for at, what in ((700, 0), (1000, 1), (1010, 2), (1050, 3), (1090, 4)):
                    yield {"at": float(at), "picture": bytes([what] * 1024).hex()}

    (power,) = [line for line in log.lines(lived[:1], greeted()) if line["kind"] == "power"]
    assert (power["drawn"], power["page"]) == (1010, BOOT)


def test_of_a_lost_key_is_told_what_both_show_and_nothing_of_those_behind_it(lived: list[Lived]):
    lines = keys(told(lived, deaf=5))[: len(lived[0].turns)]
    assert "same" not in lines[4]
    assert lines[5]["same"] is False
    assert lines[5]["shows"] != lines[5]["should"]
    assert lines[5]["shows"] != [log.NEVER], "it is the page before"
    assert {line["drawn"] for line in lines[5:]} == {None}
    assert [line for line in lines[6:] if "same" in line] == []


def test_firmware_that_broke_is_told_to_have_begun_anew(lived: list[Lived]):
    *heard, last = events(lived[:1])
    said = {"at": last["at"], "console": "Traceback (most recent call last):"}
    kinds = [line["kind"] for line in log.lines(lived[:1], iter([*heard, said, last]))]
    assert (kinds.count("reset"), kinds.count("console")) == (1, 1)
    assert "reset" not in [line["kind"] for line in log.lines(lived[:1], events(lived[:1]))]


def test_an_erase_that_a_key_waits_for_is_told(lived: list[Lived]):
    def erased(turn: expected.Turn, late: float) -> list[dict[str, Any]]:
        at = BOOT + turn.acted + late
        added = [*events(lived), {"at": at, "erase": True}]
        first, *rest = sorted(added, key=lambda event: event["at"])
        return keys(list(log.lines(lived, iter([first, *rest]))))

    turn = lived[0].turns[3]
    assert [line.get("erase", False) for line in erased(turn, 20)[:5]] == [
        *[False] * 3,
        True,
        False,
    ]
    assert [line for line in erased(turn, 85) if "erase" in line] == []


def test_memories_are_compared_byte_by_byte_but_for_the_time_of_a_clock(lived: list[Lived]):
    one = lived[0].end
    other = one[:100] + bytes((one[100] ^ 1,)) + one[101:]
    assert log.different(one, other, calm=False) == 1
    assert log.different(one, one, calm=True) == 0
    assert log.different(one, lived[1].end, calm=True) > 0
