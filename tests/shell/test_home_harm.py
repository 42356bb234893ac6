"""A memory that is damaged, cut off or another's, met when the power comes."""

from itertools import combinations, product
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.setup import Setup
from firmware.shell import home, settings
from firmware.storage import journal
from host_sim.faults import PowerLost
from host_sim.strict import StrictPage
from tests.desk import Desk
from tests.nvm import whole, written
from tests.picture_keys import TABLE, USED
from tests.sample import TITLE


@pytest.fixture
def desk() -> Desk:
    return Desk()


FOREIGN = [
    "Clear memory?",
    "",
    "It is another version's or half written. Then settings, points and game are lost, else "
    "nothing is kept.",
    *[""] * 4,
    "#clear it  *leave it",
]


@pytest.fixture
def foreign() -> Desk:
    return Desk(b"UMP\x03" + b"a game of another version".ljust(4092, b"\xff"))


def test_another_version_s_memory_is_said(foreign: Desk):
    assert foreign.rows() == FOREIGN


def test_another_version_s_memory_is_left_alone_until_it_is_chosen(foreign: Desk):
    before = foreign.flash.image
    foreign.type("* # # # # 1").type("3 7 A #")
    assert foreign.words().startswith("× Lay 1 more first 37 1 100 100"), "the game goes on"
    foreign.type("<*> 5 2 1")
    assert foreign.flash.image == before
    foreign.power_off_and_on()
    assert foreign.rows() == FOREIGN


def test_a_memory_that_is_cleared_is_ours(foreign: Desk):
    foreign.type("#")
    assert foreign.rows() == USED
    nothing = journal.record(journal.CONTENTS, b"\x00\x0a", 0)
    assert foreign.flash.image == whole(journal.MAGIC + nothing)
    foreign.type(TABLE).type("3 7 A")
    foreign.power_off_and_on()
    assert foreign.rows()[0].startswith("Go on?")


def test_a_damaged_tail_is_said_and_what_came_before_is_kept(desk: Desk):
    desk.type(TABLE).type("3 7 A 5 0 A")
    image = bytearray(desk.flash.image)
    image[len(written(desk.flash.image)) - 1] ^= 1
    other = Desk(bytes(image))
    assert other.rows() == [
        f"What was done last may be lost. Go on? {TITLE}, 2 players, I check, after 2 moves.",
        *[""] * 6,
        "#go on  *home",
    ]
    assert other.type("#").rows()[2] == "37  1  100  100"
    other.type("6 0 A")
    other.power_off_and_on()
    assert other.rows()[0].startswith("Go on?"), "the damage is bridged"
    assert other.type("#").rows()[2] == "60  1  100  100"


def test_greater_damage_is_said_too(desk: Desk):
    desk.type(TABLE).type("3 7 A 5 0 A 6 0 A")
    image = bytearray(desk.flash.image)
    image[len(written(desk.flash.image)) - 9] ^= 1
    other = Desk(bytes(image))
    assert other.words().startswith("The memory was damaged: what came last is lost. Go on?")
    assert other.type("#").rows()[2] == "37  1  100  100"


def test_what_a_cut_has_cost_as_all_was_written_anew_is_named(desk: Desk):
    desk.app.shell.brightness = 2
    settings.keep(desk.app.shell, True)
    desk.type(TABLE).type("<*> 6 1 #")
    desk.app.shell.journal.renew()
    image = desk.flash.image
    first = 4 + 4 + 4  # the first mark, then what is in it
    for length, lost in ((first - 1, "settings, points, game"), (first, "settings, game")):
        for cut in (image[:length].ljust(4096, b"\xff"), whole(image[:length])):
            other = Desk(cut)
            said = f"The memory was damaged. Lost: {lost} and what came after."
            assert other.words() == said + " # or *back 1/1"
            other.type("#").type(TABLE)
            other.power_off_and_on()
            assert other.rows()[0].startswith("Go on?")


def test_what_began_behind_what_was_written_in_one_go_is_named_as_what_may_be_lost(desk: Desk):
    desk.app.shell.brightness = 2
    settings.keep(desk.app.shell, True)
    desk.type(TABLE).type("3 7 A")
    image = bytearray(desk.flash.image)
    image[4 + 4 + 3 + 2] ^= 1  # the brightness, of which alone is said in front that it is there
    other = Desk(bytes(image))
    said = "The memory was damaged. Lost: settings and what came after, perhaps points, game."
    assert other.words() == said + " # or *back 1/1"
    other.type("#").type(TABLE)
    other.power_off_and_on()
    assert other.rows()[0].startswith("Go on?")


def test_what_is_said_of_the_memory_hides_no_game():
    other = Desk(whole(journal.MAGIC + b"\2"))
    assert other.words().startswith("The memory was damaged.")
    assert other.type("#").rows() == USED


