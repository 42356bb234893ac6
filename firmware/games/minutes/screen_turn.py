"""A turn where the device dealt: the cards are shown, and one is chosen of them."""

from firmware.games.minutes import texts
from firmware.games.minutes.rules import ASIDE, LAY
from firmware.games.minutes.turn import DIGITS, Entry
from firmware.ui import layout
from firmware.ui.faces import N13, N14, S, T
from firmware.ui.hands import card_row
from firmware.ui.layout import LEFT_EDGE, RIGHT_EDGE, SMALL_LINE
from firmware.ui.page import CENTRE, low_cap

_BESIDE = 88  # columns beside the clock
_HAND, _NEXT, _LOW = 33, 48, 16  # y of one's own hand, of the next one, of it in S
_PITCH = 21  # columns from one card to the next
_PAGE = 6  # cards
_ALL = 999  # columns, room for all of them
_CARD, _BOTTOM = 32, 56  # y of the cards' keys, and behind more than four cards
_WIDE, _CAP = 24, 11  # columns of a card where there are five at most, and of its key
_BEHIND = 103  # the column behind four cards


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
        hand, first = self._hand(), self.first
        shown = len(self._shown())
        place = DIGITS.find(key)
        if key == "D" and len(hand) > _PAGE:
            self.first = first + _PAGE if first + _PAGE < len(hand) else 0
        elif 0 <= place < shown:
            self.card = hand[first + place]
            self.place = place
            self.entry = "D" * (first // _PAGE) + key
        else:
            self.wrong(texts.say("places", _keys_of(shown)))
        return None

    def _add(self, key: str):
        if self.card and not self.whom and key in DIGITS:  # another card instead
            first = self.first
            self.forget()
            self.first = first
        return super()._add(key)

    def announce(self, said: str) -> None:
        if said:
            self.remark = said  # the last row says it, and who it is stands on top

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
            what = "{} on {}?".format(texts.short(move[1]), "AB"[move[2]])
        elif move[0] == ASIDE:
            what = "aside?"
        else:
            whose, what = "the", "ruling?"
        seen = " " + texts.say("seen-short") if referee.new_cards else ""
        yes = "" if self.game.started else " #yes"  # there the page has no row of keys
        return texts.say("undo", whose, what + seen + yes)

    def keys(self) -> str:
        more = len(self._hand()) > _PAGE
        return texts.say("keys-more" if more else "keys-dealt", _keys_of(len(self._shown())))

    def stand_for(self) -> "list[str]":
        return super().stand_for() + ["dall"]

    def overview(self) -> None:
        self.all = self.game.started  # before that it is shown anyway

    def render_turn(self, page: "Page") -> None:
        game = self.game
        left = self.clock.left(self.shell.at)
        if self.full:
            render(page, game, left)
            return
        if not (self.note or self.asked or self.whom or self.remark and not self.card):
            self._render_cards(page, left)
            return
        texts.render_status(page, game, left, room=_BESIDE)
        texts.render_tops_beside(page, game, self.card > 0 and not self.whom)
        hand = self._shown()
        if hand:
            marked = [] if self.card else [i for i in range(len(hand)) if self.hinted(hand[i])]
            cards = [texts.short(card) for card in hand]
            card_row(page, cards, _HAND, _PITCH, marked, self.place if self.card else -1)
        layout.label(page, LEFT_EDGE, _NEXT, self._following(RIGHT_EDGE - LEFT_EDGE))
        self.render_keys(page)

    def _render_cards(self, page: "Page", left: int) -> None:
        """Put the clock, who is on turn, the piles, and the cards, each with its key."""
        game = self.game
        self.unseen = self.keys()
        behind = texts.render_clock_left(page, left)
        behind = page.text(behind + 6, 0, texts.who(game), end=RIGHT_EDGE)
        pile = layout.draw_pile(page, game.knowledge.draw)
        count = len(self._hand())
        more = "+" + str(count - len(self._shown()))
        if count > _PAGE and behind + 19 + page.width(more, S) < pile:
            x = page.cap(behind + 5, 4, "D", said="")
            page.text(x + 2, 4, more, S, said="D " + more)
        texts.render_tops_beside(page, game, True)
        hand = self._shown()
        shown = len(hand)
        following = self._following(RIGHT_EDGE - LEFT_EDGE)
        pitch, bottom = (_WIDE + 1 if shown < _PAGE else _PITCH), layout.HEIGHT
        if shown > 4:
            bottom = _BOTTOM
            page.text(LEFT_EDGE, _BOTTOM + 1, following, S, said="")
        else:
            self._put_beside(page)
        for i in range(shown):
            lit = self.card > 0 and self.place == i
            marks = not self.card and self.hinted(hand[i])
            x = 1 + pitch * i
            _render_card(page, x, pitch - 1, bottom, DIGITS[i], texts.short(hand[i]), lit, marks)
        page.say(LEFT_EDGE, _HAND, texts.shorts(hand, _ALL))
        page.say(LEFT_EDGE, _NEXT, following)

    def _put_beside(self, page: "Page") -> None:
        """Put who follows behind the cards, and by twos what lies before them."""
        seat = self.game.next_seat(self.game.way)
        if seat == self.game.seat:  # nobody else has cards
            return
        words = [texts.short(card) for card in self.game.knowledge.hand(seat)]
        count = len(words)
        if count > 6:
            first = 5 if count < 15 else 4
            words[first:] = ["+" + str(count - first)]
        page.text(_BEHIND, _CARD, self.game.name(seat), S, said="")
        for i in range(0, len(words), 2):
            page.text(_BEHIND, _CARD + 4 * i + 8, " ".join(words[i : i + 2]), S, said="")

    def render_keys(self, page: "Page") -> None:
        if self.whom and not self.asked:
            # They choose by the cards of the others, which all stay in view.
            layout.keys(page, texts.say("keys-next", "AB"[self.pile], texts.nameable(self.game)))
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
        page.say(LEFT_EDGE, 2 * SMALL_LINE, texts.shorts(hand, _ALL))
        x = LEFT_EDGE
        for i in range(len(hand)):
            behind = page.text(x, _LOW, texts.short(hand[i]), S, said="")
            if self.card and i == self.place:
                page.reverse(x - 1, _LOW, behind - x + 2, SMALL_LINE)
            x = behind + 6
        texts.render_clock(page, left, False)
        self.render_keys(page)

    def _shown(self) -> "list[int]":
        """Return the cards of the page that is turned to."""
        return self._hand()[self.first : self.first + _PAGE]

    def _following(self, room: int) -> str:
        """Return what lies before who follows, if it is another, in `room` columns of S."""
        game = self.game
        seat = game.next_seat(game.way)
        if seat == game.seat:
            return ""
        head = game.name(seat) + " "
        return head + texts.shorts(game.knowledge.hand(seat), room - layout.width_of(head, S))

    def hinted(self, card: int) -> bool:
        """Return True if it is to be marked that `card` goes somewhere."""
        return self.shell.hinted_at(self.game.seat) and (
            self.game.goes(card, 0) or self.game.goes(card, 1)
        )

    def _hand(self) -> "list[int]":
        return self.game.knowledge.hand(self.game.seat)


def _render_card(
    page: "Page", x: int, wide: int, bottom: int, key: str, words: str, lit: bool, marks: bool
) -> None:
    """Put a card with its key on the upper edge; `lit` where it is chosen, or underlined.

    Sign and colour stand apart, each in its half.
    """
    half, y = wide // 2, _CARD + 5
    tall = bottom > _BOTTOM
    top, digits = (44, N14) if tall else (y + 3, T if wide == _WIDE else N13)
    dark = lit and wide == _WIDE  # else there is no room to strike twice
    # Two letters have no room to stand apart on a narrow card.
    parts = words if wide == _WIDE or words[0] < ":" else (words,)
    each = half if len(parts) > 1 else wide - 1
    for i in range(len(parts)):
        begin = x + (half if i else 1)
        face = digits if parts[i].isdigit() else T
        page.text(begin, top, parts[i], face, CENTRE, begin + each, dark, said="")
    if lit:
        page.reverse_round(x, y, wide, bottom - y)
    else:
        page.frame(x, y, wide, bottom - y, 2)
    if marks:
        page.fill(x + 3, min(bottom, 61), wide - 6, 1)
    middle = x + half - 5
    page.clear(middle - 1, y, _CAP + 2, 3 + tall)
    if tall:
        page.cap(middle, _CARD + 1, key, said="")
    else:
        page.put(middle, _CARD, (low_cap(key),))


def _keys_of(count: int) -> str:
    """Return the keys of so many cards."""
    return "1-{}".format(count) if count > 1 else "1"


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
            while i < each - 1 and layout.width_of(texts.shorts(hand[:count], _ALL), S) > room:
                count -= 1
            words = texts.shorts(hand[:count], room)
            page.say(x, y + SMALL_LINE * i, head + words)
            page.text(x, y + SMALL_LINE * i, words, S, said="")
            hand = hand[count:]
            head = ""
