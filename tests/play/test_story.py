"""The story of a game that has none of its own."""

from typing import Any

from firmware.games.plain.rules import Rules
from firmware.play.knowledge import TABLE
from firmware.play.setup import Setup
from firmware.play.story import Story


class Points(Rules):
    """A game in which each move is a point, and two end it."""

    def why_not(self, move: Any) -> None:
        return None

    def do(self, move: Any) -> None:
        self.points[self.seat] += 1
        self.over = self.points[self.seat] == 2


def test_who_plays_a_game_of_points_alone_leads_nobody_and_its_story_is_told():
    game = Points(Setup("PT", TABLE, 1), [1, 2, 3], 1, 4)
    heard = Story(game, str)
    heard.play(game, (0,), "turn")
    heard.play(game, (0,), "turn")
    assert game.over
    assert heard.sentences(game) == ["You win; the points: You 2."]


def test_of_two_the_winner_who_led_from_the_first_turn_is_told():
    game = Points(Setup("PT", TABLE, 2), [1, 2, 3], 1, 4)
    heard = Story(game, str)
    heard.play(game, (0,), "turn")
    heard.play(game, (0,), "turn")
    assert heard.sentences(game)[1] == "P1 led from the first turn to the last."
