"""How the device plays a game of discarding for a seat: it lays whatever goes.

Of several cards it lays the one on which most of the others go.  What decides, `look` and `think`,
has no clock, no chance, no I/O; below stand why a card was laid, and the page.
"""

from firmware.games.shedding import screens, tabletop, texts
from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAST,
    TREAT,
    TRICK,
    digits,
    twin,
)
from firmware.shell import box_turn
from firmware.ui import hands, layout

_ORDER = (DISCARD, TRICK, FREE, TREAT, END, DRAW)  # what is done rather than what comes behind it
_AT_ONCE = 5  # numbers of a joker that are looked at in one slice


def look(game: "Discarding", past: "Iterable[Move]" = ()):
    """Yield what the player on turn may play, and their cards, in plain numbers; None before."""
    hand = game.knowledge.held(game.seat) or []
    moves: list[Move] = []
    for card in hand:
        if card != JOKER and (DISCARD, card) != (moves[-1][:2] if moves else ()):
            _add(game, moves, DISCARD, card)
            yield None
    if not moves and JOKER in hand:
        for number in range(1, LAST):
            if game.is_free(number):
                _add(game, moves, FREE, number)
            if not number % _AT_ONCE:
                yield None
    for code in (TRICK, TREAT, END, DRAW):
        if code in (TRICK, TREAT) and LAST not in hand:  # where the players have it nobody is told
            continue
        if not game.why_not((code,)):
            moves.append((code,))
    yield tuple(moves), tuple(hand)


def _add(game: "Discarding", moves: "list[Move]", code: int, number: int) -> None:
    """Add to `moves` the ways in which `number` can be discarded now."""
    if game.fits(number):
        for way in game.declarations(number):
            move = (code, number) + tuple(way)
            if not game.why_not(move):
                moves.append(move)


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    moves, hand = seen
    best: Any = ()
    for move in moves:
        value = (-_ORDER.index(move[0]), _followers(move, hand), move[1:2])
        if not best or value > best[0]:
            best = value, move
        yield None
    yield best[1]


def _followers(move: "Move", hand: "Sequence[int]") -> int:
    """Return how many cards of `hand` go on what `move` discards."""
    if len(move) < 2:
        return 0
    number, factors = move[1], move[2:]
    found = 0
    for card in hand:
        if card in (number, JOKER):
            continue
        if factors:
            found += card % factors[0] == 0 or card % factors[1] == 0
        else:
            found += digits(card) & digits(number) > 0 or card < 10 and number < 10
    return found


# On the board why.py:
# Why the device laid a card in a game of discarding: what that has of the open one.
#
# Of what its hand has besides nothing is told; that none goes is seen by that it draws.


ANSWERS = "1 to 9 answer 1 to 9"
SINGLE = "1 to 9 go on 1 to 9"
RUN = "It has the run's {}"
DIGIT, DIGITS = "Both have {} {}", "Both have {} and {}"
MORE = ". Now {}s may follow"
NONE_LAID, NO_ANSWER = "None of its cards goes", "No 1 to 9: it draws three"
DOES = {TRICK: "All others draw three", TREAT: "It never draws three again", END: "It lays no more"}


