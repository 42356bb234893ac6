"""How the device plays *The Game* for a seat: by what that seat may see, and nothing else.

What counts is how many cards that are still out a play leaves behind.  What decides, `look` and
`think`, has no clock, no chance, no I/O; below stand why a card was laid, and the page.
"""

from firmware.games.the_game import screens, texts
from firmware.games.the_game.position import SPAN, count_below, skips
from firmware.games.the_game.rules import (
    ASK,
    END,
    FIRST,
    JUMP,
    KEEP_OFF,
    LAST,
    LAY,
    MARK,
    NO_JUMP,
    NOBODY,
    fits,
    is_back,
)
from firmware.shell import box_turn
from firmware.ui import layout

# Cards' worth of what somebody else asked for: to keep off a pile, no large jump, to raise it.
_HEEDED = (0, 12, 4, -3)
_DEAD = 3  # cards' worth of one in hand that no pile takes any more
_KEPT = 12  # ways that are thought on after each card
_AT_ONCE = 3  # cards of a way that are thought about in one slice


def look(game: "TheGame", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees, in plain numbers.

    Their hand, the tops, a byte for each number that is 1 if its card lies on a pile, how many are
    still due, and for each pile what somebody else asked of it.
    """
    seat = game.seat
    asked = [game.marks[pile] if game.askers[pile] != seat else 0 for pile in range(4)]
    hand = tuple(game.knowledge.held(seat) or ())
    yield hand, tuple(game.tops), bytes(game.gone), game.due - game.laid, tuple(asked)


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    hand, tops, gone, due, asked = seen
    below = bytearray(LAST + 3)  # how many cards that are out are lower than a number
    for card in range(FIRST, LAST + 2):
        below[card + 1] = below[card] + (card <= LAST and not gone[card])
    yield None
    # Ways, the cheapest first: what each costs, its first play, the tops it leads to and the cards
    # that it leaves.
    ways: list[Any] = [(0, None, tops, hand)]
    for _ in range(max(due, 1)):
        further: list[Any] = []
        for way in ways:
            for i in range(len(way[3])):
                _lay(further, way, i, below, asked)
                if i % _AT_ONCE == 0:
                    yield None
        if not further:
            break
        ways = further
    best = None
    for cost, first, there, left in ways:
        for card in left:
            if not _goes(card, there):
                cost += _DEAD
        if first and (best is None or cost < best[0]):
            best = cost, first
        yield None
    if best is None or due <= 0 and not _free(best[1], tops, below, asked):
        yield (END,)
    else:
        yield (LAY,) + best[1]


def wishes(hand: "Sequence[int]", tops: "Sequence[int]") -> "list[int]":
    """Return the piles that whoever has the `hand` takes back by ten: others are to keep off."""
    return [pile for pile in range(4) if tops[pile] + (-JUMP if pile < 2 else JUMP) in hand]


def _lay(
    further: "list[Any]", way: "Sequence[Any]", i: int, below: bytearray, asked: "Sequence[int]"
) -> None:
    """Put among the ways `further` those that lay the card at the place `i` next after `way`."""
    cost, first, tops, hand = way
    card = hand[i]
    for pile in range(4):
        if not fits(card, pile, tops[pile]):
            continue
        more = cost + _cost(card, pile, tops[pile], below, asked)
        if len(further) == _KEPT and more >= further[-1][0]:
            continue
        there = tops[:pile] + (card,) + tops[pile + 1 :]
        left = hand[:i] + hand[i + 1 :]
        at = len(further)
        while at and further[at - 1][0] > more:
            at -= 1
        if at and further[at - 1][2:] == (there, left):  # the same cards in another order
            continue
        further.insert(at, (more, first or (card, pile), there, left))
        if len(further) > _KEPT:
            further.pop()


def _goes(card: int, tops: "Sequence[int]") -> bool:
    """Return True if `card` may lie on any pile."""
    return any([fits(card, pile, tops[pile]) for pile in range(4)])


def _cost(card: int, pile: int, top: int, below: bytearray, asked: "Sequence[int]") -> int:
    """Return how many cards a play leaves behind, and what it costs to ignore what was asked.

    It is less than 0 where it goes back: that many cards go there again.
    """
    low, high = (card, top) if card < top else (top, card)
    between = max(below[min(high, LAST + 1)] - below[low + 1], 0)
    if (card < top) == (pile < 2):
        return -1 - between  # ten back
    sign = asked[pile]
    far = high - low > JUMP
    return between + (_HEEDED[sign] if sign != NO_JUMP or far else 0)


def _free(play: "Sequence[int]", tops: "Sequence[int]", below: bytearray, asked) -> bool:
    """Return True if a play that is not due leaves nothing behind, and nobody asked otherwise."""
    card, pile = play
    return _cost(card, pile, tops[pile], below, asked) <= 0


# On the board why.py:
# Why a card is laid where it is in *The Game*: what it skips, or frees.
#
# Of what the device lays itself it is told without a number of its hand (TG15).


ON = "{} on {}"
ENOUGH = "# Lay no more"
WINS = "so all cards go"
STUCK = "it is the last that goes"
FREES = "ten back frees {}"
LEADS = "skips {}, {} leads back"
SKIPS = "skips {}"
NONE = "skips no card"
LEAST = ", the least"
BEST = ", best in the end"
FOLLOWS = ", then {}"
ANYWAY = ", not as asked"
FILLS = "up to {} cards again"
MORE = "keep the rest for later"


def told(game: "TheGame", plays: bytes) -> "tuple[str, str]":
    """Return the first of `plays` in words, and why it is the one."""
    if not plays:
        return ENOUGH, MORE
    card, pile = plays[0], plays[1]
    return ON.format(card, "ABCD"[pile]), reason(game, plays)


def reason(game: "TheGame", plays: bytes) -> str:
    """Return why the first of `plays` is the one."""
    hand = list(game.knowledge.held(game.seat) or ())
    count = len(plays) // 2
    if count == game.unlaid:
        return WINS
    if count < game.due - game.laid:
        return STUCK
    card, pile = plays[0], plays[1]
    follows = plays[2] if count > 1 and plays[3] == pile else 0
    said, skipped = effect(game, card, pile)
    if skipped >= 0:
        if follows and abs(follows - card) == JUMP and (follows < card) == (pile < 2):
            return LEADS.format(skipped, follows)
        if game.ignores(card, pile):
            return said + ANYWAY
        if skipped and not follows:
            least = min([_skipped(game, each, i) for each in hand for i in range(4)])
            return said + (LEAST if least == skipped else BEST)
    return said + (FOLLOWS.format(follows) if follows else "")


def effect(game: "TheGame", card: int, pile: int) -> "tuple[str, int]":
    """Return what it does to lay `card` on `pile` in words, and how many it skips, -1 if none can.

    It needs no more than all see.
    """
    top = game.tops[pile]
    if abs(card - top) == JUMP and (card < top) == (pile < 2):
        low = min(card, top)
        return FREES.format(len([each for each in game.out() if low < each < low + JUMP])), -1
    skipped = _skipped(game, card, pile)
    return SKIPS.format(skipped) if skipped else NONE, skipped


def _skipped(game: "TheGame", card: int, pile: int) -> int:
    out, below = bytearray(SPAN), bytearray(SPAN)
    for other in game.out():
        out[other] = 1  # the hand too, so that no tens are looked ahead
    count_below(out, below)
    return skips(out, below, card, pile, game.tops[pile])


def of_last(referee: "SeatedReferee", game: "TheGame", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before (TG15)."""
    if move[0] == LAY:
        return effect(game, move[1], move[2])[0]
    return FILLS.format(game.hand_size) if move[0] == END else ""


# On the board box_turn.py:
# The page of *The Game* on which the device plays a turn of its own.


class BoxTurn(box_turn.BoxTurn):
    """The piles, what was laid last, and the hand of who plays alone with the device."""

    thinker = look, think
    held = "ABCD"
    framed = NOBODY  # the pile that has just gone back by ten

    def render(self, page: "Page") -> None:
        game: TheGame = self.game
        hand = self.alone()
        seen = hand is not None
        keys = self.keys()
        self.unseen, self.row_at = (keys, layout.LABELS) if seen else ("", layout.KEYS)
        title = self.played or screens.status(game)
        screens.render_tops(self, page, title, framed=self.framed, hand=seen)
        if seen:
            screens.render_hand(page, hand, hand)
        else:
            self.render_keys(page)

    def meant(self, key: str) -> "Answer":
        """A held pile gets a player's sign (TG15)."""
        pile = "ABCD".find(key[-1])
        if len(key) == 1 or pile < 0:
            return False
        people = self.game.people()
        return screens.mark(self, pile, people[0] if len(people) == 1 else NOBODY)

    def play(self, move: "Move") -> str:
        game: TheGame = self.game
        shell = self.shell
        self.framed = NOBODY
        if move[0] != LAY:
            shell.referee.submit(move)
            shell.signals.turn(game, game.drawn[:1])
            return texts.draws(game) if self.led else ""
        card, pile = move[1:]
        back = is_back(card, pile, game.tops[pile])
        shell.referee.submit(move)
        screens.answer(shell.signals, game, pile)
        if back:
            self.framed = pile
            shell.signals.motion = screens.BLINK + pile
            shell.signals.effect((), screens.PRAISE)
        if game.over:
            shell.signals.ended(game.won)
        said = self.says(shell.referee.called(move))
        return said + ". " + texts.TEN_BACK if back else said


def speak(shell: "Shell") -> None:
    """Let those for whom the device plays, and who are not on turn, put signs on piles (TG15).

    They ask to keep off where they go back by ten, and take that away where they do no more.
    """
    game: TheGame = shell.referee.game
    wished = [NOBODY] * 4
    for step in range(1, game.players):
        seat = (game.seat + step) % game.players
        if game.boxed(seat):
            for pile in wishes(game.knowledge.held(seat) or (), game.tops):
                if wished[pile] == NOBODY:
                    wished[pile] = seat
    for pile in range(4):
        asker = game.askers[pile]
        if wished[pile] >= 0 and not game.marks[pile]:
            shell.referee.submit((ASK, pile, KEEP_OFF, wished[pile]))
        elif wished[pile] < 0 < game.marks[pile] and asker >= 0 and game.boxed(asker):
            shell.referee.submit((MARK, pile, 0))
