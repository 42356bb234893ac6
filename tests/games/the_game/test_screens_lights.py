"""The ring in a game: arcs follow the room that the piles have left; answers are told apart."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"
DARK = (0, 0, 0)


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


REST, ROOM, DRAWS = (40, 40, 40), (0, 40, 90), (90, 55, 0)


def lit(desk: Desk) -> list[int]:
    return [i for i in range(16) if desk.ring[i] != DARK]


def test_at_rest_the_arc_of_who_is_on_turn_is_steady_and_all_else_is_dark(desk: Desk):
    desk.wait(1500)
    for _ in range(20):
        assert lit(desk.wait(100)) == [4, 5, 6, 7, 8, 9, 10, 11], "P1 of two"
        assert set(desk.ring) == {REST, DARK}


def quarter(desk: Desk, keys: str) -> list[int]:
    """Return what is lit just after `keys`, in the colour of room."""
    desk.type(keys[:-1])
    desk.wait(1000)
    desk.down(keys[-1])
    desk.up(keys[-1])
    return [i for i in range(16) if desk.ring[i] == ROOM]


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("33A", [0, 1, 2]),
        ("36A", [0, 1, 2]),
        ("60A", [0, 1]),
        ("80A", [0]),
        ("98B", [4]),
        ("50C", [8, 9]),
        ("2D", [12]),
        ("90D", [12, 13, 14, 15]),
    ],
)
def test_a_card_shows_in_its_quarter_how_much_room_its_pile_has_left(
    desk: Desk, keys: str, shown: list[int]
):
    assert quarter(desk, keys) == shown
    assert lit(desk.wait(900)) == [4, 5, 6, 7, 8, 9, 10, 11]


def test_a_pile_with_little_room_blinks_its_last_light(desk: Desk):
    assert quarter(desk, "98B") == [4]
    seen = [4 in lit(desk.wait(50)) for _ in range(14)]
    assert True in seen
    assert False in seen


def test_a_pile_that_went_back_by_ten_has_more_room_again(desk: Desk):
    assert quarter(desk, "60A") == [0, 1]
    assert quarter(desk, "50A40A") == [0, 1, 2]


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


def test_a_refusal_blinks_every_second_pixel_of_the_whole_ring_twice(desk: Desk):
    even, odd = list(range(0, 16, 2)), list(range(1, 16, 2))
    frames = seen(desk, "1A")
    assert [dark(frame) for frame in frames[:4]] == [even, odd, even, odd]
    assert len(frames) == 5, "then rest again"


def test_success_and_refusal_are_told_apart_without_light(desk: Desk):
    desk.type("3 7 A").wait(1000)
    desk.tones()
    desk.type("4 0 A").wait(1000)
    success = desk.tones()
    desk.type("3 8 A").wait(1000)
    refusal = desk.tones()
    assert [hertz for hertz, _ in success] == [2400]
    assert [hertz for hertz, _ in refusal if hertz] == [2400, 1600, 1100]
    assert success[0][1] < 50 < min(length for hertz, length in refusal if hertz)


@pytest.mark.rule("TG5")
@pytest.mark.parametrize(("keys", "pile"), [("3 7 A", "2 7 A"), ("3 7 D", "4 7 D")])
def test_ten_back_is_praised_by_a_word_and_a_sound_of_its_own(desk: Desk, keys: str, pile: str):
    desk.type(keys).wait(1000)
    assert desk.notice() == ""
    desk.tones()
    assert desk.type(pile).wait(1000).notice() == "Ten back!"
    assert [hertz for hertz, _ in desk.tones() if hertz] == [2400, 1319, 1568, 2093, 2637]


def test_the_next_player_s_turn_and_the_end_are_heard(desk: Desk):
    desk.type("9 9 A 9 8 B").wait(1000)
    desk.tones()
    desk.type("#").wait(1000)
    assert [hertz for hertz, _ in desk.tones() if hertz] == [1200, 1600, 1600, 1200], (
        "their turn, and the draw"
    )
    desk.type("2 C 3 D # #").wait(1000)
    desk.tones()
    desk.type("#").wait(2000)
    falling = [hertz for hertz, _ in desk.tones() if hertz]
    assert falling == sorted(falling, reverse=True)
    assert len(falling) == 3


def test_the_turn_runs_round_to_the_next_player_and_who_draws_is_called():
    desk = Desk().type("1 1 1 4 2").wait(1500)
    desk.type("1 2 A 1 3 A").wait(1500)
    desk.down("#")
    desk.up("#")
    seen = []
    for _ in range(60):
        if not seen or seen[-1] != desk.ring:
            seen.append(desk.ring)
        desk.wait(20)
    dots = [[i for i in range(16) if frame[i] == (66, 66, 66)] for frame in seen]
    assert [found[0] for found in dots if len(found) == 1] == [12, 13, 14, 15], "on to P3's"
    called = [[i for i in range(16) if frame[i] == DRAWS] for frame in seen]
    assert [10, 11, 12, 13] in called, "P2 draws"
    assert [11, 12] in called, "inwards"
    assert {frame[3] for frame in seen[-5:]} == {DARK}, "P4"
    assert lit(desk.wait(1000)) == [0, 1, 14, 15]
