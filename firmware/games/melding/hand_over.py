"""Hands that are seen while the device is passed round, and the order of the discards."""

from firmware.games.melding import screens, texts
from firmware.shell import hand_over
from firmware.ui import layout

__all__ = ("Cover", "Hand", "lie", "on_key", "piles", "render_table")


def lie(referee: "Referee") -> "list[int]":
    """Return the discards beneath the open card, the oldest first."""
    return piles(referee)[0][:-1]


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first."""
    game: Any = referee.game
    return [game.pile]


def render_table(page: "Page", game: "Drawing", title: str) -> None:
    """Put the table: the open card and what is to be done."""
    screens.render_table(page, game, title, hint(game))


def hint(game: "Drawing") -> "tuple[str, str]":
    """Return what the player on turn must do, as all may know it: see texts.hint."""
    goes_on = game.started and not (game.scoring or game.over)
    return texts.hint(game, alone=False) if goes_on else ("", "")


def on_key(screen: "Between", key: str) -> "Answer":
    """Sort a hand that is shown by C."""
    if key != "C" or not screen.shows:
        return False
    screens.sort(screen.seat)
    return None


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; `said` is what the last player did that all saw."""

    def heading(self) -> str:
        return screens.heading(self.game) if screens.dealt(self.game) else super().heading()

    def render_table(self, page: "Page") -> None:
        """Put the table, with the hint that the turn shows."""
        if screens.dealt(self.game) and screens.tight(self.game):
            screens.render_tight(page, self.game, self.title, hint(self.game)[0])
        else:
            render_table(page, self.game, self.title)
        words = screens.counts(self.game)
        layout.sentence(page, words + "\n" + self.said if self.said else words, y=screens.HAND)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Drawing"

    def render(self, page: "Page") -> None:
        if screens.tight(self.game):
            screens.render_tight(page, self.game, self.title, "")
        else:
            screens.render_table(page, self.game, self.title)
        screens.render_hand(page, self.game, self.seat)
        self.render_keys(page, self.does)
