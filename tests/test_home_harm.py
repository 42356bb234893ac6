"""A memory that is damaged, cut off or another's, met when the power comes."""

import pytest

from firmware import journal
from tests.desk import Desk
from tests.memory import whole, written
from tests.pictures import NEW, TABLE


@pytest.fixture
def desk() -> Desk:
    return Desk()


FOREIGN = [
    "The memory holds a",
    "game of another",
    "version, or was cut",
    "off while it was",
    "written. Clear it?",
    "Else it is left alone",
    "and nothing is kept.",
    "#clear it  *leave it",
]


@pytest.fixture
def foreign() -> Desk:
    return Desk(b"UMP\x02" + b"a game of another version".ljust(4092, b"\xff"))


def test_another_version_s_memory_is_said(foreign: Desk):
    assert foreign.rows() == FOREIGN


def test_another_version_s_memory_is_left_alone_until_it_is_chosen(foreign: Desk):
    before = foreign.flash.image
    foreign.type("* # # # # 1").type("3 7 A #")
    assert foreign.words().startswith("P1 1 of 2 draw 84 A B C D ^ 37"), "the game goes on"
    foreign.type("<*> 3 1")
    assert foreign.flash.image == before
    foreign.power_off_and_on()
    assert foreign.rows() == FOREIGN


def test_a_memory_that_is_cleared_is_ours(foreign: Desk):
    foreign.type("#")
    assert foreign.rows() == NEW
    assert foreign.flash.image == whole(journal.MAGIC)
    foreign.type(TABLE).type("3 7 A")
    foreign.power_off_and_on()
    assert foreign.rows()[0] == "Go on with your game?"


def test_a_damaged_tail_is_said_and_what_came_before_is_kept(desk: Desk):
    desk.type(TABLE).type("3 7 A 5 0 A")
    image = bytearray(desk.flash.image)
    image[len(written(desk.flash.image)) - 1] ^= 1
    other = Desk(bytes(image))
    assert other.rows() == [
        "The end of the memory",
        "was damaged. What",
        "came before is safe.",
        "Go on with your game?",
        "Official, 2 players,",
        "table, after 2 moves.",
        "",
        "#go on  *other game",
    ]
    assert other.type("#").rows()[2] == "^ 37 ^  1  v 100 v 100"
    other.type("6 0 A")
    other.power_off_and_on()
    assert other.rows()[0] == "Go on with your game?", "the damage is bridged"
    assert other.type("#").rows()[2] == "^ 60 ^  1  v 100 v 100"


def test_a_game_that_was_lost_as_it_began_is_said(desk: Desk):
    desk.type(TABLE).type("<*> 6 #")
    image = desk.flash.image
    setup = 4 + 2 + 2  # the magic, then half of the first record
    for cut in (image[:setup].ljust(4096, b"\xff"), whole(image[:setup])):
        other = Desk(cut)
        assert other.rows() == [*NEW[:6], "The end of the memory", "was damaged."]
        other.type(TABLE)
        other.power_off_and_on()
        assert other.rows()[0] == "Go on with your game?"


def test_a_game_whose_last_moves_did_not_fit_is_offered_as_such(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    kept = desk.app.house.journal
    number = 0
    while kept.used() < 4038:
        number += 1
        kept.append(journal.NOTE, bytes((number // 256, number % 256)))  # each about another thing
    desk.type("5 0 A 6 0 A")
    assert desk.game.tops[0] == 60
    desk.power_off_and_on()
    assert desk.rows() == [
        "The memory was full:",
        "the last moves are",
        "not in it. Go on with",
        "your game? Official,",
        "2 players, table,",
        "after 2 moves.",
        "",
        "#go on  *other game",
    ]


def test_an_erase_that_was_cut_off_is_said_even_of_a_short_game(desk: Desk):
    desk.type(TABLE).type("3 7 A")
    assert Desk(b"\xff" * 2048 + desk.flash.image[2048:]).rows() == FOREIGN


def test_a_game_that_no_rules_know_is_said(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02TG\x00\x09\x00")
    desk.power_off_and_on()
    desk.type("#")
    assert desk.rows()[0] == "Umpire 0.1.0"
    assert desk.rows()[6:] == ["I cannot read the", "game in the memory."]


def test_a_game_that_no_device_of_ours_plays_is_not_offered(desk: Desk):
    memory = journal.Journal(desk.memory)
    memory.begin(b"\x02H7\x00\x02")
    desk.power_off_and_on()
    assert desk.rows() == NEW
