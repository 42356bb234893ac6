"""Typing the cost of a hand that is left, where the players have the cards (H5.6, H6.4)."""

from firmware.games.melding import parts
from firmware.games.melding.card_input import Typing
from firmware.games.melding.tables import SCORE

TITLE = "Points of {}"
NUMBER = "points: {}_"
BY_CARDS = "counted: {}"
TYPE = "Type the number and #, or D."
TYPED_FIRST = "{} is typed: first # or *."
KEYS = "number# D cards *back"
TYPED = "#ok  D cards  *back"


class Score(Typing):
    """``5 #`` gives the player whose turn to count it is 5 points; by D they type their hand."""

    help = "SCORE"
    on_turn = True

    def __init__(self, shell: "Shell", counted: "int | None" = None):
        super().__init__(shell)
        self.seat = self.game.seat
        self.counted = counted
        folder = shell.referee.folder
        texts: SetTexts = folder.part("set_texts")
        self.what = texts.WHAT  # counts

    def on_key(self, key: str) -> "Destination":
        if key != "A" and self.input.take(key):
            return None
        if key == "*":
            return self.shell.take_back(self)
        points = self.input.number
        if points is None:
            points = self.counted
        if key == "#" and points is not None:
            return self._score(min(points, 255))
        if key == "D" and self.input.number is None:
            return self.hand()
        self.refuse(TYPE if key != "D" else TYPED_FIRST.format(self.input.text))
        return None

    def render(self, page: "Page") -> None:
        page.tall(0, TITLE.format(self.game.name(self.seat)))
        page.row(2, self.what[0])
        page.row(3, self.what[1])
        counted = self.counted if not self.input.live else None
        page.tall(
            5, NUMBER.format(self.input.text) if counted is None else BY_CARDS.format(counted)
        )
        page.row(7, KEYS if counted is None and not self.input.live else TYPED)

    def _score(self, points: int):
        why = self.shell.referee.submit((SCORE, self.seat, points))
        if why:
            return self.wrong(why, self._score)
        if self.shell.journal.typed:
            parts.kept_hand.close(self.shell)
        if self.game.over:
            self.shell.signals.ended(True)
        else:
            self.shell.signals.turn(self.game)
        return self.shell.screen()

    def hand(self):
        """Return the page on which the hand is typed, to be counted."""
        shell = self.shell
        part = shell.referee.folder.part

        def back():
            parts.kept_hand.close(shell)
            return Score(shell)

        def counted(points: int):
            return Score(shell, points)

        def typed(cards: "list[int]"):
            check: ClaimCheckPart = part("melding.claim_check")
            return check.Count(shell, cards, counted, lambda: there)

        entry: HandEntryPart = part("melding.hand_entry")
        there = entry.counting(shell, typed, back)
        return there
