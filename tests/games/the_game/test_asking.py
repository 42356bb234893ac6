"""Asked where a card goes, every pile says so as the rules judge it."""

import re

import pytest

from firmware.games.the_game.ask import fits, that_go
from tests.desk import Desk


@pytest.mark.rule("TG4", "TG5")
def test_in_the_game_each_card_on_each_other_up_and_down():
    for below in range(2, 100):
        for card in range(2, 100):
            assert fits(card, 0, below) == (card > below or card == below - 10)
            assert fits(card, 3, below) == (card < below or card == below + 10)


@pytest.mark.rule("TG4", "TG5")
@pytest.mark.parametrize("pile", range(4))
def test_what_goes_on_a_pile_is_told_whole(pile: int):
    for top in range(1, 101):
        words = that_go(pile, top)
        told = set()
        for low, high in re.findall(r"(\d+)(?:-(\d+))?", words):
            told |= set(range(int(low), int(high or low) + 1))
        assert told == {card for card in range(2, 100) if fits(card, pile, top)}, words


@pytest.mark.rule("TG4", "TG5")
def test_on_the_piles_as_they_stand_no_card_is_offered_that_is_laid():
    desk = Desk().type("1 1 1 2 1 3 7 C 1 2 A 4 7 C 5 5 B <0>")
    tops = (12, 55, 47, 100)
    for card in range(10, 100):
        text = desk.type(" ".join(str(card))).words()
        if card in (37, 12, 47, 55):
            assert f"{card} lies already" in text
            continue
        jumps = [card - tops[pile] if pile < 2 else tops[pile] - card for pile in range(4)]
        words = [str(jump) if jump > 0 or jump == -10 else "no" for jump in jumps]
        assert text.startswith(f"{card} A {words[0]} B {words[1]} C {words[2]} D {words[3]} ")
