"""At a table of The Game the device asks others to keep off piles, and says why it laid a card."""

import pytest

from firmware.games.the_game import player
from firmware.games.the_game.rules import END, LAY, MARK
from firmware.shell import box_turn
from tests.desk import Desk

# Two play, P2 is the device; P1 holds 2 11 20 30 40 60 97, the device 3 10 21 23 25 50 98.
HANDS = (60, 10, 40, 50, 30, 25, 20, 23, 11, 21, 2, 3, 97, 98)
TWO = "1 1 2 A 2 1"


def dealt() -> Desk:
    desk = Desk().deal(*HANDS).type(TWO)
    assert desk.game.knowledge.known == [[2, 11, 20, 30, 40, 60, 97], [3, 10, 21, 23, 25, 50, 98]]
    return desk


def gone_on(desk: Desk) -> Desk:
    while desk.game.seat:
        desk.wait(300).type("#" if desk.game.seat else "")
    return desk.wait(500)


def test_it_asks_to_keep_off_a_pile_that_it_takes_back_by_ten():
    desk = dealt()
    assert desk.game.marks == [0, 0, 0, 0]
    desk.game.tops[1] = 20
    desk.app._go(desk.app.shell.screen())
    assert desk.wait(100).rows()[5] == "A^  B Box keep off  Cv  Dv"
    assert desk.game.askers[1] == 1


def test_whoever_lays_there_all_the_same_is_told_who_had_asked():
    desk = dealt()
    desk.game.tops[1] = 20
    desk.app._go(desk.app.shell.screen())
    desk.wait(100).type("3 0 B")
    assert desk.notice() == "Box said: off B!"
    assert desk.game.marks == [0, 0, 0, 0]


def test_it_takes_the_sign_away_once_it_wishes_it_no_more():
    desk = dealt()
    desk.game.tops[1] = 20
    desk.app._go(desk.app.shell.screen())
    desk.wait(100)
    desk.game.knowledge.known[1].remove(10)
    desk.app._go(desk.app.shell.screen())
    assert desk.wait(100).game.marks == [0, 0, 0, 0]


@pytest.mark.rule("TG15")
def test_nobody_asks_in_its_name():
    desk = dealt().type("<C>")
    assert desk.rows()[5] == "A^  B^  C keep off  Dv", "in their turn there is nobody else who asks"
    desk = Desk(seed=1).type("1 1 2 A 3 #").wait(3000).type("1 <C>")
    assert desk.rows()[5] == "A^  B^  C P2 keep off  Dv", "it asks itself: of two people it is P2"


def test_a_sign_of_somebody_at_the_table_it_leaves_alone():
    desk = dealt()
    desk.game.seat = 1
    desk.app._go(desk.app.shell.screen())
    desk.wait(100).type("<C>")
    desk.game.seat = 0
    desk.app._go(desk.app.shell.screen())
    assert desk.wait(100).game.marks == [0, 0, 1, 0]
    assert desk.game.askers[2] == 0


def test_what_it_asked_is_still_there_after_a_power_cut():
    desk = dealt().type("1 1 A 2 0 B #")
    gone_on(desk)
    marks, askers = list(desk.game.marks), list(desk.game.askers)
    desk.power_off_and_on()
    desk.type("#")
    assert (desk.game.marks, desk.game.askers) == (marks, askers)


def its_card(desk: Desk) -> Desk:
    desk.type("1 1 A 2 0 A #")
    while not desk.rows()[0].startswith("Box: "):
        desk.wait(200)
    return desk


def test_0_says_why_it_has_laid_a_card_by_what_all_see():
    """TG15"""
    desk = its_card(dealt())
    assert desk.referee.log()[-1] == (LAY, 10, 0)
    assert desk.rows()[7] == "#go on 0 why  *undo"
    assert desk.type("0").notice() == "ten back frees 8"
    held = desk.game.knowledge.known[1]
    assert not any(str(card) in desk.notice() for card in held)


def test_a_reason_tells_what_is_skipped_and_what_ten_back_frees():
    desk = dealt()
    game = desk.game
    assert player.effect(game, 11, 0) == ("skips 9", 9)
    assert player.effect(game, 2, 0) == ("skips no card", 0)
    game.tops[0] = 21
    assert player.effect(game, 11, 0) == ("ten back frees 9", -1)


def test_before_it_has_laid_one_0_means_nothing():
    desk = dealt().type("1 1 A 2 0 A #")
    assert type(desk.app.stack[-1]).__name__ == "BoxTurn"
    assert "0 why" not in desk.words()
    assert desk.type("0").notice() == "# goes on, * undo."
    assert box_turn.reason(desk.referee) == ""  # the last move was P1's


def test_a_reason_stays_till_a_key_and_the_turn_waits_so_long():
    desk = its_card(dealt()).type("0")
    moves = len(desk.referee.log())
    assert desk.wait(9000).notice() == "ten back frees 8"
    assert len(desk.referee.log()) == moves
    desk.type("#").wait(1000)
    assert len(desk.referee.log()) == moves + 1


def test_why_it_draws_is_told_where_the_players_have_the_cards():
    desk = dealt()
    move = (END,)
    assert player.of_last(desk.referee, desk.game, move) == "up to 7 cards again"
    assert player.of_last(desk.referee, desk.game, (MARK, 0, 0)) == ""
