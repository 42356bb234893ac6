"""Rules of *The Game*, official with its expert levels, and the short sheet (TG, TS).

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.the_game import parts, refusal_rules, ruling_rules
from firmware.games.the_game.tables import (
    ASK,
    CANT,
    DECK,
    END,
    FIRST,
    JUMP,
    KEEP_OFF,
    LAST,
    LAY,
    MARK,
    NO_JUMP,
    NOBODY,
    ROW_CARDS,
    RULE_SETS,
    START,
    cards,
)
from firmware.play.knowledge import NO, ON_CALL, UNKNOWN, YES, knowledge_of
from firmware.play.rules_base import RulesBase


def new(setup: "Setup") -> "Perhaps[TheGame]":
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    hands = RULE_SETS[setup.rules][2] if setup.rules in RULE_SETS else ()
    if not 0 < setup.players <= len(hands) or not hands[setup.players - 1]:
        raise ValueError("no such game")
    if setup.level == ON_CALL:
        return parts.on_call.OnCall(setup.rules, setup.players)
    return TheGame(setup.rules, knowledge_of(setup, cards()))


class TheGame(RulesBase):
    """One game, advanced in place by `play`."""

    owes = ()  # no chance comes in the middle of it

    def __init__(self, rules: str, knowledge: "Counts"):
        least, least_at_end, hands = RULE_SETS[rules]
        self.short = rules == "TS"
        self.knowledge = knowledge
        self.players = len(knowledge.hands)
        self.hand_size = hands[self.players - 1]
        self.least = (least_at_end, least)
        knowledge.deal(self.hand_size)  # TG3: dealt before the starter is chosen
        self.tops = [int(card) for card in ROW_CARDS]
        self.gone = bytearray(LAST + 1)  # gone[n] is 1 once card n lies on a pile
        self.unlaid = DECK
        self.started = self.players == 1
        self.seat = 0  # who is on turn, once it has started
        self.laid = 0  # cards laid in this turn
        self.idle = 0  # turns in a row that ended with nothing laid, TS5
        self.over = False
        self.judging = True  # False while a log is replayed that has been judged before
        self.marks = [0] * 4  # the sign on each pile, TG15
        self.marked = [0] * 4  # who was on turn when it was set
        self.askers = [NOBODY] * 4  # and who asked for it

    @property
    def left(self) -> int:
        """Cards in all hands and in the draw pile: the result, 0 beats the game (TG12, TS6)."""
        return self.knowledge.draw + sum(self.knowledge.hands)

    @property
    def due(self) -> int:
        """Cards that this turn must lay in all (TG7, TG9, TG13, TS2)."""
        return min(self.least[self.knowledge.draw > 0], self.knowledge.hands[self.seat] + self.laid)

    @property
    def won(self) -> bool:
        """True if every card lies on a pile; counts that rulings have bent prove nothing."""
        return not self.unlaid and not self.left

    def scores(self) -> None:
        """Return None: nobody has points of their own."""

    def result(self) -> str:
        """Return the result as a record's last words (TG12, TS6)."""
        return "{} left".format(self.left)

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return {
            "tops": list(self.tops),
            "seat": self.seat if self.started else None,
            "laid": self.laid,
            "draw": self.knowledge.draw,
            "hands": list(self.knowledge.hands),
            "over": self.over,
            "left": self.left,
            "marks": list(self.marks),
        }

    def fits(self, card: int, pile: int) -> bool:
        """Return True if `card` may lie on `pile`: onward, or exactly ten back (TG4, TG5, TS4)."""
        top = self.tops[pile]
        if pile < 2:
            return card > top or card == top - JUMP
        return card < top or card == top + JUMP

    def ignores(self, card: int, pile: int) -> bool:
        """Return True if `card` on `pile` is what somebody else asked not to be done (TG15)."""
        if self.players == 1 or self.askers[pile] == self.seat:
            return False
        top = self.tops[pile]
        far = (card - top if pile < 2 else top - card) > JUMP
        return self.marks[pile] == KEEP_OFF or self.marks[pile] == NO_JUMP and far

    def fitting(self, cards: "Cards") -> "list[int]":
        """Return those of `cards` that may lie on some pile."""
        return [card for card in cards if self._fits_some(card)]

    def stuck(self, seat: int) -> bool:
        """Return True if `seat` certainly holds no card that fits anywhere.

        Where only counts are known that is so if no card fits that is still out; counts that
        rulings have bent prove nothing.
        """
        hand = self.knowledge.held(seat)
        if hand is None:
            if not self.knowledge.hands[seat]:
                return True
            if self.unlaid != self.left:
                return False
            hand = self.out()
        for card in hand:
            if self._fits_some(card):
                return False
        return True

    def can_go(self, seat: int) -> int:
        """Return whether `seat` holds a card that fits somewhere: NO, YES or UNKNOWN.

        Where only counts are known it is YES if there are fewer misfits out than cards in the hand.
        """
        if self.stuck(seat):
            return NO
        if self.knowledge.held(seat) is not None:
            return YES
        misfits = 0
        for card in self.out():
            if not self._fits_some(card):
                misfits += 1
        return YES if self.unlaid == self.left and self.knowledge.hands[seat] > misfits else UNKNOWN

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and signs left out."""
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
            self._lay(move[1], move[2])
        elif code == END or code == CANT and self.short:
            self._end()
        elif code == CANT:
            self.over = True  # TG11, on the player's word: TG16
        elif code == START:
            self.turn_to(move[1])
            self.judge()
        elif code in (MARK, ASK):
            self.marks[move[1]] = move[2]
            self.marked[move[1]] = self.seat
            self.askers[move[1]] = move[3] if code == ASK else NOBODY
        else:
            ruling_rules.rule(self, move)

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        if not self.started:
            return False
        ends = move[0] == END or move[0] == CANT and self.short
        return ends and self.knowledge.draw > 0 and self.knowledge.hands[self.seat] < self.hand_size

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.laid = 0
        for pile in range(4):
            if self.marks[pile] and self.marked[pile] == seat:
                self.marks[pile] = 0  # TG15: it has gone once round

    def judge(self) -> None:
        """End the game if it is over as things stand."""
        if not self.judging:
            return
        if self.short:
            if self.laid:
                return  # TS5: judged between turns, since a refill may help
            holders = [seat for seat in range(self.players) if self.knowledge.hands[seat]]
            stuck = [seat for seat in holders if self.stuck(seat)]
            if holders:
                self.over = len(stuck) == len(holders) or self.idle >= len(holders)  # TS5
        elif self.laid < self.due:
            self.over = self.stuck(self.seat)  # TG11

    def out(self):
        """Yield the cards that lie on no pile, the highest first."""
        for card in range(LAST, FIRST - 1, -1):
            if not self.gone[card]:
                yield card

    def _fits_some(self, card: int) -> bool:
        a, b, c, d = self.tops
        if card > a or card > b or card < c or card < d:
            return True
        return card == a - JUMP or card == b - JUMP or card == c + JUMP or card == d + JUMP

    def _lay(self, card: int, pile: int) -> None:
        self.tops[pile] = card
        self.marks[pile] = 0
        self.gone[card] = 1
        self.unlaid -= 1
        self.knowledge.lay(self.seat, card)
        self.laid += 1
        if not self.left:
            self.over = True
        elif not self.short:
            self.judge()

    def _end(self) -> None:
        if self.laid:
            self.idle = 0
        elif self.knowledge.hands[self.seat]:
            self.idle += 1
        self.knowledge.refill(self.seat, self.hand_size)  # TG8, TS3
        for step in range(1, self.players + 1):
            seat = (self.seat + step) % self.players
            if self.knowledge.hands[seat]:  # TG10
                self.turn_to(seat)
                break
        self.over = not self.left  # rulings have left nobody a card
        self.judge()
