"""Passing the device round: nobody's cards are on another's picture."""

import pytest

from firmware.games.the_game.rules import END, LAY
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import Desk, playing

# Dealt one by one to P1 and P2: twelve cards of P1 that go up, P2's that go down.
DEALT = (10, 90, 11, 89, 12, 88, 13, 87, 14, 86, 15, 85, 16, 84)
TWO = "1 1 2 2"  # official, dealt, two players, before the starter is chosen

COVER_2 = [
    "Hand me to  pile 84",
    "",
    "2",
    "P2  press",
    "",
    "",
    "1  1  100  100",
    "2 play 1-2 look  *back",
]


@pytest.fixture
def desk() -> Desk:
    return Desk().deal(*DEALT, 20, 21, 22, 23).type(TWO)


def test_everybody_may_look_at_his_hand_before_the_starter_is_chosen(desk: Desk):
    """TG3: the cards are dealt first; the starter is chosen after all have looked."""
    assert desk.rows() == [
        "Who starts?",
        "",
        "1 P1  2 P2",
        *[""] * 4,
        "A look #P1  *back",
    ]
    assert desk.type("A").rows()[3:] == ["P1  press", "", "", "", "1-2 my cards  *back"]
    assert desk.type("1").rows() == [
        "P1's hand  pile 84",
        "",
        "1  1  100  100",
        "",
        "",
        "",
        "10 11 12 13 14 15 16",
        "#hide my cards",
    ]
    assert desk.type("#").rows()[3] == "P2  press"
    assert desk.type("2").rows()[6] == "84 85 86 87 88 89 90"
    assert desk.type("#").rows()[0] == "Who starts?"
    assert desk.referee.log() == []


def test_a_number_pressed_twice_chooses_the_starter_and_shows_nobody_his_hand(desk: Desk):
    for _ in range(2):
        desk.down("2")
        desk.wait(60)
        desk.up("2")
        desk.wait(60)
    assert desk.rows() == ["Too soon: again.", *COVER_2[1:]]
    desk.type("2")
    assert desk.rows()[6] == "84 85 86 87 88 89 90"


def test_the_one_who_starts_is_named_before_his_cards_are_shown(desk: Desk):
    assert desk.type("2").rows() == COVER_2
    assert desk.type("2").rows() == [
        "P2 lays 2  pile 84",
        "",
        "1  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "84 85 86 87 88 89 90",
        "card, then A-D  *undo",
    ]


def test_no_other_key_lifts_the_cover(desk: Desk):
    desk.type("2")
    for key in ("3", "9", "#", "0", "A", "D"):
        assert desk.type(key).rows()[1:] == [*COVER_2[1:-1], "2 play 1-2 look  *clear"]
        assert desk.notice() == "P2 presses 2"
        assert desk.type("*").rows() == COVER_2, "it closes what is said"


def test_after_a_turn_its_player_sees_what_he_drew_and_hides_it_before_the_next_is_named(
    desk: Desk,
):
    desk.type("1 1 1 0 A 1 1 A #")
    assert desk.rows() == [
        "P1 drew  pile 82",
        "",
        "",
        "20  21",
        "",
        "",
        "",
        "#hide 2 P2 plays  *back",
    ]
    assert desk.type("5").notice() == "# hides cards"
    assert desk.type("#").rows()[3] == "P2  press"
    assert desk.type("2").rows()[0] == "P2 lays 2  pile 82"


@pytest.mark.parametrize("taps", [2, 3, 9])
@pytest.mark.parametrize("apart", [20, 60, 500])  # ms
def test_sharp_tapped_too_often_never_leads_to_the_next_hand(desk: Desk, taps: int, apart: int):
    desk.type("1 1 1 0 A 1 1 A")
    for _ in range(taps):
        desk.down("#")
        desk.wait(60)
        desk.up("#")
        desk.wait(apart)
    assert desk.rows()[7].startswith("2 play")
    assert desk.notice() in ("P2 presses 2", "Too soon: again.", "")


def test_of_sharps_that_waited_in_the_queue_only_the_first_acts(desk: Desk):
    desk.type("1 1 1 0 A 1 1 A")
    start = desk.now
    desk.now += 1000
    for tap in range(3):
        desk.app.step(desk.now, ("#", True, start + 100 * tap))
        desk.app.step(desk.now, ("#", False, start + 100 * tap + 60))
    assert desk.rows()[0] == "Too soon: again."
    assert desk.notice() == "Too soon: again."
    assert desk.type("#").rows()[7].startswith("2 play")


def test_sharp_tapped_too_often_while_all_look_shows_nobody_the_next_hand(desk: Desk):
    desk.type("A 1")
    assert desk.type("# # #").rows()[2:4] == ["2", "P2  press"]
    assert desk.notice() == "P2 presses 2"


