"""Ask in *The Game*: on which piles a card goes, how far it jumps, and why it is so."""

from firmware.games.the_game.rules import DECK, FIRST, LAST, LAY, TOP, fits, is_back
from firmware.play.knowledge import ON_CALL
from firmware.shell import asking
from firmware.ui import faces, layout
from firmware.ui.faces import N32

KEYS = "{} why there?  *back"
WHAT_KEYS = "{} what?  *back"
LETTERS = "ABCD"
ALL = "A-D"
LIES = "What lies on {}?"
THERE = "What lies there?"
THERE_KEYS = "what lies there?  *back"
ON_PILE = "On {} go"
WIDER = "It jumps {}."
BACK = "Ten back!"
UP = "{}, or {}"  # of a pile that goes up or down: what goes, and what goes back
NONE = "only {}"
FULL = "nothing more"
GO = "{} goes"
GOES_ON = "goes on "
TOPS = " on "
ON_TOP = "{} on {}"
UP_DOWN = "up: {}\ndown: {}"
JUMPS, NO = "jumps {}", "no"
ROWS = "up on {}\ndown on {}"
AND = "{}, {}"
STILL = "Still go: A {} B {}\nC {} D {}"
NOWHERE, MORE = "On none: ", " and {} more"
_DEAD = 8  # so many are named
_FEW = 3  # so many that have gaps between them are named, too
_X, _Y, _WIDE, _HIGH = 46, 8, 41, 24  # of the piles beside the number
_LEAST, _MOST = 1, 100  # what lies on a pile before the first card
# A sentence to each refusal, and to what a move led to that is not usual: for who learns the game.
LESSONS = {
    "up": "Up only, or back by exactly 10",
    "down": "Down only, or back by exactly 10",
    "laid": "Each number is there once",
    "held": "Only your own cards go",
    "few": "A turn lays {} or more",
    "turn": "Only the others ask",
}
TEN_BACK = "Ten back: that pile has ten numbers more again"
EMPTY = "The draw pile is empty: now 1 card a turn is enough"
EMPTY_SHORT = "The draw pile is empty: 2 cards are due all the same"


class Asking(asking.Asking):
    """``3 7`` tells where 37 goes, ``C`` why or why not there, alone what goes there.

    Where the device knows no piles the next number is what lies there; 0 stands for no card.
    """

    def place(self, key: str) -> bool:
        if self.input.text:
            return False
        if not tops(self):
            if self.letter or not self.cards[1:]:
                self.cards = self.cards[:1] or [0]
            if not self.cards[0]:
                self.letter = key
                return self.ask_more(LIES.format(key))
        self.letter = key
        self.tell()
        return True

    def tell(self) -> None:
        super().tell()
        asks = self.referee or self.letter
        if asks and len(self.cards) == 1 and not tops(self):
            self.more = True
            self.title = THERE

    def refused(self, move: "Move", why: "Reason") -> None:
        if move[0] == LAY and why[0] in ("up", "down"):
            self.cards, self.letter = [move[1]], LETTERS[move[2]]
            self.answer = judge(self)
        else:
            super().refused(move, why)

    def keys(self) -> str:
        if self.more:
            return THERE_KEYS
        # It lies already, on whatever pile; or no pile is in view.
        if self.answer[:2] == (False, "text") or self.answer[1] == "fact":
            return asking.KEYS
        # That pile is shown; on call one that has its top is asked for it anew.
        if self.letter and (tops(self) or not (self.cards and self.cards[0])):
            keys = KEYS if self.cards and self.cards[0] else WHAT_KEYS
            return keys.format(" ".join([letter for letter in LETTERS if letter != self.letter]))
        return KEYS.format(ALL)


def numbers(asked: "Asking") -> "tuple[int, int]":
    """Return the lowest and the highest card, or top of a pile behind the card that is asked of."""
    return (_LEAST, _MOST) if asked.more or asked.cards else (FIRST, LAST)


def now(asked: "Asking") -> str:
    """Return how many cards that lie on no pile go on each, and which of them go on none.

    All at the table can see that from the piles; it is nothing before the first card lies there.
    """
    there = tops(asked)
    game: Perhaps[TheGame] = asked.referee and asked.referee.game
    if not game or not there or game.unlaid == DECK:
        return ""
    counts = [0] * 4
    dead, more = "", -_DEAD
    for card in game.out():
        goes = [fits(card, pile, there[pile]) for pile in range(4)]
        counts = [counts[pile] + goes[pile] for pile in range(4)]
        if True not in goes:
            more += 1
            dead = " ".join(([str(card)] + dead.split())[:_DEAD])
    words = STILL.format(*counts)
    if dead:
        words += "\n" + NOWHERE + dead + (MORE.format(more) if more > 0 else "")
    return words


