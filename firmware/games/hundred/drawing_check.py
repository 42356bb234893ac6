"""What takes a while: a claim to be out is proved or refused, a hand is counted, in slices."""

from firmware.games.hundred import drawing_texts as texts
from firmware.games.hundred.drawing_screens import Checking, dealt, turn_with
from firmware.games.hundred.drawing_tables import OUT, card_text

COUNTING = "The cards of P{}"


def claim(house, thrown: int):
    """Return the proof that the player on turn, whose hand is known, is out without `thrown`."""
    game = house.referee.game
    cards = list(game.table.hand(game.seat))
    cards.remove(thrown)
    return Claim(house, thrown, cards)


class Claim(Checking):
    """H5.5, H6.3: can the player on turn be out, who throws `thrown` and holds `cards` beside?"""

    def __init__(self, house, thrown: int, cards):
        game = house.referee.game
        self.game = game
        self.thrown = thrown
        self.cards = cards
        self.proof = None
        self.move = ()  # once it is proved
        self.counts = dealt(game) and not game.places  # do the rules count the other hands?
        self.points = []  # by seat, as far as they have been counted
        self.best = None
        title = texts.OUT_WITH.format(game.seat + 1, card_text(thrown))
        parts = ("groups", "sharing", "prover")
        if self.counts:
            parts += ("best", "drawing_scores")
        super().__init__(house, title, parts, self.prove, lambda: turn_with(house, thrown))

    def prove(self) -> object:
        """Go on with the proof; return where to go once it is there."""
        if self.proof is None:
            part = self.house.referee.folder.part("hundred.prover")
            self.proof = part.Proof(self.cards, self.game.keyed, self.game.most)
        elif self.proof.step():
            return None
        elif self.proof.arrangement is None:
            turn = turn_with(self.house, self.thrown)
            turn.input.refuse()
            turn.refuse(texts.NO_SETS.format(card_text(self.thrown)))
            return turn
        else:
            self.move = (OUT, self.thrown) + tuple(self.proof.arrangement)
            self.proof = None
            self.work = self.count if self.counts and not self.game.keyed else self.out
        return None

    def count(self) -> object:
        """Count the other hands, which the rules would have to do at once (H6.4)."""
        game = self.game
        seat = len(self.points)
        if seat == game.players:
            game.counted = self.points
            self.work = self.out
        elif seat == game.seat:
            self.points.append(0)
        elif self.best is None:
            best = self.house.referee.folder.part("hundred.best")
            self.best = best.Best(game.table.hand(seat))
        elif not self.best.step():
            self.points.append(self.best.points)
            self.best = None
        return None

    def out(self) -> object:
        """Let the player be out, and return his sets for all to see."""
        house = self.house
        seat = self.game.seat
        house.referee.submit(self.move)
        house.signals.ended(True)
        return house.referee.folder.part("hundred.drawing_out").Sets(house, seat, self.move)


class Count(Checking):
    """H5.6, H6.4: what the hand `cards` costs; `counted(points)` returns where to go then."""

    def __init__(self, house, cards, counted, stop):
        self.cards = cards
        self.counted = counted
        self.best = None
        title = COUNTING.format(house.referee.game.seat + 1)
        super().__init__(house, title, ("groups", "best", "drawing_scores"), self.count, stop)

    def count(self) -> object:
        """Go on with counting; return where to go once it is done."""
        part = self.house.referee.folder.part
        if self.house.referee.game.keyed:
            return self.counted(part("hundred.drawing_scores").keys_in(self.cards))
        if self.best is None:
            self.best = part("hundred.best").Best(self.cards)
        elif not self.best.step():
            return self.counted(self.best.points)
        return None
