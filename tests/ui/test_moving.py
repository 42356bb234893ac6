"""Some things move as a page comes: a no, a turn that passes, a card laid, ten back."""

from itertools import pairwise

import pytest

from firmware.modules.later import later
from tests.desk import Desk

THREE = "1 1 1 3 1"  # the first game of home, checked, for three; P1 starts
STILL = "<*> 5 6 * *"  # Motion, in the group Light
HEAD = slice(0, 256)
MUCH = 123_456  # bytes: nothing gives way


def table(before: str = "") -> Desk:
    """Return a desk at the first turn of three players, at rest; what moves has come by a no."""
    return Desk(left=MUCH).type(THREE + before + "1 C *").wait(3000)


def pictures(desk: Desk, keys: str) -> list[tuple[int, bytes]]:
    """Type `keys` and return the pictures from the last one on: ms since the first, and pixels."""
    *before, last = keys.split()
    desk.type(" ".join(before)).wait(1000)
    seen: list[tuple[int, bytes]] = []
    desk.watch = lambda: seen.append((desk.now, bytes(desk.panel)))
    desk.down(last)
    desk.wait(60)
    desk.up(last)
    desk.wait(1000)
    desk.watch = None
    return [(at - seen[0][0], picture) for at, picture in seen]


def times(seen: list[tuple[int, bytes]]) -> list[int]:
    return [at for at, _ in seen]


def heads(seen: list[tuple[int, bytes]]) -> list[bytes]:
    return [picture[HEAD] for _, picture in seen]


def column(picture: bytes, pile: int) -> bytes:
    """Return the rows of the tops, three of eight pixels, of a `pile`'s column."""
    rows = [picture[128 * row + 32 * pile : 128 * row + 32 * pile + 32] for row in (2, 3, 4)]
    return b"".join(rows)


def test_a_no_shakes_the_head_by_two_pixels_in_three_pictures_and_nothing_else():
    seen = pictures(table(), "1 C")
    assert times(seen) == [0, 40, 80, 120]
    _, right, left, still = heads(seen)
    assert (right[2:128], left[:126]) == (still[:126], still[2:128])
    assert len({picture[256:] for _, picture in seen}) == 1


def test_a_turn_that_passes_slides_the_head_in_four_pictures_and_the_draw_pile_has_its_place():
    seen = pictures(table(), "3 7 A 3 8 A #")
    assert times(seen) == [0, 40, 80, 120, 160]
    assert len({head[:60] for head in heads(seen)}) == 5
    assert len({head[96:128] for head in heads(seen)}) == 1
    assert len({picture[256:] for _, picture in seen}) == 1


def test_a_card_that_is_laid_comes_from_below_in_its_column_alone():
    seen = pictures(table(), "3 7 B")
    assert times(seen) == [0, 40, 80, 120, 160]
    assert len({column(picture, 1) for _, picture in seen}) == 5
    for pile in (0, 2, 3):
        assert len({column(picture, pile) for _, picture in seen}) == 1
    half, whole = column(seen[2][1], 1), column(seen[4][1], 1)
    assert bytes(bits >> 4 for bits in half[64:]) == bytes(bits & 15 for bits in whole[32:64])


def test_a_picture_that_took_long_to_draw_and_send_stands_as_long_as_any_other():
    desk = table()
    desk.picture_ms = 25
    seen = pictures(desk, "3 7 B")
    waits = [there - here for here, there in pairwise(times(seen))]
    assert len(waits) == 4
    assert min(waits) >= 40 + 25, "what comes next is due 40 ms after it was sent"


def test_the_last_card_comes_to_no_column_as_there_is_none_on_the_result():
    desk = table("<*> 3 3 0 # <*> 3 4 1 0 # <*> 3 4 2 0 # <*> 3 4 3 1 #")
    desk.type("<*> 3 1 3").wait(3000).type("3 7").down("B")
    desk.wait(60)
    desk.up("B")
    assert (desk.rows()[0], desk.app.motion) == ("0 left", None)


