"""Long work in slices: a claim to be out is proved or refused, a hand is counted."""

from firmware.games.melding import texts
from firmware.games.melding.screens import Checking, dealt, turn_with
from firmware.games.melding.tables import OUT, card_text

COUNTING = "The cards of P{}"


def claim(shell: "Shell", thrown: int):
    """Return the proof that the player on turn, whose hand is known, is out without `thrown`."""
    game: Drawing = shell.referee.game
    cards = list(game.knowledge.hand(game.seat))
    cards.remove(thrown)
    return Claim(shell, thrown, cards)


class Claim(Checking):
    """H5.5, H6.3: can the player on turn be out, who throws `thrown` and holds `cards` beside?"""

    def __init__(self, shell: "Shell", thrown: int, cards: "Cards"):
        game: Drawing = shell.referee.game
        self.game = game
        self.thrown = thrown
        self.cards = cards
        self.proof = None
        self.move = ()  # once it is proved
        self.counts = dealt(game) and not game.places  # do the rules count the other hands?
        self.points = []  # by seat, as far as they have been counted
        self.best = None
        title = texts.OUT_WITH.format(game.seat + 1, card_text(thrown))
        parts = ("groups", "arrangement", "prover")
        if self.counts:
            parts += ("best_sets", "hand_scores")
        super().__init__(shell, title, parts, self.prove, lambda: turn_with(shell, thrown))

    def prove(self) -> "Destination":
        """Go on with the proof; return where to go once it is there."""
        if self.proof is None:
            part = self.shell.referee.folder.part("melding.prover")
            self.proof = part.Proof(self.cards, self.game.keyed, self.game.most)
        elif self.proof.step():
            return None
        elif self.proof.arrangement is None:
            turn = turn_with(self.shell, self.thrown)
            turn.input.refuse()
            turn.refuse(texts.NO_SETS.format(card_text(self.thrown)))
            return turn
        else:
            self.move = (OUT, self.thrown) + tuple(self.proof.arrangement)
            self.proof = None
            self.work = self.count if self.counts and not self.game.keyed else self.out
        return None

    def count(self) -> "Destination":
        """Count the other hands, which the rules would have to do at once (H6.4)."""
        game = self.game
        seat = len(self.points)
        if seat == game.players:
            game.counted = self.points
            self.work = self.out
        elif seat == game.seat:
            self.points.append(0)
        elif self.best is None:
            best = self.shell.referee.folder.part("melding.best_sets")
            self.best = best.Best(game.knowledge.hand(seat))
        elif not self.best.step():
            self.points.append(self.best.points)
            self.best = None
        return None

    def out(self) -> "Destination":
        """Let the player be out, and return their sets for all to see."""
        shell = self.shell
        seat = self.game.seat
        shell.referee.submit(self.move)
        shell.signals.ended(True)
        return shell.referee.folder.part("melding.sets_screen").Sets(shell, seat, self.move)


class Count(Checking):
    """H5.6, H6.4: what the hand `cards` costs; `counted(points)` returns where to go then."""

    def __init__(self, shell: "Shell", cards: "Cards", counted: "Pick", stop: "Go"):
        self.cards = cards
        self.counted = counted
        self.best = None
        game: Drawing = shell.referee.game
        self.keyed = game.keyed
        title = COUNTING.format(game.seat + 1)
        super().__init__(shell, title, ("groups", "best_sets", "hand_scores"), self.count, stop)

    def count(self) -> "Destination":
        """Go on with counting; return where to go once it is done."""
        part = self.shell.referee.folder.part
        if self.keyed:
            return self.counted(part("melding.hand_scores").keys_in(self.cards))
        if self.best is None:
            self.best = part("melding.best_sets").Best(self.cards)
        elif not self.best.step():
            return self.counted(self.best.points)
        return None
