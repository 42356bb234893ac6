"""A turn where the device dealt: the display on turn and the next lie open on the panel."""

from firmware.games.minutes import texts
from firmware.games.minutes.play_entry import DIGITS, Entry
from firmware.games.minutes.tables import text_of
from firmware.ui.glyphs import MARKED
from firmware.ui.page import CELL

_ROW = 5  # cards on a row, each with its key
_WIDTH = 4 * CELL  # pixels from one to the next
_PAGE = len(DIGITS)
NEXT = 6  # cards of the display that is next


class Turn(Entry):
    """``1`` to ``0`` choose a card of the display; more than ten are on pages, ``D`` turns them."""

    help = "DEALT"
    held = "AD"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.all = False  # are all displays shown?

    def forget(self) -> None:
        super().forget()
        self.first = 0  # card of the page

    def take(self, key: str, asked: str) -> "Destination":
        shown, self.all = self.all, False
        return None if shown and len(key) == 1 else super().take(key, asked)

    def enter(self, key: str) -> "Destination":
        hand = self._hand()
        place = self.first + DIGITS.find(key)
        if key == "D" and len(hand) > _PAGE:
            self.first = self.first + _PAGE if self.first + _PAGE < len(hand) else 0
        elif key not in DIGITS:
            self.wrong(texts.say("places", len(hand)))
        elif place < len(hand):
            self.card = hand[place]
            self.entry = "D" * (self.first // _PAGE) + key
        else:
            self.wrong(texts.say("places", len(hand)))
        return None

    def prompt(self) -> str:
        return self.remark

    def keys(self) -> str:
        return texts.say("keys-more") if len(self._hand()) > _PAGE else texts.say("keys-dealt")

    def overview(self) -> None:
        self.all = self.game.started  # before that it is shown anyway

    def render_turn(self, page: "Page") -> None:
        if not self.all and self.game.started:
            super().render_turn(page)
            return
        overview: OverviewPart = self.shell.referee.folder.part("overview")
        overview.render(page, self.game)

    def render_cards(self, page: "Page") -> None:
        game = self.game
        hand = self._hand()[self.first : self.first + _PAGE]
        words = [DIGITS[i] + text_of(hand[i]) for i in range(len(hand))]
        marked = {}
        if self.shell.referee.setup.hints:
            for i in range(len(hand)):
                if game.goes(hand[i], 0) or game.goes(hand[i], 1):
                    marked[i] = words[i]
                    words[i] = "   "
        page.row(3, " ".join(words[:_ROW]))
        page.row(4, " ".join(words[_ROW:]))
        for i in marked:
            page.number(MARKED, i % _ROW * _WIDTH, 3 + i // _ROW, marked[i])
        seat = game.next_seat(game.way)
        page.row(5, game.column(seat) + " " + row(game.knowledge.hand(seat), NEXT))

    def _hand(self) -> "list[int]":
        return self.game.knowledge.hand(self.game.seat)


def row(cards: "Cards", most: int) -> str:
    """Return `cards`, the last of them as a count where they are more than `most`."""
    words = [text_of(card) for card in cards[:most]]
    if len(cards) > most:
        words[-1] = "+" + str(len(cards) - most + 1)
    return " ".join(words)
