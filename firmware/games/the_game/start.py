"""Who starts, after everybody has looked at his hand (TG3); and a look at one's own hand later."""

from firmware.games.the_game import texts
from firmware.games.the_game.screens import first, passed_round, take_back
from firmware.games.the_game.tables import START
from firmware.ui.choice import Choice, Dialog


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
            return look_round(self.house, 0)
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


def look_round(house, seat: int):
    """Return the screens by which each player in turn, from `seat`, sees his hand (TG3)."""
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

    helps = texts.HELPS
    help = "LOOK"

    def __init__(self, house):
        game = house.referee.game
        names = [texts.player(game, seat) for seat in range(game.players)]
        super().__init__(house, "Who looks?", names, self.show)

    def show(self, seat: int):
        return behind_cover(self.house, seat, lambda: first(self.house))