def test_power_that_goes_at_the_first_move_found_to_be_no_move_never_costs_the_game(desk: Desk):
    """P1 starts, lays 17 on A; of the next record three bytes are written."""
    desk.type(TABLE).type("1 7 A 9 2 A")
    desk.flash.cut_at_byte(3)
    with pytest.raises(PowerLost):
        desk.type("#")
    desk.flash.no_cut()
    desk.power_off_and_on()
    assert desk.words().startswith("What was done last may be lost. Go on?")
    assert desk.type("#").rows()[0] == "P1: enough  pile 84"
    assert desk.type("#").rows()[0].startswith("P2 lays 2")


def test_bests_of_another_version_are_said_once_no_game_waits_and_kept(desk: Desk):
    theirs = bytes((journal.PAST, 10)) + b"\x02 of later"
    desk.app.shell.journal.past = theirs
    desk.type(TABLE).type("3 7 A").app.shell.journal.renew()
    desk.power_off_and_on()
    assert desk.rows()[0].startswith("Go on?")
    desk.type("#").type("<*> 6 1 #")
    desk.power_off_and_on()
    said = "The bests are another version's. I leave them there, and keep ours beside them."
    assert desk.words().startswith(said)
    assert desk.type("#").rows()[0] != ""
    assert desk.app.shell.journal.past.startswith(theirs)


def test_a_log_whose_end_the_rules_refuse_goes_on_before_it(desk: Desk):
    desk.type(TABLE).type("1 7 A")
    desk.app.shell.journal.append(journal.MOVE, b"\x01\x05\x00")
    desk.app.shell.journal.append(journal.MOVE, b"\x01\x06\x00")
    desk.power_off_and_on()
    assert desk.type("#").notice() == "The last 2 moves are lost."
    assert desk.referee.log_text() == ["start P1", "lay 17 A"]
    desk.power_off_and_on()
    assert desk.type("#").referee.log_text() == ["start P1", "lay 17 A"]
    assert desk.rows()[7] == "card, then A-D  *undo"


def test_a_game_whose_last_moves_did_not_fit_is_offered_as_such(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    kept = desk.app.shell.journal
    number = 0
    while kept.used() < 4038:
        number += 1
        kept.append(journal.NOTE, bytes((number // 256, number % 256)))  # each about another thing
    desk.type("5 0 A 6 0 A")
    assert desk.game.tops[0] == 60
    desk.power_off_and_on()
    assert desk.rows() == [
        "The memory was full: the last moves are not in it. "
        f"Go on? {TITLE}, 2 players, I check, after 2 moves.",
        *[""] * 6,
        "#go on  *home",
    ]


def test_an_erase_that_was_cut_off_is_said_even_of_a_short_game(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    assert Desk(b"\xff" * 2048 + desk.flash.image[2048:]).rows() == FOREIGN


def test_a_game_that_no_rules_know_is_said(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02TG\x00\x09\x00")
    desk.power_off_and_on()
    assert desk.type("#").words() == "I can't read the game in the memory. # or *back 1/1"
    assert desk.type("#").rows()[:3] == ["The same again?", "", "9  I check"]


def test_a_game_that_no_device_of_ours_plays_is_not_offered(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02H7\x00\x02")
    desk.power_off_and_on()
    assert desk.rows() == USED


WORDS = ["settings", "points", "bests"]  # that can be lost while a game is there to go on with
LOST = [list(lost) for count in (1, 2, 3) for lost in combinations(WORDS, count)]
HARMS = [
    home.UNSHUFFLED,
    home.TORN,
    home.DAMAGED,
    home.CUT_SHORT,
    *[home.MENDED.format(lost) for lost in (home.NEWEST, home.OLD_WORDS)],
    *[home.LOST.format(", ".join(lost), "") for lost in LOST],
    *[
        home.LOST.format(", ".join(lost), home.PERHAPS + ", ".join(perhaps))
        for lost in LOST
        if (perhaps := [word for word in ["points", "game", "bests"] if word not in lost])
    ],
]


@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.folder)
def test_whatever_is_wrong_has_room_before_the_question_whether_to_go_on(
    game: Any, monkeypatch: pytest.MonkeyPatch
):
    shell: Any = Desk().app.shell
    sets = [(row[0], level, row[3]) for row in game.rule_sets for level in game.levels]
    for harm, (rules, level, most) in product(HARMS, sets):
        agreed = Setup(rules, level, most)
        shell.journal.setup = agreed.pack()
        monkeypatch.setattr(home, "unpack", lambda _, agreed=agreed: agreed)
        monkeypatch.setattr(home, "harmed", lambda _, harm=harm: harm)
        for shell.journal.time in (0, 9000):
            screen = home.GoOn(shell)
            page = StrictPage(bytearray(1024))
            screen.paint(page)
            assert page.cut == [], (harm, rules, level)
            assert screen.text.startswith(harm + "Go on? " + game.title)


def test_where_there_is_room_it_is_told_who_played_how_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    desk.type(TABLE).type("3 7 A")
    monkeypatch.setattr(home, "harmed", lambda _: home.TORN)
    told = home.GoOn(desk.app.shell).text
    assert told == f"{home.TORN}Go on? {TITLE}, 2 players, I check, after 2 moves."
