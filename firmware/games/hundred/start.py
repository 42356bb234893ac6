"""Who starts (H-d), where each player has a hand: games 1 to 6."""

from firmware import loader
from firmware.ui.choice import Choice

START = 0  # the row of the moves, in all of them
DEAL = "Deal {}. Who starts?"
STARTS = "P{} starts"


class Start(Choice):
    """Choose who starts; everybody may look at his hand before.

    Where the players have the cards, the screen of the part `opening` comes next.
    """

    help = "START"

    def __init__(self, house, opening: str):
        game = house.referee.game
        folder = house.referee.folder
        self.helps = folder.module("help")
        self.dealt = game.table.hand(0) is not None
        if not self.dealt:
            house.soon(folder.module(opening))
        title = "Who starts?" if self.dealt else DEAL.format(game.hand_size)
        names = [STARTS.format(seat + 1) for seat in range(game.players)]
        super().__init__(house, title, names, self.starts, back=None)

    def on_key(self, key: str):
        if key == "A" and self.dealt:
            return loader.load("firmware.ui.look").look_round(self.house)
        if key == "*":
            return loader.load("firmware.takeback").take_back(self)
        return super().on_key(key)

    def starts(self, seat: int):
        self.house.referee.submit((START, seat))
        return self.house.screen()

    def keys_line(self) -> str:
        return super().keys_line() + (" A look" if self.dealt else "")
