"""A turn on call: a pile a play, a sign before it, and no card is named."""

from firmware.games.minutes import texts
from firmware.games.minutes.rules import (
    BLOCK_PILE,
    BLOCKED,
    DIRECTION,
    DRAW_TWO,
    NAME,
    PLAY,
    REVERSE,
    TURN,
    TWO,
)
from firmware.games.minutes.turn import Entry
from firmware.ui import layout
from firmware.ui.faces import N22

# By their keys: the kind of the card, and its move.
SIGNS = {
    "8": (TURN, NAME),
    "9": (DIRECTION, REVERSE),
    "0": (TWO, DRAW_TWO),
    "D": (BLOCKED, BLOCK_PILE),
}


class Turn(Entry):
    """``A`` or ``B`` is a number or a new colour on that pile; a sign has a key before it."""

    help = "ON_CALL"

    def enter(self, key: str) -> "Destination":
        if key in "AB":
            return self.submit((PLAY, "AB".find(key)))
        if key in SIGNS:
            self.card = SIGNS[key][0]
            self.entry = key
        else:
            self.wrong(texts.say("no-numbers"))
        return None

    def move(self) -> "Move":
        code = SIGNS[self.entry[0]][1]
        return (code, self.pile) if code == BLOCK_PILE else (code,)

    def why_not(self):
        # Its pile is told of every card, and matters to the block alone.
        return self.game.why_not((PLAY, self.pile)) or super().why_not()

    def render_turn(self, page: "Page") -> None:
        """Put the clock, which is the page; where something is said or asked, as other turns do."""
        if self.note or self.asks_seat or self.asked:
            super().render_turn(page)
            return
        self.unseen = self.keys()
        left = texts.clock(self.clock.left(self.shell.at))
        page.text(layout.LEFT_EDGE, -1, left, N22, twice=True, said="")
        page.say(0, layout.STAGE, left)
        texts.render_whose(page, self.game, self.typed() if self.card else "")
        texts.render_piles(page, self.game)

    def typed(self) -> str:
        return texts.say("blocks") if self.card == BLOCKED else texts.SPECIAL[self.card - TURN]

    def prompt(self) -> "tuple[str, str]":
        return "", "signs-call"

    def stand_for(self) -> "list[str]":
        keys = self.to_piles()
        return keys if self.card else keys + [texts.say("signs-call")]
