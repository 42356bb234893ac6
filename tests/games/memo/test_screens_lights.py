"""The ring in Numbers Memo: the arc of the seat on turn, and whether two cards are a pair."""

from tests.desk import Desk
from tests.games.memo.desk import at_table, laid_out

DARK = (0, 0, 0)


def arcs(desk: Desk, players: int) -> list[list[tuple[int, int, int]]]:
    """Return the pixels of each seat once the answer to the last key is over."""
    desk.wait(1500)
    arc = desk.app.shell.signals.arc
    return [[desk.ring[pixel] for pixel in arc(players, seat)] for seat in range(players)]


def test_the_arc_of_the_seat_on_turn_shines():
    for players in range(2, 7):
        on_turn, *others = arcs(at_table(players=players), players)
        assert len(set(on_turn)) == 1
        assert on_turn[0] == (40, 40, 40)
        assert all(set(arc) == {DARK} for arc in others)


def test_two_cards_that_are_no_pair_leave_the_ring_at_rest():
    desk = laid_out(3, 9).type("1# 8# 2#").wait(1500)
    seen = set()
    for _ in range(50):
        desk.wait(20)
        seen.add(tuple(desk.ring))
    assert len(seen) == 1


def test_a_pair_is_answered_on_the_arc_of_its_player():
    desk = at_table().type("1# 10# 10# # 2# 9#")
    desk.wait(1500).tones()
    desk.type("9 #")
    assert all(colour == DARK for colour in desk.ring[5:11])
    assert len(set(desk.ring[:4] + desk.ring[12:])) == 1
    assert desk.tones()


def test_no_pair_is_told_by_a_falling_tone_and_half_the_ring_after_the_other():
    desk = laid_out(3, 9).type("1# 8# 2").wait(1500)
    desk.tones()
    amber, seen = (90, 55, 0), set()
    for key in ("down", "up"):
        getattr(desk, key)("#")
        for _ in range(12):
            desk.wait(20)
            if set(desk.ring) == {DARK, amber}:
                seen.add(tuple(colour == DARK for colour in desk.ring))
    assert seen == {(True,) * 8 + (False,) * 8, (False,) * 8 + (True,) * 8}
    first, last = [hertz for hertz, _ in desk.wait(500).tones() if hertz]
    assert first > last
