"""A turn where the device dealt: the cards are shown, and one is chosen of them."""

from firmware.games.minutes import texts
from firmware.games.minutes.rules import ASIDE, COLOUR, LAY, NAMES, TURN
from firmware.games.minutes.turn import DIGITS, NONE, Entry
from firmware.ui.page import CELL, COLUMNS, MARKED, ROWS

_ROW = 3  # cards on a row, each with its key, as on the pad
_WIDTH = 7 * CELL  # pixels from one to the next
_HAND = 4  # row
_ASKED = 16  # the column from which it is asked on which pile
_SAID_MS = 2000  # so long is seen what is no refusal and asks nothing: it hides counts
_PAGE = 2 * _ROW
_SIGNS = "!~+"  # of the cards that follow the numbers; the last two kinds are a pair and "="


class Turn(Entry):
    """``1`` to ``6`` choose a card of the display; more than six are on pages, ``D`` turns them."""

    help = "DEALT"
    held = "AD"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self._said = 0  # when something was said, ms
        self.all = False  # are all displays shown?

    def say(self, text: str, sign: str = "") -> None:
        super().say(text, sign)
        self._said = self.shell.at

    def on_tick(self, now: int) -> "Destination":
        if self.note and not self.sign and not self.asked and now - self._said >= _SAID_MS:
            self.note = ""
            self.stale = True
        return super().on_tick(now)

    def forget(self) -> None:
        super().forget()
        self.first = 0  # card of the page
        self.place = -1  # of the chosen card on the page

    def take(self, key: str, asked: str) -> "Destination":
        shown, self.all = self.all, False
        return None if shown and len(key) == 1 else super().take(key, asked)

    def enter(self, key: str) -> "Destination":
        hand = self._hand()
        place = DIGITS.find(key)
        if key == "D" and len(hand) > _PAGE:
            self.first = self.first + _PAGE if self.first + _PAGE < len(hand) else 0
        elif 0 <= place < min(_PAGE, len(hand) - self.first):
            self.card = hand[self.first + place]
            self.place = place
            self.entry = "D" * (self.first // _PAGE) + key
        else:
            self.wrong(texts.say("places", min(_PAGE, len(hand) - self.first)))
        return None

    def announce(self, said: str) -> None:
        self.remark = said or self.remark  # the last row says it, and who it is stands on top

    @property
    def on_turn(self) -> bool:
        """True but while all displays take all rows, the last one too."""
        return not self.all and self.game.started

    def room(self) -> int:
        if not self.on_turn:
            return NONE
        return _ASKED if self.card else COLUMNS

    def undo(self, move: "Move") -> str:
        referee = self.shell.referee
        whose = self.game.name(referee.seat) + "'s"
        if move[0] == LAY:
            what = short(move[1]) + " on " + "AB"[move[2]] + "?"
        elif move[0] == ASIDE:
            what = "aside?"
        else:
            whose, what = "the", "ruling?"
        seen = " " + texts.say("seen-short") if referee.new_cards else ""
        return texts.say("undo", whose, what + seen)

    def render_which(self, page: "Page") -> None:
        # Beside the cards, none of which is covered: the chosen one is marked.
        page.tall(_HAND + 2, texts.say("on-which-mark"), _ASKED * CELL)

    def render_whom(self, page: "Page") -> None:
        pass  # the last row asks: they choose by the cards of the others, which all stay in view

    def keys(self) -> str:
        if self.whom:
            return texts.say("who-next-short", "AB"[self.pile], self.game.players)
        if self.card:
            return super().keys()
        if self.remark:
            return self.remark
        return texts.say("keys-more") if len(self._hand()) > _PAGE else super().keys()

    def overview(self) -> None:
        self.all = self.game.started  # before that it is shown anyway

    def render_turn(self, page: "Page") -> None:
        if not self.all and self.game.started:
            super().render_turn(page)
            return
        render(page, self.game, self.clock.left(self.shell.at))

    def render_cards(self, page: "Page") -> None:
        game = self.game
        hand = self._hand()[self.first : self.first + _PAGE]
        lines = ["", ""]
        marked = {}
        for i in range(len(hand)):
            word = short(hand[i])
            if i == self.place if self.card else self.hinted(hand[i]):
                marked[i] = word
                word = ""
            lines[i // _ROW] += DIGITS[i] + " {:<5}".format(word)
        for row in range(2):
            page.row(_HAND + row, lines[row])
        for i in marked:
            page.number(MARKED, i % _ROW * _WIDTH + 2 * CELL, _HAND + i // _ROW, marked[i])
        seat = game.next_seat(game.way)
        # Two have five cards each, beside which there is no room for a name.
        head = game.column(seat) + " " if game.players > 2 else ">"
        room = (_ASKED if self.card and not self.whom else COLUMNS) - len(head)
        page.row(_HAND + 2, head + shorts(game.knowledge.hand(seat), room))

    def hinted(self, card: int) -> bool:
        """Return True if it is to be marked that `card` goes somewhere."""
        return self.shell.referee.setup.hints and (
            self.game.goes(card, 0) or self.game.goes(card, 1)
        )

    def _hand(self) -> "list[int]":
        return self.game.knowledge.hand(self.game.seat)


def short(card: int) -> str:
    """Return `card` in three characters, or in four if it is a new colour: that has two."""
    colour, kind = card >> 4, card & 15
    name = NAMES[colour][:2]
    if kind == COLOUR:
        return name + NAMES[(colour + 1) % len(NAMES)][:2]
    sign = str(kind) if kind < TURN else _SIGNS[kind - TURN] if kind < COLOUR else "="
    return sign + name


def shorts(cards: "Cards", room: int) -> str:
    """Return `cards` in `room` characters, the last ones as a count where there are too many."""
    words = [short(card) for card in cards]
    count = len(words)
    line = " ".join(words)
    while len(line) > room:
        count -= 1
        line = " ".join(words[:count] + ["+" + str(len(words) - count)])
    return line


_FIRST = 2  # row
_CLOCK = 96  # pixels


def render(page: "Page", game: "Minutes", left: int) -> None:
    """Put all displays on rows 2 to 7; above them the clock, `left` in seconds, and who is on turn.

    Before somebody is, it asks who begins.
    """
    if game.started:
        page.tall(0, texts.who(game))
        rows = texts.say("keys-all").split("/")
        for row in range(2):
            page.row(row, rows[row])
    else:
        page.tall(0, texts.say("begins", game.players))
    page.tall(0, texts.clock(left), _CLOCK)
    each = (ROWS - _FIRST) // game.players  # rows
    for seat in range(game.players):
        head = game.column(seat) + " "
        room = COLUMNS - len(head)
        hand = game.knowledge.hand(seat)
        for i in range(each):
            count = len(hand)
            while i < each - 1 and len(" ".join([short(card) for card in hand[:count]])) > room:
                count -= 1
            page.row(_FIRST + seat * each + i, head + shorts(hand[:count], room))
            hand = hand[count:]
            head = " " * len(head)
