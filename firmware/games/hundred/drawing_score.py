"""What a hand that is left costs, where the players have the cards (H5.6, H6.4)."""

from firmware.games.hundred.drawing_screens import Typing, take_back
from firmware.games.hundred.drawing_tables import SCORE

TITLE = "Points of P{}:"
WHAT = (  # in game 6, in game 5
    ("his cards in no set,", "and his free cards"),
    ("his primes and his", "free cards"),
)
NUMBER = "points: {}_"
BY_CARDS = "counted: {}"
TYPE = "Type the number and #, or D."
KEYS = "number# D cards *back"
TYPED = "#ok  D cards  *back"


class Score(Typing):
    """``5 #`` gives the player whose turn to count it is 5 points; by D he types his hand."""

    help = "SCORE"

    def __init__(self, house, counted=None):
        super().__init__(house)
        self.seat = self.game.seat
        self.counted = counted
        house.soon(house.referee.folder.module("hundred.drawing_hand"))

    def on_key(self, key: str) -> object:
        if key != "A" and self.input.take(key):
            return None
        if key == "*":
            return take_back(self)
        points = self.input.number
        if points is None:
            points = self.counted
        if key == "#" and points is not None:
            return self._score(min(points, 255))
        if key == "D":
            return self._hand()
        self.refuse(TYPE)
        return None

    def draw(self, page) -> None:
        page.row(0, TITLE.format(self.seat + 1))
        what = WHAT[self.game.keyed]
        page.row(1, what[0])
        page.row(2, what[1])
        if self.counted is not None:
            page.row(4, BY_CARDS.format(self.counted))
        page.row(5, NUMBER.format(self.input.text))
        page.row(7, KEYS if self.counted is None and not self.input.text else TYPED)

    def _score(self, points: int):
        why = self.house.referee.submit((SCORE, self.seat, points))
        if why:
            self.wrong(why)
            return None
        if self.game.over:
            self.house.signals.ended(True)
        else:
            self.house.signals.turn()
        return self.house.screen()

    def _hand(self):
        house = self.house
        part = house.referee.folder.part

        def back():
            return Score(house)

        def counted(points: int):
            return Score(house, points)

        def typed(cards):
            return part("hundred.drawing_check").Count(house, cards, counted, back)

        hand = part("hundred.drawing_hand")
        return hand.Hand(house, hand.SCORE.format(self.seat + 1), [], typed, back)
