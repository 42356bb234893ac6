"""The rules of games 5 and 6: cards and moves, sets, refusals and rulings.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.melding import parts
from firmware.play.knowledge import ON_CALL, Hands, knowledge_of
from firmware.play.rules_base import HELD, RulesBase

JOKER = 101  # a free card's code, of which there are up to four
STANDS = 101
SPLIT = 0


def real(part: int) -> int:
    """Return the card, as it lies on the table, that `part` of an arrangement is."""
    return JOKER if part > STANDS else part


def number(part: int) -> int:
    """Return the number that `part` of an arrangement counts as."""
    return part - STANDS if part > STANDS else part


def split(arrangement: "Arrangement") -> "list[list[int]]":
    """Return the sets of `arrangement`, each a list of parts."""
    sets = [[]]
    for part in arrangement:
        if part == SPLIT:
            sets.append([])
        else:
            sets[-1].append(part)
    return sets


def are_sets(arrangement: "Arrangement", is_set: "Callable[[Cards], bool]", most: int) -> bool:
    """Return True if `arrangement` is nothing but sets, at most `most` of them (H5.7).

    `is_set(numbers)` says what a set is.
    """
    sets = split(arrangement)
    if len(sets) > most:
        return False
    for one in sets:
        if not is_set([number(part) for part in one]):
            return False
    return True


(
    START,
    OPEN,
    DRAW,
    TAKE,
    THROW,
    OUT,
    SCORE,
    SHUFFLE,
    TOP,
    PILE,
    TURN,
    UNSEEN,
    CLAIM,
    FINISHED,
    FORGET,
    LEAVE,
    JOIN,
) = range(17)

MOVES = (
    ("start seat", "{0}"),
    ("open card", "{0}#"),
    ("draw", "#"),
    ("take", "A"),
    ("throw card", "{0}#"),
    ("out card part...", ""),
    ("score seat count", "{1}#"),
    ("shuffle card...", ""),
    ("ruling-open card", ""),
    ("ruling-draw count", ""),
    ("ruling-turn seat", ""),
    ("ruling-unseen card", ""),
    ("claim seat card part...", "D{0}{1}#"),  # on call, instead of those from open to out
    ("finished seat", "#{0}#"),  # the same, and the players have looked at the sets themselves
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
    ("ruling-leave seat", ""),  # the others play on without them
    ("ruling-join seat", ""),  # and with them from now on
)
CHANCE = SHUFFLE

USUAL = b"\x04\x00"  # four free cards, and what is left in hand scores


def options(setup: "Setup") -> bytes:
    """Return how many free cards there are, and 1 if places score; raise ValueError otherwise."""
    chosen = setup.options or USUAL
    if len(chosen) != len(USUAL) or chosen[0] > 4 or chosen[1] > 1:
        raise ValueError("no such game")
    return chosen


def deck(setup: "Setup", last: int) -> bytearray:
    """Return the cards from 1 to `last` and the free cards that were agreed on, ascending."""
    return bytearray(range(1, last + 1)) + bytes((JOKER,)) * options(setup)[0]


def card_text(card: int) -> str:
    """Return how `card` is shown to players: J is a joker."""
    return "J" if card == JOKER else str(card)


def card_word(card: int) -> str:
    """Return how `card` is written in records: F is a joker."""
    return "F" if card == JOKER else str(card)


def card_value(word: str) -> int:
    """Return the card, a byte, that `word` means; raise ValueError if it means none."""
    card = JOKER if word == "F" else _digits(word)
    if card > 255 or card == JOKER and word != "F":
        raise ValueError("'{}' is no card".format(word))
    return card


def part_text(part: int) -> str:
    """Return a part of an arrangement: ``23``; ``F23``, a joker as 23; ``/`` between sets."""
    if part == SPLIT:
        return "/"
    return ("" if part < STANDS else "F") + str(number(part) if part != STANDS else 0)


def part_value(word: str) -> int:
    """Return the byte that `part_text` writes as `word`; raise ValueError if there is none."""
    if word == "/":
        return SPLIT
    free = word[:1] == "F"
    part = _digits(word[1:] if free else word)
    if not free and not 0 < part < STANDS or free and part > 255 - STANDS:
        raise ValueError("'{}' is no part of a set".format(word))
    return part + STANDS if free else part


def _digits(word: str) -> int:
    """Return the number of `word`, or 256 where it is none of one to three digits."""
    return 256 if not 0 < len(word) < 4 or word.strip("0123456789") else int(word)


def card_keys(card: int) -> str:
    """Return the keys that enter `card`."""
    return "A" if card == JOKER else str(card)


def part_keys(part: int) -> str:
    """Return the keys that enter a part of an arrangement, with the one that ends them."""
    return "" if part == SPLIT else card_keys(real(part)) + "#"


WORDS = {
    "card": (card_word, card_value, card_keys),
    "part": (part_text, part_value, part_keys),
}


def why_not(game: "Drawing", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    if game.owes or code == SHUFFLE:
        return _why_not_shuffle(game, move)
    if game.over:
        return ("over",)
    if code in (CLAIM, FINISHED):
        return ("checked",)
    if code >= TOP:
        return why_not_ruling(game, move)
    if not game.started:
        return game.why_not_first(move, START)
    if game.scoring or code == SCORE:
        return why_not_score(game, move)
    if not game.told or code == OPEN:
        return _why_not_open(game, move)
    if code == START:
        return ("started",)
    if code in (DRAW, TAKE):
        return None if game.drawn is None else ("drawn",)
    if game.drawn is None:
        return ("draw",)
    return why_not_card(game, move[1], 1) if code == THROW else why_not_out(game, move)


def _why_not_shuffle(game: "Drawing", move: "Move"):
    if move[0] == SHUFFLE and sorted(move[1:]) == list(game.owes):
        return None
    return ("shuffle",) if game.owes else ("full",)


def why_not_score(game: "Drawing", move: "Move"):
    """Return why the points that `move` tells are not due, or cannot be (H5.6, H6.4)."""
    if not game.scoring:
        return ("playing",)
    if move[0] != SCORE or move[1] != game.seat:
        return ("score", game.name(game.seat))
    return None if move[2] <= game.hand_size else ("count", 0, game.hand_size)


def _why_not_open(game: "Drawing", move: "Move"):
    if game.told:
        return ("told",)
    if move[0] != OPEN:
        return ("open",)
    if move[1] == JOKER:
        return ("under",)  # H-e
    return None if 1 <= move[1] <= game.last else ("card", move[1], game.last)


def why_not_out(game: "Drawing", move: "Move"):
    """Return why these cards are not the hand, or not in sets (H5.5, H6.3).

    `move` has the card thrown at 1, and the others behind it.
    """
    cards = [real(part) for part in move[2:] if part != SPLIT] + [move[1]]
    if len(cards) != game.hand_size + 1:
        return ("size", game.hand_size)
    why = why_not_hand(game, cards)
    if why:
        return why
    return None if are_sets(move[2:], game.is_set, game.most) else ("sets",)


def why_not_hand(game: "Drawing", cards: "Cards"):
    """Return why `cards` cannot be the whole hand of the player at `seat`, or None."""
    for card in cards:
        why = why_not_card(game, card, cards.count(card))
        if why:
            return why
    if game.knowledge.hand(game.seat) is None:
        shown = game.shown[game.seat]
        for card in shown:
            if cards.count(card) < shown.count(card):
                return ("shown", card)
    return None


def why_not_card(game: "Drawing", card: int, count: int):
    """Return why `count` of `card` cannot be in the hand of the player at `seat`, or None."""
    if not game.copies(card):
        return ("jokers",) if card == JOKER else ("card", card, game.last)
    hand = game.knowledge.hand(game.seat)
    if hand is not None:
        held = hand.count(card)
        return None if held >= count else ("twice" if held else HELD, card)
    if count > game.copies(card):
        return ("twice", card)
    shown = game.shown[game.seat]
    held = game.knowledge.hands[game.seat] + (game.drawn is None and not game.scoring)  # to draw
    if count > held - len(shown) + shown.count(card):
        return ("room", card)  # the others are those that they took openly
    if game.away(card) + count <= game.copies(card):
        return None
    return ("top" if card == game.open else "elsewhere", card)


def why_not_ruling(game: "Drawing", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if game.scoring:
        return ("score", game.name(game.seat))
    if code in (TURN, LEAVE):
        return _why_not_seat(game, code, move[1])
    if code == JOIN:
        return game.why_not_join(move[1], game.seats, game.gone)
    if game.knowledge.hand(game.seat) is not None:
        return ("dealt",)
    if code == PILE:
        most = game.outside - (game.open is not None)
        return None if 1 <= move[1] <= most else ("count", 1, most)  # never used up, H-b
    if code == TOP and game.open is None:
        return ("open",) if not game.told else ("drawn",)
    if not game.copies(move[1]):
        return ("jokers",) if move[1] == JOKER else ("card", move[1], game.last)
    if code == TOP:
        return None
    if move[1] == game.open:
        return ("top", move[1])
    return None if _place_of(game, move[1]) else ("unseen", move[1])


def plays_no_more(game: "Drawing", seat: int) -> "Reason":
    """Return why the player at `seat` does not play: they have left, or are out."""
    return ("left" if seat in game.gone else "finished", game.name(seat))


def _why_not_seat(game: "Drawing", code: int, seat: int):
    """Return why it is not the turn of the player at `seat`, or they cannot leave, or None."""
    turn = code == TURN
    if turn and not game.told:
        return ("open",)
    if turn and game.drawn is not None:
        return ("drawn",)
    if seat >= game.players:
        return ("seat", game.players)
    if seat in game.gone or turn and seat in game.finished:
        return plays_no_more(game, seat)
    ends = not turn and game.plays(seat) and len(game.gone) + 2 >= game.players
    return ("over",) if ends else None


def rule(game: "Drawing", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    One on what is known in secret lets all of that be forgotten.
    """
    code = move[0]
    if game.knowledge.secret and code not in (TURN, LEAVE, JOIN):
        _forget_all(game)
    if code == TURN:
        game.turn_to(move[1])
    elif code == LEAVE:
        if game.plays(move[1]):
            game.lose(move[1])
    elif code == JOIN:
        game.join(move[1])
    elif code == PILE:
        game.knowledge.draw = move[1]
        if move[1] + len(game.pile) > game.outside:  # what I take for discarded lies there again
            game.pile = game.pile[-1:]
    elif code == TOP:
        game.pile.pop()
        known = game.away(move[1]) + game.shown[game.seat].count(move[1])
        if known == game.copies(move[1]):
            _forget(game, move[1])
        game.pile.append(move[1])
    elif code != FORGET:
        _forget(game, move[1])


