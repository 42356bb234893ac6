"""The end of *The Game*: cards left, the book's verdict."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import DECK
from firmware.modules.later import later
from firmware.shell import hand_over
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.page import RIGHT
from firmware.ui.screen import PIXELS, Screen
from firmware.ui.signals import LOSS, WIN, lit


class Result(Screen):
    """The end: cards left and the book's verdict (TG12, TS6)."""

    helps = "help"
    help = "RESULT"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: TheGame = shell.referee.game
        knowledge = self.game.knowledge
        self.hands = knowledge.hand(0) is not None and sum(knowledge.hands) > 0
        # Does it only believe that nobody can go on?
        self.best, self.new_best = shell.nearness()
        self.believed = knowledge.secret and len(self.game.fitting(list(self.game.out()))) > 0

    def on_key(self, key: str) -> "Destination":
        if key == "A":  # not "#", which many press once more than they need
            return self.shell.again()
        if key == "D" and self.hands:
            return hand_over.shown(self.shell)
        if key == "B" and self.believed:
            return later.guided.others(self)
        if key == "B":
            return self.shell.look()
        if key == "*":
            return self.shell.take_back(self)
        self.refuse(texts.AGAIN)
        return None

    def render(self, page: "Page") -> None:
        layout.count(page, self.game.left, texts.LEFT, 0)
        layout.sentence(page, self.verdict(), y=24)
        if self.best:
            x = page.text(0, 0, self.best, S, RIGHT, layout.RIGHT_EDGE) - page.width(self.best, S)
            if self.new_best:
                page.reverse(x - 2, 0, layout.WIDTH - x + 2, 8)
        keys = "A again B can" if self.believed else "A again B look"
        layout.keys(page, keys + (" D hands  *" if self.hands else "  *back"))

    def verdict(self) -> str:
        """Return the result in the book's sense, beside how many cards are left."""
        left = self.game.left
        if not left and not self.game.won:
            return texts.NONE_LEFT.format(DECK - self.game.unlaid)
        if self.game.knowledge.secret and left:
            return (texts.EXCELLENT if left < 10 else "{}").format(self.needed())
        if self.game.short:
            return texts.LEFT_SHORT if left else texts.WON_SHORT
        if not left:
            return texts.WON
        who = texts.CANT_LAY.format(texts.player(self.game, self.game.seat))
        return (
            texts.EXCELLENT.format(texts.FEW.format(who)) if left < 10 else texts.MANY.format(who)
        )

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
        """Return the ring lit as far as cards were laid."""
        count = (DECK - self.game.left) * PIXELS // DECK
        return lit(range(count), WIN if self.game.won else LOSS)
