"""How the device plays *Numbers Memo* for a seat: by the places and what was ever turned up there.

It remembers the last few cards, as people do; who is called Bot forgets nothing.  What decides,
`look` and `think`, has no clock, no chance, no I/O; below stand why a card was turned up, and the
page.
"""

from firmware.games.memo import grid, screens, texts
from firmware.games.memo.rules import END, NEED, REVEAL, partner
from firmware.shell import box_turn
from firmware.ui import layout

FORGETS_NOTHING = "Bot"
_AT_ONCE = 20  # moves that are looked at in one slice
_MIND = 7  # cards that are remembered, the last ones that were seen


def look(game: "Memo", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees and remembers, in plain numbers, and None before.

    How many cards there are and how they pair, the places where a card lies face down, those of the
    cards that are up, (place, card) of all that is remembered, what was seen last at the end, and
    how many moves there have been.
    """
    places = list(game.places)
    mind: list[tuple[int, int]] = []
    count = 0
    for move in past:
        count += 1
        if move[0] == REVEAL or move[0] == NEED:
            seen = places.index(move[-1]), move[-1]
            if seen in mind:
                mind.remove(seen)
            mind.append(seen)
        if not count % _AT_ONCE:
            yield None
    if game.name(game.seat) != FORGETS_NOTHING:
        mind = mind[-_MIND:]
    up = tuple([places.index(card) for card in game.up])
    lying = [at for at in range(len(places)) if not game.gone[places[at]] and at not in up]
    yield game.count, game.pairs, tuple(lying), up, tuple(mind), count


def think(seen: "tuple[Any, ...]"):
    """Yield the move: a place to be turned up takes the place of its card."""
    count, pairs, lying, up, mind, moves = seen
    if len(up) == 2:
        yield (END,)
        return
    known: dict[int, int] = {}  # place by card
    for at, card in mind:
        if at in lying:
            known[card] = at
    yield None
    if up:
        wanted = partner(mind[-1][1], count, pairs)  # of the one that is up: it was seen last
        yield (NEED, known[wanted] if wanted in known else _unknown(lying, known, moves, True))
        return
    for at, card in mind:
        if at in lying and partner(card, count, pairs) in known:
            yield (REVEAL, known[card])
            return
    yield (REVEAL, _unknown(lying, known, moves, False))


def _unknown(lying: "Sequence[int]", known: "dict[int, int]", moves: int, second: bool) -> int:
    """Return a place of a card that is not known, somewhere among them.

    As the `second` it is an old one where a new one would help the next player more often.
    """
    old = tuple(known.values())
    new = [at for at in lying if at not in old]
    if second and new and len(old) > len(new) + 1:
        new = []
    among = new or lying
    return among[7 * moves // 2 % len(among)]


# On the board why.py:
# Why the device turned a card up in *Numbers Memo*: which one it knew, of those that all saw.


KNEW = "It knew the {}"
KNOWS = "It knows the {}"
NO_PAIR = "It knows no pair"
NOT_KNOWN = "It knows no {}"
OLD = "It knows no {}: a known place helps nobody"
SEEN = "Both have been seen"


def of_last(referee: "SeatedReferee", game: "Memo", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    code, card = move[0], move[-1]
    if code == END:
        return SEEN
    if code not in (REVEAL, NEED):
        return ""
    seen: Any = None
    for each in look(game, _before(referee.past())):
        seen = each
    _, _, lying, _, mind, _ = seen
    known = [other for at, other in mind if at in lying]
    if code == NEED:
        why = KNEW if game.needed in known else OLD if card in known else NOT_KNOWN
        return why.format(game.needed)
    other = partner(card, game.count, game.pairs)
    return KNOWS.format(other) if card in known and other in known else NO_PAIR


def _before(moves: "Iterable[Move]"):
    """Yield the `moves` but the last one."""
    last = None
    for move in moves:
        if last:
            yield last
        last = move


# On the board box_turn.py:
# The page of *Numbers Memo* on which the device plays a turn of its own.


_PLACE = "place {}"
_SEEN_MS = 3000  # in which two cards that are no pair can be remembered


class BoxTurn(box_turn.BoxTurn):
    """All places, and what was turned up last."""

    thinker = look, think

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.led = self.game.guided
        self.row = []  # nobody has a hand

    def lie(self, row: "list[int]") -> None:
        """Do nothing: each card has its place."""

    @property
    def pace_ms(self) -> int:
        """How long what was turned up is seen."""
        return _SEEN_MS if len(self.game.up) == 2 else box_turn.PACE_MS

    def render(self, page: "Page") -> None:
        game: Memo = self.game
        name, up = game.name(self.seat), game.up
        if not self.laid and self.played:
            title = self.played
        elif len(up) == 2:
            title = texts.NO_PAIR.format(*up)
        elif up:
            title = texts.NEEDING.format(name, up[0], game.needed)
        else:
            title = self.played or texts.TURNS.format(name)
        self.crowded = grid.crowded(game.count)
        self.row_at = 0 if self.crowded else layout.KEYS
        self.titled(page, title)
        grid.render_places(page, game)
        if self.crowded:
            self.unseen = self.keys()
        else:
            self.render_keys(page)

    def play(self, move: "Move") -> str:
        game: Memo = self.game
        shell = self.shell
        code, place = move[0], move[-1]
        card, up, words = game.places[place], game.up, ""
        if code in (REVEAL, NEED):  # it names the place
            move = (code, card) if code == REVEAL else (code, game.needed, card)
            if self.led:
                words = self.says(_PLACE.format(place + 1))
        shell.referee.submit(move)
        if game.over:
            screens.ended(shell)
        elif len(game.up) == 2:
            screens.missed(shell.signals)
        elif game.seat != self.seat:
            shell.signals.turn(game)
        else:
            shell.signals.done(shell.signals.arc(game.players, game.seat))
            pair = self.says(texts.A_PAIR.format(up[0], card)) if up else ""
            if not words:
                return pair
            self.then = pair
        return words
