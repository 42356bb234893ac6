"""The coach of *The Game*: which card to lay where, with its reason, for the owner of a hand."""

from firmware.games.the_game import best_turn, screens
from firmware.games.the_game.alone import WEIGHTS
from firmware.games.the_game.position import SPAN, count_below, skips
from firmware.games.the_game.rules import JUMP
from firmware.ui import layout
from firmware.ui.screen import BACK, UNDER, Screen

THINKS = "One moment ..."
LAY = "{} on {}"
ENOUGH = "# Lay no more"
WINS = "so all cards go"
STUCK = "it is the last that goes"
FREES = "ten back frees {}"
LEADS = "skips {}, {} leads back"
SKIPS = "skips {}"
NONE = "skips no card"
LEAST = ", the least"
BEST = ", best in the end"
FOLLOWS = ", then {}"
MORE = "any more skips cards"
_WORK = 4  # positions of a slice at most, the last one valued
_SLICES = 6  # slices of up to 10 ms, before each of which a key may come
_MOST_MS = 1600  # after which it must do with what it has


class Coach(Screen):
    """Think over the turn `beneath`, and say what to lay; any key ends it and acts there."""

    dialog = True
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
        self.shell.forget()  # what it thought with
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
            self.shell.forget()
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
        hand = game.knowledge.hand(game.seat) or ()
        says, why = self.words or (THINKS, "")
        card, pile = (self.plays[0], self.plays[1]) if self.plays else (0, -1)
        screens.render_tops(self, page, says, 0, pile, hand=True)
        screens.render_hand(page, self.beneath.cards, hand, (), [card])
        if why:
            page.clear(0, layout.LABELS, layout.WIDTH, 8)
            layout.label(page, layout.LEFT_EDGE, layout.LABELS, why)

    def lights(self, now: int) -> "Colours":
        return self.beneath.lights(now)


def told(game: "TheGame", plays: bytes) -> "tuple[str, str]":
    """Return the first of `plays` in words, and why it is the one."""
    if not plays:
        return ENOUGH, MORE
    card, pile = plays[0], plays[1]
    return LAY.format(card, "ABCD"[pile]), reason(game, plays)


def reason(game: "TheGame", plays: bytes) -> str:
    """Return why the first of `plays` is the one."""
    hand = list(game.knowledge.held(game.seat) or ())
    count = len(plays) // 2
    if count == game.unlaid:
        return WINS
    if count < game.due - game.laid:
        return STUCK
    card, pile = plays[0], plays[1]
    follows = plays[2] if count > 1 and plays[3] == pile else 0
    out, below = bytearray(SPAN), bytearray(SPAN)
    for other in game.out():
        out[other] = 1  # the hand too, so that no tens are looked ahead
    count_below(out, below)
    top = game.tops[pile]
    if abs(card - top) == JUMP and (card < top) == (pile < 2):
        between = abs(below[top - 1] - below[card]) if pile < 2 else below[card - 1] - below[top]
        said = FREES.format(between)
    else:
        skipped = skips(out, below, card, pile, top)
        if follows and abs(follows - card) == JUMP and (follows < card) == (pile < 2):
            return LEADS.format(skipped, follows)
        said = SKIPS.format(skipped) if skipped else NONE
        if skipped and not follows:
            least = min(
                [skips(out, below, each, i, game.tops[i]) for each in hand for i in range(4)]
            )
            return said + (LEAST if least == skipped else BEST)
    return said + (FOLLOWS.format(follows) if follows else "")
