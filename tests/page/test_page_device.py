"""The page's device as its script asks it: power, memory, records, settings, faults."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from firmware.play.knowledge import GUIDED
from tests.page import real_page
from tests.sample import TITLE, TITLES
from tools.page import facts, node, twins
from tools.page.browser import RECORD
from tools.page.contents import in_order
from tools.page.html import FACE
from tools.page.micropython import MODULE

ASK = Path(__file__).with_name("ask.mjs")
REST = ("rest", 100, 3000)
files = real_page.files


def ask(*asked: tuple[Any, ...], among: dict[str, str] | None = None) -> list[Any]:
    """Return the answers of the page's Python, `among` these files, to `asked`: see ask.mjs."""
    return ask_several([(among or files(), asked)])[0]


def ask_several(several: list[tuple[dict[str, str], tuple[Any, ...]]]) -> list[list[Any]]:
    """Return the answers of several Pythons in one Node, each with its files, to what it is asked.

    So their program is compiled once.
    """
    plan = [{"files": among, "asked": asked} for among, asked in several]
    done = node.told(ASK, {"several": plan}, MODULE, FACE)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def typed(keys: str, page: int = 0) -> list[tuple[Any, ...]]:
    """Return what taps `keys`, resting after each."""
    found: list[tuple[Any, ...]] = []
    for key in keys:
        found += [(page, "key", key, True), (page, "run", 60), (page, "key", key, False)]
        found += [(page, "run", 60), (page, *REST)]
    return found


def new_memory() -> str:
    """Return a memory in which nothing has been kept, as the page's script makes it."""
    found = bytearray(b"\xff" * 4096)
    for at, written in facts.new_memory():
        content = bytes.fromhex(written)
        found[at : at + len(content)] = content
    return found.hex()


BEGUN = [("Page", ""), (0, "power_on"), (0, *REST)]


def test_power_off_and_on_offers_the_game_as_it_stood_and_a_new_page_with_its_memory_too():
    answers = ask(
        *BEGUN, *typed("1112137C"), (0, "words"), (0, "in_play"), (0, "power_off"), (0, "on"),
        (0, "power_on"), (0, *REST), (0, "words"), *typed("#"), (0, "words"), (0, "nvm"),
        (0, "nvm"),
    )  # fmt: skip
    words = [answer for answer in answers if isinstance(answer, str)]
    before, offered, after, memory, again = words
    assert "37" in before
    assert "on" in offered
    assert after.splitlines()[2] == before.splitlines()[2]
    assert len(memory) == 8192
    assert again == "", "the memory is told when it has changed"
    answers = ask(("Page", memory), (0, "power_on"), (0, *REST), *typed("#"), (0, "words"))
    assert answers[-1] == after


def test_a_new_device_shows_its_first_picture_with_what_comes_of_the_page_first():
    first, more = in_order(files())
    shown = (("Page", new_memory()), (0, "power_on"), (0, "run", 100), (0, "picture"), (0, "crash"))
    whole = ask(*shown)
    assert ask(*shown, among=first) == whole
    assert any(bytes.fromhex(whole[3]))
    assert whole[4] == ""
    assert first | more == files()
    sizes = [sum(map(len, part.values())) for part in (first, more)]
    assert sizes[1] > 0.6 * sizes[0], "much of it can come later"


@pytest.fixture(scope="module")
def begun_either_way() -> list[tuple[list[Any], list[Any]]]:
    """All that a device tells of each game, with all files from its start and with some later."""
    first, more = in_order(files())
    begun = (("Page", new_memory()), (0, "power_on"), (0, "run", 100))
    several = []
    for game in range(1, len(TITLES) + 1):
        play = ((0, *REST), *typed(f"{game}#11#"), (0, "words"), (0, "said"), (0, "record"))
        several += [(files(), (*begun, *play)), (first, (*begun, ("put", more), *play))]
    told = ask_several(several)
    return [
        (whole[len(begun) :], later[len(begun) + 1 :])
        for whole, later in zip(told[::2], told[1::2], strict=True)
    ]


@pytest.mark.parametrize("game", range(1, len(TITLES) + 1))
def test_a_device_that_began_with_what_came_first_plays_as_one_with_all_from_its_start(
    game: int, begun_either_way: list[tuple[list[Any], list[Any]]]
):
    whole, later = begun_either_way[game - 1]
    assert later == whole
    assert whole[-2] == "", "nothing went wrong"


def test_it_tells_whether_a_game_can_be_chosen_which_a_link_waits_for():
    answers = ask(
        ("Page", ""), (0, "offers"), (0, "power_on"), (0, "offers"), (0, *REST), (0, "offers"),
        *typed("11121"), (0, "offers"), (0, "power_off"), (0, "offers"), (0, "power_on"),
        (0, *REST), (0, "offers"), *typed("*"), (0, "offers"),
    )  # fmt: skip
    offered = [answer for answer in answers if isinstance(answer, str)]
    assert offered == ["", "", "games", "game", "", "game", "games"]
    damaged = "554d5003" + "00" * 4092
    assert ask(("Page", damaged), (0, "power_on"), (0, *REST), (0, "offers"))[-1] == "other"


def test_the_record_is_told_but_not_while_it_would_tell_hands():
    table = ask(*BEGUN, (0, "record"), *typed("1112137C"), (0, "record"), (0, "words"))
    assert table[3].startswith("!There is no game")
    lines = table[-2].splitlines()
    assert lines[0] == "Umpire record 1"
    assert lines[4] == "start P1, lay 37 C"
    dealt = ask(*BEGUN, *typed("1121"), (0, "record"))
    assert dealt[-1].startswith("!The device knows who holds what")
    guided = next(way for way in twins.ways() if way.course.level == GUIDED)
    memory = twins.dealt(guided, Random(1), led=True)
    assert memory
    led = ask(("Page", memory.hex()), (0, "power_on"), (0, *REST), *typed("#"), (0, "record"))
    assert led[-1] == dealt[-1]


