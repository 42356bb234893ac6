"""What the games of discarding have in common (H1 to H4): cards, turns, draws, places.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.hundred import refusals, rulings
from firmware.games.hundred.piles import Piles
from firmware.games.hundred.table import (
    DISCARD,
    DRAW,
    FREE,
    JOKER,
    LAST,
    OPEN,
    PLAIN,
    RULE_OPEN,
    RULE_TURN,
    SHUFFLE,
    START,
    TRICK,
)


class Discarding(Piles):
    """One game, advanced in place by `play`; H1, and what the others build on.

    Raises ValueError if the book knows no such game.
    """

    obliged = False  # must the player on turn answer a Monumeral? H2.2

    def __init__(self, setup, tables):
        options = tables.options(setup)
        if not 2 <= setup.players <= 6:  # H-d
            raise ValueError("no such game")
        super().__init__(setup, tables.cards(setup), tables.hand_size(setup.players))
        self.players = setup.players
        self.places = options[-1] > 0  # do they play on for places? H-c
        self.jokers = options[0] if len(options) > 1 else 0  # how many are in the game
        self.hundred = options[1] if len(options) > 2 else PLAIN
        self.factors = ()  # of the open card, as declared, H4.2
        self.started = False
        self.seat = 0  # who is on turn, once it has started
        self.laid = 0  # cards discarded in this turn
        self.run = 0  # the digit of the Twinumeral that keeps the turn, H2.3
        self.hot = False  # did the turn before end with a discard?
        self.out = []  # who has no cards left, the first one first
        self.over = False
        self.judging = True

    def facts(self) -> dict:
        """Return what the rules know of the table, as plain numbers and lists."""
        hands = list(self.table.hands)
        return {
            "open": self.open or None,
            "factors": list(self.factors) or None,
            "seat": self.seat if self.started else None,
            "obliged": self.obliged,
            "laid": self.laid,
            "draw": self.table.draw,
            "hands": hands,
            "immune": list(self.immune),
            "winner": self.out[0] if self.out else None,
            "out": list(self.out),
            "owes": list(self.owes),
            "over": self.over,
            "left": hands,
        }

    def scores(self) -> list | None:
        """Return each seat's points once it is over, else None (H-c, H1.5)."""
        if not self.over:
            return None
        if not self.places:
            return list(self.table.hands)
        points = [self.players] * self.players  # the last player left takes the last place
        for place in range(len(self.out)):
            points[self.out[place]] = place + 1 if place else 0
        return points

    def result(self) -> str:
        """Return the closing words of a record: who wins and the points, or the cards in hand."""
        figures = " ".join([str(figure) for figure in self.scores() or self.table.hands])
        return "P{} wins, {}".format(self.out[0] + 1, figures) if self.over else "hands " + figures

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return 0 < number <= LAST

    def is_free(self, number: int) -> bool:
        """Return True if a free card can be declared as `number` at all (H2.1)."""
        return 0 < number < LAST

    def discarded(self, card: int) -> bool:
        """Return True if `card` certainly is in no hand and in no draw pile."""
        if card == JOKER:
            return self.under[card] + (self.top == card) >= self.jokers
        return card == self.top or self.under[card] > 0

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now, be it a card or declared."""
        raise NotImplementedError

    def fits_as(self, move) -> bool:
        """Return True if what `move` discards may be discarded so, its fields being possible."""
        return self.fits(move[1])

    def misfit(self, move) -> tuple:
        """Return why the number that `move` discards does not fit."""
        return ("digit", move[1], self.open)

    def why_not_fields(self, move) -> tuple | None:
        """Return why no discard can be declared like `move`, or None."""
        return None

    def declared(self):
        """Yield every number that a free card could be declared as now."""
        for number in range(1, LAST + 1):
            if self.is_free(number) and self.fits(number):
                yield number

    def goes(self, card: int) -> bool:
        """Return True if who is on turn may discard `card` now, should he hold it."""
        if card == JOKER:
            for _ in self.declared():
                return True
            return False
        return self.is_card(card) and self.fits(card)

    def discards(self, code: int, number: int) -> list:
        """Return the moves, DISCARD or FREE, that discard `number`, which fits."""
        return [(code, number)]

    def others(self) -> list:
        """Return the legal moves of a turn that discard nothing."""
        return [] if self.laid else [(DRAW,)]

    def legal_moves(self) -> list:
        """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
        if self.owes:
            return [(SHUFFLE,) + tuple(self.owes)]
        if self.over:
            return []
        if not self.started:
            return [(START, seat) for seat in range(self.players)]
        if not self.open:
            return [(OPEN, card) for card in range(1, LAST + 1) if self.is_card(card)]
        moves = []
        hand = self.table.hand(self.seat)
        cards = range(1, JOKER + 1) if hand is None else hand
        last = 0
        for card in cards:
            if card == last or hand is None and self.discarded(card):
                continue
            last = card
            if card == JOKER:
                for number in self.declared():
                    moves += self.discards(FREE, number)
            elif self.goes(card):
                moves += self.discards(DISCARD, card)
        return moves + self.others()

    def why_not(self, move):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return refusals.why_not(self, move)

    def why_not_other(self, move) -> tuple | None:
        """Return why `move`, which discards nothing and is the game's own, is refused, or None."""
        return ("laid",) if self.laid else None  # H1.4

    def play(self, move):
        """Play `move` and return None, or return why it is refused and change nothing."""
        why = self.why_not(move)
        if not why:
            self.do(move)
        return why

    def do(self, move) -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == SHUFFLE:
            self.renew(move[1:])
        else:
            self.drawn = []
            if code == DISCARD:
                self._discard(move, move[1])
            elif code == FREE:
                self._discard(move, JOKER)
            elif code == START:
                self.turn_to(move[1])
            elif code == OPEN:
                self.open = self.top = move[1]
            elif RULE_OPEN <= code <= RULE_TURN:
                rulings.rule(self, move)
            else:
                self.do_other(move)
        trick = self.trick
        self.draw_all()
        if trick and not self.trick and self.finished():  # H2.5
            self.pass_on()

    def do_other(self, move) -> None:
        """Play `move`, which discards nothing: the player draws (H1.4)."""
        self.drawing = [self.seat, 3 if self.obliged else 1]  # H2.2
        self.pass_on()

    def drew(self, move) -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards that he had not seen."""
        return move[0] in (DRAW, TRICK, SHUFFLE) and self.table.draw + self.below > 0

    def show(self, move) -> None:
        """Let the open card be as `move` declares it."""
        self.open = move[1]

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the turn is over with the discard `number`; `answer`: it was obliged."""
        return True

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.laid = 0
        self.run = 0

    def pass_on(self) -> None:
        """End the turn; the next player still in has his."""
        self.hot = self.laid > 0
        for step in range(1, self.players):
            seat = (self.seat + step) % self.players
            if seat not in self.out:
                self.turn_to(seat)
                return

    def judge(self) -> None:
        """End the game if it is over as things stand (H1.5, H-c)."""
        self.over = len(self.out) >= (self.players - 1 if self.places else 1)

    def finished(self) -> bool:
        """Return True if the player on turn has no cards left, and take him out."""
        if self.table.hands[self.seat]:
            return False
        self.out.append(self.seat)
        self.judge()
        return True

    def _discard(self, move, card: int) -> None:
        answer = self.obliged
        self.table.lay(self.seat, card)
        self.cover(card)
        self.show(move)
        self.laid += 1
        ends = self.ends(move[1], answer)
        if self.finished() or ends:
            self.pass_on()
