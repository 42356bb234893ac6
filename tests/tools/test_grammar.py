"""One grammar for all keys: what it asks, and that the pages of all games and ways keep to it."""

from random import Random
from time import process_time

import pytest

from firmware.modules import catalog
from firmware.ui.questions import TextScreen
from tests import drawn
from tests.desk import Desk
from tools.players.courses import courses
from tools.soak import beginnings
from tools.soak.failure import Failure
from tools.soak.grammar import hold
from tools.soak.page_desk import AT_ONCE, MUCH, STROKES, PageDesk, Way

GAMES = catalog.games()
KEYS = ("*", "*", "#", *STROKES[:16], "<*>", "<#>")  # in this mix, one after the other
WALK = 25  # keys
GAME_S = 0.6  # of the processor, for each game


def walk(chance: Random, way: Way) -> None:
    """Press keys that `chance` draws from the end of `way` on, and hold each to the grammar."""
    desk = PageDesk(way, MUCH)
    pressed = ""
    for stroke in chance.choices(KEYS, k=WALK):
        before = desk.stand(AT_ONCE).answer()
        pressed += stroke
        try:
            hold(before, stroke, desk.stroke(stroke).answer())
        except Failure as failure:
            raise AssertionError(f"{failure.name}\n{failure.said}\n{way}{pressed}") from failure


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.folder for game in GAMES])
def test_all_pages_of_a_game_in_all_ways_keep_to_the_grammar(place: int):
    """Those from its set-up to its end and those behind a held key, as far as each run draws."""
    chance = Random(f"{drawn.SEED} {place}")
    own = [number for number, course in enumerate(courses()) if course.place == place]
    end = process_time() + GAME_S
    walked = 0
    while process_time() < end or not walked:
        seats = chance.choice(beginnings.SEATS)
        for way in beginnings.of(chance.getrandbits(31), chance.choice(own), seats):
            walk(chance, way)
            walked += 1


def test_pages_before_a_game_keep_to_it():
    chance = Random(drawn.SEED)
    for _ in range(10):
        walk(chance, Way())


@pytest.mark.parametrize(("keys", "stroke", "wrong"), [
    ("111213", "*", "* does not clear what is typed"),
    ("313#123#B#", "*", "* does not close what is said"),
    ("1112137C", "5", "a digit is not typed"),
])  # fmt: skip
def test_a_key_that_does_something_else_is_found(keys: str, stroke: str, wrong: str):
    """A page is held against itself: as if the key had done nothing."""
    page = PageDesk(Way(strokes=tuple(keys)), MUCH).stand(AT_ONCE).answer()
    with pytest.raises(Failure, match=r"the grammar of keys") as found:
        hold(page, stroke, page)
    assert wrong in found.value.name


def test_a_star_that_plays_and_a_sharp_that_takes_back_are_found():
    less, more = (PageDesk(Way(strokes=tuple("11121" + keys)), MUCH).answer()
                  for keys in ("37C", "37C36C"))  # fmt: skip
    with pytest.raises(Failure, match=r"\* plays"):
        hold(less, "*", more)
    with pytest.raises(Failure, match="# takes back"):
        hold(more, "#", less)


def test_a_box_plays_by_itself_and_not_for_the_star_that_goes_down_meanwhile():
    desk = PageDesk(Way(strokes=tuple("112AA32")), MUCH)  # dealt, two Boxes, one of them starts
    before = desk.answer()
    assert before.screen == "BoxTurn"
    after = desk.wait(4_000).answer()
    assert len(after.kept.log) > len(before.kept.log)
    hold(before, "*", after)


def test_a_digit_goes_to_the_page_of_that_number_in_what_is_read():
    desk = Desk().type("1 1 1 2 1 <*> 1 2")
    screen = desk.app.stack[-1]
    assert isinstance(screen, TextScreen)
    last = len(screen.pages)
    assert 1 < last < 10
    assert desk.type(str(last)).rows()[7].startswith("# or *back 1-")
    assert f"{last}/{last}" in desk.rows()[7]
    assert f"1/{last}" in desk.type("1").rows()[7]


def test_a_key_that_means_nothing_there_is_told_by_a_soft_tone_alone():
    desk = Desk().type("<#>")
    before = desk.rows()
    desk.tones()
    assert desk.type("9").rows() == before
    assert [hertz for hertz, _ in desk.tones()] == [700]
