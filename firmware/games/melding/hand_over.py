"""Hands that are seen while the device is passed round, and the order of the discards."""

from firmware.games.melding import texts, turn
from firmware.games.melding.rules import card_text
from firmware.shell import hand_over
from firmware.ui import layout
from firmware.ui.faces import T
from firmware.ui.page import CENTRE

_CARD = 28  # columns of the open card in the foot


def lie(referee: "Referee") -> "list[int]":
    """Return the discards beneath the open card, the oldest first."""
    return piles(referee)[0][:-1]


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first, and the cards laid in sets."""
    game: Any = referee.game
    return [game.pile, sorted(game.laid)]


def on_key(screen: "Between", key: str) -> "Answer":
    """Sort a hand that is shown by C."""
    if key != "C" or not screen.shows:
        return False
    turn.sort(screen, screen.game, screen.seat)
    return None


class Cover(hand_over.Cover):
    """Ask for the device to be handed on, and say what the last player took, as all saw."""

    def render_foot(self, page: "Page") -> None:
        """Put the open card and what the last player took, or what must be done, in the foot."""
        game = self.game
        y = layout.FOOT
        if game.open:
            page.text(0, y, card_text(game.open), T, CENTRE, _CARD)
            page.frame(0, y, _CARD, layout.LINE - 1, 2)
        words = texts.took(game) or texts.must(game)
        layout.sentence(page, words, _CARD + 5, y, below=layout.HEIGHT)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    row_at = 0
    legend = "Csort"

    def render(self, page: "Page") -> None:
        game = self.game
        does = [self.key + self.does.split()[0]]
        if game.knowledge.secret and not game.over:
            does.append("B other")
        does.append("C sort")
        turn.render_table(self, page, self.title, does)
        turn.render_hand(page, game, self.seat)
        self.unseen = self.key + self.does + ("  *back" if self.back else "")
