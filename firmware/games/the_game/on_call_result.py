"""The end of *The Game* on call."""

from firmware.games.the_game import lights, result


class Result(result.Result):
    """The end: how many cards are left; lit is as much as could not be laid."""

    def lights(self, now: int) -> "Colours":
        game: Any = self.game
        return lights.left(game, now)
