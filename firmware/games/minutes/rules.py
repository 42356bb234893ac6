"""*4 1/2 Minutes* (FH): cards and moves, refusals, rulings and rules, on call too.

No clock, no chance, no I/O.  A refused move returns its reason and changes nothing.
"""

from firmware.games.minutes import parts
from firmware.play.knowledge import NO, ON_CALL, SCREEN, TABLE, knowledge_of
from firmware.play.rules_base import HELD, RulesBase

# The colours in the order of their circle, FH1: the book leaves both to the owner.  Edit them here.
LETTERS = "RYGBP"
NAMES = ("red", "yellow", "green", "blue", "purple")

TURN, DIRECTION, TWO, COLOUR, BLOCKED = range(8, 13)  # kinds; from COLOUR on they are white, FH7
SIGNS = " 1234567>~+ #"  # by kind
KEYS = "1234567890CD"  # by kind from 1; the colours are typed as 1 to 5

CARDS = 95
SIZES = (5, 4, 4, 4, 4)  # of a display, by number of players from two, FH2
BLOCK = 3  # cards on the other pile, FH13
SECONDS = 270  # FH3
RULE_SETS = ("FH", "FH-challenge")

(
    START,
    LAY,
    ASIDE,
    TIME,
    PLAY,
    NAME,
    REVERSE,
    DRAW_TWO,
    BLOCK_PILE,
    SET_TOP,
    SET_DRAW,
    SET_HAND,
    SET_TURN,
    SET_WAY,
    SET_BLOCK,
    SET_ASIDE,
    PAUSE,
    FORGET,
    LEAVE,
    JOIN,
) = range(20)

MOVES = (
    ("start seat", "{0}"),
    ("lay card pile seat...", "{0}{1}"),
    ("aside", "##"),
    ("time", ""),
    # On call the players judge the cards; the pile matters to the block alone, and is typed always.
    ("play pile", "{0}"),
    ("name seat...", "8A"),
    ("reverse", "9A"),
    ("two", "0A"),
    ("block pile", "D{0}"),
    ("ruling-top pile card", ""),
    ("ruling-draw count", ""),
    ("ruling-display seat count", ""),
    ("ruling-turn seat", ""),
    ("ruling-way way", ""),
    ("ruling-block pile count", ""),
    ("ruling-aside count", ""),
    ("paused", ""),
    ("ruling-counts", ""),  # the cards lie otherwise than is known: only how many counts
    ("ruling-leave seat", ""),  # the others play on without them
    ("ruling-join seat", ""),  # and with them from now on
)
NOTES = (PAUSE,)  # said, not played: nothing takes back that the clock stood still, FH3
WAYS = ("clockwise", "back")  # of the ruled direction
BACK = 1  # the second of them


def cards(agreed: "Setup | None" = None) -> bytearray:
    """Return the deck in ascending order, the same whatever is agreed (FH1)."""
    deck = bytearray()
    for colour in range(len(LETTERS)):
        for kind in range(1, BLOCKED + 1):
            deck += bytes((colour * 16 + kind,)) * copies(kind)
    return deck


def copies(card: int) -> int:
    """Return how many of `card` there are, 0 if it is none (FH1)."""
    kind = card & 15
    if not 1 <= kind <= BLOCKED or card >> 4 >= len(LETTERS):
        return 0
    return 2 if kind < TURN else 1


def text_of(card: int) -> str:
    """Return `card` as it is written."""
    if not copies(card):
        return "?"
    colour, kind = card >> 4, card & 15
    sign = LETTERS[(colour + 1) % len(LETTERS)] if kind == COLOUR else SIGNS[kind]
    return LETTERS[colour] + sign


def value_of(word: str) -> int:
    """Return the card that is written as `word`; raise ValueError if none is."""
    if len(word) == 2 and word[0] in LETTERS:
        for kind in range(1, BLOCKED + 1):
            found = LETTERS.find(word[0]) * 16 + kind
            if text_of(found) == word:
                return found
    raise ValueError("'{}' is no card".format(word))