def test_at_ten_back_the_frame_goes_and_comes_twice():
    seen = pictures(table(), "3 7 A 2 7 A")
    assert times(seen) == [0, 40, 160, 280, 400]
    _, without, framed, again, last = [column(picture, 0) for _, picture in seen]
    assert (without, framed) == (again, last)
    lost = bytes(a & ~b & 255 for a, b in zip(framed, without, strict=True))
    assert without == bytes(a & ~b & 255 for a, b in zip(framed, lost, strict=True))
    assert sum(map(int.bit_count, lost)) == 78


def dealt(before: str = "") -> Desk:
    """Return a desk at the first turn of two whose cards the device has dealt, at rest."""
    desk = Desk(left=MUCH).deal(*range(2, 100)).type("1 1 2 2 1 1" + before)
    return desk.type("5 0 C *").wait(3000)


@pytest.mark.parametrize("laid", [2, 3])
def test_drawn_cards_come_one_after_the_other_in_their_places(laid: int):
    seen = pictures(dealt(), " ".join(f"{2 * card} A" for card in range(1, laid + 1)) + " #")
    assert times(seen) == [0, *(40 + 120 * card for card in range(laid))]
    whole = seen[-1][1][256:768]
    lit = [sum(map(int.bit_count, picture[256:768])) for _, picture in seen]
    assert lit[0] == 0
    assert lit == sorted(set(lit)), "each picture has one more"
    for _, picture in seen:
        assert all(a in (0, b) for a, b in zip(picture[256:768], whole, strict=True))
    assert len({picture[896:] for _, picture in seen}) == 1, "the keys"


def test_drawn_cards_are_all_there_at_once_where_motion_is_off():
    still = pictures(dealt(STILL), "2 A 4 A #")
    assert times(still) == [0]
    assert still[0][1] == pictures(dealt(), "2 A 4 A #")[-1][1]


@pytest.mark.parametrize("keys", ["1 C", "3 7 A 3 8 A #", "3 7 B", "3 7 A 2 7 A"])
def test_the_last_picture_is_the_page_and_nothing_moves_where_motion_is_off(keys: str):
    moved = pictures(table(), keys)
    still = pictures(table(STILL), keys)
    assert times(still) == [0]
    assert still[0][1] == moved[-1][1]


@pytest.mark.parametrize("keys", ["1 C", "3 7 A 3 8 A #", "3 7 B", "3 7 A 2 7 A"])
def test_a_key_ends_it_and_is_answered_as_always(keys: str):
    *before, last = keys.split()
    desk = table().type(" ".join(before)).wait(1000)
    desk.down(last)
    desk.wait(20)
    desk.up(last)
    assert desk.app.motion is not None
    desk.down("5")
    desk.up("5")
    assert desk.app.motion is None
    slow = table().type(keys).wait(3000).type("5")
    assert (desk.panel, desk.words()) == (slow.panel, slow.words())


def test_nothing_moves_while_a_clock_runs_or_before_a_page_that_hides_something():
    desk = table()
    top = desk.app.stack[-1]
    for name, value in (("calm", True), ("busy", True), ("deaf_ms", 400)):
        desk.app.shell.signals.refused()
        setattr(top, name, value)
        assert desk.app.shell.moving(top, desk.pixels) is None
        assert desk.app.shell.signals.motion == 0
        setattr(top, name, False)
    desk.app.shell.signals.refused()
    assert desk.app.shell.moving(top, desk.pixels) is not None


def test_before_the_part_is_there_nothing_moves_and_nobody_waits_for_it(monkeypatch):
    from firmware.modules import loader

    desk = table().type("1")
    expected: list[str] = []
    monkeypatch.setattr(loader, "has", lambda name: False)
    monkeypatch.setattr(loader, "expect", expected.extend)
    desk.type("C")
    assert desk.app.motion is None
    assert expected == ["firmware.ui.moving"]


@pytest.mark.parametrize("place", ["__init__", "begin", "step", "_moved"])
def test_where_there_is_no_memory_for_it_the_page_comes_at_once(
    monkeypatch: pytest.MonkeyPatch, place: str
):
    wanted = table().type("1 C").wait(2000).panel
    desk = table()

    def short(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(later.moving.Motion, place, short)
    desk.type("1 C").wait(2000)
    assert desk.panel == wanted
    assert desk.app.motion is None
    assert type(desk.app.stack[-1]).__name__ == "Turn"
