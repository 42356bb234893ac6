"""The ring in games 5 and 6: whose turn it is, who must throw, who is out."""

from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from firmware.ui.screen import DARK
from tests.desk import Desk, playing
from tests.games.melding.desk import at_table, cards_keys, dealt, settle
from tests.games.melding.positions import PRIMES, chosen

IN, ON_TURN, WON = (0, 4, 5), (0, 50, 60), (0, 60, 0)


def arcs(desk: Desk, players: int) -> list:
    """Return the second pixel of each seat's arc, once no key is being answered."""
    desk.wait(2000)
    arc = desk.app.shell.signals.arc
    return [desk.ring[arc(players, seat)[1]] for seat in range(players)]


def blinks(desk: Desk) -> set[int]:
    """Return the pixels that are dark at times."""
    desk.wait(2000)
    dark: set[int] = set()
    for _ in range(20):
        dark |= {i for i, colour in enumerate(desk.ring) if colour == DARK}
        desk.wait(100)
    return dark


def test_each_seat_has_an_arc_and_the_one_on_turn_shines():
    desk = playing(Setup("H5", TABLE, 3))
    assert arcs(desk, 3) == [DARK, DARK, DARK]
    assert arcs(desk.type("2 5 0 #"), 3) == [IN, ON_TURN, IN]
    assert blinks(desk) == set()
    assert arcs(desk.type("# 1 2 #"), 3) == [IN, IN, ON_TURN]


def test_who_has_drawn_and_must_throw_sees_every_second_pixel_blink():
    desk = at_table(players=4).type("#")
    assert blinks(desk) == {6, 8}
    assert blinks(desk.type("1 2 #")) == set()


def test_who_is_out_is_dark_and_at_the_end_the_winner_is_lit():
    desk = dealt("H5", [PRIMES, [], [], []], [40, 99], chosen(4, True))
    settle(desk.type("# 9 9 D")).type("#")
    assert arcs(desk, 4) == [DARK, ON_TURN, IN, IN]
    desk = at_table(first="77").type("# 9 9 D")
    settle(desk.type(cards_keys(PRIMES)))
    assert arcs(desk, 2) == [WON, ON_TURN], "whose points are to be typed"
    assert arcs(desk.type("# 0 #"), 2) == [WON, IN]


def test_a_refused_claim_blinks_and_buzzes_and_a_proved_one_sounds():
    desk = dealt("H5", [PRIMES, []], [40, 99]).type("#")
    desk.wait(1000).tones()
    settle(desk.type("2 3 D")).wait(400)
    assert 3600 in [hertz for hertz, _ in desk.tones()]
    settle(desk.type("9 9 D"))
    settle(desk.type(cards_keys(PRIMES))).wait(2000)
    assert 2093 in [hertz for hertz, _ in desk.tones()]
