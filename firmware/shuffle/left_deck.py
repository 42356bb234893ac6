"""The deck as a game left it that is over: how it is gathered, and in which order it then lies."""

from firmware.ui.screen import Screen

_HEAD = "Lay on each other:"
_PILE = " pile {} turned over"
_DISCARDS = " discards turned over"
_BESIDE = " what lies beside"
_HAND = " {}'s, lowest on top"
_DRAW = " the draw pile"
_ROWS = 5
_KEYS = "#done  *back"
_NEXT = "#next  *back"


def left(referee: "SeatedReferee") -> "list[tuple[str, list[int]]] | None":
    """Return the pieces that the deck is gathered of: words, and cards from the top.

    Each is laid on the one before.  None where not every card's place is known.
    """
    if not referee.folder.has_part("beneath"):
        return None
    game: Any = referee.game
    if not game.over or not game.knowledge.secret:
        return None
    piles = referee.folder.part("beneath").piles(referee)
    found = []
    for i in range(len(piles)):
        several = len(piles) > 2
        words = _PILE.format(chr(65 + i)) if several else _BESIDE if i else _DISCARDS
        found.append((words, list(piles[i])))
    for seat in range(game.players):
        found.append((_HAND.format(game.name(seat)), list(game.knowledge.held(seat))))
    knowledge = game.knowledge
    found.append((_DRAW, list(knowledge.pile[len(knowledge.pile) - knowledge.draw :])))
    return [piece for piece in found if piece[1]]


def order(pieces: "list[tuple[str, list[int]]]") -> "list[int]":
    """Return the cards of the gathered deck, the top one first."""
    found: list[int] = []
    for _, cards in pieces:
        found = cards + found
    return found


class Gather(Screen):
    """Tell how the deck is gathered of `pieces`; then `done()`, or `back()`."""

    help = "GATHER"

    def __init__(
        self, shell: "Shell", pieces: "list[tuple[str, list[int]]]", done: "Go", back: "Go"
    ):
        super().__init__(shell)
        self.rows = [piece[0] for piece in pieces]
        self.at = 0
        self.done = done
        self.back = back

    def on_key(self, key: str) -> "Destination":
        if key == "*" and not self.at:
            return self.back()
        if key == "*":
            self.at -= _ROWS
        elif key != "#":
            self.refuse(_KEYS)
        elif self.at + _ROWS < len(self.rows):
            self.at += _ROWS
        else:
            return self.done()
        return None

    def render(self, page: "Page") -> None:
        page.row(0, _HEAD)
        shown = self.rows[self.at : self.at + _ROWS]
        for i in range(len(shown)):
            page.row(1 + i, shown[i])
        page.row(7, _NEXT if self.at + _ROWS < len(self.rows) else _KEYS)
