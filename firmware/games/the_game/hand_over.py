"""Hands that are seen while the device is passed round, and the order of the piles."""

from firmware.games.the_game import screens
from firmware.games.the_game.rules import LAY, NOBODY, ROW_CARDS
from firmware.games.the_game.screens import render_tops
from firmware.shell import hand_over
from firmware.shell.hand_over import Hand as Hand
from firmware.ui import layout
from firmware.ui.faces import N13


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the cards of each pile, the oldest first."""
    found: list[list[int]] = [[] for _ in ROW_CARDS]
    for move in referee.past():
        if move[0] == LAY:
            found[move[2]].append(move[1])
    return found


def render_table(screen: "Screen", page: "Page", title: str) -> None:
    """Put the table under the `title` on the page of a hand."""
    render_tops(screen, page, title, hand=True)


class Cover(hand_over.Cover):
    """Ask for the device to be handed on; all see the piles."""

    def render_foot(self, page: "Page") -> None:
        """Put the tops of the piles, which way they go, and what has been said of them."""
        for pile in range(4):
            x, top = layout.COLUMN * pile, str(self.game.tops[pile])
            sign = screens.SIGNS.get(self.game.marks[pile], layout.ARROWS[pile])
            page.picture(x + (len(top) < 3), layout.FOOT + 3, sign)
            if len(top) < 3:
                page.text(x + 12, layout.FOOT, top)
            else:  # narrow, or it touched the next one
                page.numeral(x + 10, layout.FOOT, top, N13)


def render_hand(page: "Page", game: "TheGame", seat: int) -> None:
    """Put the hand of `seat` in the foot."""
    hand = game.knowledge.held(seat)
    screens.render_hand(page, hand, hand)


def on_key(screen: "Between", key: str) -> "Answer":
    """Let anybody put a sign on a pile by holding its key (TG15)."""
    pile = "ABCD".find(key[-1])
    game: TheGame = screen.game
    if len(key) == 1 or pile < 0 or not game.started:
        return False
    return screens.mark(screen, pile, screen.seat if screen.shows or screen.drew else NOBODY)
