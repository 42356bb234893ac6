"""Passing the device round: a cover page between players, so that nobody sees another's hand."""

from firmware.games.the_game import texts
from firmware.games.the_game.picture import draw_hand, draw_tops
from firmware.ui.page import wrap
from firmware.ui.screen import Screen


class Cover(Screen):
    """Ask for the device to be handed to the player at `seat`; then comes `then()`."""

    helps = texts.HELPS
    help = "PASS"

    def __init__(self, house, seat: int, then, back=None):
        super().__init__(house)
        self.who = texts.player(house.referee.game, seat)
        self.then = then
        self.back = back

    def on_key(self, key: str):
        if key == "#":
            return self.then()
        if key == "*" and self.back:
            return self.back(self)
        self.refuse("{} presses #.".format(self.who))
        return None

    def draw(self, page) -> None:
        draw_tops(page, self.house.referee.game, "Next: " + self.who)
        lines = wrap(texts.PASS.format(self.who))
        for i in range(len(lines)):
            page.row(4 + i, lines[i])
        page.row(7, "#show my cards" + (" *back" if self.back else ""))


class Hand(Screen):
    """Show the hand of `seat` to its owner; then comes `then()`."""

    helps = texts.HELPS
    help = "PASS"

    def __init__(self, house, seat: int, title: str, then, back=None):
        super().__init__(house)
        self.seat = seat
        self.title = title
        self.then = then
        self.back = back

    def on_key(self, key: str):
        if key == "#":
            return self.then()
        if key == "*" and self.back:
            return self.back(self)
        self.refuse("# hides your cards.")
        return None

    def draw(self, page) -> None:
        game = self.house.referee.game
        draw_tops(page, game, texts.player(game, self.seat) + ": your cards")
        hand = game.table.hand(self.seat)
        draw_hand(page, hand, hand)
        page.row(6, self.title)
        page.row(7, "#hide my cards" + (" *back" if self.back else ""))
