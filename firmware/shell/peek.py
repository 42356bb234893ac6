"""A look at one's own hand, behind a cover: all in turn before the start, or one player later."""

from firmware.ui.choice import Dialog


def look_round(shell: "Shell", seat: int = 0):
    """Return the screens by which each player in turn, from `seat`, sees their hand."""
    game: Game = shell.referee.game
    if seat == game.players:
        return shell.screen()
    return _behind_cover(shell, seat, lambda: look_round(shell, seat + 1))


def _behind_cover(shell: "Shell", seat: int, then: "Go"):
    """Return the cover behind which the player at `seat` sees their hand; then comes `then()`."""
    passing = shell.referee.folder.part("hand_over")

    def show():
        return passing.Hand(shell, seat, then)

    return passing.Cover(shell, seat, show, lambda screen: shell.screen())


class Look(Dialog):
    """Choose whose hand is shown, to its owner alone; those who are `out` have none."""

    help = "LOOK"
    helps = "help"

    def __init__(self, shell: "Shell", out: "Seats" = ()):
        game: Game = shell.referee.game
        self.seats = [seat for seat in range(game.players) if seat not in out]
        names = ["P" + str(seat + 1) for seat in self.seats]
        keys = "".join([str(seat + 1) for seat in self.seats])
        super().__init__(shell, "Who looks?", names, self.show, keys=keys)

    def show(self, index: int):
        return _behind_cover(self.shell, self.seats[index], self.shell.screen)
