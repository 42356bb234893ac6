"""Rules of games 5 and 6 of the 100 Games: draw one, throw one, arrange the hand in sets.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.melding import parts, refusal_rules, ruling_rules
from firmware.games.melding.sets import JOKER, SPLIT, real
from firmware.games.melding.tables import (
    DRAW,
    OPEN,
    OUT,
    SCORE,
    SHUFFLE,
    START,
    TAKE,
    THROW,
    deck,
    options,
)
from firmware.play.knowledge import Hands, knowledge_of
from firmware.play.rules_base import RulesBase

UNSCORED = -1


class Drawing(RulesBase):
    """One game, advanced in place by `play`; what a set is and a hand costs its own class says.

    `kind` is its rule set: cards in a hand, most sets and most players.  The cards go from 1 to
    `last`.  Raises ValueError if the rules know no game that begins with `setup`.
    """

    # A game's own class has these.
    is_set: "Callable[[Cards], bool]"  # are these numbers a set, its key first if it has one?
    groups: "Callable[[Cards], Groups]"  # of these cards, those that sets can be made of
    cost: "Callable[[Cards], int]"  # the points of who is left with this hand
    counting: "Strokes" = ()  # the modules by which a hand is counted, if that takes its time;
    search: "Callable[[Cards], CostSearch]"  # then this goes on with it in slices

    def __init__(self, setup: "Setup", kind: "tuple[int, int, int]", last: int):
        if not 2 <= setup.players <= kind[2]:
            raise ValueError("no such game")
        chosen = options(setup)
        self.knowledge = knowledge_of(setup, deck(setup, last))
        self.players = setup.players
        self.hand_size, self.most, _ = kind
        self.last = last
        self.jokers = chosen[0]
        self.places = chosen[1] == 1  # H-c: do they play on for places?
        self.pile: list[int] = []  # discarded, as far as it is known; the last one is the open card
        self.shown = [[] for _ in range(setup.players)]  # open cards taken and still held, by seat
        self.laid: list[int] = []  # in the sets of those who are out
        self.owes: Cards = ()
        self.started = False
        self.seat = 0  # who is on turn, once it has started; then whose hand is to be scored
        self.drawn: Perhaps[int] = None  # the card drawn in this turn, 0 where it is not known
        self.taken = False  # is that the open card?
        self.finished: list[int] = []  # the seats that are out, in that order
        self.points = [UNSCORED] * self.players  # by seat, H5.6, H6.4, H-c
        self.counted: list | None = None  # what each hand costs, where that is counted ahead
        self.over = False
        self.judging = True
        self.knowledge.deal(self.hand_size)
        if isinstance(self.knowledge, Hands):
            self._turn_over(self.knowledge)

    @property
    def open(self):
        """The open card, or None where none lies there or it has not been typed yet."""
        return self.pile[-1] if self.pile else None

    @property
    def told(self) -> bool:
        """False while the players have still to say which card was turned over first."""
        return bool(self.pile) or self.drawn is not None

    @property
    def scoring(self) -> bool:
        """True while hands are to be scored: that of `seat` is next (H5.6, H6.4)."""
        return bool(self.finished) and not self.places and not self.over

    @property
    def outside(self) -> int:
        """Cards in the draw pile and the discard pile together."""
        return self.last + self.jokers - sum(self.knowledge.hands + [len(self.laid)])

    @property
    def renewed(self) -> int:
        """Cards of a new draw pile as its last one is drawn: all beneath the open card (H-b)."""
        return self.outside - 2

    def is_key(self, card: int) -> bool:
        """Return True for a card that may be the key of a set, where sets have keys."""
        return False

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return parts.facts.of(self)

    def copies(self, card: int) -> int:
        """Return how many cards like `card` this game has."""
        return self.jokers if card == JOKER else int(1 <= card <= self.last)

    def away(self, card: int) -> int:
        """Return how many of `card` certainly lie open, or were taken openly by others."""
        known = self.pile.count(card) + self.laid.count(card)
        for seat in range(self.players):
            if seat != self.seat:
                known += self.shown[seat].count(card)
        return known

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and claims to be out left out."""
        return parts.legal.moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return refusal_rules.why_not(self, move)

    def cards_of(self, move: "Move") -> "Cards":
        """Return the cards that `move` throws or lays in sets, if any."""
        parts = move[1:] if move[0] in (THROW, OUT) else ()
        return [real(part) for part in parts if part != SPLIT]

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == DRAW:
            self._draw()
        elif code == TAKE:
            self.drawn = self.pile.pop()
            self.taken = True
            self.knowledge.put(self.seat, self.drawn)
            self.shown[self.seat].append(self.drawn)
        elif code == THROW:
            self._throw(move[1])
            self._next()
        elif code == OUT:
            self.out(move[1], [real(part) for part in move[2:] if part != SPLIT])
        elif code == SCORE:
            self.points[self.seat] = move[2]
            self._next_score()
        elif code == SHUFFLE:
            self.renew(move[1:])
        elif code == OPEN:
            self.knowledge.turn_over()
            self.pile.append(move[1])
        elif code == START:
            self.turn_to(move[1])
        else:
            ruling_rules.rule(self, move)

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see a card not seen before."""
        return move[0] == DRAW

    def judge(self) -> None:
        """End the game if it is over as things stand: this one ends by claims alone."""

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.drawn = None
        self.taken = False

    def scores(self):
        """Return each seat's points, or None while the game goes on (H-c, H5.6, H6.4)."""
        return list(self.points) if self.over else None

    def result(self) -> str:
        """Return who has won and each seat's points, as a record's last words."""
        points = " ".join([str(count) for count in self.scores() or ()])
        return "P{} wins, {}".format(self.finished[0] + 1, points) if points else "not over"

    def _turn_over(self, knowledge: "Hands") -> None:
        """Turn the first open card over; a free card goes under the draw pile (H-e)."""
        under = []
        card = knowledge.turn_over()
        while card == JOKER:
            under.append(card)
            card = knowledge.turn_over()
        if under:
            knowledge.renew(list(knowledge.pile[len(knowledge.pile) - knowledge.draw :]) + under)
        self.pile.append(card)

    def _draw(self) -> None:
        """Draw the top of the draw pile; was it the last, shuffle at once (H-b)."""
        knowledge: Any = self.knowledge
        shown = isinstance(knowledge, Hands) and not knowledge.secret
        self.drawn = knowledge.pile[-knowledge.draw] if shown else 0
        knowledge.take(self.seat, 1)
        if not knowledge.draw:
            if isinstance(knowledge, Hands):
                self.owes = sorted(self.pile[:-1])
            else:
                self.renew(range(self.outside - 1))

    def renew(self, order: "Cards") -> None:
        """Let `order` be the draw pile, and the open card all that lies discarded (H-b)."""
        self.knowledge.renew(order)
        self.pile = self.pile[-1:]
        self.owes = ()

    def _throw(self, card: int) -> None:
        self.knowledge.lay(self.seat, card)
        if card in self.shown[self.seat]:
            self.shown[self.seat].remove(card)
        self.pile.append(card)

    def _next(self) -> None:
        self.turn_to((self.seat + 1) % self.players)
        while self.seat in self.finished:
            self.seat = (self.seat + 1) % self.players

    def out(self, thrown: int, cards: "Cards") -> None:
        """Let the player at `seat` be out, their `cards` in sets, and `thrown` the open card."""
        seat = self.seat
        self._throw(thrown)
        for card in cards:
            self.knowledge.lay(seat, card)
        self.laid += cards
        self.shown[seat] = []
        self._finish(seat)
        if not self.places:
            self.over = self.knowledge.held(seat) is not None
            if self.over:
                self._count()
            self.turn_to((seat + 1) % self.players)
        else:
            self._next()
            self.over = len(self.finished) == self.players - 1
            if self.over:
                self._finish(self.seat)

    def _count(self) -> None:
        """Count what each hand costs that is left, unless it has been counted ahead."""
        for seat in range(self.players):
            if seat not in self.finished:
                hand = self.knowledge.held(seat)
                self.points[seat] = self.counted[seat] if self.counted else self.cost(hand)
        self.counted = None

    def _finish(self, seat: int) -> None:
        self.points[seat] = len(self.finished) + 1 if self.finished else 0  # H-c
        self.finished.append(seat)

    def _next_score(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.over = self.seat == self.finished[0]
