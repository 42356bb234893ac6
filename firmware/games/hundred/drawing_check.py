"""What takes a while: a claim to be out is proved or refused, a hand is counted, in slices."""

from firmware.games.hundred import drawing_lights
from firmware.games.hundred import drawing_texts as texts
from firmware.games.hundred.drawing_picture import draw_table
from firmware.games.hundred.drawing_screens import Turn, dealt
from firmware.games.hundred.drawing_tables import OUT, card_text
from firmware.ui.screen import Screen

OUT_WITH = "P{}: out with {}?"
COUNTING = "The cards of P{}"
CHECKING = "I am checking ..."
KEYS = "*stop"


class Checking(Screen):
    """Load what is needed, then `work()` in slices; `title` says what for."""

    help = "CHECK"
    parts = ()  # modules that are needed

    def __init__(self, house, title: str):
        super().__init__(house)
        self.title = title
        self.game = house.referee.game
        self.helps = house.referee.folder.module("help")
        self.drawn = False
        for part in self.parts:
            house.soon(self.module(part))

    def module(self, part: str) -> str:
        """Return the full name of the shared module `part`."""
        return self.house.referee.folder.module("hundred." + part)

    def part(self, name: str):
        """Return the shared module `name`."""
        return self.house.referee.folder.part("hundred." + name)

    def on_key(self, key: str) -> object:
        return self.stop() if key == "*" else None

    def on_tick(self, now: int) -> object:
        if not self.drawn or self.house.load_part():  # the key is answered first
            return None
        return self.work()

    def draw(self, page) -> None:
        draw_table(page, self.game, self.title)
        page.row(5, CHECKING)
        page.row(7, KEYS)
        self.drawn = True

    def lights(self, now: int) -> list:
        return drawing_lights.ring(self.game, now)

    def work(self) -> object:
        """Go on for a slice; return where to go once it is done."""

    def stop(self) -> object:
        """Return where to go if it is not to be done."""


class Claim(Checking):
    """H5.5, H6.3: can the player on turn be out, who throws `thrown` and holds `cards` beside?"""

    parts = ("groups", "sharing", "prover")

    def __init__(self, house, thrown: int, cards):
        seat = house.referee.game.seat
        super().__init__(house, OUT_WITH.format(seat + 1, card_text(thrown)))
        self.thrown = thrown
        self.cards = cards
        self.proof = None
        self.move = ()  # once it is proved
        self.points = []  # what the hands cost that are left, by seat, as far as counted
        self.best = None
        if dealt(self.game) and not self.game.places:
            house.soon(self.module("best"))
            house.soon(self.module("drawing_scores"))

    def stop(self) -> Turn:
        turn = Turn(self.house)
        turn.typed = card_text(self.thrown)
        turn.fresh = True
        return turn

    def work(self) -> object:
        if self.move:
            return self._count()
        if self.proof is None:
            game = self.game
            self.proof = self.part("prover").Proof(self.cards, game.keyed, game.most)
        elif self.proof.step():
            return None
        elif self.proof.arrangement is None:
            turn = self.stop()
            turn.refuse(texts.NO_SETS.format(card_text(self.thrown)))
            return turn
        else:
            self.move = (OUT, self.thrown) + tuple(self.proof.arrangement)
            self.proof = None
        return None

    def _count(self):
        """Count the hands that are left, where the rules would have to do it at once (H6.4)."""
        game = self.game
        if not dealt(game) or game.places or game.keyed:
            return self._out()
        seat = len(self.points)
        if seat == game.players:
            game.counted = self.points
            return self._out()
        if seat == game.seat:
            self.points.append(0)
        elif self.best is None:
            self.best = self.part("best").Best(game.table.hand(seat))
        elif not self.best.step():
            self.points.append(self.best.points)
            self.best = None
        return None

    def _out(self):
        game = self.game
        seat = game.seat
        self.house.referee.submit(self.move)
        self.house.signals.ended(True)
        return self.part("drawing_out").Sets(self.house, seat, self.move)


class Count(Checking):
    """H5.6, H6.4: what the hand `cards` costs; `counted(points)` returns where to go then."""

    parts = ("groups", "best", "drawing_scores")

    def __init__(self, house, cards, counted, stop):
        super().__init__(house, COUNTING.format(house.referee.game.seat + 1))
        self.cards = cards
        self.counted = counted
        self.stopped = stop
        self.best = None

    def stop(self) -> object:
        return self.stopped()

    def work(self) -> object:
        if self.game.keyed:
            return self.counted(self.part("drawing_scores").keys_in(self.cards))
        if self.best is None:
            self.best = self.part("best").Best(self.cards)
        elif not self.best.step():
            return self.counted(self.best.points)
        return None
