"""Who starts, after the cards have been laid out (H-d)."""

from firmware.games.memo import texts
from firmware.games.memo.screens import first, take_back
from firmware.games.memo.tables import START
from firmware.ui.choice import Choice


class Start(Choice):
    """Choose who starts; at the table the cards are laid out meanwhile."""

    helps = texts.HELPS
    help = "START"

    def __init__(self, house):
        game = house.referee.game
        title = texts.START if game.places else texts.LAY.format(game.count)
        names = [texts.STARTS.format(seat + 1) for seat in range(game.players)]
        super().__init__(house, title, names, self.starts, back=None)

    def on_key(self, key: str):
        if key == "*":
            return take_back(self)
        return super().on_key(key)

    def starts(self, seat: int):
        self.house.referee.submit((START, seat))
        return first(self.house)
