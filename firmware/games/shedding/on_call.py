"""Rules of Digits, Great Digits and Numbers on call: the players judge their cards (H1 to H3).

No clock, no chance, no I/O.
"""

from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAID,
    LAST_LAID,
    MISTYPED,
    OBLIGE,
    OPEN,
    PASS,
    RULE_ANSWER,
    RULE_LAID,
    RULE_OPEN,
    RULE_RUN,
    SHUFFLE,
    START,
)
from firmware.games.shedding.specials import Specials

# What is told in another way, or not at all.
_UNTOLD = (OPEN, SHUFFLE, FREE, DRAW, END, RULE_OPEN, RULE_RUN, RULE_LAID, MISTYPED)
_LAYS = (DISCARD, LAID, LAST_LAID)


class OnCall(Specials):
    """One game of which only the counts are known; of the cards only a turn's last Monumeral."""

    more = False  # does the turn go on after the card that is laid?

    def __init__(self, setup: "Setup", cards: "list[int]", hand_size: int, options: bytes):
        super().__init__(setup, cards, hand_size, options)
        self.open = self.top = JOKER  # some card: nobody tells which
        self.special = len(options) > 1  # Digits has no such cards

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        found = super().facts()
        del found["open"], found["factors"]
        return found

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings left out."""
        rows = self.moves
        moves: list = [(START, seat) for seat in range(self.players)]
        moves += [(DISCARD, number) for number in range(1, 10)]
        moves += [(code,) for code in range(len(rows)) if rows[code][0].find(" ") < 0]
        return [move for move in moves if not self.why_not(move)]

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in _UNTOLD:
            return ("on-call",)
        if self.over or not self.started:
            return super().why_not(move)
        if code == PASS:
            return None  # H1.4
        if code == OBLIGE and self.special:
            return None if self.laid else ("nothing",)
        if code == RULE_ANSWER and self.special and move[1] == 1:
            return self.rulings().why_not_obliged(self)
        if code not in _LAYS:
            return super().why_not(move)
        if code == DISCARD:
            return self._why_not_said(move[1])
        if self.obliged:
            return ("oblige",)  # H2.2: it is a Monumeral that they lay, so it is told
        return None if code == LAST_LAID or self.special else ("one",)  # H1.2

    def _why_not_said(self, number: int) -> "Reason | None":
        """Return why it is not said that the last card was `number`: only a Monumeral is (H2.2)."""
        if not self.is_card(number):
            return ("card", number)
        if self.special and number < 10:
            return None
        return ("oblige",) if self.obliged else ("nobody", number)

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        self.more = code == LAID
        if code == PASS:
            move = self._passed()
        elif code in _LAYS[1:]:
            move = (DISCARD, JOKER)
        elif code == OBLIGE or code == RULE_ANSWER and move[1]:
            self.open = 1  # some Monumeral: nobody tells which
            move = (END,) if code == OBLIGE else move
        super().do(move)

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        return super().drew(self._passed() if move[0] == PASS else move)

    def _passed(self):
        """Return what to lay no card, or none more, means (H1.4, H2.8)."""
        return (END if self.laid else DRAW,)

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the turn is over with the card that is laid, as the players say."""
        return not self.more