def _forget_all(game: "Drawing") -> None:
    """Know no more than how many cards lie where; what was to be shuffled the players shuffle.

    Before anybody has started, the open card is as little known as all others.
    """
    game.forget()
    if game.owes:
        game.renew(range(len(game.owes)))
    if not game.started:
        game.knowledge.draw += 1  # it is turned over as it is told
        game.pile = []


def _forget(game: "Drawing", card: int) -> None:
    """Let the place of `card`, which was known, be unknown."""
    place = _place_of(game, card)
    if place is game.laid:
        place.append(0)  # some card lies there all the same
    place.remove(card)


def _place_of(game: "Drawing", card: int) -> "list[int]":
    """Return the list that has `card`, discarded, taken or laid in sets, or an empty one."""
    for cards in [game.pile] + game.shown + [game.laid]:
        if card in cards:
            return cards
    return []


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
        self.on_call = setup.level == ON_CALL  # do the players judge their turns?
        self.players = setup.players
        self.hand_size, self.most, self.seats = kind
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
        self.took: tuple[Any, ...] = ()  # who took the open card in the turn before, and which
        self.finished: list[int] = []  # the seats that are out, in that order
        self.gone: list[int] = []  # those who have left before they were out, H-f
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

    def plays(self, seat: int) -> bool:
        """Return True if the player at `seat` is neither out nor gone."""
        return seat not in self.finished and seat not in self.gone

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return parts.desktop.facts(self)

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
        return parts.desktop.legal_moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return why_not_on_call(self, move) if self.on_call else why_not(self, move)

    def cards_of(self, move: "Move") -> "Cards":
        """Return the cards that `move` throws or lays in sets, if any."""
        parts = move[1:] if move[0] in (THROW, OUT) else ()
        return [real(part) for part in parts if part != SPLIT]

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        self.took = (self.seat, self.drawn) if code == THROW and self.taken else ()
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
        elif code in (CLAIM, FINISHED):
            go_out(self, move)
        else:
            rule(self, move)

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see a card not seen before."""
        return move[0] == DRAW

    def judge(self) -> None:
        """End the game if it is over as things stand: this one ends by claims alone."""

    def looked_at(self) -> "int | None":
        return self.finished[0] if self.over or self.scoring else super().looked_at()

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.drawn = None
        self.taken = False

    def scores(self):
        """Return each seat's points, or None while the game goes on (H-c, H5.6, H6.4)."""
        return list(self.points) if self.over else None

    def winners(self) -> "Seats":
        """Return the seat that was out first."""
        return self.finished[:1]

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
            knowledge.renew(list(knowledge.pile[-knowledge.draw :]) + under)
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
        self.turn_to(self._behind(self.finished + self.gone))

    def _behind(self, others: "Seats") -> int:
        """Return the seat behind that on turn which is none of `others`."""
        seat = (self.seat + 1) % self.players
        while seat in others:
            seat = (seat + 1) % self.players
        return seat

    def lose(self, seat: int) -> None:
        """Let the player at `seat` leave, their cards under the draw pile (H-f)."""
        self.knowledge.put_under(seat)
        self.shown[seat] = []
        self.gone.append(seat)
        self.points[seat] = self.players * self.places
        if seat == self.seat:
            self._next()
            if not self.pile and isinstance(self.knowledge, Hands):  # they had taken all of it
                self._turn_over(self.knowledge)
        if self.places:
            self._end_with_one()

    def join(self, seat: int) -> None:
        """Let somebody play along at `seat` with a hand of their own."""
        if seat in self.gone:
            self.gone.remove(seat)
            self.points[seat] = UNSCORED
        else:
            self.shown.append([])
            self.points.append(UNSCORED)
        super().join(seat)
        for other in self.gone:  # theirs is one place further behind
            self.points[other] = self.players * self.places

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
            self.turn_to(self._behind(self.gone))
        else:
            self._next()
            self._end_with_one()

    def _end_with_one(self) -> None:
        """End the game for places where one player is left, who takes the next one."""
        left = [seat for seat in range(self.players) if self.plays(seat)]
        self.over = len(left) == 1
        if self.over:
            self._finish(left[0])

    def _count(self) -> None:
        """Count what each hand costs that is left, unless it has been counted ahead."""
        for seat in range(self.players):
            if self.plays(seat):
                hand = self.knowledge.held(seat)
                self.points[seat] = self.counted[seat] if self.counted else self.cost(hand)
        self.counted = None

    def _finish(self, seat: int) -> None:
        self.points[seat] = len(self.finished) + 1 if self.finished else 0  # H-c
        self.finished.append(seat)

    def _next_score(self) -> None:
        self.seat = self._behind(self.gone)
        self.over = self.seat == self.finished[0]


