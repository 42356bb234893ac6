"""The end of *The Game* on call."""

from firmware.games.the_game import lights, result, texts
from firmware.ui.page import BIG


class Result(result.Result):
    """The end: how many cards are left, as large as it goes."""

    def draw_end(self, page) -> None:
        page.row(0, texts.OVER)
        page.row(2, "left")
        page.number(BIG, 52, 1, str(self.game.left))

    def lights(self, now: int) -> list:
        return lights.left(self.game, now)
