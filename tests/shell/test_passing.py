"""Dealt and passed round: covers behind one's own number, looks before the start and at the end."""

import random
import re

import pytest

from firmware.modules import loader
from firmware.shell.hand_over import TWICE_MS
from tests.desk import Desk

# To the question who starts, the device having dealt to three.
DEALT = {
    "TG": "1 1 2 3",
    "TS": "1 4 2 3",
    "H1": "2 2 3 #",
    "H2": "3 2 3 #",
    "H3": "4 2 3 #",
    "H4": "5 2 3 #",
    "H5": "6 2 3 #",
    "H6": "7 2 3 #",
}
each = pytest.mark.parametrize("rules", DEALT)


def dealt(rules: str) -> Desk:
    desk = Desk(seed=3).type(DEALT[rules])
    assert desk.rows()[0] == "Who starts?"
    return desk


def seen(desk: Desk) -> list[int]:
    """Return the cards in the hand that is on the panel."""
    assert re.match(r"P\d('s hand|: your cards)|Your hand", desk.rows()[0]), desk.rows()
    rows = desk.rows()[4 if desk.game.hand_size > 8 else 6 : 7]
    words = " ".join(row for row in rows if not re.search("[a-z]", row)).replace("'", " ").split()
    return sorted(101 if word == "J" else int(word) for word in words)


def above(desk: Desk) -> set[str]:
    """Return what stands above what is said: the head, and what is not taken away for it."""
    return {row for row in desk.rows()[1:5] if row}


def held(desk: Desk, seat: int) -> list[int]:
    return sorted(desk.game.knowledge.hand(seat))


def test_help_says_of_a_cover_and_of_a_hand_who_may_see_them():
    desk = dealt("H1").type("1")
    desk.hold("#")
    assert "All may see this page." in desk.type("3").words()
    hand = dealt("H1").type("1 3")
    hand.hold("#")
    assert "For one player alone until the game is over." in hand.type("3").words()
    assert "All may see" not in hand.words()


@each
def test_at_the_cover_anybodys_own_number_shows_their_hand_and_sharp_returns(rules: str):
    desk = dealt(rules).type("1")
    cover = desk.rows()
    assert cover[7].startswith("1 play")
    for key in "32":
        desk.type(key)
        assert seen(desk) == held(desk, int(key) - 1)
        assert desk.type("#").rows() == cover
    assert desk.type("1").rows()[0].startswith("P1")
    assert desk.game.seat == 0
    assert desk.app.stack[-1].looking


@each
def test_whoever_types_a_card_at_the_cover_sees_nobodys_hand(rules: str):
    desk = dealt(rules).type("1")
    cover = desk.rows()
    for card in ("37", "33", "2#", "3*"):
        desk.wait(TWICE_MS)
        for key in card:
            tap(desk, key)
        assert desk.notice() == "P1 presses 1", card
        assert above(desk) <= set(cover), card
        assert above(desk.wait(3000)) <= set(cover), card
    tap(desk, "3")
    assert desk.notice() == "P3: one moment"
    assert above(desk.wait(700)) <= set(cover)
    desk.wait(300)
    assert seen(desk) == held(desk, 2)


def test_a_number_pressed_before_the_menu_shows_no_hand_behind_it():
    desk = dealt("H1").type("1").wait(TWICE_MS)
    tap(desk, "3")
    desk.down("*")
    desk.wait(700)
    desk.up("*")
    desk.wait(100)
    assert desk.rows()[0] == "Menu"
    assert desk.wait(5000).type("*").wait(500).rows()[7].startswith("1 play")


def tap(desk: Desk, key: str) -> None:
    """Press `key` and go on at once."""
    desk.down(key)
    desk.wait(60)
    desk.up(key)
    desk.wait(100)


@each
def test_a_cover_says_who_may_press_and_shows_the_table_to_all(rules: str):
    desk = dealt(rules).type("2")
    rows = desk.rows()
    assert rows[0] == f"Hand me to  pile {desk.game.knowledge.draw}"
    assert rows[2:4] == ["2", "P2  press"]
    shown = desk.game.tops if rules[0] == "T" else [desk.game.open]
    assert rows[6].split()[: len(shown)] == [str(card) for card in shown]
    assert rows[7].split() == ["2", "play", "1-3", "look", "*back"]


@each
def test_a_cover_is_the_same_in_the_middle_of_a_turn_but_takes_nothing_back(rules: str):
    desk = dealt(rules).type("2")
    cover = desk.rows()
    assert desk.type("2").rows()[0].startswith("P2")
    moves = desk.referee.log()
    desk.type("<*> 2 5")
    cover[7] = cover[7].replace("  *back", "")
    for _ in range(2):
        assert desk.rows() == cover
        assert desk.type("*").notice() == "P2 presses 2", "the key of anybody: it shows no cards"
        assert desk.referee.log() == moves
        desk.type("1 #")  # whoever looks


def test_no_digit_of_a_player_who_is_not_there_lifts_a_cover():
    desk = dealt("H1").type("1")
    for key in "0456789":
        assert desk.type(key).notice() == "P1 presses 1"


@each
def test_all_look_before_the_start_in_any_order_for_two_keys_each(rules: str):
    desk = dealt(rules).type("A")
    assert desk.rows()[0].startswith("Next: P1")
    assert desk.rows()[7].split() == ["1-3", "my", "cards", "*back"]
    for key, named in (("2", "Next: P1"), ("1", "Next: P3"), ("3", "Who starts?")):
        desk.type(key)
        assert seen(desk) == held(desk, int(key) - 1)
        assert desk.type("#").rows()[0].startswith(named)
    assert desk.referee.log() == []


