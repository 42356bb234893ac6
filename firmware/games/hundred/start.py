"""Who starts (H-d); and a look at one's own hand, at once or later."""

from firmware.games.hundred.screens import dealt, first, take_back
from firmware.games.hundred.table import START
from firmware.ui.choice import Choice, Dialog

DEAL = "Deal {}. Who starts?"
STARTS = "P{} starts"


class Start(Choice):
    """Choose who starts; everybody may look at his hand before."""

    help = "START"

    def __init__(self, house):
        game = house.referee.game
        folder = house.referee.folder
        self.helps = folder.module("help")
        if not dealt(game):
            house.soon(folder.module("hundred.opening"))
        title = "Who starts?" if dealt(game) else DEAL.format(game.hand_size)
        names = [STARTS.format(seat + 1) for seat in range(game.players)]
        super().__init__(house, title, names, self.starts, back=None)

    def on_key(self, key: str):
        if key == "A" and dealt(self.house.referee.game):
            return look_round(self.house, 0)
        if key == "*":
            return take_back(self)
        return super().on_key(key)

    def starts(self, seat: int):
        self.house.referee.submit((START, seat))
        return first(self.house)

    def keys_line(self) -> str:
        return super().keys_line() + (" A look" if dealt(self.house.referee.game) else "")


def look_round(house, seat: int):
    """Return the screens by which each player in turn, from `seat`, sees his hand."""
    if seat == house.referee.game.players:
        return first(house)
    return behind_cover(house, seat, lambda: look_round(house, seat + 1))


def behind_cover(house, seat: int, then):
    """Return the cover behind which the player at `seat` sees his hand; then comes `then()`."""
    passing = house.referee.folder.part("passing")

    def show():
        return passing.Hand(house, seat, then)

    return passing.Cover(house, seat, show, lambda screen: first(house))


class Look(Dialog):
    """Choose whose hand is shown, to him alone."""

    help = "LOOK"

    def __init__(self, house):
        self.helps = house.referee.folder.module("help")
        game = house.referee.game
        self.seats = [seat for seat in range(game.players) if seat not in game.out]
        names = ["P" + str(seat + 1) for seat in self.seats]
        keys = "".join([str(seat + 1) for seat in self.seats])
        super().__init__(house, "Who looks?", names, self.show, keys=keys)

    def show(self, index: int):
        return behind_cover(self.house, self.seats[index], lambda: first(self.house))
