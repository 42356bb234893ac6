"""*The Game* (TG, TS): cards and moves, refusals, rulings and rules, on call too.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.play.knowledge import NO, ON_CALL, UNKNOWN, YES, Counts, knowledge_of
from firmware.play.rules_base import ASKED, HELD, RulesBase

(
    START,
    LAY,
    END,
    CANT,
    TOP,
    DRAW,
    HAND,
    TURN,
    MARK,
    LAID,
    LAY_COUNT,
    STUCK,
    ASK,
    FORGET,
    LEAVE,
    JOIN,
) = range(16)

MOVES = (
    ("start seat", "{0}"),
    ("lay card pile", "{0}{1}"),
    ("end", "#"),
    ("cant", "##"),
    ("ruling-top pile card", ""),
    ("ruling-draw count", ""),
    ("ruling-hand seat count", ""),
    ("ruling-turn seat", ""),
    ("mark pile sign", ""),
    ("ruling-laid count", ""),
    ("laid count", "{0}#"),  # on call: so many cards in this turn, and it is over
    ("stuck count", "{0}##"),
    ("ask pile sign seat", ""),  # a mark, and who has asked for it
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
    ("ruling-leave seat", ""),  # the others play on without them
    ("ruling-join seat", ""),  # and with them from now on
)
NOTES = (MARK, ASK)  # said, not played: no part of the log, not taken back

FIRST, LAST = 2, 99  # the cards, TG1
DECK = LAST - FIRST + 1  # how many cards there are
ROW_CARDS = (1, 1, 100, 100)  # what the four piles start on, TG1
JUMP = 10  # the backwards trick, TG5
KEEP_OFF, NO_JUMP, RAISE = 1, 2, 3  # signs on a pile, TG15; the last on the short sheet alone
NOBODY = -1  # in the place of a seat

# Least cards a turn, the same once the draw pile is empty, hands by number of players from one.
RULE_SETS = {
    "TG": (2, 1, (8, 7, 6, 6, 6)),  # TG2 TG7 TG9
    "TG-expert1": (3, 1, (8, 7, 6, 6, 6)),  # TG13
    "TG-expert2": (3, 1, (7, 6, 5, 5, 5)),  # TG14
    "TS": (2, 2, (0, 6, 6, 5, 5)),  # TS1 TS2: nobody plays it alone
}


def cards(agreed: "Setup | None" = None) -> bytearray:
    """Return the deck in ascending order, the same whatever is agreed (TG1)."""
    return bytearray(range(FIRST, LAST + 1))


def fits(card: int, pile: int, top: int) -> bool:
    """Return True if `card` may lie on that `top` of `pile`: onward or ten back (TG4, TG5, TS4)."""
    if pile < 2:
        return card > top or card == top - JUMP
    return card < top or card == top + JUMP


def is_back(card: int, pile: int, top: int) -> bool:
    """Return True if `card` goes back by exactly ten on that `top` of `pile` (TG5)."""
    return card == (top - JUMP if pile < 2 else top + JUMP)


def why_not(game: "TheGame", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if TOP <= code <= TURN or code == LAID or code >= FORGET:
        return why_not_ruling(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == LAY:
        return _why_not_lay(game, move[1], move[2])
    if code == END:
        return _why_not_end(game)
    if code == CANT:
        return _why_not_cant(game)
    if code in (MARK, ASK):
        return _why_not_mark(game, move)
    return ("started",)


def _why_not_lay(game: "TheGame", card: int, pile: int):
    if not FIRST <= card <= LAST:
        return ("card", card)
    if pile > 3:
        return ("pile",)
    if game.gone[card]:
        return ("laid", card)
    if not game.knowledge.hands[game.seat]:
        return ("empty",)
    if game.knowledge.holds(game.seat, card) == NO:
        return (HELD, card)
    if game.fits(card, pile):
        return None
    return ("up" if pile < 2 else "down", card, game.tops[pile])


def _why_not_mark(game: "TheGame", move: "Move"):
    if move[1] > 3 or move[2] > (RAISE if game.short else NO_JUMP):
        return ("pile",)
    if move[0] == ASK and move[3] >= game.players:
        return ("seat", game.players)
    return ("turn", game.name(move[3])) if move[0] == ASK and move[3] == game.seat else None


def _why_not_end(game: "TheGame"):
    missing = game.due - game.laid
    if missing <= 0:
        return None
    go = game.can_go(game.seat)
    if go == UNKNOWN:
        return (ASKED, missing)  # TG16: the players say
    return None if go == NO and game.short else ("few", missing)


def _why_not_cant(game: "TheGame"):
    if game.laid >= game.due:
        return ("enough",)
    go = game.can_go(game.seat)
    if go == UNKNOWN:
        return None
    return ("few", game.due - game.laid) if go == YES else ("enough",)


def why_not_ruling(game: "TheGame", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if code == FORGET:
        return game.why_not_forget()
    if not game.started:
        return ("start",)
    if code == LEAVE:
        return game.why_not_leave(move[1])
    if code == JOIN:
        hands = game.knowledge.hands
        away = [seat for seat in range(game.players) if not hands[seat] and seat != game.seat]
        return game.why_not_join(move[1], len(RULE_SETS["TG"][2]), away)
    if code == TOP:
        if move[1] > 3:
            return ("pile",)
        return None if 1 <= move[2] <= 100 else ("count", 1, 100)
    if code == TURN:
        return _why_not_on_turn(game, move[1])
    if code == LAID:
        return None if move[1] <= game.hand_size else ("count", 0, game.hand_size)
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    if code == DRAW:
        return None if move[1] <= DECK else ("count", 0, DECK)
    if move[1] >= game.players:
        return ("seat", game.players)
    return None if move[2] <= game.hand_size else ("count", 0, game.hand_size)


def _why_not_on_turn(game: "TheGame", seat: int):
    """Return why it is not the turn of `seat`: who surely has no cards has none (TG10)."""
    if seat >= game.players:
        return ("seat", game.players)
    sure = game.knowledge.hand(seat) is not None
    return ("none", game.name(seat)) if sure and not game.knowledge.hands[seat] else None


def rule(game: "TheGame", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    It may end the game where nothing goes, but not for want of cards: that takes a play.
    """
    code = move[0]
    if code in (TOP, DRAW, HAND, FORGET) and game.knowledge.secret:
        game.forget()
    if code == TOP:
        _set_top(game, move[1], move[2])
    elif code == DRAW:
        game.knowledge.draw = move[1]
    elif code == HAND:
        game.knowledge.hands[move[1]] = move[2]
    elif code == LAID:
        game.laid = move[1]
    elif code == TURN:
        game.turn_to(move[1])
    elif code == LEAVE:
        game.lose(move[1])
    elif code == JOIN:
        game.join(move[1])
    if not game.started:
        return
    game.idle = 0
    game.over = False
    game.judge()