def test_who_has_looked_may_look_again_before_all_have():
    desk = dealt("TG").type("A 2 # 2")
    assert seen(desk) == held(desk, 1)
    assert desk.type("#").rows()[0].startswith("Next: P1")


@each
def test_hands_in_the_menu_leads_behind_the_cover_in_the_middle_of_a_turn(rules: str):
    desk = dealt(rules).type("1 1 <*> 2 5")
    assert desk.rows()[7].startswith("1 play")
    assert seen(desk.type("2")) == held(desk, 1)
    assert desk.type("# 1").app.stack[-1].looking


def five() -> Desk:
    """Return a desk at the cover of P1, reached by a 5 in the menu; five play."""
    return Desk(seed=3).type("1 1 2 5 1 1 <*> 2 5")


def test_the_key_that_led_to_the_cover_pressed_once_too_often_shows_nobody_a_hand():
    desk = five()
    assert desk.type("5").notice() == "P5? Press 5 again"
    assert seen(desk.type("5")) == held(desk, 4)


def test_another_key_between_makes_it_a_key_like_others():
    assert seen(five().type("# 5"))


def test_a_factor_too_many_shows_nobody_a_hand():
    """P1 discards the 3 as 1 x 3, and presses the 3 once more."""
    hands = [3, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42]
    desk = Desk().deal(*hands[:21], 7, rules="H4").type("5 2 3 # 1 1")
    desk.app.stack[-1].game.open = 1
    assert desk.type("1 3").rows()[7].startswith("2 play")
    desk.wait(2000).type("3")
    assert desk.notice() == "P3? Press 3 again"


def over(rules: str) -> Desk:
    """Return a desk at the result of a game that was played at random."""
    desk = dealt(rules)
    chance = random.Random(7)
    while not desk.game.over:
        legal = desk.game.legal_moves()
        assert desk.referee.submit(chance.choice(legal[:-1] or legal)) is None
    desk.app._go(desk.app.shell.screen())
    return desk.wait(100)


@pytest.mark.parametrize("rules", ["TG", "TS", "H1", "H2", "H3", "H4"])
def test_when_the_game_is_over_a_key_leads_through_the_hands(rules: str):
    desk = over(rules)
    result = desk.rows()
    assert "D hands" in result[7]
    desk.type("D")
    left = [seat for seat in range(3) if held(desk, seat)]
    assert left
    for seat in left:
        assert desk.rows()[0].startswith(f"P{seat + 1}'s hand")
        assert " ".join(desk.rows()[7].split()) in ("#next *back", "#next D more *back")
        if "more" not in desk.rows()[7]:
            assert seen(desk) == held(desk, seat)
        desk.type("#")
    assert desk.rows() == result


def test_from_the_hands_a_star_leads_back_to_the_result_and_takes_nothing_back():
    desk = over("H1")
    result, moves = desk.rows(), desk.referee.log()
    assert desk.type("D 5").notice() == "# leads on"
    assert desk.type("* *").rows() == result
    assert desk.referee.log() == moves


def test_alone_too_the_hand_is_shown_at_the_end():
    desk = Desk(seed=3).type("1 1 2 1")
    while not desk.game.over:
        desk.referee.submit(desk.game.legal_moves()[0])
    desk.app._go(desk.app.shell.screen())
    assert seen(desk.wait(100).type("D")) == held(desk, 0)


def test_where_no_card_is_left_there_are_no_hands_to_show():
    desk = over("TG")
    desk.game.knowledge.known[:] = [[], [], []]
    desk.game.knowledge.hands[:] = [0, 0, 0]
    desk.app._go(desk.app.shell.screen())
    assert desk.wait(100).rows()[7] == "A again B look  *undo"


def test_with_the_players_cards_no_hands_are_known_to_be_shown():
    desk = Desk().type("1 1 1 2 1 9 9 A 9 8 B 2 C 3 D # # #")
    assert desk.rows()[7] == "A again B look  *undo"
    assert desk.type("D").notice() == "A plays again."


@pytest.mark.parametrize(("rules", "key"), [("H1", "D"), ("H3", "D"), ("H5", "C"), ("H6", "C")])
def test_a_hand_has_its_keys_also_where_its_module_has_come_anew(rules: str, key: str):
    desk = dealt(rules).type("1")
    part = desk.referee.folder.module("hand_over")
    loader.stay(())
    loader.forget()
    assert not loader.has(part)
    desk.type("2")
    assert seen(desk) == held(desk, 1)
    desk.type(key)
    assert desk.app.stack[-1].note == ""
    assert seen(desk) == held(desk, 1)


@pytest.mark.parametrize(
    ("box", "players", "row"),
    [(2, 3, "1 play 3 look  *back"), (3, 4, "1 play 2 4 look  *back"), (1, 3, "2 play 2-3 look")],
)
def test_a_cover_names_no_number_of_who_is_box(box: int, players: int, row: str):
    desk = Desk(seed=6).type(f"1 1 2 {players} <*> 2 1 {'A' * (box - 1)} B *")
    people = [str(seat + 1) for seat in range(players) if seat != box - 1]
    looks = " ".join(people) if box > 1 else "2-3"
    assert desk.wait(100).type("A").rows()[7] == f"{looks} my cards  *back"
    desk.type(f"* {people[0]}").wait(100)
    assert desk.rows()[7].startswith(row)
