"""The end of the game."""

from firmware.games.the_game import lights, texts
from firmware.games.the_game.picture import render_tops
from firmware.games.the_game.tables import DECK
from firmware.modules.later import later
from firmware.ui.page import wrap
from firmware.ui.screen import Screen


class Result(Screen):
    """The end: cards left and the book's verdict (TG12, TS6)."""

    helps = "help"
    help = "RESULT"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: TheGame = shell.referee.game
        knowledge = self.game.knowledge
        self.hands = knowledge.hand(0) is not None and sum(knowledge.hands) > 0

    def on_key(self, key: str) -> "Destination":
        if key == "A":  # not "#", which many press once more than they need
            return self.shell.again()
        if key == "D" and self.hands:
            return later.peek.shown(self.shell)
        if key == "*":
            return self.shell.take_back(self)
        self.refuse(texts.AGAIN)
        return None

    def render(self, page: "Page") -> None:
        self.render_end(page)
        lines = wrap(self.verdict())
        for i in range(len(lines)):
            page.row(4 + i, lines[i])
        page.row(7, "A again D hands *back" if self.hands else "A again  *back")

    def render_end(self, page: "Page") -> None:
        """Put what is known of the table on the first rows."""
        render_tops(page, self.game, texts.OVER)

    def verdict(self) -> str:
        """Return the result in the book's sense."""
        left = self.game.left
        if not left and not self.game.won:
            return texts.NONE_LEFT.format(DECK - self.game.unlaid)
        if self.game.knowledge.secret and left:
            return self.needed() + (texts.EXCELLENT if left < 10 else texts.LEFT_NOW).format(left)
        if self.game.short:
            return texts.LEFT_SHORT.format(left) if left else texts.WON_SHORT
        if not left:
            return texts.WON
        who = texts.CANT_LAY.format(texts.player(self.game, self.game.seat))
        return who + (texts.EXCELLENT if left < 10 else texts.LEFT).format(left)

    def needed(self) -> str:
        """Return which cards would have gone on: who could not lay has none, as is known."""
        game = self.game
        who = texts.ALL if game.short else texts.player(game, game.seat)
        low, high = max(game.tops[2:]), min(game.tops[:2])
        cards = sorted(game.fitting(list(game.out())))
        found = ["under {}".format(low)] if cards and cards[0] < low else []
        if cards and cards[-1] > high:
            found.append("over {}".format(high))
        found += [str(card) for card in cards if low <= card <= high]
        if not found:
            return texts.NOTHING.format(who)
        return texts.NEEDED.format(who, ", ".join(found))

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now)
