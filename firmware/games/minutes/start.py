"""Who starts, before the clock does (FH3)."""

from firmware.games.minutes import texts
from firmware.games.minutes.back import take_back
from firmware.games.minutes.tables import START
from firmware.ui.choice import Choice


class Start(Choice):
    """The youngest begins, or whomever the table chooses; then the clock waits for its key."""

    helps = texts.HELPS
    help = "START"

    def __init__(self, house):
        game = house.referee.game
        names = [texts.say("starts", texts.player(seat)) for seat in range(game.players)]
        super().__init__(house, texts.say("youngest"), names, self.starts, back=None)
        house.soon(house.referee.folder.module("rest"))

    def on_key(self, key: str) -> object:
        if key == "*":
            return take_back(self, True)
        return super().on_key(key)

    def starts(self, seat: int):
        self.house.referee.submit((START, seat))
        return self.house.screen()
