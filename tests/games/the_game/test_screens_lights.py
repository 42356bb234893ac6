"""The ring in a game: arcs follow the room that the piles have left; answers are told apart."""

import pytest

from firmware.games.the_game import screens
from tests.desk import Desk

TABLE = "1 1 1 2 1"
DARK = (0, 0, 0)


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


CALM, AMBER, RED = (0, 26, 32), (90, 45, 0), (150, 0, 0)
LETTERS = {DARK: ".", CALM: "c", AMBER: "a", RED: "R"}


def quarters(desk: Desk) -> str:
    """Return the quarters of A to D: calm, amber or red lights, once the answer is over."""
    letters = "".join(LETTERS[colour] for colour in desk.wait(1500).ring)
    return " ".join(letters[i : i + 4] for i in range(0, 16, 4))


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("", "c... c... c... c..."),
        ("3 3 A", "cc.. c... c... c..."),
        ("3 6 A", "aa.. c... c... c..."),
        ("5 0 A", "aaa. c... c... c..."),
        ("6 8 A", "RRR. c... c... c..."),
        ("9 8 B", "c... RRRR c... c..."),
        ("5 0 C", "c... c... aaa. c..."),
        ("2 D", "c... c... c... RRRR"),
    ],
)
def test_the_farther_a_pile_has_gone_the_longer_and_from_calm_to_red(
    desk: Desk, keys: str, shown: str
):
    assert quarters(desk.type(keys)) == shown


def test_a_pile_that_keeps_pace_with_the_cards_that_are_left_stays_calm():
    """It does not look like danger when all goes well."""
    game = Desk().type(TABLE).game
    game.unlaid = 20
    game.tops = [80, 85, 40, 8]
    lit = [LETTERS[colour] for colour in screens.ring(game, 0)]
    assert "".join(lit) == "cccc" + "cccc" + "ccc." + "RRRR"
    game.unlaid = 0
    assert set(screens.ring(game, 0)) == {CALM, DARK}


def test_danger_is_told_without_colour_too():
    """It is longer and brighter."""
    assert sum(CALM) * 2 < sum(AMBER) <= 135
    assert sum(AMBER) < sum(RED)
    desk = Desk().type(TABLE + "9 8 B")
    assert [len(quarter.strip(".")) for quarter in quarters(desk).split()] == [1, 4, 1, 1]


def test_a_pile_that_went_back_by_ten_is_shorter_or_calmer_again(desk: Desk):
    assert quarters(desk.type("6 0 A")) == "aaa. c... c... c..."
    assert quarters(desk.type("5 0 A 4 0 A")) == "aa.. c... c... c..."


@pytest.mark.parametrize("level", range(1, 5))
def test_at_every_brightness_the_three_colours_differ(level: int):
    """The ring divides them by eight where it is darkest."""
    shares = (0, 1, 2, 4, 8)
    scaled = {tuple(part * shares[level] // 8 for part in colour) for colour in LETTERS}
    assert len(scaled) == 4


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
    assert desk.notice() == ""
    desk.tones()
    assert desk.type(pile).wait(1000).notice() == "Ten back: great!"
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


def test_over_all_196_tops_more_light_never_means_more_room():
    game = Desk().type(TABLE).game
    for pile, tops in ((0, range(1, 100)), (3, range(100, 1, -1))):
        light = []
        for top in tops:
            game.tops[pile] = top
            light.append(sum(map(sum, screens.ring(game, 0)[4 * pile : 4 * pile + 4])))
        assert light == sorted(light)
        assert (light[0], light[-1]) == (58, 600)


def test_the_next_player_is_pointed_at_and_who_draws_glows():
    """The quarters come back after a second."""
    desk = Desk().type("1 1 1 4 2").wait(1500)
    desk.type("1 2 A 1 3 A").wait(1500)
    desk.down("#")
    desk.up("#")
    seen = [desk.wait(40).ring for _ in range(20)]
    assert {frame[15] for frame in seen[4:]} == {(50, 50, 50)}, "P3"
    assert {frame[11] for frame in seen[4:]} == {AMBER, DARK}, "P2 draws"
    assert {frame[3] for frame in seen[4:]} == {DARK}, "P4"
    assert quarters(desk) == "c... c... c... c..."


def test_the_quarters_lie_where_they_are_wherever_the_first_seat_is(desk: Desk):
    desk.app.shell.signals.place = 5
    assert quarters(desk.type("9 8 B")) == "c... RRRR c... c..."
