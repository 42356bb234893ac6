"""The ring in a game: arcs follow the room that the piles have left; answers are told apart."""

import pytest

from firmware.games.the_game import lights
from tests.desk import Desk

TABLE = "1 1 1 2 1"
DARK = (0, 0, 0)


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def arc(desk: Desk, pile: str) -> list[tuple[int, int, int]]:
    """Return the four pixels of `pile` once the answer to the last key is over."""
    desk.wait(1000)
    first = 4 * "ABCD".index(pile)
    return desk.ring[first : first + 4]


def lit(colours: list[tuple[int, int, int]]) -> int:
    """Return how much light there is, in pixels."""
    full = max(max(colour) for colour in colours) or 1
    return round(sum(max(colour) for colour in colours) / full)


def test_an_empty_pile_s_arc_is_full(desk: Desk):
    for pile in "ABCD":
        assert DARK not in arc(desk, pile)


@pytest.mark.parametrize(
    ("keys", "pile", "pixels"),
    [
        ("5 0 A", "A", 2),
        ("9 9 A", "A", 0),
        ("9 8 B", "B", 1),
        ("5 0 C", "C", 2),
        ("2 D", "D", 0),
        ("2 6 D", "D", 1),
    ],
)
def test_the_less_room_the_less_light(desk: Desk, keys: str, pile: str, pixels: int):
    colours = arc(desk.type(keys), pile)
    assert lit(colours) == pixels
    others = [other for other in "ABCD" if other != pile]
    assert all(lit(arc(desk, other)) == 4 for other in others)


def test_room_that_came_back_by_the_ten_is_light_again(desk: Desk):
    before = sum(max(colour) for colour in arc(desk.type("6 0 A"), "A"))
    after = sum(max(colour) for colour in arc(desk.type("5 0 A"), "A"))
    assert after > before


def test_a_pile_with_any_room_is_never_dark(desk: Desk):
    assert lit(arc(desk.type("9 8 A"), "A")) == 1
    assert lit(arc(desk.type("3 D"), "D")) == 1


def test_arcs_that_go_up_and_down_differ_in_colour_and_lie_in_order(desk: Desk):
    up, down = arc(desk, "A")[0], arc(desk, "C")[0]
    assert up != down
    assert desk.ring == [up] * 8 + [down] * 8


def seen(desk: Desk, keys: str) -> list[list[tuple[int, int, int]]]:
    """Return the ring's different pictures in the half second after `keys`."""
    desk.type(keys[:-1])
    desk.wait(1000)
    desk.down(keys[-1])
    desk.up(keys[-1])
    frames = []
    for _ in range(25):
        if not frames or frames[-1] != desk.ring:
            frames.append(desk.ring)
        desk.wait(20)
    return frames


def dark(frame: list[tuple[int, int, int]]) -> list[int]:
    return [i for i in range(16) if frame[i] == DARK]


def test_a_success_lights_its_pile_once_and_steadily(desk: Desk):
    first, *rest = seen(desk, "37C")
    assert dark(first) == [i for i in range(16) if i not in (8, 9, 10, 11)]
    assert len(rest) == 1, "then the arcs again"


def test_a_refusal_blinks_every_second_pixel_of_the_whole_ring_twice(desk: Desk):
    even, odd = list(range(0, 16, 2)), list(range(1, 16, 2))
    frames = seen(desk, "1A")
    assert [dark(frame) for frame in frames[:4]] == [even, odd, even, odd]
    assert len(frames) == 5, "then the arcs again"


def test_success_and_refusal_are_told_apart_without_light(desk: Desk):
    desk.type("3 7 A").wait(1000)
    desk.tones()
    desk.type("4 0 A").wait(1000)
    success = desk.tones()
    desk.type("3 8 A").wait(1000)
    refusal = desk.tones()
    assert [hertz for hertz, _ in success] == [2400]
    assert [hertz for hertz, _ in refusal] == [3600, 2400, 0] * 3
    assert success[0][1] < 50 < min(length for hertz, length in refusal if hertz)


@pytest.mark.rule("TG5")
@pytest.mark.parametrize(("keys", "pile"), [("3 7 A", "2 7 A"), ("3 7 D", "4 7 D")])
def test_ten_back_is_praised_by_a_word_and_a_sound_of_its_own(desk: Desk, keys: str, pile: str):
    desk.type(keys).wait(1000)
    assert desk.rows()[7] != "Ten back: well done!"
    desk.tones()
    assert desk.type(pile).wait(1000).rows()[7] == "Ten back: well done!"
    assert [hertz for hertz, _ in desk.tones() if hertz] == [2400, 2093, 3136]


def test_the_next_player_s_turn_and_the_end_are_heard(desk: Desk):
    desk.type("9 9 A 9 8 B").wait(1000)
    desk.tones()
    desk.type("#").wait(1000)
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1200, 1600]
    desk.type("2 C 3 D # #").wait(1000)
    desk.tones()
    desk.type("#").wait(2000)
    falling = [hertz for hertz, _ in desk.tones() if hertz]
    assert falling == sorted(falling, reverse=True)
    assert len(falling) == 3


def test_a_full_turn_of_the_ring_follows_the_rules_table():
    """All 196 tops a pile may show: never more light for less room."""
    game = Desk().type(TABLE).game
    for pile, tops in ((0, range(1, 100)), (3, range(100, 1, -1))):
        light = []
        for top in tops:
            game.tops[pile] = top
            colours = lights.ring(game, 0)[4 * pile : 4 * pile + 4]
            light.append(sum(max(colour) for colour in colours))
        assert light == sorted(light, reverse=True)
        assert light[-1] == 0
        assert light[-2] > 0
