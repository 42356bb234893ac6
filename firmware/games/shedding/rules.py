"""The rules that all games of discarding share (H1 to H4).

Cards and moves, the piles, whose turn it is, why a move is refused, and what a card does.  No
clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.shedding import parts
from firmware.play.knowledge import NO, ON_CALL, Hands, knowledge_of
from firmware.play.rules_base import HELD, RulesBase

LAST = 100  # the cards are numbers from 1, H-a
JOKER = 101  # every free card is this one, and the word F
MOST = 6  # players, H-d
SPECIAL, PLAIN, OUT = range(3)  # what the 100 is: H2.4 H2.6 H3.4

(
    START,
    DISCARD,
    DRAW,
    OPEN,
    SHUFFLE,
    RULE_OPEN,
    RULE_DRAW,
    RULE_HAND,
    RULE_TURN,
    FREE,
    END,
    TRICK,
    TREAT,
    RULE_ANSWER,
    RULE_RUN,
    RULE_LAID,
    RULE_HUNDRED,
    LAID,
    LAST_LAID,
    PASS,
    FORGET,
    MISTYPED,
    OBLIGE,
    LEAVE,
    JOIN,
) = range(25)

# A game has as many of these rows as it needs.
MOVES = (
    ("start seat", "{0}"),
    ("discard card", "{0}#"),
    ("draw", "#"),
    ("open card", "{0}#"),
    ("shuffle card...", ""),
    ("ruling-open card", ""),
    ("ruling-draw count", ""),
    ("ruling-hand seat count", ""),
    ("ruling-turn seat", ""),
    ("free card", "A{0}#"),
    ("end", "#"),
    ("trick", "B"),
    ("treat", "C"),
    ("ruling-answer yes", ""),  # must the player on turn answer a Monumeral?
    ("ruling-run count", ""),  # the digit of the run, 0 for none
    ("ruling-laid count", ""),  # cards discarded in this turn
    ("ruling-hundred seat yes", ""),  # does the 100 lie beside them?
    ("laid", "D"),  # on call: a card, and the turn goes on
    ("last", "#"),  # the same, and it is over
    ("pass", "A"),  # no card: they draw what is due, or have laid enough
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
    ("ruling-mistyped", ""),  # what lies open is another card: which, nobody says
    ("oblige", "A#"),  # on call: no more is laid, and the last card was a Monumeral
    ("ruling-leave seat", ""),  # the others play on without them
    ("ruling-join seat", ""),  # and with them from now on
)


def card_text(card: int) -> str:
    """Return how `card` is shown to players: J is a joker."""
    return "J" if card == JOKER else str(card)


def card_word(card: int) -> str:
    """Return how `card` is written in records: F is a joker."""
    return "F" if card == JOKER else str(card)


def card_value(word: str) -> int:
    """Return the card that `word` means, whether or not it exists; raise ValueError if none."""
    if word == "F":
        return JOKER
    # Not by isdigit: on the desktop it takes other scripts' digits and raised ones too.
    if not word or word.strip("0123456789") or len(word) > 3 or int(word) > LAST:
        raise ValueError("'{}' is no card".format(word))
    return int(word)


def yes_text(value: int) -> str:
    """Return how a yes (1) or no (0) is written."""
    return "yes" if value else "no"


def yes_value(word: str) -> int:
    """Return 1 for yes and 0 for no; raise ValueError for any other word."""
    if word not in ("yes", "no"):
        raise ValueError("'{}' is not yes or no".format(word))
    return int(word == "yes")


WORDS = {"card": (card_word, card_value), "yes": (yes_text, yes_value)}


def most_held(game: "Discarding", seat: int) -> int:
    """Return how many cards `seat` can have beside what the others have."""
    return game.spare + game.knowledge.hands[seat]


def is_ruling(code: int) -> bool:
    """Return True if the row `code` of the moves is a ruling."""
    usual = RULE_OPEN <= code <= RULE_TURN or RULE_ANSWER <= code <= RULE_HUNDRED
    return usual or code in (FORGET, MISTYPED, LEAVE, JOIN)


def agreed(setup: "Setup", usual: bytes, most: bytes) -> bytes:
    """Return the options of `setup`, `usual` if it has none; raise ValueError beyond `most`."""
    options = setup.options or usual
    if len(options) != len(most):
        raise ValueError("no such options")
    for i in range(len(most)):
        if options[i] > most[i]:
            raise ValueError("no such options")
    return options


def digits(number: int) -> int:
    """Return the digits of `number`, 1 to 100, as bits: bit 3 is set if it has a 3 (H1.2)."""
    bits = 1 << number % 10
    if number > 99:
        return bits | 2
    return bits | 1 << number // 10 if number > 9 else bits


def twin(number: int) -> int:
    """Return the digit of a Twinumeral, 0 if `number` is none (H-a)."""
    return 0 if number % 11 else number // 11


class Piles(RulesBase):
    """The piles, and who must still draw.  Raises ValueError if `cards` are not the deck."""

    def __init__(self, setup: "Setup", cards: "Cards", hand_size: int):
        self.total = len(cards)
        self.knowledge = knowledge_of(setup, cards)
        self.hand_size = hand_size
        self.knowledge.deal(hand_size)
        self.open = 0  # the open card as declared; 0 while nobody has typed it
        self.top = 0  # the card that it really is: JOKER, the same, or 0 where nobody knows
        self.under = bytearray(JOKER + 1)  # of each card, how many are known to lie beneath it
        self.started = False
        self.owes: Cards = ()  # the cards that must be shuffled before anything else, H-b
        self.waiting = False  # does something wait, such as a Trick, until all have drawn?
        self.drawing: list[int] = []  # seat and count, in pairs: the draws still to come
        self.drawn: list[int] = []  # the same: the draws that the last move has caused
        self.renewals = 0  # how often the draw pile has been made anew
        # By the last move: how many cards, and after how many drawn.
        self.shuffled: tuple[int, ...] = ()
        self._turn_over()

    @property
    def aside(self) -> int:
        """Cards that lie neither in a hand nor in a pile; a game that has such says how many."""
        return 0

    @property
    def spare(self) -> int:
        """Cards that are neither held nor open nor aside: in the two piles."""
        return self.total - sum(self.knowledge.hands) - self.aside - 1

    @property
    def below(self) -> int:
        """Cards beneath the open card: what a new draw pile would have (H-b)."""
        return max(self.spare - self.knowledge.draw, 0)

    def draw_all(self) -> None:
        """Draw what is to be drawn; stop where the device must shuffle first.

        That is as soon as the last card is taken, or when a card must be drawn and none could be
        shuffled before (H-b).
        """
        knowledge = self.knowledge
        taken = False  # has the last card of the draw pile just been taken?
        while self.drawing or taken:
            if not knowledge.draw and self.below:
                if isinstance(knowledge, Hands):
                    self.owes = self._beneath()
                    return
                self.renew(bytes(self.below))
            taken = False
            drawing = self.drawing
            if drawing:
                seat, count = drawing[0], drawing[1]
                got = knowledge.take(seat, count)
                self._note(seat, got)
                drawing[1] = count - got
                taken = got > 0 and not knowledge.draw
                if got == count or not self.below:
                    self.drawing = drawing[2:]
        self.drawing_done()

    def drawing_done(self) -> None:
        """Go on after a move for which all have drawn who must; a game may have more to do."""

    def renew(self, cards: "Cards") -> None:
        """Make `cards` the draw pile, in that order if the device knows them."""
        self.shuffled = (len(cards), sum([self.drawn[i] for i in range(1, len(self.drawn), 2)]))
        self.knowledge.renew(cards)
        self.under = bytearray(JOKER + 1)
        self.owes = ()
        self.renewals += 1

    def forget(self) -> None:
        """Know no more than how many cards lie where; what was to be shuffled the players shuffle.

        Before anybody has started, the open card is as little known as all others (H1.1).
        """
        super().forget()
        if self.owes:
            self.renew(bytes(len(self.owes)))
        if not self.started:
            self.open = self.top = 0

    def _turn_over(self) -> None:
        """Turn over the first open card, free cards under the draw pile (H1.1, H-e)."""
        knowledge = self.knowledge
        if not isinstance(knowledge, Hands):
            knowledge.turn_over()  # the players type which card it is
            return
        card = knowledge.turn_over()
        while card == JOKER:
            rest = knowledge.pile[len(knowledge.pile) - knowledge.draw :]
            knowledge.renew(bytes(rest) + bytes((JOKER,)))
            card = knowledge.turn_over()
        self.open = self.top = card

    def _note(self, seat: int, count: int) -> None:
        """Add to what the last move has made `seat` draw."""
        if self.drawn and self.drawn[-2] == seat:
            self.drawn[-1] += count
        else:
            self.drawn += [seat, count]

    def _beneath(self) -> "list[int]":
        cards = []
        for card in range(1, JOKER + 1):
            cards += [card] * self.under[card]
        return cards


class Turns(Piles):
    """Whose turn it is, what has been done in it, and who has finished.

    Raises ValueError if the book knows no such game.
    """

    obliged = False  # must the player on turn answer a Monumeral? H2.2
    run = 0  # the digit of the Twinumeral that keeps the turn, H2.3
    more = False  # on call: does the turn go on after the card that is laid?
    told = 0  # on call: the card on which this turn began, if it was told
    without_run = 0  # cards that a turn without a run can have: none in H2 (H2.8)
    factors: "tuple[int, ...]" = ()  # as which the open card was declared, H4.2

    def __init__(self, setup: "Setup", cards: "Cards", hand_size: int, options: bytes):
        if not 2 <= setup.players <= MOST:  # H-d
            raise ValueError("no such game")
        super().__init__(setup, cards, hand_size)
        self.called = setup.level == ON_CALL  # do the players judge their cards?
        if self.called:
            self.open = self.top = JOKER  # some card: nobody tells which
        self.players = setup.players
        self.places = options[-1] > 0  # do they play on for places? H-c
        self.with_jokers = len(options) > 1  # could there be some?
        self.jokers = options[0] if self.with_jokers else 0  # how many are in the game
        self.seat = 0  # who is on turn, once it has started
        self.laid = 0  # cards discarded in this turn
        self.hot = False  # did the turn before end with a discard?
        self.out: list[int] = []  # who has no cards left, the first one first
        self.away: dict[int, int] = {}  # how many cards who has left had then, by seat: H-f
        self.over = False
        self.judging = True

    def scores(self) -> "list[int] | None":
        """Return each seat's points once it is over, else None (H-c, H1.5)."""
        if not self.over:
            return None
        away, seats = self.away, range(self.players)
        if not self.places:
            return [away.get(seat, self.knowledge.hands[seat]) for seat in seats]
        # The last player left takes the last place, before who has left the table.
        points = [self.players - (len(away) if seat not in away else 0) for seat in seats]
        for place in range(len(self.out)):
            points[self.out[place]] = place + 1 if place else 0
        return points

    def winners(self) -> "Seats":
        """Return the seat that was out first."""
        return self.out[:1]

    def result(self) -> str:
        """Return the closing words of a record: who wins and the points, or the cards in hand."""
        figures = " ".join([str(figure) for figure in self.scores() or self.knowledge.hands])
        return "P{} wins, {}".format(self.out[0] + 1, figures) if self.over else "hands " + figures

    def looked_at(self) -> "int | None":
        return self.out[0] if self.over and self.out else super().looked_at()

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`."""
        self.started = True
        self.seat = seat
        self.laid = 0

    def pass_on(self) -> None:
        """End the turn; it is the next player's who is still in."""
        self.hot = self.laid > 0
        seat = self.next_seat()
        if seat != self.seat:
            self.turn_to(seat)

    def next_seat(self) -> int:
        """Return the seat of the next player who is still in, that on turn where there is none."""
        seat = (self.seat + 1) % self.players
        while (seat in self.out or seat in self.away) and seat != self.seat:
            seat = (seat + 1) % self.players
        return seat

    def judge(self) -> None:
        """End the game if it is over as things stand (H1.5, H-c)."""
        self.over = len(self.out) >= (self.players - len(self.away) - 1 if self.places else 1)

    def finished(self) -> bool:
        """Return True if the player on turn has no cards left, and take them out."""
        if self.knowledge.hands[self.seat]:
            return False
        self.out.append(self.seat)
        self.judge()
        return True


def why_not(game: "Discarding", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    owes = list(game.owes)
    if owes or code == SHUFFLE:
        # Only these cards may come next, in any order (H-b).
        return None if owes and code == SHUFFLE and sorted(move[1:]) == owes else ("shuffle",)
    if is_ruling(code):
        return parts.ruling_rules.why_not(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code == OPEN:
        return _why_not_open(game, move[1])
    if not game.open:
        return ("open",)
    if code == DISCARD:
        return _why_not_discard(game, move)
    if code == FREE:
        return _why_not_free(game, move)
    return game.why_not_other(move)


def why_not_held(game: "Discarding", card: int):
    """Return why the player on turn cannot have `card`, or None if they may."""
    if game.top == card < JOKER:
        return ("lies", card)
    if game.discarded(card):
        return ("gone", card)
    return (HELD, card) if game.knowledge.holds(game.seat, card) == NO else None


def _why_not_open(game: "Discarding", card: int):
    if game.open:
        return ("opened", game.open)
    if card == JOKER:
        return ("under",)  # H-e
    return None if game.is_card(card) else ("card", card)


def _why_not_discard(game: "Discarding", move: "Move"):
    card = move[1]
    if card == JOKER:
        return ("declare",) if game.jokers else ("jokers",)
    return game.why_not_card(card) or why_not_held(game, card) or why_not_declared(game, move)


def _why_not_free(game: "Discarding", move: "Move"):
    if not game.jokers:
        return ("jokers",)
    if not game.is_free(move[1]):
        return ("free", move[1])
    return why_not_held(game, JOKER) or why_not_declared(game, move)


def why_not_declared(game: "Discarding", move: "Move"):
    """Return why what `move` discards does not go, whoever holds it, or None if it does."""
    why = game.why_not_fields(move)
    if why:
        return why
    return None if game.fits_as(move) else game.misfit(move)


class Discarding(Turns):
    """One game, advanced in place by `play`; what a game has of its own it adds or overrides."""

    moves = MOVES  # its rows
    links_shown = 0  # factors of which the next card needs one, as bits, where none are declared
    matched = 0  # how many more cards of this turn may be matched, where that is told
    special = False  # has it Monumerals, Twinumerals and such that do something?
    rulings: "Callable[[], SpecialRulings]"  # the module, where the game has some of its own

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return parts.desktop.facts(self)

    def is_card(self, number: int) -> bool:
        """Return True if the deck has that `number`."""
        return 0 < number <= LAST

    def is_free(self, number: int) -> bool:
        """Return True if a free card can be declared as `number` at all (H2.1)."""
        return 0 < number < LAST

    def has_beside(self, seat: int) -> bool:
        """Return True if a card lies beside `seat`, for all to see."""
        return False

    def discarded(self, card: int) -> bool:
        """Return True if `card` certainly is in no hand and in no draw pile."""
        if card == JOKER:
            return self.under[card] + (self.top == card) >= self.jokers
        return card == self.top or self.under[card] > 0

    def why_not_card(self, card: int) -> "Reason | None":
        """Return why `card` is never discarded, or None if it may be."""
        return None if self.is_card(card) else ("card", card)

    def goes(self, card: int) -> bool:
        """Return True if the player on turn, who holds `card`, may discard it now."""
        if card == JOKER:
            return any(self.fits(number) for number in range(1, LAST))
        return not self.why_not_card(card) and self.fits(card)

    def fits(self, number: int) -> bool:
        """Return True if `number` may be discarded now, be it a card or declared."""
        raise NotImplementedError

    def fits_as(self, move: "Move") -> bool:
        """Return True if what `move` discards may be discarded so, its fields being possible."""
        return self.fits(move[1])

    def misfit(self, move: "Move") -> "Reason":
        """Return why the number that `move` discards does not fit."""
        return ("digit", move[1], self.open)

    def why_not_fields(self, move: "Move") -> "Reason | None":
        """Return why no discard can be declared like `move`, or None."""
        return None

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
        return parts.desktop.legal_moves(self)

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return why_not_on_call(self, move) if self.called else why_not(self, move)

    def doubtful(self, number: int) -> bool:
        """Return True if on call `number` can hardly be the last card."""
        return doubtful(self, number)

    def why_not_other(self, move: "Move") -> "Reason | None":
        """Return why `move`, which discards nothing and is the game's own, is refused, or None."""
        code = move[0]
        if code == DRAW:
            return ("laid",) if self.laid else None  # H1.4
        return ("check",) if code > RULE_HUNDRED else ("plain",)

    def cards_of(self, move: "Move") -> "Cards":
        """Return the card that `move` discards or lays down, if any."""
        code = move[0]
        if code == DISCARD:
            return move[1:2]
        return (JOKER,) if code == FREE else (LAST,) if code in (TRICK, TREAT) else ()

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        if self.called:
            move = meant(self, move)
        code = move[0]
        if code == SHUFFLE:
            self.renew(move[1:])
        elif code == FORGET:
            self.forget()
        else:
            self.drawn = []
            self.shuffled = ()
            if code == DISCARD:
                self._discard(move, move[1])
            elif code == DRAW:
                self._draw()
            elif code == FREE:
                self._discard(move, JOKER)
            elif code == START:
                self.turn_to(move[1])
            elif code == OPEN:
                self.open = self.top = move[1]
            elif is_ruling(code):
                parts.ruling_rules.rule(self, move)
            else:
                self.do_other(move)
        if self.drawing or self.waiting:
            self.draw_all()

    def declarations(self, number: int) -> list:
        """Return the ways in which `number` may be declared; each follows it in a move."""
        return [()]

    def do_other(self, move: "Move") -> None:
        """Play `move`, which discards nothing and is the game's own."""

    def _draw(self) -> None:
        """Let the player on turn draw, and end the turn (H1.4)."""
        seat = self.seat
        count = 3 if self.obliged else 1  # H2.2
        if self.knowledge.draw > count:
            self.knowledge.take(seat, count)
            self.drawn = [seat, count]
        else:  # something may have to be shuffled
            self.drawing = [seat, count]
        self.pass_on()

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, makes somebody see cards not seen before."""
        draws = move[0] in (DRAW, TRICK) or move[0] == PASS and not self.laid
        return draws and self.knowledge.draw + self.below > 0

    def show(self, move: "Move") -> None:
        """Let the open card be as `move` declares it."""
        self.open = move[1]

    def ends(self, number: int, answer: bool) -> bool:
        """Return True if the turn is over with the discard `number`; `answer`: it was obliged."""
        return True

    def _discard(self, move: "Move", card: int) -> None:
        answer = self.obliged
        knowledge, seat = self.knowledge, self.seat
        knowledge.lay(seat, card)
        self.under[self.top] += 1
        self.top = card
        self.show(move)
        self.laid += 1
        ends = not self.more if self.called else self.ends(move[1], answer)
        if not knowledge.hands[seat]:
            ends = self.finished()
        if ends:
            self.pass_on()


# On the board on_call.py:
# Discarding on call: the players judge their cards, and tell the device how many (H1 to H3).
#
# Only the counts are known, and of the cards the last one of a turn where it is told.  No clock, no
# chance, no I/O.


# What is told in another way, or not at all.
_UNTOLD = (OPEN, SHUFFLE, FREE, DRAW, END, RULE_OPEN, RULE_RUN, RULE_LAID, MISTYPED)
_LAYS = (DISCARD, LAID, LAST_LAID)


def why_not_on_call(game: "Discarding", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code in _UNTOLD:
        return ("on-call",)
    if game.over or not game.started:
        return why_not(game, move)
    if code == PASS:
        return None  # H1.4
    if code == OBLIGE and game.special:
        return None if game.laid else ("nothing",)
    if code == RULE_ANSWER and game.special and move[1] == 1:
        return game.rulings().why_not_obliged(game)
    if code not in _LAYS:
        return why_not(game, move)
    if code == DISCARD:
        return _why_not_said(game, move[1])
    if game.obliged:
        return ("oblige",)  # H2.2: it is a Monumeral that they lay, so it is told
    return None if code == LAST_LAID or game.special else ("one",)  # H1.2


def _why_not_said(game: "Discarding", number: int):
    """Return why it is not said that the last card was `number`, or None."""
    why = game.why_not_card(number)  # H2.4
    return why or (("oblige",) if game.obliged and number > 9 else None)  # H2.2


def doubtful(game: "Discarding", number: int) -> bool:
    """Return True if `number` can hardly be the last card of the turn, by the last one told.

    Of several cards only a run is known by it: all of them have a digit of that card (H2.3).
    """
    told = game.told
    if not told:
        return False
    if number == told:
        return True
    if not game.laid:
        return not game.fits(number)
    return not game.without_run and not digits(number) & digits(told)


def meant(game: "Discarding", move: "Move") -> "Move":
    """Return what `move`, a legal one, means in the game, and let `game` know what it tells."""
    code = move[0]
    game.more = code == LAID
    if code == DISCARD:
        game.told = move[1]
    elif code in (LAST_LAID, OBLIGE, RULE_ANSWER) or (
        game.laid and (code in (PASS, RULE_TURN) or code == LEAVE and move[1] == game.seat)
    ):
        game.told = 0
    if code == PASS:  # they lay no card, or none more (H1.4, H2.8)
        return (END if game.laid else DRAW,)
    if code in (LAID, LAST_LAID):
        return (DISCARD, JOKER)
    if code == OBLIGE or code == RULE_ANSWER and move[1]:
        game.open = 1  # some Monumeral: nobody tells which
    return (END,) if code == OBLIGE else move
