"""The page for all and the page of one's own hand, while the device is passed round."""

from firmware.games.shedding import picture, texts
from firmware.games.shedding.lights import ring
from firmware.shell import hand_over

__all__ = ("Cover", "Hand")
Cover = hand_over.Cover
lights = ring


def render_table(page: "Page", game: "Discarding", title: str) -> None:
    """Put the table on rows 0 to 4, and who has just drawn beneath the draw pile."""
    picture.render_table(page, game, title)
    drew = texts.draws(game).replace("draws ", "+")
    if len(drew) <= picture.BESIDE_TITLE:
        page.end(1, drew)


def on_key(screen: "Between", key: str) -> bool:
    """Turn the page of a hand that is shown by D."""
    if key[-1] != "D" or not isinstance(screen, Hand):
        return False
    screen.page_at = picture.next_page(screen.game.knowledge.hand(screen.seat), screen.page_at)
    return True


class Hand(hand_over.Hand):
    """Show the hand of `seat` to its owner, until they hide it."""

    game: "Discarding"
    page_at = 0

    def render(self, page: "Page") -> None:
        hand = self.game.knowledge.hand(self.seat)
        title = hand_over.THEIRS.format(self.seat + 1)
        said = self.said if self.said[:4] == texts.NEW else ""
        label = texts.NEW if said else self.said
        picture.render_table(page, self.game, title, (label, said[len(texts.NEW) :]))
        lines = picture.hand_lines(hand, self.page_at)
        page.row(5, lines[0])
        page.row(6, lines[1])
        self.render_keys(page, self.does[:4] + (" D more" if len(hand) > picture.ON_PAGE else ""))
