"""*Numbers Memo* (H7): its cards, moves, refusals and rules, on call too.

No clock, chance or I/O.  A refused move says why and changes nothing.
"""

from firmware.games.memo.manifest import OPTIONS
from firmware.play.knowledge import GUIDED, KNOWN, ON_CALL, Counts
from firmware.play.rules_base import RulesBase
from firmware.play.setup import Setup

START, REVEAL, NEED, END, TURN, CARDS, PAIR, UNSEEN, FORGET, LEAVE, JOIN = range(11)

MOVES = (
    ("start seat", "{0}"),
    ("reveal card", "{0}#"),
    ("need card card", "{0}#{1}#"),  # the number declared, then the card revealed
    ("end", "#"),
    ("ruling-turn seat", ""),
    ("ruling-cards seat count", ""),
    ("pair", "A"),  # on call: two cards that pair were turned up
    ("ruling-unseen card", ""),  # that card and its partner still lie
    ("ruling-counts", ""),  # the cards lie otherwise than is known
    ("ruling-leave seat", ""),  # the others play on without them
    ("ruling-join seat", ""),  # and with them from now on
)

PLAYERS = (2, 6)  # fewest and most, H7.1
FEWEST, MOST, USUAL = 2, 100, 10  # cards, an even number of them, H7.1
SUM, DIFFERENCE, CONSECUTIVE = range(3)  # H7.2


def options(agreed: "Setup") -> "tuple[int, int]":
    """Return how many cards are played and how they pair; raise ValueError if they cannot be."""
    if not agreed.options:
        return USUAL, SUM
    if len(agreed.options) == 2:
        count, pairs = agreed.options
        if FEWEST <= count <= MOST and count % 2 == 0 and pairs <= CONSECUTIVE:
            return count, pairs
    raise ValueError("no such game")


def cards(agreed: "Setup") -> bytearray:
    """Return the cards that are played with, in ascending order (H7.1)."""
    return bytearray(range(1, options(agreed)[0] + 1))


def partner(card: int, count: int, pairs: int) -> int:
    """Return the card that `card` pairs with, among `count` cards (H7.2)."""
    if pairs == SUM:
        return count + 1 - card
    if pairs == DIFFERENCE:
        half = count // 2
        return card - half if card > half else card + half
    return card + 1 if card % 2 else card - 1


