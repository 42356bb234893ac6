"""How the device plays a game of sets for a seat: as many of its cards as can lie in sets.

It takes the open card where that brings more of them there, and throws one that lies in none and
has the least in common with the others.  What decides, `look` and `think`, has no clock, no chance,
no I/O; below stand why it did so, and the page.
"""

from firmware.games.melding import texts, turn
from firmware.games.melding.prover import Cover, count
from firmware.games.melding.rules import DRAW, JOKER, OUT, TAKE, THROW, card_text
from firmware.shell import box_turn
from firmware.ui import layout

_SLICES = 60  # of each search, at most: then the best that has been found must do


def look(game: "Drawing", past: "Iterable[Move]" = ()):
    """Yield what the player on turn sees.

    Their hand, the open card or 0, whether they have drawn, and how sets are made.
    """
    hand = tuple(game.knowledge.held(game.seat) or ())
    yield hand, game.open or 0, game.drawn is not None, game.groups, game.most


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move.

    Being out is only (OUT, the card that is thrown): the proof finds the sets.
    """
    hand, top, drawn, groups, most = seen
    if drawn or not top:
        cover = Cover(groups(hand), most)
        yield from _searched(cover)
        yield _thrown(cover, hand) if drawn else (DRAW,)
        return
    covers = Cover(groups(hand), most), Cover(groups(hand + (top,)), most)
    for cover in covers:
        yield from _searched(cover)
    gains = top == JOKER or count(covers[1].reached) > count(covers[0].reached)
    yield (TAKE,) if gains else (DRAW,)


def _searched(cover: Cover):
    """Yield None in each slice of the search."""
    for _ in range(_SLICES):
        yield None
        if not cover.step():
            break


def _thrown(cover: Cover, hand: "Cards") -> "Move":
    """Return the move that throws a card of `hand`, whose sets are known."""
    groups = cover.groups
    cards = groups.cards
    worst: Any = ()
    for i in range(len(cards)):
        if not cover.reached >> i & 1 and (not worst or _near(groups, i) < worst[0]):
            worst = _near(groups, i), cards[i]
    if not worst:  # all lie in sets: whichever may go
        return OUT, hand[0]
    return (OUT if cover.outside == 1 else THROW), worst[1]


def _near(groups: "Groups", i: int) -> int:
    """Return how much the card at place `i` has in common with others.

    A group counts for more with each card of it, and for less where its key is wanting.
    """
    near = 0
    for group in range(len(groups.masks)):
        mask = groups.masks[group]
        if mask >> i & 1:
            near += count(mask) ** 2 * (1 if groups.keys[group] == 0 else 4)
    return near


# On the board why.py:
# Why the device drew or threw in a game of sets: what it looks for, not what it holds.


NO_CARD = "No card lies open"
IN_NONE = "The {} does not help"
IN_ONE = "It fits a set"
WILD = "A joker fits any set"
THROWN = "It is left over"


def of_last(referee: "SeatedReferee", game: "Drawing", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    top = game.open
    if move[0] == THROW:
        return THROWN
    if move[0] == TAKE:
        return WILD if top == JOKER else IN_ONE
    if move[0] == DRAW:
        return IN_NONE.format(card_text(top)) if top else NO_CARD
    return ""


# On the board box_turn.py:
# The page of a game of sets on which the device plays a turn of its own.


_DREW, _TOOK, _THREW = "{} draws a card", "{} takes the {}", "{} throws {}"


class BoxTurn(box_turn.BoxTurn):
    """The open card, what was done last, and the hand of who plays alone with the device."""

    thinker = look, think

    def render(self, page: "Page") -> None:
        game: Drawing = self.game
        title = self.played or turn.heading(game)
        hand = self.alone()
        if hand:
            self.unseen, self.row_at = self.keys(), 0
            turn.render_table(self, page, title, self.listed())
            turn.render_hand(page, game, game.people()[0])
            return
        self.unseen, self.row_at = "", layout.KEYS
        turn.render_table(self, page, title, ())
        if not self.place:
            layout.label(page, layout.LEFT_EDGE, layout.FOOT, texts.out(game))
        self.render_keys(page)

    def meant(self, key: str) -> "Answer":
        """Sort the hand of who plays alone with the device by C."""
        if key != "C" or not self.alone():
            return False
        turn.sort(self, self.game, self.game.people()[0])
        return None

    def go_on(self) -> "Destination":
        """Make the move that was thought of; being out is proved for all to see."""
        move: Any = self.move
        if move[0] == OUT:
            return turn.known_claim(self.shell, self.shell.screen, move[1])
        return super().go_on()

    def play(self, move: "Move") -> str:
        game: Drawing = self.game
        shell, seat = self.shell, self.seat
        last = move[0] == DRAW and game.knowledge.draw == 1
        shell.referee.submit(move)
        self.over = len(game.owes) > 0  # the players shuffle first
        signals = shell.signals
        if move[0] not in (DRAW, TAKE):
            signals.turn(game)
            said, card = _THREW, move[1]
        else:
            if last:
                signals.event(game)
            else:
                signals.done(signals.arc(game.players, seat))
            said, card = _DREW if move[0] == DRAW else _TOOK, game.drawn or 0
        return said.format(game.name(seat), card_text(card))
