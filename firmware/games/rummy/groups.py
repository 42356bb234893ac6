"""Groups of cards that have one ones digit or one tens digit (H6.2)."""

from firmware.games.melding.groups import NONE, Groups
from firmware.games.rummy.tables import LAST


class DigitGroups(Groups):
    """A set is four cards of a group, or more."""

    def __init__(self, cards: "Cards"):
        super().__init__(cards, 4, LAST)
        for digit in range(10):
            self.add(digit, NONE)
            self.add(NONE, digit)