def test_a_whole_hand_of_new_cards_stands_as_a_hand(desk: Desk):
    desk.type("1 1").type("10A 11A 12A 13A 14A 15A 16A #")
    assert desk.rows()[0] == "P1 drew  pile 77"
    assert desk.rows()[2].split() == ["2", "3", "4", "20", "21", "22", "23"]


def test_six_new_cards_still_fit_their_row(desk: Desk):
    desk.type("1 1").type("10A 11A 12A 13A 14A 15A #")
    assert desk.rows()[0] == "P1 drew  pile 78"


def test_a_player_may_look_at_his_hand_out_of_turn(desk: Desk):
    desk.type("1 1 <*> 2 5")
    assert desk.rows()[3] == "P1  press"
    assert desk.type("2").rows()[6] == "84 85 86 87 88 89 90"
    assert desk.type("#").rows()[3] == "P1  press"
    assert desk.type("1").rows()[0] == "P1 lays 2  pile 84"


def test_who_takes_back_on_a_cover_sees_no_cards(desk: Desk):
    """The one who holds the device at a cover page may be anybody."""
    desk.type("1 1 <*> 3 2 A 5 #")
    assert desk.rows()[6] == "5  1  100  100"
    assert desk.type("*").notice() == "Undone: 5 on A."
    assert desk.rows()[2:7] == ["1", "P1  press", "", "", "1  1  100  100"]


def test_a_turn_taken_back_asks_and_comes_back_behind_its_player_s_cover(desk: Desk):
    desk.type("1 1 1 0 A 1 1 A # #").type("*")
    assert desk.words() == ("Undo P1's end of turn? New cards were drawn. #yes *no")
    desk.type("#")
    assert desk.notice() == "Undone: turn's end."
    assert desk.rows()[2:8:5] == ["1", "1 play 1-2 look  *back"]
    assert desk.type("1").rows()[:6] == [
        "P1: enough  pile 84",
        "",
        "11  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
    ]


def test_a_lone_player_sees_no_covers(desk: Desk):
    alone = Desk().type("1 1 2 1")
    assert alone.rows()[0] == "Lay 2  pile 90"
    alone.type("<*> 2")
    assert "Hands" not in alone.words()


def test_who_plays_on_as_nobody_else_has_cards_hands_the_device_to_nobody():
    """Each lays their two lowest on a pile of their own, so that P2 has none left at the end."""
    desk = playing(Setup("TG", SCREEN, 2, bytes(range(2, 100)))).type("1 1")
    game, submit = desk.game, desk.referee.submit
    while game.knowledge.hands[1]:
        hand = game.knowledge.hand(game.seat)
        last = game.seat and not game.knowledge.draw
        for card in list(hand)[: len(hand) if last else 2 if game.knowledge.draw else 1]:
            assert submit((LAY, card, game.seat)) is None
        if game.knowledge.hands[1]:
            assert submit((END,)) is None
    desk.app.stack = [desk.app.shell.screen()]
    desk.wait(2000).type("2").wait(1500).type("#")
    assert desk.rows()[7] == "1 play  *back", "from P2, who looks no more, to P1 it is handed on"
    assert desk.type("2").notice() == "P2 has no cards."
    desk.type("1").wait(1500)
    card = game.knowledge.hand(0)[0]
    desk.type(" ".join(str(card)) + " A #")
    assert desk.notice() == "P1 goes on alone."
    assert desk.rows()[6].split() == [str(card) for card in game.knowledge.hand(0)]
    desk.power_off_and_on()
    assert desk.type("#").rows()[7].startswith("1 play"), "whoever finds it is not known"


def test_who_has_laid_all_is_told_what_the_keys_do():
    desk = Desk().deal(2, 3, 4, 5, 6, 7, 8).type("1 1 2 2 1 1")
    desk.type("2 A 3 A 4 A 5 A 6 A 7 A 8 A")
    assert desk.rows()[7] == "card, then A-D  #end"


def test_the_hand_that_is_left_to_a_lone_player_is_theirs():
    desk = Desk().type("1 1 2 1 #")
    for _ in range(200):
        game = desk.game
        hand = game.knowledge.hand(0)
        goes = [(card, pile) for card in hand for pile in range(4) if game.fits(card, pile)]
        if game.over:
            break
        card, pile = goes[0] if goes else (0, 0)
        desk.type("#" if game.laid >= game.due else " ".join(str(card)) + " " + "ABCD"[pile])
    assert desk.game.over
    assert desk.type("D").rows()[0].startswith("Your hand  pile ")
