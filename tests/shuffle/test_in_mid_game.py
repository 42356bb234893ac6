"""The draw pile is used up in mid-game: the discards are led to an order, and all stays known."""

import random

import pytest

from tests.desk import Desk
from tests.shuffle.guided_games import guided
from tests.shuffle.panel_hands import PanelHands


def used_up(rules: str, players: int, seed: int = 1) -> Desk:
    """Return a desk at the page that says that the discards are to be shuffled."""
    memory, referee, chance = guided(rules, players, seed)
    while not referee.game.owes:
        moves = referee.game.legal_moves()
        assert moves, "the game is over"
        words = [referee.rules.MOVES[move[0]][0] for move in moves]
        quiet = [
            move for move, word in zip(moves, words, strict=True) if word[:3] in ("dra", "thr")
        ]
        assert (
            referee.submit(chance.choice(quiet if quiet and chance.random() < 0.6 else moves))
            is None
        )
    desk = Desk(memory.flash.image).type("#")
    assert desk.words().startswith("Pile used up")
    return desk


def physical(desk: Desk) -> list[int]:
    """Return the discards beneath the open card, turned over: the oldest on top."""
    part = desk.referee.folder.part("hand_over")
    found = part.lie(desk.referee)
    assert found is not None
    assert sorted(found) == list(desk.game.owes)
    return found


@pytest.mark.parametrize(
    ("rules", "players", "seed"), [("H4", 3, 1), ("H1", 4, 2), ("H2", 3, 3), ("H6", 4, 4)]
)
def test_the_discards_as_they_were_laid_become_the_draw_pile_and_hands_stay_known(
    rules: str, players: int, seed: int
):
    desk = used_up(rules, players, seed)
    discards = physical(desk)
    hands = [list(desk.game.knowledge.held(seat)) for seat in range(players)]
    desk.type("A")
    assert desk.rows()[:3] == ["Turn discards over:", "", "1 as laid"]
    desk.type("1")
    pile = PanelHands(desk, discards).through() or discards
    assert not desk.game.owes
    knowledge = desk.game.knowledge
    assert knowledge.secret
    drawn = len(pile) - knowledge.draw  # who had still to draw has
    assert list(knowledge.pile[-knowledge.draw :]) == pile[drawn:]
    for seat in range(players):
        assert set(hands[seat]) <= set(knowledge.held(seat))
    again = Desk(desk.flash.image).type("#")
    assert list(again.game.knowledge.pile) == list(knowledge.pile)


def test_discards_that_somebody_touched_are_typed():
    desk = used_up("H4", 3, 2)
    cards = list(desk.game.owes)
    random.Random(5).shuffle(cards)
    desk.type("A 2")
    hands = PanelHands(desk, cards)
    hands.word = {101: "A"}
    pile = hands.through()
    assert sorted(pile) == sorted(cards)
    knowledge = desk.game.knowledge
    assert list(knowledge.pile)[-knowledge.draw :] == pile[len(pile) - knowledge.draw :]


@pytest.mark.parametrize("after", [0, 5, 20])
def test_a_power_cut_in_mid_shuffle_leads_back_to_the_last_number(after: int):
    desk = used_up("H4", 3, 2)
    hands = PanelHands(desk, physical(desk))
    desk.type("A 1")
    for _ in range(after):
        hands.step()
    before = desk.rows()
    desk.power_off_and_on()
    assert desk.words().startswith("Go on?")
    desk.type("#").wait(100)
    if after:
        number = before[0].split("  ")[0].lower()
        assert desk.words().endswith(f"on {number} #yes *no")
        desk.type("* #")
        assert desk.rows()[:6] == before[:6]
    pile = hands.through()
    assert sorted(pile) == sorted(desk.game.knowledge.pile)


def test_who_stops_in_mid_game_goes_on_with_counts():
    desk = used_up("H4", 3, 2)
    desk.type("A 1 # #").hold("C")
    desk.type("#")
    assert not desk.game.knowledge.secret
    assert not desk.game.owes
    assert desk.app.shell.journal.shuffles == []


def test_from_the_question_how_the_discards_lie_one_goes_back():
    desk = used_up("H4", 3, 2)
    assert desk.type("A *").words().startswith("Pile used up")


def test_a_shuffle_of_discards_that_was_left_is_not_led_after_a_power_cut():
    desk = used_up("H4", 3, 2)
    asked = desk.type("A").rows()
    moves = desk.referee.log()
    assert desk.type("1 *").rows() == asked
    desk.power_off_and_on()
    assert desk.app.shell.journal.shuffles == []
    assert desk.type("#").referee.log() == moves
    assert desk.type("A").rows() == asked


def test_a_shuffle_that_is_taken_back_with_its_move_is_not_led_again():
    desk = used_up("H4", 3, 2)
    hands = PanelHands(desk, physical(desk))
    desk.type("A 1")
    hands.through()
    moves, pile = desk.referee.log(), list(desk.game.knowledge.pile)
    last = desk.referee.last()
    desk.referee.take_back()
    assert desk.referee.submit(last) is None
    assert desk.game.owes
    desk.app.stack = [desk.app.shell.screen()]
    desk.wait(100)
    assert desk.referee.log() == moves
    assert list(desk.game.knowledge.pile) == pile


@pytest.mark.parametrize(("rules", "seed"), [("H4", 1), ("H6", 4)])
def test_until_the_discards_are_shuffled_nothing_is_ruled_and_who_leaves_has_to_wait(
    rules: str, seed: int
):
    desk = used_up(rules, 4, seed).type("<*>")
    assert "Fix it" not in desk.words()
    desk.type("2 3 1 #")
    assert desk.words().startswith("First shuffle. Deal anew? This game counts for nobody")
    desk.type("* * * * #").wait(300).type("<*>")
    assert "Fix it" in desk.words()