def of_last(referee: "SeatedReferee", game: "Any", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    code = move[0]
    if code == DRAW:
        return NO_ANSWER if game.obliged else NONE_LAID
    if code not in (DISCARD, FREE):
        return DOES.get(code, "")
    if game.obliged:
        return ANSWERS  # H2.2
    number = move[1]
    if game.run and game.in_run(number):
        return RUN.format(game.run)  # H2.3
    in_common = getattr(referee.folder.texts, "alike", alike)  # of games where others count
    said = in_common(game, move) or SINGLE
    return said + MORE.format(twin(number)) if game.special and twin(number) else said


def alike(game: "Discarding", move: "Move") -> str:
    """Return which digits the card that `move` lays and the open one have both (H1.2, H1.3)."""
    bits = digits(move[1]) & digits(game.open)
    both = [digit for digit in range(10) if bits >> digit & 1]
    if both[1:]:
        return DIGITS.format(*both)
    return DIGIT.format("an" if both[0] == 8 else "a", both[0]) if both else ""


# On the board box_turn.py:
# The page of a game of discarding on which the device plays a turn of its own.


class BoxTurn(box_turn.BoxTurn):
    """The open card, what was played last, and the hand of who plays alone with the device."""

    thinker = look, think
    narrow = beside = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.texts: SheddingTexts = shell.referee.folder.texts
        if self.led:  # first the players draw what the turn before was about
            self.played = texts.told(self.game)
            self.laid = not self.played

    def render(self, page: "Page") -> None:
        game: Discarding = self.game
        hand = self.alone()
        factors = tabletop.has_factors(game)
        title = self.played or texts.head(game, self.texts)
        self.unseen, self.row_at = ("", layout.KEYS) if hand is None else (self.keys(), 0)
        self.text_at = 0 if factors or hand is not None else tabletop.X
        if hand is not None:
            cards = screens.hand_words(hand, 0)
            owner, does = game.people()[0], self.listed()
            tabletop.render_over_hand(self, page, game, self.texts, owner, cards, does, title)
            hands.hand(page, cards)
            return
        if self.place:
            self._render_place(page, title, layout.LEFT_EDGE if factors else tabletop.X)
            return
        tabletop.render_open(self, page, game, title)
        if factors:
            self.render_keys(page)
            return
        top = tabletop.render_need(page, game, self.texts, "")
        below = layout.FOOT + 2
        top = max(top, below - layout.SMALL_LINE * (game.players // 2))
        if top < below:
            tabletop.render_seats(page, game, top, below)
        self.render_keys(page, tabletop.X)

    def _render_place(self, page: "Page", title: str, x: int) -> None:
        """Put from the column `x` on which card the players are to lay, at the left what it is."""
        self.text_at = x
        self.titled(page, title, x=x)
        if x == tabletop.X:
            layout.open_card(page, self.game.open)
        layout.sentence(page, box_turn.PLACE.format(self.place), x, below=layout.FOOT)
        self.render_row(page, x)

    def put_note(self, page: "Page") -> None:
        """Put what is said, and what the players are to do, if it takes that one's place."""
        note = self.note
        if not self.laid and not self.told:
            todo = box_turn.PLACE.format(self.place) if self.place else self.played
            self.note += "\n" + todo
        super().put_note(page)
        self.note = note

    def play(self, move: "Move") -> str:
        game: Discarding = self.game
        shell, seat, out = self.shell, self.seat, len(game.out)
        shell.referee.submit(move)
        words = _called(move, game)
        if game.over:
            shell.signals.ended(True)
            return self.says(words) if self.led else ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = screens.sound(shell, move, seat, stays)
        gone = texts.OUT.format(game.name(seat), texts.PLACES[out]) if len(game.out) > out else ""
        if self.led:
            return self._leads(move, words, gone)
        if gone:
            return gone
        if move[0] == DRAW:
            return texts.draws(game)
        # The card lies open for all to see: whom it hits is told.
        return event if event and len(move) > 1 else words and self.says(words)

    def _leads(self, move: "Move", words: str, gone: str) -> str:
        """Return what the players are to do for `move`, and keep what they draw by it."""
        game: Discarding = self.game
        self.over = bool(game.owes)  # they shuffle before anybody draws
        told = "" if self.over else texts.told(game)
        if move[0] == DRAW:
            return told
        if game.seat == self.seat or not game.boxed(game.seat):  # a seat of its own tells it itself
            self.then = told
        words = words and self.says(words)
        return words + ". " + gone if words and gone else words or gone


def _called(move: "Any", game: "Discarding") -> str:
    """Return what is said of `move`, which has been made; nothing where that is only an end."""
    code = move[0]
    if code == DISCARD:
        return texts.PRODUCT.format(*move[1:]) if len(move) > 2 else str(move[1])
    if code == FREE:
        return texts.JOKER_AS.format(texts.PRODUCT.format(*move[1:]) if len(move) > 2 else move[1])
    if code == DRAW:
        return texts.DRAWS_TOO.format(game.drawn[1] if game.drawn else 0)
    if code in (TRICK, TREAT):
        return texts.PLAY[code == TREAT]
    return ""
