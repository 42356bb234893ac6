"""Ask in *4 1/2 Minutes*: what a card goes on, where it goes now, if this goes on that, and why."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.rules import (
    BLOCKED,
    COLOUR,
    KEYS,
    LAY,
    LETTERS,
    NAMES,
    TURN,
    matches,
)
from firmware.shell import asking
from firmware.ui import layout
from firmware.ui.faces import N22
from firmware.ui.page import RIGHT

TITLE = "Which card?"
ON = "On which card?"
HOW = "Number or sign first, then the colour."
GOES = ("on any {0} or {1}", "white: goes on anything")  # what it goes on
# What a sign does, by its kind from that of It's your turn on.
DOES = (
    "Name who is next, yourself too.",
    "Turns the direction.",
    "The next draws two.",
    "Then {0} or {1} goes, or white.",
    "Then three on the other pile.",
)
NEITHER = "no {}, no {}"
AFTER = "#on which?  *back"
CALLED_AFTER = "on which?  *back"
BACK = "  *back"
YES = ("no", "yes")
NOW, NOW_ON = "Which?", "On which?"  # beside the clock
_TYPED = 32  # the row where it stands, beside its legend
_PILES = 40  # and where the piles are told
_SIGN = 100  # the column of the tick or the cross
# A sentence to each refusal, for who asks why.
LESSONS = {
    "fit": "Same colour, number or sign, or white",
    "first": "The first card begins pile A",
    "gone": "A number is there twice, a sign once",
    "held": "Only what is yours",
    "blocked": "It opens after three on the other pile",
    "second": "One pile must stay open",
    "name": "It's your turn names the next",
    "empty": "Only who has cards can be next",
}
ASKING = (
    "Type a number or a sign, then the colour: what the card goes on, and where it goes now. "
    "Nothing is played.",
    "Then another card, as the last row says: does it go on that one? The signs are 8, 9, 0, C "
    "and D.",
)


class Asking(asking.Asking):
    """``3 1`` tells what a red 3 goes on and where it goes now, ``# 4 2`` if on a yellow 4.

    Where the device knows no piles the next card is the one below, without ``#``.
    """

    entry = ""  # the key of the number or sign

    @property
    def legend(self) -> str:
        """Of the signs those that are letters, for help."""
        return "" if self.entry else "Cnew/Dblock"

    def unfinished(self) -> str:
        return self.entry

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            if not self.entry:
                return self.back()
            self.entry = ""
        elif key == "#" and self.answer and self.cards:
            del self.cards[1:]
            self.ask_more(ON)
        elif self.entry:
            colour = KEYS.find(key)
            if 0 <= colour < len(LETTERS):
                self.cards.append(colour * 16 + KEYS.find(self.entry) + 1)
                self.tell()
            else:
                self.refuse(texts.say("no-colour", len(LETTERS)))
            self.entry = ""
        elif len(key) == 1 and key in KEYS:
            if self.answer and self.called():
                self.ask_more(ON)
            elif self.answer:
                self.clear()
            self.entry = key
        else:
            self.not_now(HOW)
        return None

    def called(self) -> bool:
        """Return True if a card is told of in a game whose piles the device does not know."""
        cards = self.cards
        return self.referee is not None and len(cards) == 1 and not where(self, cards[0])

    def refused(self, move: "Move", why: "Reason") -> None:
        if move[0] == LAY and why[0] == "fit":
            self.cards = [move[1], why[2]]
            self.answer = judge(self)
        else:
            super().refused(move, why)

    def render(self, page: "Page") -> None:
        end = layout.RIGHT_EDGE
        if self.calm:  # the clock runs on
            words = texts.clock(clocks.of(self.shell).left(self.shell.at))
            end = page.text(0, 0, words, N22, RIGHT, end) - page.width(words, N22) - 4
        if self.answer:
            if self.cards:
                told(page, self, end)
            else:
                layout.head(page, self.answer[2], end=end)
                layout.sentence(page, self.answer[3], y=24)
                layout.keys(page, BACK)
            return
        title = ON if self.more else TITLE
        if self.calm:
            title = NOW_ON if self.more else NOW
        layout.head(page, title, end=end)
        legend = "pairs" if KEYS.find(self.entry) + 1 == COLOUR else "colours"
        page.text(layout.LEFT_EDGE, _TYPED, self.entry + "_")
        rows = texts.say(legend if self.entry else "signs").split("/")
        x = 24
        for i in range(len(rows)):
            at = x + 50 * (i // 4)
            layout.label(page, at, 24 + 8 * (i % 4), rows[i])
        layout.keys(page, layout.CLEAR if self.entry else BACK)


def numbers(asked: "Asking") -> "tuple[int, int]":
    """Return the lowest and the highest card: they are typed otherwise."""
    return 0, 0


def now(asked: "Asking") -> str:
    """Return what goes as things stand: here nothing is told beforehand."""
    return ""


def judge(asked: "Asking") -> "tuple[Any, ...]":
    """Return whether the first card goes on the second, or else that it is told of."""
    cards = asked.cards
    return (matches(cards[0], cards[1]) if cards[1:] else None), "own"


def told(page: "Page", asked: "Asking", end: int) -> None:
    """Put what is told of the card, or of this on that."""
    cards = asked.cards
    goes = asked.answer[0]
    name = texts.name_of(cards[0])
    layout.head(page, name, end=end)
    if goes is None:
        layout.sentence(page, about(cards[0]), y=23, below=_PILES - 1)
        there = where(asked, cards[0])
        for pile in range(len(there)):
            x = layout.LEFT_EDGE + 64 * pile
            page.cap(x, _PILES, "AB"[pile], said="")
            words = YES[there[pile]]
            page.text(x + 16, _PILES - 1, words, said="AB"[pile] + " " + words)
    else:
        below = "on " + texts.name_of(cards[1])
        layout.sentence(page, below, y=layout.STAGE + 8, end=_SIGN, below=_PILES)
        asking.sign(page, _SIGN, 30, goes)
        why = reason(cards[0], cards[1])
        layout.sentence(page, why, y=_PILES, end=_SIGN, below=layout.KEYS)
    layout.keys(page, CALLED_AFTER if asked.called() else AFTER)


def reason(card: int, below: int) -> str:
    """Return by what `card` goes on `below`, or what it lacks."""
    kind, colour = card & 15, card >> 4
    if kind >= COLOUR:
        return "white"
    sign, name = texts.name_of(below).split() if " " in texts.name_of(below) else ("", "")
    if matches(card, below):
        return texts.name_of(card).split()[0] if kind == below & 15 else NAMES[colour]
    return NEITHER.format(sign, name) if sign else "no " + texts.name_of(below)


def about(card: int) -> str:
    """Return what the card goes on, and what a sign does."""
    kind, colour = card & 15, card >> 4
    names = (NAMES[colour], NAMES[(colour + 1) % len(NAMES)])
    if kind >= TURN:
        return DOES[kind - TURN].format(*names)
    return GOES[kind >= COLOUR].format(names[0], kind)


def where(asked: "Asking", card: int) -> "list[bool]":
    """Return by pile whether `card` goes there now; nothing where that is not known."""
    game: Perhaps[Minutes] = asked.referee and asked.referee.game
    if not game or game.on_call or not game.started or game.over:
        return []
    found = []
    for pile in range(2):
        shut = game.count > 0 and (pile == game.blocked or card & 15 == BLOCKED)
        found.append(game.fits(card, pile) and not shut and (game.begun or not pile))
    return found
