"""A look at one's own hand, behind a cover: all in turn before the start, or one player later."""

from firmware.ui.choice import Dialog


def look_round(house, seat: int = 0):
    """Return the screens by which each player in turn, from `seat`, sees his hand."""
    if seat == house.referee.game.players:
        return house.screen()
    return _behind_cover(house, seat, lambda: look_round(house, seat + 1))


def _behind_cover(house, seat: int, then):
    """Return the cover behind which the player at `seat` sees his hand; then comes `then()`."""
    passing = house.referee.folder.part("passing")

    def show():
        return passing.Hand(house, seat, then)

    return passing.Cover(house, seat, show, lambda screen: house.screen())


class Look(Dialog):
    """Choose whose hand is shown, to him alone; those who are `out` have none."""

    help = "LOOK"

    def __init__(self, house, out=()):
        self.helps = house.referee.folder.module("help")
        self.seats = [seat for seat in range(house.referee.game.players) if seat not in out]
        names = ["P" + str(seat + 1) for seat in self.seats]
        keys = "".join([str(seat + 1) for seat in self.seats])
        super().__init__(house, "Who looks?", names, self.show, keys=keys)

    def show(self, index: int):
        return _behind_cover(self.house, self.seats[index], self.house.screen)
