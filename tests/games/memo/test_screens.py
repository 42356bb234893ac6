"""A turn at the table: typing what was turned up, what it needs, a pair or none."""

import pytest

from firmware.games.memo.rules import CONSECUTIVE, DIFFERENCE, SUM
from tests.desk import Desk, playing
from tests.games.memo.desk import at_table, memo, turn
from tests.games.memo.positions import agreed


@pytest.fixture
def desk() -> Desk:
    return at_table()


def said(desk: Desk) -> str:
    return desk.notice()


def test_the_table_is_told_how_many_cards_to_lay_out_while_it_agrees_who_starts():
    """H7.1, H-d"""
    desk = playing(agreed(40, players=3))
    assert desk.rows() == [
        "Who starts?",
        "Only cards 1 to 40: lay them",
        "face down.",
        "",
        "1 P1  2 P2",
        "3 P3",
        "",
        "#P1 starts  *back",
    ]
    assert turn(desk.type("3")) == "P3 0 0 0"


def test_a_card_that_was_turned_up_is_typed_and_shown_large(desk: Desk):
    """H7.3"""
    assert desk.rows() == [
        "P1 turns _",
        "",
        "pairs sum 11 Lay out 1-10.",
        "",
        "",
        "",
        "",
        "number #  *undo",
    ]
    assert desk.type("3").rows()[::7] == ["P1 turns 3_", "number #  *clear"]
    assert desk.type("#").rows() == [
        "P1: 3 needs_",
        "",
        "",
        "3",
        "",
        "pairs sum 11  left 10",
        "cards 0 0",
        "number #  *undo",
    ]


def test_the_right_number_is_declared_and_the_second_card_makes_the_pair(desk: Desk):
    """H7.3"""
    assert desk.type("3 # 8").rows()[::7] == ["P1: 3 needs 8_", "number #  *clear"]
    assert desk.type("#").rows()[::7] == ["P1 said 8: _", "#it came, card #  *undo"]
    assert desk.type("8").rows()[::7] == ["P1 said 8: 8_", "number #  *clear"]
    desk.type("#")
    assert said(desk) == "A pair! Again?"
    assert desk.rows()[:3] == [
        "A pair! Again?",
        "",
        "",
    ]
    assert desk.type("2").rows()[::7] == ["P1: again 2_", "number #  *clear"]
    assert desk.type("*").rows()[::7] == ["P1: again _", "card, #stop  *undo"]


def test_who_has_a_pair_may_stop(desk: Desk):
    """H7.3"""
    assert turn(desk.type("3# 8# 8# #")) == "P2 2 0"
    assert desk.rows()[0] == "P2 turns _"
    assert desk.referee.log_text() == ["start P1", "reveal 3", "need 8 8", "end"]


def test_the_keys_at_no_pair_are_shown_as_they_are(desk: Desk):
    assert desk.type("3# 8# 9# <#>").words() == "1 2 3 4 a card 6 7 8 9 undo 0 turn"


def test_no_pair_stays_up_until_a_key_says_that_all_have_seen_it(desk: Desk):
    """H7.3: a key, no timer."""
    desk.type("3# 8# 9#")
    assert desk.rows()[::7] == ["3, 9: no pair", "card, #turn back  *undo"]
    up = ["3, 9: no pair", "", "", "3  9", ""]
    assert desk.rows()[:5] == up
    assert desk.type("A").rows()[3] == "3  9"
    assert said(desk) == "First press #"
    assert desk.type("D").wait(500_000, 100).rows()[0] == up[0]
    assert desk.type("#").rows() == [
        "P2 turns _",
        "",
        "",
        "",
        "",
        "pairs sum 11  left 10",
        "cards 0 0",
        "number #  *undo",
    ]


@pytest.mark.parametrize(
    ("pairs", "keys", "words"),
    [
        (SUM, "3 # 7 #", "3 + 7 is not 11"),
        (DIFFERENCE, "3 # 7 #", "7 - 3 is not 5"),
        (DIFFERENCE, "7 # 3 #", "7 - 3 is not 5"),
        (CONSECUTIVE, "7 # 6 #", "7-8, not 6-7"),
        (CONSECUTIVE, "4 # 9 #", "3-4, not 4-9"),
    ],
)
def test_a_wrong_declaration_is_pointed_out_and_costs_nothing(pairs: int, keys: str, words: str):
    """H7.4"""
    desk = at_table(pairs=pairs)
    log = desk.type(keys[:3]).referee.log_text()
    desk.type(keys[3:])
    assert said(desk) == words + "\n#anyway"
    assert desk.referee.log_text() == log
    assert desk.game.seat == 0
    needed = memo(desk).needed
    assert desk.type(str(needed)).rows()[0] == f"P1: {keys[0]} needs {needed}_", "a new number"
    desk.type("#").type(f"{needed}#")
    assert desk.game.knowledge.hands == [2, 0]


def test_who_insists_goes_on_and_only_the_pair_counts(desk: Desk):
    """H7.4"""
    desk.type("3 # 7 #")
    assert desk.type("#").rows()[::7] == ["P1 said 7: _", "#it came, card #  *undo"]
    desk.type("8 #")
    assert desk.game.knowledge.hands == [2, 0]
    assert desk.referee.log_text() == ["start P1", "reveal 3", "need 7 8"]


