"""The ring in games 5 and 6: whose turn it is, who must throw, who is out."""

from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from firmware.ui.screen import DARK
from tests.desk import Desk, playing
from tests.games.melding.desk import at_table, cards_keys, dealt, settle
from tests.games.melding.positions import PRIMES, chosen

ON_TURN = (40, 40, 40)


def arcs(desk: Desk, players: int) -> list:
    """Return the second pixel of each seat's arc, once no key is being answered."""
    desk.wait(2000)
    arc = desk.app.shell.signals.arc
    return [desk.ring[arc(players, seat)[1]] for seat in range(players)]


def test_each_seat_has_an_arc_and_the_one_on_turn_shines():
    desk = playing(Setup("H5", TABLE, 3))
    assert arcs(desk, 3) == [ON_TURN, DARK, DARK], "who is proposed to start"
    assert arcs(desk.type("2 5 0 #"), 3) == [DARK, ON_TURN, DARK]
    assert arcs(desk.type("# 1 2 #"), 3) == [DARK, DARK, ON_TURN]


def test_who_has_drawn_is_still_on_turn():
    desk = at_table(players=4).type("#")
    assert arcs(desk, 4) == [ON_TURN, DARK, DARK, DARK]


def test_at_the_end_the_winner_is_lit():
    desk = dealt("H5", [PRIMES, [], [], []], [40, 99], chosen(4, True))
    settle(desk.type("# 9 9 D")).type("#")
    assert arcs(desk, 4) == [DARK, ON_TURN, DARK, DARK]
    desk = at_table(first="77").type("# 9 9 D")
    settle(desk.type(cards_keys(PRIMES)))
    assert arcs(desk.wait(2000), 2) == [ON_TURN, DARK], "while the other's points are typed"
    assert arcs(desk.type("# 0 #").wait(3000), 2) == [ON_TURN, DARK]


def test_a_refused_claim_blinks_and_buzzes_and_a_proved_one_sounds():
    desk = dealt("H5", [PRIMES, []], [40, 99]).type("#")
    desk.wait(1000).tones()
    settle(desk.type("2 3 D")).wait(600)
    assert 1100 in [hertz for hertz, _ in desk.tones()]
    settle(desk.type("9 9 D"))
    desk.type(cards_keys(PRIMES)).wait(6000)
    assert 2093 in [hertz for hertz, _ in desk.tones()]
