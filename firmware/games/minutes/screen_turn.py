"""A turn where the device dealt: the cards are shown, and one is chosen of them."""

from firmware.games.minutes import texts
from firmware.games.minutes.rules import ASIDE, COLOUR, LAY, LETTERS, TURN
from firmware.games.minutes.turn import DIGITS, Entry
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.layout import LEFT_EDGE, RIGHT_EDGE, SMALL_LINE

_BESIDE = 88  # columns beside the clock
_HAND, _NEXT, _LOW = 33, 48, 16  # y of one's own hand, of the next one, of it in S
_PITCH = 21  # columns from one card to the next
_PAGE = 6  # cards
_SIGNS = "!~+"  # of the cards that follow the numbers; the last two kinds are a pair and "="


class Turn(Entry):
    """``1`` to ``6`` choose a card of the display; more than six are on pages, ``D`` turns them."""

    help = "DEALT"
    held = "AD"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.all = False  # are all displays shown?

    def forget(self) -> None:
        super().forget()
        self.first = 0  # card of the page
        self.place = -1  # of the chosen card on the page

    def take(self, key: str, asked: str) -> "Destination":
        shown, self.all = self.all, False
        return None if shown and len(key) == 1 else super().take(key, asked)

    def drop(self) -> "Destination":
        first = self.first if self.entry else 0
        there = super().drop()
        self.first = first  # it is given back to its page
        return there

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

    @property
    def full(self) -> bool:
        return self.all or not self.game.started

    def tell(self, page: "Page") -> None:
        if self.say_in_head(page):
            return
        if not self.full:
            super().tell(page)
            return
        page.clear(0, 0, _BESIDE, layout.STAGE)
        layout.sentence(page, self.note, y=0, end=_BESIDE, below=layout.STAGE)

    def say_in_head(self, page: "Page", *room: int) -> bool:
        return super().say_in_head(page, _BESIDE)

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

    def keys(self) -> str:
        count = len(self._hand())
        word = "keys-more" if count > _PAGE else "keys-dealt"
        return texts.say(word, min(_PAGE, count - self.first))

    def overview(self) -> None:
        self.all = self.game.started  # before that it is shown anyway

    def render_turn(self, page: "Page") -> None:
        game = self.game
        left = self.clock.left(self.shell.at)
        if self.all or not game.started:
            render(page, game, left)
            return
        texts.render_status(page, game, left, room=_BESIDE)
        texts.render_tops_beside(page, game, self.card > 0 and not self.whom)
        hand = self._shown()
        if hand:
            marked = [] if self.card else [i for i in range(len(hand)) if self.hinted(hand[i])]
            cards = [short(card) for card in hand]
            layout.card_row(page, cards, _HAND, _PITCH, marked, self.place if self.card else -1)
        layout.label(page, LEFT_EDGE, _NEXT, self._following(RIGHT_EDGE - LEFT_EDGE))
        self.render_keys(page)

    def render_keys(self, page: "Page") -> None:
        if self.whom and not self.asked:
            # They choose by the cards of the others, which all stay in view.
            layout.keys(page, texts.say("keys-next", "AB"[self.pile], self.game.players))
        elif self.remark and not self.card and not self.asked:
            layout.label(page, LEFT_EDGE, layout.KEYS, self.remark)
        else:
            super().render_keys(page)

    def render_small(self, page: "Page") -> None:
        game = self.game
        left = self.clock.left(self.shell.at)
        texts.render_small_tops_beside(page, game)
        layout.label(page, LEFT_EDGE, SMALL_LINE, self._following(_BESIDE))
        hand = self._shown()
        page.say(LEFT_EDGE, 2 * SMALL_LINE, " ".join([short(card) for card in hand]))
        x = LEFT_EDGE
        for i in range(len(hand)):
            behind = page.text(x, _LOW, short(hand[i]), S, said="")
            if self.card and i == self.place:
                page.reverse(x - 1, _LOW, behind - x + 2, SMALL_LINE)
            x = behind + 6
        texts.render_clock(page, left, False)
        self.render_keys(page)

    def _shown(self) -> "list[int]":
        """Return the cards of the page that is turned to."""
        return self._hand()[self.first : self.first + _PAGE]

    def _following(self, room: int) -> str:
        """Return what lies before who follows, in `room` columns of S."""
        game = self.game
        seat = game.next_seat(game.way)
        head = game.column(seat).strip() + " "
        return head + shorts(game.knowledge.hand(seat), room - layout.width_of(head, S))

    def hinted(self, card: int) -> bool:
        """Return True if it is to be marked that `card` goes somewhere."""
        return self.shell.referee.setup.hints and (
            self.game.goes(card, 0) or self.game.goes(card, 1)
        )

    def _hand(self) -> "list[int]":
        return self.game.knowledge.hand(self.game.seat)


def short(card: int) -> str:
    """Return `card` in two characters: its sign and colour, or the two of a new colour."""
    colour, kind = card >> 4, card & 15
    name = LETTERS[colour]
    if kind == COLOUR:
        return name + LETTERS[(colour + 1) % len(LETTERS)]
    return (str(kind) if kind < TURN else _SIGNS[kind - TURN] if kind < COLOUR else "=") + name


def shorts(cards: "Cards", room: int) -> str:
    """Return `cards` in `room` columns of S, the last ones as a count where there are too many."""
    words = [short(card) for card in cards]
    count = len(words)
    line = " ".join(words)
    while layout.width_of(line, S) > room:
        count -= 1
        line = " ".join(words[:count] + ["+" + str(len(words) - count)])
    return line


def render(page: "Page", game: "Minutes", left: int) -> None:
    """Put all displays below the head: the clock, `left` in seconds, and who is on turn.

    Before somebody is, it asks who begins.
    """
    words = texts.who(game) if game.started else texts.say("begins", game.players)
    behind = page.text(LEFT_EDGE, 0, words)
    if game.started:
        rows = texts.say("keys-all").split("/")
        for row in range(2):
            layout.label(page, behind + 4, SMALL_LINE * row, rows[row])
    texts.render_clock(page, left, False)
    each = (layout.HEIGHT - layout.STAGE) // SMALL_LINE // game.players  # rows
    for seat in range(game.players):
        head = game.name(seat) + " "
        y = layout.STAGE + seat * each * SMALL_LINE
        x = page.text(LEFT_EDGE, y, head, S, said="")
        hand = game.knowledge.hand(seat)
        for i in range(each):
            count = len(hand)
            room = RIGHT_EDGE - x
            while (
                i < each - 1
                and layout.width_of(" ".join([short(card) for card in hand[:count]]), S) > room
            ):
                count -= 1
            words = shorts(hand[:count], room)
            page.say(x, y + SMALL_LINE * i, head + words)
            page.text(x, y + SMALL_LINE * i, words, S, said="")
            hand = hand[count:]
            head = ""
