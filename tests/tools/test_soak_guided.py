"""The long trial where the players' hands shuffle the deck, and the device knows their cards."""

from random import Random

import pytest

from firmware.play.knowledge import GUIDED
from tools.players.courses import Course, courses
from tools.soak import players
from tools.soak.failure import Failure
from tools.soak.life import Life
from tools.soak.players import Table


def guided(rules: str) -> Course:
    """Return the course of `rules` whose deck the players' hands shuffle."""
    return next(course for course in courses() if (course.rules, course.level) == (rules, GUIDED))


@pytest.mark.parametrize("rules", ["H7", "FH"])
def test_where_a_deck_is_shuffled_by_hand_its_game_is_played_with_the_cards_in_hand(rules: str):
    with Life(5) as device:
        table = Table(device, Random(3), guided(rules))
        for command in table.begin():
            device.do(command)
        device.do("wait 0.2")
        again = device.watch.keeper.again
        while again is not None and len(again.log()) < 9:
            for command in table.play():
                device.do(command)
            again = device.watch.keeper.again
        assert again is not None
        assert again.setup.level == GUIDED
        assert again.game.knowledge.secret or again.game.places == again.setup.deck


def test_a_shuffle_goes_on_after_a_cut_and_is_held_against_the_memory(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(players, "HASTY", 0)
    with Life(5) as device:
        table = Table(device, Random(2), guided("H4"))
        for command in table.begin():
            device.do(command)
        device.do("keys #")  # it begins; then each card takes two keys, which pause and go on
        for command in (*["keys ##"] * 10, "cut 1", "keys ##", "wait 0.1", "power on", "wait 0.5"):
            device.do(command)
        assert device.watch.cuts == 1
        device.do("keys ##")  # go on; the card that was told lies
        device.do("wait 0.5")
        top = device.watch.top
        assert (type(top).__name__, top.course.at) == ("Shuffling", 11)
        top.course.places[0] = top.course.places[1]
        with pytest.raises(Failure, match="places"):
            device.do("keys ##")
