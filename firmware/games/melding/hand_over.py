"""The page for all and the page of one's own hand, while the device is passed round."""

from firmware.games.melding import picture, texts
from firmware.games.melding.lights import ring
from firmware.shell import hand_over

__all__ = ("Cover", "Hand")
lights = ring


def render_table(page: "Page", game: "Drawing", title: str) -> None:
    """Put the table on rows 0 to 3: the open card, and who is out."""
    picture.render_table(page, game, title, (texts.out(game), "", ""))


def on_key(screen: "Between", key: str) -> "Answer":
    """Sort a hand that is shown by C."""
    if key != "C" or not isinstance(screen, Hand):
        return False
    picture.sort(screen.seat)
    return None


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; `said` is what the last player did that all saw."""

    def render(self, page: "Page") -> None:
        super().render(page)
        page.row(0, texts.status("Next: " + self.name, self.game))
        picture.render_counts(page, self.game)
        if self.said:
            page.cover(5, 7)
            page.row(5, hand_over.PASS.format(self.key))
            page.row(6, self.said)


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Drawing"

    def render(self, page: "Page") -> None:
        sorts = picture.sorts(self.seat)
        picture.render_table(page, self.game, self.title, ("", sorts, ""))
        picture.render_hand(page, self.game, self.seat)
        self.render_keys(page, self.does)
