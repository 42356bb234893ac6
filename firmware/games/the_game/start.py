"""Who starts, after everybody has looked at his hand (TG3)."""

from firmware import loader
from firmware.games.the_game import texts
from firmware.games.the_game.screens import first, passed_round, take_back
from firmware.games.the_game.tables import START
from firmware.ui.choice import Choice


class Start(Choice):
    """TG3: the cards are dealt; everybody may look at his hand, then the starter is chosen."""

    helps = texts.HELPS
    help = "START"

    def __init__(self, house):
        seats = range(house.referee.game.players)
        names = [texts.STARTS.format(texts.player(house.referee.game, seat)) for seat in seats]
        super().__init__(house, "Who starts?", names, self.starts, back=None)

    def on_key(self, key: str):
        if key == "A" and passed_round(self.house.referee.game):
            return loader.load("firmware.ui.look").look_round(self.house)
        if key == "*":
            return take_back(self)
        return super().on_key(key)

    def draw(self, page) -> None:
        super().draw(page)
        game = self.house.referee.game
        page.row(6, texts.LOOK if passed_round(game) else texts.deal(game))

    def starts(self, seat: int):
        self.house.referee.submit((START, seat))
        return first(self.house)

    def keys_line(self) -> str:
        look = " A look" if passed_round(self.house.referee.game) else ""
        return super().keys_line() + look