def test_the_keys_of_a_wrong_declaration_are_told_on_the_last_row(desk: Desk):
    desk.type("3 # 7 # 5 *")
    assert desk.rows()[::7] == ["P1: 3 needs_", "number, #go on  *clear"]
    assert desk.type("*").rows()[::7] == ["P1: 3 needs_", "number #  *undo"], "the 7 is gone"
    assert memo(desk).up == [3]
    assert said(desk.type("#")).endswith("What does it need?")
    assert desk.type("* *").words().startswith("Undone: 1st card.")


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("0 #", "Cards: 1 to 10"),
        ("1 1 #", "Cards: 1 to 10"),
        ("9 9 9 #", "Cards: 1 to 10"),
        ("#", "First a card"),
        ("A", "First a card"),
        ("3 # #", "What does it need?"),
        ("3 # D", "What does it need?"),
        ("3 # 3 #", "Not itself"),
        ("3 # 0 #", "Cards: 1 to 10"),
        ("3 # 1 1 #", "Cards: 1 to 10"),
        ("3 # 8 # A", "First the other"),
        ("3 # 8 # 3 # #", "First the other"),
        ("3 # 8 # 3 #", "That is up"),
        ("3 # 8 # 1 1 #", "Cards: 1 to 10"),
    ],
)
def test_a_refusal_says_why_in_the_players_words(desk: Desk, keys: str, words: str):
    """H7.4"""
    assert said(desk.type(keys)).endswith(words)


@pytest.mark.parametrize("keys", ["1 1 #", "A", "#", "B", "<A>"])
def test_a_refusal_changes_nothing(desk: Desk, keys: str):
    desk.type("3 #")
    facts, image = desk.game.facts(), desk.flash.image
    desk.type(keys)
    assert (desk.game.facts(), desk.flash.image) == (facts, image)


def test_after_a_refusal_the_next_digit_begins_a_new_number(desk: Desk):
    assert desk.type("1 1 # 4").rows()[0] == "P1 turns 4_"
    assert desk.type("# 1 1 # 7").rows()[0] == "P1: 4 needs 7_"


def test_star_clears_a_refused_number_whole_and_sharp_does_not_try_it_again(desk: Desk):
    assert desk.type("1 1 # *").rows()[0] == "P1 turns _"
    assert desk.type("1 0").rows()[0] == "P1 turns 10_"
    assert said(desk.type("9 #")).endswith("Cards: 1 to 10")
    assert said(desk.type("#")).endswith("First a card")
    desk.type("3 # 7 #")
    assert said(desk).endswith("3 + 7 is not 11\n#anyway")
    assert desk.type("#").rows()[0] == "P1 said 7: _"
    assert said(desk.type("3 #")).endswith("That is up")
    assert said(desk.type("#")).endswith("First the other")


@pytest.mark.parametrize("refused", ["A", "3 #", "3 # #", "1 1 #"])
def test_what_was_declared_stays_while_star_closes_a_refusal(desk: Desk, refused: str):
    desk.type("3 # 8 #").type(refused)
    assert desk.type("*").rows()[0] == "P1 said 8: _"
    assert desk.app.stack[-1].note == ""
    assert desk.type("*").rows()[0] == "P1: 3 needs_"


def test_after_a_pair_sharp_stops_though_a_number_was_refused(desk: Desk):
    desk.type("3# 8# 8# 3#")
    assert "Won already." in desk.words()
    assert desk.type("* #").game.seat == 1


@pytest.mark.parametrize("before", ["3 # 8 # 8 #", "3 # 8 # 8 # 2 # 9 #"])
def test_a_card_that_was_won_is_refused_and_one_key_says_that_it_is_right(desk: Desk, before: str):
    """H7.4"""
    log = desk.type(before + "3 #").referee.log_text()
    assert "Won already. Right all the same?" in desk.words()
    assert desk.type("*").referee.log_text() == log, "in a question * is no"
    desk.type("3 # #")
    assert desk.referee.log_text()[len(log)] == "ruling-unseen 3"
    assert desk.game.up[-1] == 3
    assert "Won already." not in desk.words()
    assert not desk.game.gone[8]
    assert desk.type("* *").referee.log_text() == log, "a ruling is taken back like a move"


def test_a_fourth_digit_is_not_taken(desk: Desk):
    assert desk.type("1 2 3 4").rows()[0] == "× Too long"


def test_sharp_twice_ends_no_second_turn(desk: Desk):
    desk.type("3# 8# 9# # # #")
    assert desk.referee.log_text() == ["start P1", "reveal 3", "need 8 9", "end"]
    desk.type("3# 8# 8# # #")
    assert desk.game.seat == 0
    assert said(desk).endswith("First a card")


def test_a_hundred_cards_are_shown_whole():
    desk = at_table(100, players=6).type("1 0 0 # 1 # 9 9 #")
    assert turn(desk) == "P1 0 0 0 0 0 0"
    assert desk.rows()[5:7] == ["pairs sum 101  left 100", "cards 0 0 0 0 0 0"]
    assert desk.rows()[3].split() == ["100", "99"]
    assert desk.rows()[0] == "100, 99: no pair"


def test_the_power_may_go_at_any_time(desk: Desk):
    """The declared cards are asked for once more: it costs nothing."""
    for keys in ("3#", "8#", "9#", "#", "4# 7# 7#"):
        facts = desk.type(keys).game.facts()
        desk.power_off_and_on()
        desk.type("#")
        assert desk.game.facts() == facts
        if memo(desk).up == [3]:
            assert desk.rows()[0] == "P1: 3 needs_"
            desk.type("8#")
