"""A turn: typing a card, laying it, being refused, ending the turn, "can't"."""

import pytest

from tests.desk import Desk

TABLE = "1 1 1 2 1"  # official, at table level, two players, the first one starts
ALONE = "1 1 2 1"  # official, dealt, one player


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


@pytest.fixture
def alone() -> Desk:
    return Desk().deal(12, 25, 37, 48, 61, 79, 88, 90).type(ALONE)


def refusal(desk: Desk) -> str:
    return desk.notice()


def test_while_a_pile_is_asked_for_help_has_on_its_key_how_far_the_card_jumps(desk: Desk):
    shown = desk.type("3 7 A 1 2 <#>").words()
    assert [key in shown for key in ("A no", "B 11", "C 88", "D 88")] == [True] * 4
    assert "a number" in shown


def test_three_keys_lay_a_card(desk: Desk):
    assert desk.type("3").rows()[::7] == ["3_  pile 84", "card, then A-D  *clear"]
    assert desk.type("7").rows()[::7] == ["37_  pile 84", "which pile A-D ?  *clear"]
    assert desk.type("C").rows() == [
        "P1: 1 more  pile 84",
        "",
        "1  1  37  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "",
        "card, then A-D  *undo",
    ]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ("1 1 1 1", "Deal 8"),
        ("1 3 1 1", "Deal 7"),
        ("1 1 1 2 1", "Deal 7 each"),
        ("1 3 1 5 2", "Deal 5 each"),
    ],
)
def test_before_the_first_card_it_is_said_how_many_are_dealt(setup: str, said: str):
    """TG2: at the table the players deal, one who plays alone too."""
    desk = Desk().type(setup)
    assert desk.rows()[6] == said
    desk.type("<*> 6 1 # #")
    while desk.rows()[0] == "Who starts?":
        desk.type("1")
    assert desk.rows()[6] == said, "so it is when they play again"


def test_with_the_first_card_the_deal_is_said_no_more(desk: Desk):
    assert desk.type("3 7 A").rows()[6] == ""
    assert desk.type("*").notice() == "Undone: 37 on A."


def test_a_dealt_hand_is_on_the_screen_sorted_with_gaps_where_cards_were_laid(alone: Desk):
    assert alone.rows() == [
        "Lay 2  pile 90",
        "",
        "1  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "12 25 37 48 61 79 88 90",
        "card, then A-D  *undo",
    ]
    assert alone.type("3 7 B").rows() == [
        "1 more  pile 90",
        "",
        "1  37  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "12 25  48 61 79 88 90",
        "card, then A-D  *undo",
    ]


def test_the_last_row_says_what_the_keys_do_now(desk: Desk):
    assert desk.rows()[7] == "card, then A-D  *undo"
    assert desk.type("3 7 A 4 0").rows()[7] == "which pile A-D ?  *clear"
    assert desk.type("A").rows()[7] == "card, then A-D  #end"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("4 7 A 3 8 A", "38 not on A\nabove 47, or 37"),
        ("6 5 D 7 4 D", "74 not on D\nbelow 65, or 75"),
        ("5 A 4 A", "4 not on A\nabove 5"),  # there is no -5
        ("1 2 A 3 A", "3 not on A\nabove 12, or 2"),
        ("9 0 C 9 9 C", "99 not on C\nbelow 90"),
        ("0 A", "0 is no card\nonly 2 to 99"),
        ("1 A", "1 is no card\nonly 2 to 99"),
        ("1 0 0 C", "100 is no card\nonly 2 to 99"),
        ("9 9 9 C", "999 is no card\nonly 2 to 99"),
        ("3 7 A 3 7 B *", "37 lies already"),
        ("B", "Type a card first"),
        ("3 7 #", "Then A to D"),
        ("#", "Lay 2 more first"),
        ("3 7 A #", "Lay 1 more first"),
    ],
)
def test_a_refusal_says_why_in_the_players_words(desk: Desk, keys: str, said: str):
    assert refusal(desk.type(keys)) == said


def test_a_card_that_is_not_in_the_hand_is_refused(alone: Desk):
    assert refusal(alone.type("1 3 A")) == "You have no 13"


def test_a_refusal_changes_nothing_and_leaves_the_turn_in_view_and_says_what_goes(desk: Desk):
    desk.type("4 7 A")
    facts, image = desk.game.facts(), desk.flash.image
    desk.type("3 8")
    before = desk.rows()
    desk.type("A")
    assert desk.rows()[1:4] == before[1:4]
    assert desk.rows()[::7] == ["× 38 not on A", "above 47, or 37  *clear"]
    assert (desk.game.facts(), desk.flash.image) == (facts, image)
    assert desk.type("9").rows()[::7] == ["9_  pile 84", "card, then A-D  *clear"]


def test_a_refused_card_is_dead_to_every_pile(desk: Desk):
    desk.type("4 7 A 3 8 A")
    assert refusal(desk.type("B")) == "Type a card first"
    assert desk.type("*").rows()[2] == "47  1  100  100"


def test_sharp_after_a_refusal_does_what_it_does_when_nothing_is_typed(desk: Desk):
    desk.type("3 7 C 1 2 A 4 0 C")
    assert refusal(desk) == "40 not on C\nbelow 37, or 47"
    assert desk.type("#").rows()[0] == "P2 lays 2  pile 82"