def test_a_game_that_is_over_has_its_story_charts_and_the_table_of_all_games():
    answers = ask(
        *BEGUN, *typed("11121"), (0, "story"), (0, "games"), *typed("99A98B#2C3D###"),
        (0, "story"), (0, "games"), (0, "over"),
    )  # fmt: skip
    before, games, story, table = [answer for answer in answers if isinstance(answer, str)]
    assert before == "!A game has a story once it is over."
    assert games == "!No game is over yet."
    told = json.loads(story)
    assert told["title"] == TITLE
    assert told["sentences"][0] == "94 cards are left after 3 turns."
    piles, left, room = told["charts"]
    assert [line["values"] for line in room["series"]] == [[193, 189, 0], [0, 0, 0]]
    assert [line["name"] for line in piles["series"]] == ["A", "B", "C", "D"]
    assert [line["values"] for line in piles["series"]] == [
        [99, 99, 99], [98, 98, 98], [100, 2, 2], [100, 3, 3]
    ]  # fmt: skip
    assert left["series"][0]["values"] == [96, 94, 94]
    assert table.splitlines()[1].startswith("1,TG,table,2,P1 P2,,94,,")
    assert answers[-1] is True


def test_a_record_is_looked_through_move_by_move_and_the_device_goes_on_where_it_was():
    shown = [part for number in (8, 0, 1, 2) for part in ((1, "show", number), (1, "words"))]
    answers = ask(
        *BEGUN, *typed("1112137C"), (0, "words"), (0, "power_off"),
        ("Viewer", RECORD), (1, "error"), (1, "moves"), *shown,
        (0, "power_on"), (0, *REST), *typed("#"), (0, "words"),
    )  # fmt: skip
    before, error, moves, end, nothing, started, laid, after = [
        answer for answer in answers if isinstance(answer, str)
    ]
    assert error == ""
    assert moves.splitlines()[:3] == ["Before the first move", "start P2", "lay 37 C"]
    assert len(moves.splitlines()) == 9
    assert "26" in end
    assert "Who starts?" in nothing
    assert started.splitlines()[2].split() == ["1", "1", "100", "100"]
    assert laid.splitlines()[2].split() == ["1", "1", "37", "100"]
    assert after.splitlines()[2] == before.splitlines()[2]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (RECORD[:-20], "line 7: 'that is 8 moves,' should read"),
        (RECORD.replace("27 A", "28 A"), "line 7: it says check 64B6, but"),
        ("", "line 1: a record begins with"),
        (RECORD.replace("lay 27 A", "lay 27 X"), "line 5: "),
    ],
)
def test_a_record_that_was_cut_or_edited_is_refused_with_its_line(text: str, error: str):
    assert ask(("Viewer", text), (0, "error"))[1].startswith(error)


def test_the_device_is_wired_as_the_settings_say():
    settings = {"PIXELS": "24", "FIRST": "7", "DIRECTION": "counterclockwise", "BRIGHTNESS": "9"}
    lines = "".join(f'UMPIRE_{name} = "{value}"\n' for name, value in settings.items())
    answers = ask(
        ("write", "/settings.toml", lines), ("Page", "", settings), (0, "wired"),
        (0, "power_on"), (0, *REST), (0, "words"), (0, "colours"),
    )  # fmt: skip
    assert answers[2] == "24 7 -1"
    assert "BRIGHTNESS" in answers[5], "what makes no sense is named by the firmware"
    assert len(answers[6]) == 24 * 6


def test_faults_can_be_tried():
    dark = "00" * 1024
    answers = ask(
        *BEGUN, (0, "unplug", "display"), (0, "run", 100), (0, "pixels"), (0, "plug", "display"),
        (0, "run", 4000), (0, "words"), *typed("11121"), (0, "cut", 1), *typed("37C"), (0, "on"),
        (0, "power_on"), (0, *REST), *typed("#"), (0, "words"), (0, "interrupt"), (0, "run", 50),
        (0, "crash"),
    )  # fmt: skip
    assert answers[5] == dark
    assert answers[8].endswith("#play")
    assert False in answers, "the power is gone in the middle of a write"
    assert "37" not in answers[-4].splitlines()[2]
    assert "KeyboardInterrupt" in answers[-1]


def test_it_tells_whether_there_is_something_new_which_nobody_else_asks_for():
    new = [(0, each) for each in ("picture", "ring", "tone", "nvm")]
    answers = ask(
        *BEGUN, *new, (0, "passed", 20), (0, "key", "A", True), (0, "passed", 60),
        (0, "key", "A", False), (0, "passed", 60), *new, (0, *REST), *new, (0, "passed", 20),
        (0, "unplug", "display"), (0, "passed", 0), *new, (0, "power_off"), (0, "passed", 50),
    )  # fmt: skip
    asked = [answer for answer in answers if isinstance(answer, bool)]
    assert asked == [True, False, False, True, True, False, True, True]


def test_a_picture_of_which_no_page_told_has_the_words_that_a_page_told_last():
    lines = "from host_sim import reader"
    for number in range(3):
        lines += f"\nreader.note(bytes([{number} + 1] * 1024), [(0, 0, 'page {number}')])"
    lines += "\ntold = reader.read(bytes([9] * 1024))[0] + reader.read(bytes([1] * 1024))[0]"
    assert ask(("python", lines)) == ["page 2page 0"]
