"""The page for all and the page of one's own hand, while the device is passed round."""

from firmware.games.the_game import picture, screens
from firmware.games.the_game.lights import ring
from firmware.games.the_game.picture import render_tops
from firmware.games.the_game.tables import NOBODY
from firmware.shell import hand_over
from firmware.shell.hand_over import Hand

__all__ = ("Cover", "Hand")
render_table = render_tops
lights = ring


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; all see the piles, and how many cards there are."""

    def heading(self) -> str:
        return picture.status(self.game)

    def render_table(self, page: "Page") -> None:
        """Put the piles on rows 0 to 4, and on the next two who holds how many."""
        render_tops(page, self.game, self.title)
        picture.render_counts(page, self.game, "")
        page.row(6, hand_over.PASS.format(self.name))


def render_hand(page: "Page", game: "TheGame", seat: int) -> None:
    """Put the hand of `seat` on rows 5 and 6."""
    hand = game.knowledge.held(seat)
    picture.render_hand(page, hand, hand)


def on_key(screen: "Between", key: str) -> "Answer":
    """Let anybody put a sign on a pile by holding its key (TG15)."""
    pile = "ABCD".find(key[-1])
    game: TheGame = screen.game
    if len(key) == 1 or pile < 0 or not game.started:
        return False
    return screens.mark(screen, pile, screen.seat if isinstance(screen, Hand) else NOBODY)