# On the board on_call.py:
# Melding on call: who is out is told, and with which cards; of the turns nothing (H5, H6).
#
# Nobody knows whose turn it is, so a game's `seat` is who was the last of whom that is known: who
# starts, or who comes behind one who went out.  No clock, no chance, no I/O.


def why_not_on_call(game: "Drawing", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code in (UNSEEN, LEAVE, JOIN) and not game.over:
        return why_not_ruling(game, move)
    if code not in (START, SCORE, CLAIM, FINISHED):
        return ("on-call",)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if game.scoring or code == SCORE:
        return why_not_score(game, move)
    seat = move[1]
    if seat >= game.players:
        return ("seat", game.players)
    if not game.plays(seat):
        return plays_no_more(game, seat)
    return why_not_out(game, move[1:]) if code == CLAIM else None


def go_out(game: "Drawing", move: "Move") -> None:
    """Let the player be out of whom `move`, a legal one, tells it."""
    code, seat = move[0], move[1]
    game.turn_to(seat)
    game.knowledge.put(seat, 0)  # what they have drawn
    if code == CLAIM:
        game.out(move[2], [real(part) for part in move[3:] if part != SPLIT])
    else:
        game.out(0, [0] * game.hand_size)  # some cards: nobody tells which
    if code == FINISHED or not game.scoring:
        game.pile = []  # or it may have been taken by now
