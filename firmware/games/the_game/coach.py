"""The coach of *The Game*: which card to lay where, with its reason, for the owner of a hand."""

from firmware.games.the_game import best_turn, screens
from firmware.games.the_game.alone import WEIGHTS
from firmware.games.the_game.player import told
from firmware.ui import layout
from firmware.ui.screen import BACK, UNDER, Screen

THINKS = "One moment ..."
_WORK = 4  # positions of a slice at most, the last one valued
_SLICES = 6  # slices of up to 10 ms, before each of which a key may come
_MOST_MS = 1600  # after which it must do with what it has


class Coach(Screen):
    """Think over the turn `beneath`, and say what to lay; any key ends it and acts there."""

    dialog = True
    looking = True  # the hand beneath stays in view
    asks = False
    helps = "help"
    help = "COACH"

    def __init__(self, beneath: "LayingTurn"):
        super().__init__(beneath.shell)
        self.beneath = beneath
        self.held = beneath.held
        self.search: Perhaps[best_turn.BestTurn] = best_turn.of(
            beneath.game, best_turn.Network(WEIGHTS)
        )
        self.words: Perhaps[tuple[str, str]] = None  # the hint and its reason, once known
        self.plays = b""
        self.since = 0  # when it began to think, ms

    def ahead(self, key: str) -> bool:
        return self.beneath.ahead(key)

    def on_key(self, key: str) -> "Destination":
        self.shell.forget(closing=True)  # what it thought with
        return BACK if key in "0*#" else UNDER

    def on_tick(self, now: int) -> "Destination":
        """Think for a while, as long as no key waits."""
        self.since = self.since or now
        try:
            for _ in range(_SLICES):
                if not self.search or self.shell.key_waits():
                    break
                if not self.thinks() or now - self.since > _MOST_MS:
                    self.plays, self.search = self.search.plays, None
                    self.words = told(self.beneath.game, self.plays)
                    self.stale = True
        except MemoryError:
            self.beneath.not_now(self.shell.referee.folder.texts.NO_ROOM)
            self.shell.forget(closing=True)
            return BACK
        return None

    def thinks(self) -> bool:
        """Look at a few positions, for 10 ms at most; return False if those were all."""
        search: Any = self.search
        ends, work = search.ends, 0
        while work < _WORK:
            if not search.step():
                return False
            work += 1 if search.ends == ends else _WORK
        return True

    def render(self, page: "Page") -> None:
        game = self.beneath.game
        says, why = self.words or (THINKS, "")
        card, at = self.plays[:2] or (0, -1)
        screens.render_tops(self, page, says, 0, at, hand=True)
        own = game.knowledge.hand(game.seat) or ()
        screens.render_hand(page, self.beneath.cards, own, (), [card])
        if why:
            page.clear(0, layout.LABELS, layout.WIDTH, 8)
            layout.label(page, layout.LEFT_EDGE, layout.LABELS, why)

    def lights(self, now: int) -> "Colours":
        return self.beneath.lights(now)