def tops(asked: "Asking") -> "Cards":
    """Return the tops of the piles in play, none where the device does not know them."""
    referee = asked.referee
    game: Perhaps[TheGame] = referee and referee.game
    return game.tops if game and referee.setup.level != ON_CALL else ()


def judge(asked: "Asking") -> "tuple[Any, ...] | None":
    """Return the answer: see `Asking` of the house."""
    cards, there = asked.cards, tops(asked)
    pile = LETTERS.find(asked.letter)
    game: Perhaps[TheGame] = asked.referee and asked.referee.game
    if cards and there and game and game.gone[cards[0]]:
        return False, "text", str(cards[0]), asked.referee.folder.why(("laid", cards[0]))
    if not asked.letter:
        if not there:
            return on_call(cards) if asked.referee else None
        goes = [top for pile, top in enumerate(there) if fits(cards[0], pile, top)]
        return len(goes) > 0, "own"
    top = there[pile] if there else cards[-1]
    card = cards[0] if cards else 0
    gone = game.gone if game and there else ()
    if not card:
        return None, "text", ON_PILE.format(asked.letter), that_go(pile, top, gone)
    if not there and not cards[1:]:
        goes_on = GOES_ON + on_any(card).split("\n")[pile // 2].partition(TOPS)[2]
        return None, "text", ON_TOP.format(card, asked.letter), goes_on
    if fits(card, pile, top):
        jump = abs(card - top)
        why = BACK if is_back(card, pile, top) else WIDER.format(jump)
        return True, "on", str(card), str(top), why
    return False, "on", str(card), str(top), "goes: " + that_go(pile, top, gone)


def that_go(pile: int, top: int, gone: "Sequence[int]" = ()) -> str:
    """Return which cards go on a `pile` with that `top`, without those that are `gone`."""
    low, high = (top + 1, LAST) if pile < 2 else (FIRST, top - 1)
    back = top - 10 if pile < 2 else top + 10
    there = FIRST <= back <= LAST and not (gone and gone[back])
    cards = bytearray()  # a list of them all would take 512 bytes in one piece
    for card in range(low, high + 1):
        if not (gone and gone[card]):
            cards.append(card)
    if not cards:
        return NONE.format(back) if there else FULL
    low, high = cards[0], cards[-1]
    few = len(cards) <= _FEW and high - low >= len(cards)
    words = ", ".join([str(card) for card in cards]) if few else _span(low, high)
    return UP.format(words, back) if there else words


def _span(low: int, high: int) -> str:
    return "{}-{}".format(low, high) if low < high else str(high)


def on_any(card: int) -> str:
    """Return on which tops `card` goes, where none is known."""
    up, down = _span(_LEAST, card - 1), _span(card + 1, _MOST)
    if card + 10 <= LAST:
        up = AND.format(up, card + 10)
    if card - 10 >= FIRST:
        down = AND.format(down, card - 10)
    return ROWS.format(up, down)


def on_call(cards: "Cards") -> "tuple[Any, ...]":
    """Return on what the first of `cards` goes, or how it goes up and down on the second."""
    card = cards[0]
    if not cards[1:]:
        return None, "text", GO.format(card), on_any(card)
    top = cards[1]
    words = []
    for pile in (0, 2):
        jumps = JUMPS.format(abs(card - top)) if fits(card, pile, top) else NO
        words.append(BACK if is_back(card, pile, top) else jumps)
    return None, "text", ON_TOP.format(card, top), UP_DOWN.format(*words)


def render(page: "Page", asked: "Asking") -> None:
    """Put the number, and beside it each pile with how far it jumps there, or a cross."""
    card = asked.cards[0]
    page.numeral(layout.LEFT_EDGE, 0, card, N32)
    there = tops(asked)
    for pile in range(4):
        x, y = _X + _WIDE * (pile % 2), _Y + _HIGH * (pile // 2)
        lit = fits(card, pile, there[pile])
        page.cap(x, y, LETTERS[pile], said="")
        x += 14
        if not lit:
            page.picture(x + 4, y, faces.CROSS)
            page.say(x, y, LETTERS[pile] + " no")
            continue
        jump = card - there[pile] if pile < 2 else there[pile] - card
        page.text(x, y - 4, str(jump), said="")
        page.say(x, y, LETTERS[pile] + " " + str(jump))


def event(referee: "Referee") -> str:
    """Return a sentence on what the last move led to that is not usual, or nothing."""
    game: Any = referee.game
    move: Any = referee.last()
    if move[0] == LAY:
        tops = [_LEAST if move[2] < 2 else _MOST]
        for each in referee.past():
            if each[0] == LAY and each[2] == move[2]:
                tops.append(each[1])
            elif each[:2] == (TOP, move[2]):
                tops.append(each[2])
        return TEN_BACK if is_back(move[1], move[2], tops[-2]) else ""
    if referee.new_cards and not game.knowledge.draw:  # somebody has just drawn the last one
        return EMPTY_SHORT if game.short else EMPTY
    return ""