def why_not(game: "Memo", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    if TURN <= code < PAIR or code in (UNSEEN, LEAVE, JOIN):
        return _why_not_ruling(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code == END:
        if len(game.up) == 1:
            return ("second",)
        return None if game.up or game.kept else ("first",)
    if code == PAIR:
        return ("which",)
    if len(game.up) == 2:
        return ("both",)
    if code == REVEAL:
        return ("declare",) if game.up else _why_not_up(game, move[1])
    if not game.up:
        return ("first",)
    return game.why_not_said(move[1]) or _why_not_up(game, move[2])


def _why_not_up(game: "Memo", card: int):
    """Return why `card` cannot be turned up (H7.4)."""
    if not 0 < card <= game.count:
        return ("card", game.count)
    if game.gone[card]:
        return ("gone",)
    return ("same",) if card in game.up else None


def _why_not_ruling(game: "Memo", move: "Move"):
    if game.over:
        return ("over",)
    if not game.started:
        return ("start",)
    if move[0] == UNSEEN:
        return _why_not_unseen(game, move[1])
    if move[0] == JOIN:
        return game.why_not_join(move[1], PLAYERS[1], game.away)
    if move[1] >= game.players:
        return ("seat", game.players)
    if move[0] == LEAVE:
        staying = game.staying()
        return None if move[1] in staying and len(staying) > 2 else ("over",)
    if move[0] == TURN:  # who has left is passed over (H7.6)
        return ("away", game.name(move[1])) if move[1] in game.away else None
    if game.places and move[1] not in game.away:
        return ("dealt",)
    most = game.most(move[1])
    return ("pairs", most) if move[2] % 2 or move[2] > most else None


def _why_not_unseen(game: "Memo", card: int):
    if game.places:
        return ("dealt",)
    if not 0 < card <= game.count:
        return ("card", game.count)
    return None if game.gone[card] else ("lies",)


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    if setup.rules != "H7" or not PLAYERS[0] <= setup.players <= PLAYERS[1]:
        raise ValueError("no such game")
    count, pairs = options(setup)
    if setup.level == ON_CALL:
        return OnCall(setup.players, count, pairs, b"")
    if setup.level not in KNOWN:
        return Memo(setup.players, count, pairs, b"")
    if not setup.deals(cards(setup)):
        raise ValueError("not the deck of this game")
    return Memo(setup.players, count, pairs, setup.deck, setup.level == GUIDED)


class Memo(RulesBase):
    """One game, advanced in place by `play`.

    `places` has the card of each place where the device laid them out, or the players did in the
    order that it had led the deck to, `guided`; else it is empty.  Moves name cards, not places, so
    that all are judged alike.
    """

    owes = ()  # no chance in the middle of this game
    most_leads = True  # of several games, H7.5

    def __init__(self, players: int, count: int, pairs: int, places: bytes, guided: bool = False):
        self.players = players
        self.count = count  # cards played with: 1 to this number, H7.1
        self.pairs = pairs  # SUM, DIFFERENCE or CONSECUTIVE, H7.2
        self.places = places
        self.guided = guided  # do cards of the players lie at those places?
        self.knowledge = Counts(players, count)  # hands: the cards won; draw: those that still lie
        self.gone = bytearray(count + 1)  # gone[n] is 1 once card n has been won
        self.up: list[int] = []  # the cards that lie face up, in the order they were revealed
        self.kept = False  # has the player on turn just won a pair, so that they may stop?
        self.away: list[int] = []  # who has left, H7.6
        self.started = False
        self.seat = 0  # who is on turn, once it has started
        self.over = False
        self.judging = True

    @property
    def left(self) -> int:
        """How many cards have not been won."""
        return self.knowledge.draw

    @property
    def needed(self) -> int:
        """The card that makes a pair with the first one revealed, or 0 if none is (H7.2)."""
        return partner(self.up[0], self.count, self.pairs) if self.up else 0

    def scores(self) -> "list[int] | None":
        """Return the cards that each seat has won, once it is over (H7.5)."""
        return list(self.knowledge.hands) if self.over else None

    def winners(self) -> "list[int]":
        """Return the seats that have won the most cards (H7.5)."""
        hands, staying = self.knowledge.hands, self.staying()
        most = max([hands[seat] for seat in staying])
        return [seat for seat in staying if hands[seat] == most]

    def result(self) -> str:
        """Return how it ended, or how many cards are left, as a record closes."""
        if not self.over:
            return "{} left".format(self.left)
        won = ["P" + str(seat + 1) for seat in self.winners()]
        counts = [str(count) for count in self.knowledge.hands]
        verb = " share, " if len(won) > 1 else " wins, "
        return " ".join(won) + verb + " ".join(counts)

    def staying(self) -> "list[int]":
        """Return the seats of those who have not left (H7.6)."""
        return [seat for seat in range(self.players) if seat not in self.away]

    def pass_on(self) -> None:
        """Begin the turn of the next player who has not left."""
        seat = (self.seat + 1) % self.players
        while seat in self.away:
            seat = (seat + 1) % self.players
        self.turn_to(seat)

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers and lists."""
        return {
            "seat": self.seat if self.started else None,
            "up": list(self.up),
            "again": self.kept,
            "cards": list(self.knowledge.hands),
            "left": self.left,
            "over": self.over,
            "winners": self.winners() if self.over else None,
        }

    def most(self, seat: int) -> int:
        """Return how many cards `seat` can have won beside the others; no ruling ends a game.

        Two cards that are face up and no pair have partners that still lie too.
        """
        still = 4 if len(self.up) == 2 else 2
        return max(self.left - still + self.knowledge.hands[seat], 0)

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and wrong declarations left out."""
        if self.over:
            return []
        if not self.started:
            return [(START, seat) for seat in range(self.players)]
        if len(self.up) == 2:
            return [(END,)]
        head = (NEED, self.needed) if self.up else (REVEAL,)
        moves = []
        for card in range(1, self.count + 1):
            if not self.gone[card] and card not in self.up:
                moves.append(head + (card,))
        if self.kept:
            moves.append((END,))
        return moves

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        return why_not(self, move)

    def why_not_said(self, card: int):
        """Return why nobody can need `card`; a card that is wrong can be declared (H7.4)."""
        if not 0 < card <= self.count:
            return ("card", self.count)
        return ("itself",) if card in self.up else None

    def why_not_forget(self) -> tuple | None:
        """Return why it cannot be ruled that the cards lie otherwise than is known."""
        return None if self.guided else ("dealt",)

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        code = move[0]
        if code == REVEAL:
            self.up = [move[1]]
            self.kept = False
        elif code == NEED:
            self._reveal_second(move[2])
        elif code == END:
            self.pass_on()
        elif code == LEAVE:
            self.away.append(move[1])
            if move[1] == self.seat:
                self.pass_on()
        elif code == JOIN:
            if move[1] in self.away:
                self.away.remove(move[1])
            self.join(move[1])
        elif code == CARDS:
            knowledge, seat = self.knowledge, move[1]
            if seat not in self.away:  # else they keep those that they have won (H7.6)
                knowledge.draw += knowledge.hands[seat] - move[2]
            knowledge.hands[seat] = move[2]
            self.judge()
        elif code == FORGET:
            self.places = b""
            self.boxes: Sequence[str] = ()  # it cannot play where it knows no place
            self.guided = False
        elif code == UNSEEN:
            other = partner(move[1], self.count, self.pairs)
            self.gone[move[1]] = self.gone[other] = 0
        else:
            self.turn_to(move[1])  # START or TURN

    def drew(self, move: "Move") -> bool:
        """Return True if `move`, if it is legal, cannot be taken back without showing cards.

        Where the device laid the cards out a card is seen that nobody had seen, or what is up is
        turned back; at the table the players turn their cards, and only what was typed is taken
        back.
        """
        return bool(self.places) and (move[0] == REVEAL or bool(self.up))

    def turn_to(self, seat: int) -> None:
        """Begin the turn of `seat`; what is face up is turned back in its place (H7.3)."""
        self.started = True
        self.seat = seat
        self.up = []
        self.kept = False

    def judge(self) -> None:
        """End the game if all cards have been won (H7.5)."""
        self.over = not self.left or sum(self.gone) == self.count

    def _reveal_second(self, card: int) -> None:
        first = self.up[0]
        if card != self.needed:
            self.up = [first, card]
            return
        self.up = []
        self.kept = True  # H7.3: the player keeps the pair and may go again
        self.gone[first] = self.gone[card] = 1
        self.knowledge.hands[self.seat] += 2
        self.knowledge.draw -= 2
        self.judge()


class OnCall(Memo):
    """One game of which only the counts are known; no card is named."""

    def facts(self) -> "dict[str, Any]":
        """Return what is known of the table, as plain numbers and lists."""
        found = super().facts()
        del found["up"]
        return found

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings left out."""
        if self.started and not self.over:
            return [(PAIR,), (END,)]
        return super().legal_moves()

    def why_not(self, move: "Move"):
        """Return why `move` is refused, a word and its figures, or None if it is legal."""
        code = move[0]
        if code in (REVEAL, NEED):
            return ("on-call",)
        if code not in (PAIR, END):
            return super().why_not(move)
        return ("over",) if self.over else None if self.started else ("start",)

    def do(self, move: "Move") -> None:
        """Play `move`, which is legal."""
        if move[0] != PAIR:
            super().do(move)
            return
        self.kept = True  # H7.3: they may go again
        self.knowledge.hands[self.seat] += 2
        self.knowledge.draw -= 2
        self.judge()


# Not on the board:
# What tests and programs ask of *Numbers Memo*; this never goes to the board.


FIELDS = ("seat", "up", "again", "cards", "left", "over")  # the table after each step
LASTING = ("cards", "left", "over")  # what of it still counts after the end
RESULT = "winners"  # a field of the whole game, once it is over

BEGINS = "reveal"  # H7.3: so a turn begins, also that of a player who goes again

PAIRS = [answer[0] for answer in OPTIONS["H7"][1][2]]


def setup(told: dict, level: int, rules: "Rules") -> Setup:
    """Return the set-up of a game with ``players``, ``cards``, ``pairs`` and the ``deck``.

    The deck has the card of each place.  Raises ValueError where these make no game.
    """
    players, count, deck = told.get("players"), told.get("cards"), told.get("deck")
    if type(players) is not int or type(count) is not int or not 0 <= count <= 255:
        raise ValueError("players and cards are numbers")
    if told.get("pairs") not in PAIRS:
        raise ValueError("pairs is none of " + ", ".join(PAIRS))
    if not isinstance(deck, list):
        raise ValueError("the deck is missing")
    for card in deck:
        if type(card) is not int or not 0 <= card <= 255:
            raise ValueError("the deck is no list of cards")
    options = bytes((count, PAIRS.index(told["pairs"])))
    return Setup("H7", level, players, bytes(deck) if level in KNOWN else b"", options)


def few_keys(move: "Move") -> str:
    """Return the keys of `move` where they are fewer than its row tells: the card that was said."""
    return "{}##".format(move[1]) if move[0] == NEED and move[1] == move[2] else ""
