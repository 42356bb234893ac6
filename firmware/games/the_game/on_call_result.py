"""The end of *The Game* on call."""

from firmware.games.the_game import lights, result, texts
from firmware.ui.page import BIG


class Result(result.Result):
    """The end: how many cards are left, as large as it goes."""

    def render_end(self, page: "Page") -> None:
        page.row(0, texts.OVER)
        page.row(2, "left")
        page.number(BIG, 52, 1, str(self.game.left))

    def lights(self, now: int) -> "Colours":
        game: Any = self.game
        return lights.left(game, now)
