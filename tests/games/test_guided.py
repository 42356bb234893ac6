"""The level guided: the players hold cards that the device knows in secret."""

import pytest

from firmware.games.the_game.rules import LAST
from firmware.play.knowledge import GUIDED, Counts, Secret
from firmware.play.setup import Setup, unpack
from tests.desk import Desk, playing
from tests.games.shuffled import dealt


def the_game(hands: tuple[list[int], ...], rules: str = "TG") -> Desk:
    """Return a desk at the first screen of a game with these `hands`, the rest in the pile."""
    held = [card for hand in hands for card in hand]
    dealt = [hand[i] for i in range(len(hands[0])) for hand in hands]
    rest = [card for card in range(2, LAST + 1) if card not in held]
    return playing(Setup(rules, GUIDED, len(hands), bytes(dealt + rest)))


LOW = ([40, 41, 42, 43, 44, 45, 46], [2, 3, 4, 90, 91, 92, 93])


def test_a_set_up_has_the_deck_as_where_the_device_deals():
    agreed = Setup("TG", GUIDED, 2, bytes(range(2, 100)))
    assert vars(unpack(agreed.pack())) == vars(agreed)


def test_who_asks_as_at_the_table_is_told_no_more_than_there():
    known = Secret(2, bytes((1, 2, 3, 4, 5)))
    known.deal(2)
    blind = Counts(2, 5)
    blind.deal(2)
    for seat in (0, 1):
        assert known.hand(seat) is blind.hand(seat) is None
        assert known.holds(seat, 1) == blind.holds(seat, 1)
    assert [known.held(0), known.held(1)] == [[1, 3], [2, 4]]
    known.lay(0, 3)
    counts = known.counts()
    assert (counts.hands, counts.draw, counts.held(0)) == ([1, 2], 1, None)


@pytest.mark.parametrize(
    ("rules", "players", "said"),
    [
        ("TG", 2, "7 to P1 P2"),
        ("TG", 5, "6 to P1 P2 P3 P4 P5"),
        ("H1", 3, "7 to P1 P2 P3"),
        ("H4", 6, "5 to P1 P2 P3 P4 P5 P6"),
        ("H6", 4, "14 to P1 P2 P3 P4"),
        ("FH", 2, "5 to P1 P2, face down."),
    ],
)
def test_dealing_is_told_in_packets(rules: str, players: int, said: str):
    assert said in playing(dealt(rules, GUIDED, players, 1)).words()


def test_what_was_dealt_is_not_dealt_again():
    desk = the_game(LOW)
    assert desk.words().startswith("Who starts? 7 to P1 P2")
    assert desk.type("1").rows()[6] == "Dealt: 7 each"
    assert playing(dealt("TG", GUIDED, 1, 1)).rows()[6] == "Deal 8"  # from the top: now


@pytest.mark.parametrize(
    ("rules", "starts", "says"),
    [
        ("TG", "", "7 to P1 P2"),
        ("TG", "1", "Dealt: 7 each"),
        ("TS", "1", "Dealt: 6 each"),
        ("H1", "", "Who starts? 7 to P1 P2"),
        ("H1", "1", "Dealt 7 each and 1 turned over. It shows: _"),
        ("H6", "", "Who starts? 14 to P1 P2"),
        ("H6", "1", "Dealt 14 each and 1 turned over. It shows: _"),
        ("FH", "2", "P2 starts. 5 to P1 P2, face down."),
    ],
)
def test_nor_once_only_counts_are_known(rules: str, starts: str, says: str):
    desk = playing(dealt(rules, GUIDED, 2, 1))
    desk.referee.submit((desk.referee.rules.FORGET,))
    desk.power_off_and_on()
    desk.type("#").type(starts)
    if starts and rules == "FH":  # before it has begun nothing can be ruled
        desk.referee.submit((desk.referee.rules.FORGET,))
        desk.power_off_and_on()
        desk.type("#")
    assert not desk.game.knowledge.secret
    assert says in desk.words()
    assert "Deal " not in desk.words()


def test_the_card_that_is_turned_over_first_is_told():
    desk = playing(dealt("H1", GUIDED, 3, 1))
    assert f" Open: {desk.game.open}. " in desk.words()
    assert desk.type("1").rows()[0].startswith("P1")  # nobody types it


@pytest.mark.rule("H-e")
@pytest.mark.parametrize(("rules", "each"), [("H2", 7), ("H4", 7), ("H5", 7), ("H6", 14)])
def test_that_a_joker_lies_before_the_card_that_is_turned_over_is_told(rules: str, each: int):
    agreed = dealt(rules, GUIDED, 3, 1)
    deck = sorted(agreed.deck)
    place = 3 * each
    agreed.deck = bytes(deck)
    assert f"P3 Open: {deck[place]}. " in playing(agreed).words()
    deck.insert(place, deck.pop())
    agreed.deck = bytes(deck)
    desk = playing(agreed)
    assert f"P3 Jokers go under. Open: {deck[place + 1]}. " in desk.words()
    assert desk.game.open == deck[place + 1]