def test_a_digit_after_a_refusal_begins_a_new_card(desk: Desk):
    assert desk.type("4 7 A 3 8 A 5").rows()[0] == "5_  pile 84"
    assert desk.type("0 A").rows()[2] == "50  1  100  100"


def test_star_clears_a_refused_card_whole_and_takes_nothing_back(desk: Desk):
    assert desk.type("4 7 A 3 8 A *").rows()[0] == "P1: 1 more  pile 84"
    assert desk.type("3 9 B").rows()[2] == "47  39  100  100"


def test_a_fourth_digit_is_refused_in_words(desk: Desk):
    assert desk.type("1 2 3 4").rows()[::7] == ["× Too long", "fewer digits  *clear"]
    assert desk.type("*").rows()[0] == "P1 lays 2  pile 84", "it is dead, and goes whole"
    assert desk.type("1 2 3 4 5").rows()[0] == "5_  pile 84"
    assert desk.type("* 1 2 3 4 C").notice() == "Too long\nfewer digits"


def test_what_the_players_do_first_has_the_last_row_until_help_is_told(desk: Desk):
    first = bytes(desk.panel)
    assert desk.rows()[6:] == ["Deal 7 each", "card, then A-D  *undo"], "both are told"
    assert max(first[6 * 128 : 7 * 128]) <= 0x80, "above the keys' caps there is nothing"
    assert desk.wait(8100).rows()[7] == "hold 0 ask # help  * menu"
    assert bytes(desk.panel)[: 6 * 128] == first[: 6 * 128]


def test_sharp_with_a_card_typed_asks_for_the_pile_and_ends_nothing(desk: Desk):
    desk.type("3 7 A 4 0 A 5 0 #")
    assert desk.referee.log_text() == ["start P1", "lay 37 A", "lay 40 A"]
    assert desk.type("A").rows()[2] == "50  1  100  100"


def test_sharp_ends_a_turn_that_laid_enough_and_the_next_player_is_on_turn(desk: Desk):
    assert desk.type("3 7 A 4 0 A #").rows() == [
        "P2 lays 2  pile 82",
        "",
        "40  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "P1 draws 2",
        "card, then A-D  *undo",
    ]


def test_more_than_the_minimum_may_be_laid(desk: Desk):
    assert desk.type("1 2 A 1 3 A 1 8 A").rows()[0] == "P1: enough  pile 84"


STUCK = "9 9 A 9 8 B # 2 C 3 D #"  # each pile is nearly closed: P1 may well have nothing that goes
ASKED = [
    "P1 can't lay 2? Then it is over, with 0 of 2 laid.",
    *[""] * 6,
    "#over  *no",
]


def test_where_hands_are_not_known_sharp_says_can_t_and_is_asked_once_more(desk: Desk):
    """TG16: the player declares, and the device asks once more."""
    assert desk.type(STUCK).rows()[7] == "card, then A-D  #can't"
    log = desk.referee.log_text()
    assert desk.type("#").rows() == ASKED
    assert desk.type("*").rows()[0] == "P1 lays 2  pile 80"
    assert desk.referee.log_text() == log
    assert not desk.game.over
    desk.type("# #")
    assert desk.game.over
    assert desk.rows()[0] == "94 left"


def test_other_keys_neither_end_the_game_nor_close_the_question(desk: Desk):
    assert desk.type(STUCK).type("# B").rows()[:2] == ASKED[:2]
    assert desk.notice() == ""
    assert not desk.game.over


def test_a_hand_that_is_known_is_not_asked_about(alone: Desk):
    assert refusal(alone.type("#")) == "Lay 2 more first"


def test_on_the_short_sheet_can_t_passes_the_turn_on():
    """TS5: a player who cannot go on plays what they can, and the turn passes on."""
    desk = Desk().type("1 4 1 2 1").type(STUCK)
    said = desk.type("#").words()
    assert said.startswith("P1 can't lay 2? The turn passes, with 0 of 2 laid.")
    assert desk.type("#").rows()[0] == "P2 lays 2  pile 82"


def test_after_an_empty_first_turn_on_the_short_sheet_nobody_starts_or_deals_again():
    desk = Desk().type("1 4 1 2 1")
    assert desk.rows()[5:7] == ["A^  B^  Cv  Dv", "Deal 6 each"]
    for top in ("A 1 0 0", "B 1 0 0", "C 1", "D 1"):
        desk.type(f"<*> 3 2 {top} #")
    desk.type("<*> 3 2 D 9 # # #")
    assert desk.rows()[0] == "P2 lays 2  pile 86"
    assert desk.rows()[5:7] == ["A^  B^  Cv  Dv", ""]


def test_a_dealt_turn_without_a_card_that_goes_passes_on_by_sharp_on_the_short_sheet():
    hands = (2, 40, 3, 41, 98, 42, 99, 43, 4, 44, 5, 45)  # dealt one by one to P1 and P2
    desk = Desk().deal(*hands).type("1 4 2 2 2 2")
    desk.type("4 0 A 4 1 B 4 2 C 4 3 D #")
    assert desk.rows()[0] == "P2 drew  pile 82"
    assert desk.type("# 1").rows()[0] == "P1 lays 2  pile 82"
    for pile, cards in (("A", (98, 99)), ("C", (5, 4, 3, 2))):
        for card in cards:
            desk.type(f"{card} {pile}")
    assert desk.type("#").rows()[0] == "P1 drew  pile 76"