def _set_top(game: "TheGame", pile: int, card: int) -> None:
    """Put `card` in the place of the top, which had been named wrongly and is still out."""
    for number, gone in ((game.tops[pile], 0), (card, 1)):
        if FIRST <= number <= LAST and game.knowledge.hand(0) is None:
            game.unlaid += game.gone[number] - gone
            game.gone[number] = gone
    game.tops[pile] = card


def new(setup: "Setup") -> "Perhaps[TheGame]":
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    hands = RULE_SETS[setup.rules][2] if setup.rules in RULE_SETS else ()
    if not 0 < setup.players <= len(hands) or not hands[setup.players - 1]:
        raise ValueError("no such game")
    if setup.level == ON_CALL:
        return OnCall(setup.rules, setup.players)
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
        self.tops: list[int] = list(ROW_CARDS)
        self.gone = bytearray(LAST + 1)  # gone[n] is 1 once card n lies on a pile
        self.unlaid = DECK
        self.started = self.players == 1
        self.seat = 0  # who is on turn, once it has started
        self.laid = 0  # cards laid in this turn
        self.drawn: tuple[int, ...] = ()  # who drew as the last turn ended, and how many
        self.idle = 0  # turns in a row that ended with nothing laid or drawn, TS5
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

    def left_together(self) -> int:
        """Return how many cards are left (TG12)."""
        return self.left

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
        """Return True if `card` may lie on `pile`."""
        return fits(card, pile, self.tops[pile])

    def ignores(self, card: int, pile: int) -> bool:
        """Return True if `card` on `pile` is what somebody else asked not to be done (TG15)."""
        if self.players == 1 or self.askers[pile] == self.seat:
            return False
        top = self.tops[pile]
        far = (card - top if pile < 2 else top - card) > JUMP
        return self.marks[pile] == KEEP_OFF or self.marks[pile] == NO_JUMP and far

    def fitting(self, cards: "Iterable[int]") -> bytes:
        """Return those of `cards` that may lie on some pile."""
        # A list of 98 would want 512 bytes of memory in one piece.
        return bytes(card for card in cards if self._fits_some(card))

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
        a, b, c, d = self.tops  # what fits none of them lies between: few cards, or none
        for card in range(max(c, d, FIRST), min(a, b, LAST) + 1):
            if not (self.gone[card] or self._fits_some(card)):
                misfits += 1
        return YES if self.unlaid == self.left and self.knowledge.hands[seat] > misfits else UNKNOWN

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and signs left out."""
        return legal_moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return why_not(self, move)

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
            rule(self, move)

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

    def lose(self, seat: int) -> None:
        """Let the player at `seat` leave: their cards go under the draw pile, their signs too."""
        self.knowledge.put_under(seat)
        for pile in range(4):
            if seat in (self.marked[pile], self.askers[pile]):
                self.marks[pile] = 0
        if seat == self.seat:
            self._pass_on()

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
        drew = self.knowledge.refill(self.seat, self.hand_size)  # TG8
        self.drawn = (self.seat, drew) if drew else ()
        if drew or self.laid:  # TS3
            self.idle = 0
        elif self.knowledge.hands[self.seat]:
            self.idle += 1
        self._pass_on()
        self.over = not self.left  # rulings have left nobody a card
        self.judge()

    def _pass_on(self) -> None:
        """Begin the turn of the next player who has cards (TG10)."""
        for step in range(1, self.players + 1):
            seat = (self.seat + step) % self.players
            if self.knowledge.hands[seat]:
                self.turn_to(seat)
                break


class OnCall(TheGame):
    """One game of which only the counts are known; no card is named, so every card may still go."""

    def __init__(self, rules: str, players: int):
        super().__init__(rules, Counts(players, DECK))

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        found = super().facts()
        del found["tops"], found["laid"]
        return found

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and signs left out."""
        if self.over:
            return []
        if not self.started:
            return [(START, seat) for seat in range(self.players)]
        due = self.due
        laid = [(LAY_COUNT, count) for count in range(due, self.knowledge.hands[self.seat] + 1)]
        return laid + [(STUCK, count) for count in range(due)]

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in (LAY, END, CANT, TOP, LAID):
            return ("on-call",)
        if code not in (LAY_COUNT, STUCK):
            return super().why_not(move)
        if self.over:
            return ("over",)
        if not self.started:
            return ("start",)
        held = self.knowledge.hands[self.seat]
        if move[1] > held:
            return ("many", held)
        if code == STUCK:
            return None if move[1] < self.due else ("enough",)
        return None if move[1] >= self.due else (ASKED, self.due - move[1])  # TG16: they say

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code not in (LAY_COUNT, STUCK):
            super().do(move)
            return
        self.laid = move[1]
        self.unlaid -= self.laid
        self.knowledge.hands[self.seat] -= self.laid
        if not self.left or code == STUCK and not self.short:
            self.over = True  # TG12, or TG11 on the player's word: TG16
        else:
            self._end()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see new cards."""
        ends = move[0] == LAY_COUNT or move[0] == STUCK and self.short
        return ends and self.knowledge.draw > 0 and move[1] > 0


# Not on the board:
# *The Game* as tests and programs ask of it; this never goes to the board.


def legal_moves(game: "TheGame") -> "list[Move]":
    """Return every move that the rules of `game` allow now; rulings and signs left out."""
    if game.over:
        return []
    seat = game.seat
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    hand = game.knowledge.held(seat)
    if hand is None:
        hand = game.out() if game.knowledge.hands[seat] else ()
    moves: list[Move] = [
        (LAY, card, pile) for card in hand for pile in range(4) if game.fits(card, pile)
    ]
    if game.laid >= game.due or game.short and not moves and game.stuck(seat):
        moves.append((END,))
    elif game.knowledge.held(seat) is None and game.can_go(seat) == UNKNOWN:
        moves.append((CANT,))
    return moves


def random_move(game: "TheGame", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal.

    On call it is the fewest cards: who is stuck ends the game.
    """
    blind = game.started and "tops" not in game.facts()
    return game.legal_moves()[0] if blind else None


FIELDS = ("tops", "seat", "laid", "draw", "hands", "over")  # the table after each step
LASTING = ("tops", "draw", "hands", "over")  # what of it still counts after the end
RESULT = "left"  # a field of the whole game, once it is over


def word(game: "TheGame"):
    """Return the move by which the player on turn says that none of their cards goes, or None.

    None means that the device knows better, or that enough is laid.
    """
    for move in ((CANT,), (END,)):
        if game.why_not(move) is None and not (move[0] == END and game.laid):
            return move
    return None