def test_cards_are_typed_as_at_the_table_and_nobody_is_shown_a_hand():
    desk = the_game(LOW).type("1 4 0 A 4 1 A #")
    assert desk.rows()[:5] == [
        "P2 lays 2  pile 82",
        "",
        "41  1  100  100",
        "",
        "",
    ]


def test_each_player_may_compare_their_cards_on_a_covered_page():
    desk = the_game(LOW)
    assert desk.rows()[7] == "A look #P1"
    assert desk.type("A").rows()[3] == "P1  press"
    assert "40" not in desk.words()
    assert desk.type("1").rows()[6] == "40 41 42 43 44 45 46"
    assert desk.rows()[7] == "#hide B other"
    assert desk.type("# 2").rows()[6].split() == ["2", "3", "4", "90", "91", "92", "93"]
    assert desk.type("#").rows()[0] == "Who starts?"


def test_what_a_key_does_beside_a_hand_is_said_once():
    desk = playing(dealt("H1", GUIDED, 2, 7)).type("A 1")
    assert desk.app.stack[-1].unseen == "#hide B other"


def test_who_has_left_is_not_asked_to_look_at_their_cards():
    desk = the_game((*LOW, [50, 51, 52, 53, 54, 55, 56])).type("1 <*> 2 3 2 # #").wait(700)
    desk.type("<*> 2 5").wait(700)
    assert desk.rows()[0].startswith("Next: P1")
    desk.type("1").wait(700).type("#").wait(700)
    assert desk.rows()[0].startswith("Next: P3")
    desk.type("3").wait(700)
    assert desk.type("#").rows()[0].startswith("P1 lays 2")


def test_in_mid_game_their_cards_are_behind_hands_in_the_menu():
    desk = the_game(LOW).type("1 <*> 2 5")
    assert desk.rows()[0] == "Next: P1  pile 84"
    assert desk.type("2").rows()[0] == "P2's hand  pile 84"
    assert desk.type("# *").rows()[0] == "P1 lays 2  pile 84"


@pytest.mark.parametrize("rules", ["TG", "H1", "H5"])
def test_who_holds_other_cards_says_so_and_from_then_on_only_counts_are_known(rules: str):
    desk = playing(dealt(rules, GUIDED, 2, 1)).type("A 1 B")
    assert desk.words() == "Are your cards others? Then I know only counts. #yes *no"
    desk.type("#")
    assert "Now I know only counts." in desk.words()
    assert not desk.game.knowledge.secret
    desk.power_off_and_on()
    assert not desk.type("#").game.knowledge.secret
    if rules != "TG":  # then the open card is no more known than the others
        assert "It shows: _" in desk.type("1").words()
        assert desk.type("2 4 #").game.open == 24


def test_a_card_that_the_player_does_not_hold_is_questioned():
    desk = the_game(LOW).type("1 5 0 A")
    assert "I know 50 elsewhere. Right all the same? Then I just count." in desk.words()
    assert desk.rows()[7] == "#yes  *no"
    assert desk.referee.log_text() == ["start P1"]
    assert desk.type("* 4 0 A").game.tops[0] == 40


def test_the_table_is_right_and_the_game_goes_on_with_counts_alone():
    desk = the_game(LOW).type("1 5 0 A #")
    assert desk.referee.log_text() == ["start P1", "ruling-counts", "lay 50 A"]
    assert desk.notice() == "Now I know only counts."
    assert desk.type("5 1 A").game.laid == 2  # nothing is questioned any more
    desk.power_off_and_on()
    desk.type("#")
    assert desk.game.knowledge.hands == [5, 7]
    assert not desk.game.knowledge.secret
    assert desk.type("* *").notice() == "Undone: 50 on A."
    assert desk.game.knowledge.secret  # it knows them again
    assert desk.game.knowledge.held(0) == LOW[0]
    assert "I know 50 elsewhere." in desk.type("5 0 A").words()


@pytest.mark.parametrize(
    ("ruled", "card", "left"),
    [("6", 40, "ruling-counts"), ("3 8 0 #", 50, "ruling-draw 80")],
)
def test_a_ruling_that_was_made_before_stays_as_a_card_is_taken_back(
    ruled: str, card: int, left: str
):
    desk = the_game(LOW).type(f"1 <*> 3 {ruled} {card} A")
    assert desk.referee.log_text()[-2:] == [left, f"lay {card} A"]
    assert desk.type("*").notice() == f"Undone: {card} on A."
    assert desk.referee.log_text()[-1] == left


def test_a_card_that_does_not_go_is_refused_whoever_holds_it():
    desk = the_game(LOW).type("1 4 5 A 4 4 A")
    assert "44 not on A" in desk.words()


def test_a_card_that_lies_may_be_right_all_the_same_and_then_only_counts_are_known():
    desk = the_game(LOW).type("1 4 0 A 4 0 B")
    assert desk.rows()[0] == "× 40 lies already"
    assert desk.words().endswith("Right all the same? Then I just count. #yes *no"), desk.words()
    assert desk.type("#").notice() == "Now I know only counts."
    assert not desk.game.knowledge.secret
    assert desk.game.tops[:2] == [40, 40]
    assert desk.type("*").notice() == "Undone: 40 on B."
    assert desk.game.knowledge.held(0) == LOW[0][1:], "it knows them again"
