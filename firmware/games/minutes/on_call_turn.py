"""A turn on call: one key a play, and no card is named."""

from firmware.games.minutes import texts
from firmware.games.minutes.play_entry import Entry
from firmware.games.minutes.tables import (
    BLOCK_PILE,
    BLOCKED,
    DRAW_TWO,
    NAME,
    PLAY,
    REVERSE,
    TURN,
)


class Turn(Entry):
    """``A`` or ``B`` is a number or a new colour; the other signs have keys of their own."""

    help = "ON_CALL"

    def enter(self, key: str) -> "Destination":
        if key in "AB":
            return self.submit((PLAY, "AB".find(key)))
        if key == "9":
            return self.submit((REVERSE,))
        if key == "0":
            return self.submit((DRAW_TWO,))
        if key == "8":
            self.card = TURN
            if not self.names():
                return self.submit((NAME,))
            self.pile = 0  # whichever it is
            self.entry = key
        elif key == "D":
            self.card = BLOCKED
            self.entry = key
        else:
            self.wrong(texts.say("no-numbers"))
        return None

    def move(self) -> "Move":
        return (NAME,) if self.card == TURN else (BLOCK_PILE, self.pile)

    def told(self) -> str:
        return texts.SPECIAL[0]

    def which(self) -> str:
        return texts.say("on-which", texts.say("blocks"))

    def prompt(self) -> "tuple[str, str]":
        return texts.say("type-call"), "signs-call"
