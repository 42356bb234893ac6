"""Who starts, after everybody has looked at his hand (TG3)."""

from firmware.games.the_game import texts
from firmware.games.the_game.screens import passed_round
from firmware.starter import Starter


class Start(Starter):
    """TG3: the cards are dealt; everybody may look at his hand, then the starter is chosen."""

    def __init__(self, house):
        super().__init__(house, "Who starts?", passed_round(house.referee.game))

    def draw(self, page) -> None:
        super().draw(page)
        page.row(6, texts.LOOK if self.look else texts.deal(self.house.referee.game))
