"""The story of four piles: dear jumps, tens taken back, rescues, since when it was lost."""

from firmware.games.the_game.rules import FIRST, JUMP, LAST, fits
from firmware.play import story
from firmware.play.story import all_of, count, times

_PILES = "ABCD"
_YOUR = "your"
_OWN = "{}'s"
_WON = "All 98 cards are laid: won in {}."
_NOT_OVER = "It is not over: {} {} left after {}."
_ENDED = "{} {} left after {}{}"
_EXCELLENT = ", which is excellent"
_NOWHERE = ": {} of {} went nowhere."
_NO_CARDS = "I only counted, so I name no card."
_DEAREST = "Turn {}: {} {} on {} skipped {}, the dearest card of the game."
_RESCUE = "Turn {}: {} {}, ten back on {}, rescued {}, whose {} went nowhere else."
_TENS = "Ten back was laid {}, {}by {}, and gave back {}."
_TENS_ALONE = "Ten back was laid {}, which gave back {}."
_NO_TENS = ("Nobody laid ten back.", "You laid no ten back.")  # the second alone
_LOST = "After turn {} it was lost{}: {} could never go."
_WHOEVER = ", whoever held what"
_EXCELLENT_BELOW = 10  # cards left, TG12


def dead(tops: "Sequence[int]", gone: "Sequence[int]") -> int:
    """Return a card that can never go, whoever holds it, or 0 where none is proven.

    It lies between all that the piles can still come to by chains of ten back.  `tops` are those
    of A to D, `gone` tells of each card whether it lies on a pile.
    """
    low = min(bottom(tops[0], gone), bottom(tops[1], gone))
    high = max(ceiling(tops[2], gone), ceiling(tops[3], gone))
    for card in range(max(high + 1, FIRST), min(low, LAST + 1)):
        if not gone[card]:
            return card
    return 0


def bottom(top: int, gone: "Sequence[int]") -> int:
    """Return the lowest that a rising pile with `top` can come to by chains of ten back."""
    reach = top
    while True:
        for card in range(max(reach - JUMP, FIRST), min(reach, LAST + 1)):
            above = card + JUMP
            if not gone[card] and (above == top or above <= LAST and not gone[above]):
                reach = card
                break
        else:
            return reach


def ceiling(top: int, gone: "Sequence[int]") -> int:
    """Return the highest that a falling pile can come to, as `bottom` does for a rising one."""
    reach = top
    while True:
        for card in range(min(reach + JUMP, LAST), max(reach, FIRST - 1), -1):
            beneath = card - JUMP
            if not gone[card] and (beneath == top or beneath >= FIRST and not gone[beneath]):
                reach = card
                break
        else:
            return reach


class Story(story.Story):
    """Hears where each card goes, and what that costs or gives back.

    `skipped` and `freed` are how many cards that were still out a pile cannot take any more, or can
    take again.  A rescue is ten back in one player's turn, without which a card that the next one
    laid there went nowhere.  `lost` is the turn that made a card `stuck` for ever, 0 for none.
    """

    def __init__(self, game: "TheGame", *more: "Any"):
        super().__init__(game, *more)
        self.tens = [0] * story.SEATS  # by seat
        self.freed = 0
        self.lost = self.stuck = 0
        self._dearest = ""
        self._rescue = ""
        self._rescued = -1
        self._counted = False  # is it on call, where no card is named?
        # Of each pile: the last turn that laid there, its seat, the top before it; then the last
        # ten back of that turn, and what it freed.
        self._last = [[0, 0, 0, 0, 0] for _ in _PILES]

    def before(self, game: "TheGame", word: str, move: "Move") -> None:
        if word != "lay":
            self._counted = self._counted or word in ("laid", "stuck")
            return
        card, pile = move[1], move[2]
        top = game.tops[pile]
        between = 0
        for other in range(max(min(top, card) + 1, FIRST), min(max(top, card), LAST + 1)):
            between += not game.gone[other]
        ten = card < top if pile < 2 else card > top
        if ten:
            self.tens[self.seat] += 1
            self.freed += between
        elif between > self.cost:
            whose = self._whose(game, self.seat)
            self._dearest = _DEAREST.format(self.turn, whose, card, _PILES[pile], between)
            self.dear(between)
        self._hear_rescue(game, card, pile)
        last = self._last[pile]
        if last[0] != self.turn:
            self._last[pile] = last = [self.turn, self.seat, top, 0, 0]
        if ten:
            last[3:] = [card, between]

    def _hear_rescue(self, game: "TheGame", card: int, pile: int) -> None:
        turn, seat, top, ten, freed = self._last[pile]
        if not ten or turn != self.turn - 1 or seat == self.seat or freed <= self._rescued:
            return
        if fits(card, pile, top):
            return
        for other in range(4):
            if other != pile and game.fits(card, other):
                return
        self._rescued = freed
        whose, name = self._whose(game, seat), self.name(game, self.seat)
        self._rescue = _RESCUE.format(turn, whose, ten, _PILES[pile], name, card)

    def after(self, game: "TheGame", word: str, move: "Move") -> None:
        if word == "lay" and not self.lost:
            self.stuck = dead(game.tops, game.gone)
            if self.stuck:
                self.lost = self.turn

    def _whose(self, game: "TheGame", seat: int) -> str:
        return _YOUR if game.players == 1 else _OWN.format(self.name(game, seat))

    def told(self, game: "TheGame") -> "list[str]":
        found = [self.ending(game)]
        if self._counted:
            return found + [_NO_CARDS]
        found += [self._dearest] if self._dearest else []
        found += self.perfect(game)
        found += [self._rescue] if self._rescue else []
        return found + self._tens(game)

    def perfect(self, game: "TheGame") -> "list[str]":
        """Return a sentence on the turn since which the game was lost, where that is proven."""
        if not self.lost or self.ruled or game.won:
            return []
        return [_LOST.format(self.lost, _WHOEVER * (game.players > 1), self.stuck)]

    def ending(self, game: "TheGame") -> str:
        left, taken = count(game.left, "card"), count(self.turn, "turn")
        if game.won:
            return _WON.format(taken)
        verb = "is" if game.left == 1 else "are"
        if not game.over:
            return _NOT_OVER.format(left, verb, taken)
        verdict = _EXCELLENT if 0 < game.left < _EXCELLENT_BELOW and not game.short else ""
        told = _ENDED.format(left, verb, taken, verdict)
        hand = game.knowledge.held(game.seat)
        if not hand or game.fitting(hand):
            return told + "."
        whose = "yours" if game.players == 1 else self.name(game, game.seat)
        return told + _NOWHERE.format(all_of([str(card) for card in hand]), whose)

    def _tens(self, game: "TheGame") -> "list[str]":
        laid = sum(self.tens)
        if not laid:
            return [_NO_TENS[game.players == 1]]
        freed = count(self.freed, "card")
        if game.players == 1:
            return [_TENS_ALONE.format(times(laid), freed)]
        most = max(self.tens)
        who = [self.name(game, seat) for seat in range(game.players) if self.tens[seat] == most]
        often = "most often " if laid > most * len(who) else ""  # nobody else did
        return [_TENS.format(times(laid), often, all_of(who), freed)]