def keys_of(card: int) -> str:
    """Return the keys that type `card`, without its pile."""
    if not copies(card):
        return ""
    return KEYS[(card & 15) - 1] + "12345"[card >> 4]


def _way_of(word: str) -> int:
    """Return the direction that is written as `word`; raise ValueError if none is."""
    if word in WAYS:
        return WAYS.index(word)
    raise ValueError("'{}' is no way, only {}".format(word, " and ".join(WAYS)))


WORDS = {
    "card": (text_of, value_of, keys_of),
    "way": (lambda way: WAYS[min(way, BACK)], _way_of),
}


def sorted_deck(cards: "Cards") -> "list[int]":
    """Return `cards`, which ascend, the numbers first and Change colour last (FH1)."""
    numbers = [card for card in cards if card & 15 < TURN]
    signs = [card for card in cards if card & 15 >= TURN]
    return numbers + sorted(signs, key=lambda card: (card & 15 == COLOUR, card & 15, card))


def why_not(game: "Minutes", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if SET_TOP <= code < PAUSE or code >= LEAVE:
        return why_not_ruling(game, move)
    if game.over:
        return ("over",)
    if code == FORGET:
        return game.why_not_forget()
    if code == PAUSE or code == TIME and game.challenge:
        return None  # FH18: the clock of a challenge runs before anybody begins
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code in (ASIDE, TIME):
        return None
    if (code == LAY) == game.on_call:
        return ("on-call",) if game.on_call else ("full",)
    if code == LAY:
        why = why_not_lay(game, move[1], move[2])
        return why or why_not_name(game, move[1] & 15 == TURN, move[3:])
    return why_not_on_call(game, move)


def why_not_lay(game: "Minutes", card: int, pile: int):
    """Return why `card` cannot be laid on `pile` by the player on turn, whomever it names."""
    there = copies(card)
    if not there:
        return ("card",)
    if pile > 1:
        return ("pile",)
    if game.knowledge.hand(game.seat) is None:
        if game.gone[card] >= there:
            return ("gone", card)
    elif game.knowledge.holds(game.seat, card) == NO:
        return (HELD, card)
    if pile == 1 and not game.begun:
        return ("first",)
    if game.count and pile == game.blocked:
        return ("blocked", pile, game.count)
    if game.count and card & 15 == BLOCKED:
        return ("second",)
    return None if game.fits(card, pile) else ("fit", card, game.tops[pile])


def why_not_name(game: "Minutes", names: bool, named: "tuple[int, ...]"):
    """Return why the seats `named` cannot be named by a card that `names` somebody, or nobody."""
    if not names or game.left == 1:
        return ("nobody",) if named else None
    if len(named) != 1:
        return ("name",)
    if named[0] >= game.players:
        return ("seat", game.players)
    return None if game.may_name(named[0]) else ("empty", game.name(named[0]))


def new(setup: "Setup"):
    """Return the game that begins with `setup`; raise ValueError if the rules know none such."""
    known = setup.rules in RULE_SETS and 2 <= setup.players < len(SIZES) + 2
    # As it was agreed in version 0.1, also where it said nothing as cards were dealt.
    before = setup.options == b"\1" and setup.level in (TABLE, SCREEN)
    if not known or not before and setup.options not in (b"", b"\0"):
        raise ValueError("no such game")
    challenge = setup.rules == RULE_SETS[1]
    on_call = setup.level == ON_CALL or before and setup.level == TABLE
    return Minutes(challenge, on_call, knowledge_of(setup, cards()))


def matches(card: int, top: int) -> bool:
    """Return True if `card` matches the card `top` (FH6, FH7, FH8)."""
    kind, colour = card & 15, card >> 4
    on, below = top & 15, top >> 4
    if kind >= COLOUR:
        return True
    if on == COLOUR:
        return colour == below or colour == (below + 1) % len(LETTERS)
    return colour == below or kind == on


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
        self.hand_size = SIZES[self.players - 2]  # of a display, FH2
        knowledge.deal(self.hand_size)
        self.tops = [0, 0]  # the cards, 0 where no pile has begun
        self.gone = bytearray(16 * len(LETTERS))  # gone[card]: how many of it lie on the piles
        self.begun = False  # has pile A begun?
        self.started = False
        self.seat = 0  # who is on turn, once it has started
        self.way = 1  # 1 is clockwise, -1 is back
        self.blocked = 0  # the pile that is blocked while `count` is not 0
        self.count = 0  # cards still to come on the other pile, FH13
        self.aside = 0  # cards set aside
        self.away: list[int] = []  # who has left, FH19
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

    def left_together(self) -> int:
        """Return the round's minus points."""
        return self.score

    def result(self) -> str:
        """Return the closing words of the record."""
        return "{} minus points".format(self.score)

    def facts(self) -> "dict[str, Any]":
        """Return what the rules know of the table, as plain numbers, words and lists."""
        return parts.desktop.facts(self)

    def fits(self, card: int, pile: int) -> bool:
        """Return True if `card` matches the top of `pile`, or begins it (FH6, FH7, FH8)."""
        top = self.tops[pile]
        return not top or matches(card, top)

    def goes(self, card: int, pile: int) -> bool:
        """Return True if `card` may be laid on `pile` by the player on turn."""
        return why_not_lay(self, card, pile) is None

    def may_name(self, seat: int) -> bool:
        """Return True if `seat` will have cards once the card on turn is laid (FH10)."""
        if seat == self.seat:
            return self.knowledge.hands[seat] > 1 or self.knowledge.draw > 0
        return seat < self.players and self.knowledge.hands[seat] > 0

    def legal_moves(self) -> "list[Move]":
        """Return every move that the rules allow now; rulings and the end of time left out."""
        return parts.desktop.legal_moves(self)

    def freeing(self, why: "Reason", move: "Move") -> "list[Move]":
        """Return rulings after which `move`, which is refused, goes."""
        return freeing(self, why, move)

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
            self._lay(move[1], move[2], move[3:])
        elif PLAY <= code <= BLOCK_PILE:
            kind, pile = laid(self, move)
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
            rule(self, move)

    def judge(self) -> None:
        """Judge nothing: whether the round is over follows from each move."""

    def drew(self, move: "Move") -> bool:
        """Return True if the device turns over new cards after `move`, if it is legal."""
        if not self.started or not self.knowledge.draw or self.knowledge.hand(self.seat) is None:
            return False
        if move[0] == LAY:
            return self._draws(self.knowledge.hands[self.seat] - 1) or move[1] & 15 == TWO
        return move[0] == ASIDE

    def staying(self) -> "list[int]":
        """Return the seats of those who have not left (FH19)."""
        return [seat for seat in range(self.players) if seat not in self.away]

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
        return held <= 1 if self.challenge else held < self.hand_size

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
            more = self.hand_size - self.knowledge.hands[seat] if self.challenge else 1
            self.knowledge.take(seat, more)
        if kind == DIRECTION and len(self.staying()) > 2:  # FH11
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
        self.knowledge.take(seat, self.hand_size)
        self.over = not self.left
        self.seat = self.next_seat(self.way)


_ON_CALL_KINDS = {NAME: TURN, REVERSE: DIRECTION, DRAW_TWO: TWO, BLOCK_PILE: BLOCKED, PLAY: 0}


def why_not_on_call(game: "Minutes", move: "Move"):
    """Return why `move`, one of a round on call, is refused, or None."""
    code = move[0]
    if code == NAME:
        return why_not_name(game, True, move[1:])
    if code not in (PLAY, BLOCK_PILE):
        return None
    if move[1] > 1:
        return ("pile",)
    if move[1] == 1 and not game.begun:
        return ("first",)
    if game.count and code == BLOCK_PILE:
        return ("second",)
    if game.count and move[1] == game.blocked:
        return ("blocked", move[1], game.count)
    return None


def laid(game: "Minutes", move: "Move") -> tuple:
    """Return kind and pile of the card that `move` lays; of a number or a new colour kind 0."""
    code = move[0]
    pile = move[1] if code in (PLAY, BLOCK_PILE) else 1 - game.blocked
    return _ON_CALL_KINDS[code], pile


# On the board ruling_rules.py:
# Rulings: the table is right and the device is wrong, so the players set what is so.
#
# What play cannot come to is refused, and so is what would end the round.


_DRAWN = 10  # cards that a display can have above its size: five times Draw two


def why_not_ruling(game: "Minutes", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if code in (SET_TURN, SET_HAND, LEAVE) and move[1] >= game.players:
        return ("seat", game.players)
    if code == LEAVE:
        return _why_not_leave(game, move[1])
    if code == JOIN:
        return game.why_not_join(move[1], len(SIZES) + 1, game.away)
    if code == SET_TURN:
        return None if game.knowledge.hands[move[1]] else ("empty", game.name(move[1]))
    if code == SET_WAY:
        if len(game.staying()) == 2:
            return ("two",)
        return None if move[1] <= BACK else ("count", 0, BACK)
    if code in (SET_TOP, SET_BLOCK):
        if move[1] > 1:
            return ("pile",)
        if code == SET_BLOCK:
            return _why_not_block(game, move[1], move[2])
        return _why_not_top(game, move[1], move[2])
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    return _why_not_count(game, move)


def _why_not_leave(game: "Minutes", seat: int):
    if seat in game.away:
        return ("empty", game.name(seat))
    return ("over",) if len(game.staying()) == 2 else game.why_not_leave(seat)


def _why_not_top(game: "Minutes", pile: int, card: int):
    other = game.tops[1 - pile]
    if game.on_call:
        return ("on-call",)
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    if not copies(card):
        return ("card",)
    if pile == 1 and not other:
        return ("first",)
    if card == other and copies(card) == 1:
        return ("gone", card)
    if card & 15 == BLOCKED and pile != game.blocked and 0 < game.count < BLOCK:
        return ("second",)
    tops = [card, other] if pile == 0 else [other, card]
    return _why_not_cards(game, _laid(tops, game.blocked, game.count), game.left, game.aside)


def _why_not_block(game: "Minutes", pile: int, count: int):
    """Return why `count` cards cannot be still to come beside `pile` (FH13)."""
    if count > BLOCK:
        return ("count", 0, BLOCK)
    if not count:
        return None
    other = game.tops[1 - pile]
    if not game.on_call:
        if game.tops[pile] & 15 != BLOCKED:
            return ("unblocked",)
        if count < BLOCK and other & 15 == BLOCKED:
            return ("second",)
        if count < BLOCK and not other:
            return ("three",)
    return _why_not_cards(game, _laid(game.tops, pile, count), game.left, game.aside)


def _why_not_count(game: "Minutes", move: "Move"):
    """Return why no such number of cards lies in the draw pile, before a player or aside."""
    code, count = move[0], move[-1]
    draw = count if code == SET_DRAW else game.knowledge.draw
    hands = list(game.knowledge.hands)
    least = _least(game, draw)
    low, high = 0, CARDS
    if code == SET_HAND:
        hands[move[1]] = count
        low, high = least, game.hand_size + _DRAWN
    if not low <= count <= high:
        return ("count", low, high)
    for seat in range(game.players):
        if hands[seat] < least and seat not in game.away:
            return ("few", game.name(seat))
    left = draw + sum(hands)
    if game.left and not left:
        return ("last",)
    return _why_not_cards(game, _lie(game), left, count if code == SET_ASIDE else game.aside)


def range_of(game: "Minutes", code: int, now: int) -> "tuple[int, int]":
    """Return the lowest and the highest count that the ruling `code` can set where it is `now`."""
    room = now + CARDS - _lie(game) - game.left - game.aside
    if code != SET_HAND:
        return 0, room
    low = _least(game, game.knowledge.draw)
    if game.left == now:
        low = max(low, 1)  # these are the last cards of all
    return low, max(low, min(room, game.hand_size + _DRAWN))


def _least(game: "Minutes", draw: int) -> int:
    """Return how many cards a display has at least with so many in the draw pile."""
    if not draw:  # FH4, FH18: only else displays are filled up
        return 0
    return 2 if game.challenge else game.hand_size


def _lie(game: "Minutes") -> int:
    """Return how many cards at least lie on piles."""
    return _laid(game.tops, game.blocked, game.count) or int(game.begun)


def _why_not_cards(game: "Minutes", laid: int, left: int, aside: int):
    return ("many", CARDS) if laid + left + aside > CARDS else None


def _laid(tops: "Sequence[int]", blocked: int, count: int) -> int:
    """Return how many cards at least lie on piles with those `tops` and that block."""
    begun = sum([1 for top in tops if top])
    return max(begun, 1 + blocked + BLOCK - count) if count else begun


def rule(game: "Minutes", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    One on what is known in secret lets all of that be forgotten.
    """
    code = move[0]
    if game.knowledge.secret and code in (SET_TOP, SET_DRAW, SET_HAND, SET_ASIDE):
        game.forget()
    if code == SET_TOP:
        _set_top(game, move[1], move[2])
    elif code == SET_BLOCK:
        game.blocked, game.count = move[1], move[2]
        game.begun = game.begun or move[2] > 0
    elif code == SET_DRAW:
        game.knowledge.draw = move[1]
    elif code == SET_HAND:
        game.knowledge.hands[move[1]] = move[2]
    elif code == SET_TURN:
        game.seat = move[1]
    elif code == SET_WAY:
        game.way = -1 if move[1] == BACK else 1
    elif code == SET_ASIDE:
        game.aside = move[1]
    elif code >= LEAVE:
        _come_or_go(game, code, move[1])
    game.over = game.time_up or not game.left
    if not game.knowledge.hands[game.seat]:
        game.seat = game.next_seat(game.way)
    if sum(game.gone) > CARDS - game.left - game.aside:
        _forget_gone(game)


def _come_or_go(game: "Minutes", code: int, seat: int) -> None:
    """Let the player at `seat` leave or join (FH19)."""
    if code == LEAVE:
        game.knowledge.put_under(seat)
        game.away.append(seat)
        return
    if seat in game.away:
        game.away.remove(seat)
    game.join(seat)


def freeing(game: "Minutes", why: "Reason", move: "Move") -> "list[Move]":
    """Return the rulings after which the card that `move` lays is out once more, or none.

    Was it refused, `why`, as it is known in secret to lie elsewhere, nothing is known any more.  A
    card that is gone is ruled on top of a pile and away again, so that an earlier one of it was a
    slip; none where the play would be refused all the same.
    """
    if why[0] == HELD:
        return [] if game.why_not_forget() else [(FORGET,)]
    card = move[1]
    game.gone[card] -= 1
    goes = game.goes(card, move[2])
    game.gone[card] += 1
    for pile in (0, 1) if goes else ():
        top = game.tops[pile]
        shut = game.count > 0 and pile == game.blocked
        if top and top != card and not shut and not game.why_not((SET_TOP, pile, card)):
            return [(SET_TOP, pile, card), (SET_TOP, pile, top)]
    return []


def _set_top(game: "Minutes", pile: int, card: int) -> None:
    """Put `card` in the place of the top, which had been named wrongly and is still out."""
    top = game.tops[pile]
    if game.gone[top]:
        game.gone[top] -= 1
    if game.gone[card] < copies(card):
        game.gone[card] += 1
    game.tops[pile] = card
    game.begun = True
    if game.count and pile == game.blocked and card & 15 != BLOCKED:
        game.count = 0


def _forget_gone(game: "Minutes") -> None:
    """Know of no cards but the tops that they are gone: fewer have been laid than were typed."""
    game.gone = bytearray(len(game.gone))
    for top in game.tops:
        if top:
            game.gone[top] += 1
