"""Rules of *4 1/2 Minutes*, official and challenge, two players too (FH).

No clock, no chance, no I/O: that time is up is a move.  A refused move returns its reason and
changes nothing.
"""

from firmware.games.minutes import parts, refusal_rules
from firmware.games.minutes.tables import (
    ASIDE,
    BLOCK,
    BLOCK_PILE,
    BLOCKED,
    COLOUR,
    DIRECTION,
    FORGET,
    LAY,
    LETTERS,
    PAUSE,
    PLAY,
    RULE_SETS,
    SIZES,
    START,
    TIME,
    TURN,
    TWO,
    cards,
    copies,
)
from firmware.play.knowledge import ON_CALL, TABLE, knowledge_of
from firmware.play.rules_base import RulesBase


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    known = setup.rules in RULE_SETS and 2 <= setup.players < len(SIZES) + 2
    before = setup.options == b"\1" and setup.level == TABLE  # as it was agreed in version 0.1
    if not known or not before and setup.options not in (b"", b"\0"):
        raise ValueError("no such game")
    challenge = setup.rules == RULE_SETS[1]
    on_call = before or setup.level == ON_CALL
    return Minutes(challenge, on_call, knowledge_of(setup, cards()))


class Minutes(RulesBase):
    """One round, advanced in place by `play`.

    Where it is refereed `on_call` cards are not named: the players judge them, and there are no
    tops.
    """

    owes = ()  # chance comes only before the round

    def __init__(self, challenge: bool, on_call: bool, knowledge: "Counts"):
        self.challenge = challenge
        self.on_call = on_call
        self.knowledge = knowledge
        self.players = len(knowledge.hands)
        self.size = SIZES[self.players - 2]  # of a display, FH2
        knowledge.deal(self.size)
        self.tops = [0, 0]  # the cards, 0 where no pile has begun
        self.gone = bytearray(16 * len(LETTERS))  # gone[card]: how many of it lie on the piles
        self.begun = False  # has pile A begun?
        self.started = False
        self.seat = 0  # who is on turn, once it has started
        self.way = 1  # 1 is clockwise, -1 is back
        self.blocked = 0  # the pile that is blocked while `count` is not 0
        self.count = 0  # cards still to come on the other pile, FH13
        self.aside = 0  # cards set aside
        self.time_up = False  # FH16
        self.paused = False  # was the clock stopped in this round? FH3
        self.over = False
        self.judging = True  # set by the referee to save time in a replay; needless here

    @property
    def left(self) -> int:
        """Cards in the draw pile and in all displays."""
        return self.knowledge.draw + sum(self.knowledge.hands)

    @property
    def score(self) -> int:
        """The minus points as things stand (FH17)."""
        return self.left + 2 * self.aside

    def scores(self):
        """Return the round's minus points, one number for all players, or None before its end."""
        return [self.score] if self.over else None

    def result(self) -> str:
        """Return the closing words of the record."""
        return "{} minus points".format(self.score)

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers, words and lists."""
        return parts.facts.of(self)

    def fits(self, card: int, pile: int) -> bool:
        """Return True if `card` matches the top of `pile`, or begins it (FH6, FH7, FH8)."""
        top = self.tops[pile]
        kind, colour = card & 15, card >> 4
        on, below = top & 15, top >> 4
        if not top or kind >= COLOUR:
            return True
        if on == COLOUR:
            return colour == below or colour == (below + 1) % len(LETTERS)
        return colour == below or kind == on

    def goes(self, card: int, pile: int) -> bool:
        """Return True if `card` may be laid on `pile` by the player on turn."""
        return refusal_rules.why_not_lay(self, card, pile) is None

    def may_name(self, seat: int) -> bool:
        """Return True if `seat` will have cards once the card on turn is laid (FH10)."""
        if seat == self.seat:
            return self.knowledge.hands[seat] > 1 or self.knowledge.draw > 0
        return seat < self.players and self.knowledge.hands[seat] > 0

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and the end of time left out."""
        return parts.legal.moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return refusal_rules.why_not(self, move)

    def cards_of(self, move: "Move") -> "Cards":
        """Return the card that `move` lays, if any."""
        return move[1:2] if move[0] == LAY else ()

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == LAY:
            self._lay(move[1], move[2], move[3:])
        elif PLAY <= code <= BLOCK_PILE:
            kind, pile = parts.on_call_rules.laid(self, move)
            self.knowledge.lay(self.seat, 0)
            self._laid(kind, pile, move[1:])
        elif code == ASIDE:
            self._set_aside()
        elif code == START:
            self.started = True
            self.seat = move[1]
        elif code == TIME:
            self.over = self.time_up = True
        elif code == PAUSE:
            self.paused = True
        elif code == FORGET:
            self.forget()
        else:
            parts.ruling_rules.rule(self, move)

    def judge(self) -> None:
        """Judge nothing: whether the round is over follows from each move."""

    def drew(self, move: "Move") -> bool:
        """Return True if the device turns over new cards after `move`, if it is legal."""
        if not self.started or not self.knowledge.draw or self.knowledge.hand(self.seat) is None:
            return False
        if move[0] == LAY:
            return self._draws(self.knowledge.hands[self.seat] - 1) or move[1] & 15 == TWO
        return move[0] == ASIDE

    def next_seat(self, way: int) -> int:
        """Return who is next in that direction: a player without cards is passed over (FH16)."""
        seat = self.seat
        for _ in range(self.players):
            seat = (seat + way) % self.players
            if self.knowledge.hands[seat]:
                break
        return seat

    def _draws(self, held: int) -> bool:
        """Return True if a turn that leaves `held` cards ends with drawing (FH4, FH18)."""
        return held <= 1 if self.challenge else held < self.size

    def _lay(self, card: int, pile: int, name: "tuple[int, ...]") -> None:
        self.tops[pile] = card
        if self.gone[card] < copies(card):  # after a ruling it may lie there already
            self.gone[card] += 1
        self.knowledge.lay(self.seat, card)
        self._laid(card & 15, pile, name)

    def _laid(self, kind: int, pile: int, name: "tuple[int, ...]") -> None:
        """Let a card of `kind` that was put on `pile` have its effects."""
        seat = self.seat
        self.begun = True
        if self.count:
            self.count -= 1  # FH13: nothing else but the other pile is played on
        elif kind == BLOCKED:
            self.blocked = pile
            self.count = BLOCK
        if self._draws(self.knowledge.hands[seat]):
            more = self.size - self.knowledge.hands[seat] if self.challenge else 1
            self.knowledge.take(seat, more)
        if kind == DIRECTION and self.players > 2:  # FH11
            self.way = -self.way
        if not self.left:
            self.over = True  # FH16
        elif kind == TURN:
            self.seat = name[0]  # FH10
        else:
            self.seat = self.next_seat(self.way)
            if kind == TWO:
                self.knowledge.take(self.seat, 2)  # FH12

    def _set_aside(self) -> None:
        """Set the display on turn aside (FH9, FH14)."""
        seat = self.seat
        count = self.knowledge.hands[seat]
        for card in list(self.knowledge.held(seat) or bytes(count)):
            self.knowledge.lay(seat, card)
        self.aside += count
        self.count = 0
        self.knowledge.take(seat, self.size)
        self.over = not self.left
        self.seat = self.next_seat(self.way)
