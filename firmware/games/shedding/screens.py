"""The screens of a game of discarding: ring, picture, events, and the turn.

Events are what all must hear of, with a page that says who must act.  It is confirmed by ``#``,
unless that asks whether they draw, and closed by ``*``; any other key acts at once on the turn that
it hides.
"""

from firmware.games.shedding import parts, texts
from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    END,
    FREE,
    JOKER,
    LAST,
    TREAT,
    TRICK,
    card_text,
    why_not_declared,
    why_not_held,
)
from firmware.games.shedding.texts import hand_words, held_text, more_key, next_page
from firmware.play.knowledge import ON_CALL
from firmware.play.rules_base import HELD
from firmware.ui import faces, hands, kinds, layout
from firmware.ui.faces import N22, N32, S, T
from firmware.ui.page import CENTRE
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen
from firmware.ui.signals import EVENT, SHUFFLED, SKIP


def drawing(game: "Discarding") -> "list[int]":
    """Return the seats that draw by the last move."""
    return [game.drawn[i] for i in range(0, len(game.drawn), 2)]


X = layout.BESIDE_CARD  # column where words begin beside the open card
SEATS = 3  # a row, or more where they have but one
_APART = 2  # columns between two of them, at least
JOKERS, UNDO, CLEAR = "A joker", "*undo", "*clear"
TREAT_KEY = "C Treat"
_FACTORS_W, _FACTORS_H = 40, 34  # of the open card before its factors
_TIGHT_W = 26  # of the open card over two rows


def render_open(
    screen: "Screen", page: "Page", game: "Discarding", title: str, lit: bool = False
) -> None:
    """Put the open card, `lit` as something does not go on it, and `title` in the head beside it.

    Where it was declared as two factors, or its factors count, it is smaller, and they stand beside
    it under the head.
    """
    pile = game.knowledge.draw
    if has_factors(game):
        screen.titled(page, title, pile)
        typed = screen.unfinished()
        factor = (int(typed) or 10) if typed.isdigit() and len(typed) == 1 else 0
        render_factors(page, game, layout.STAGE + 2, _FACTORS_H, lit, factor)
        return
    screen.titled(page, title, pile, X)
    if game.top == JOKER:  # it stands with what it was declared as
        page.frame(0, 0, layout.CARD_WIDTH, layout.HEIGHT, 2)
        page.text(0, 4, "J", T, CENTRE, layout.CARD_WIDTH, said="")
        page.say(0, layout.STAGE, "J")
        page.numeral(0, 24, game.open, N22, CENTRE, layout.CARD_WIDTH)
    elif game.open:
        layout.open_card(page, game.open, layout.LIT if lit else layout.NOTHING)


def has_factors(game: "Discarding") -> bool:
    """Return True if factors stand beside the open card."""
    return not game.obliged and (bool(game.factors) or game.links_shown > 0)


def render_factors(
    page: "Page", game: "Discarding", y: int, high: int, lit: bool, typed: int = 0
) -> None:
    """Put the open card as one of so many rows, and ``= 4 x 6`` beside it.

    The factors are underlined, of two the one that is `typed` alone.  Before the first card is laid
    these are all factors of which one may be had in common.
    """
    if game.top == JOKER:
        page.frame(0, y, _FACTORS_W, high, 2)
        page.text(2, y + 1, "J", S)
        page.numeral(3, y + (high - 24) // 2, game.open, N22, CENTRE, _FACTORS_W)
    else:
        page.card(0, y, _FACTORS_W, high, game.open, N22, lit)
    at = y + (high - 24) // 2
    low = at + 24
    if game.factors:
        one, other = game.factors
        page.text(48, at + 4, "=")
        _render_factor(page, 54, 86, at, low, one, typed == other != one)
        page.text(87, at + 4, "\u00d7")
        _render_factor(page, 96, 128, at, low, other, typed == one != other)
        return
    links = game.links_shown  # which takes 0.3 ms to find
    factors = [factor for factor in range(1, 11) if links >> factor & 1]
    x = _FACTORS_W + 3
    widths = [page.width(str(factor), N22) for factor in factors]
    gap = (layout.WIDTH - x - sum(widths)) // len(factors)
    for i in range(len(factors)):
        _render_factor(page, x, x + widths[i] + gap, at, low, factors[i])
        x += widths[i] + gap


def _render_factor(
    page: "Page", x: int, end: int, y: int, line: int, factor: int, bare: bool = False
) -> None:
    wide = page.width(str(factor), N22)
    x = (x + end - wide) // 2
    page.numeral(x, y, factor, N22)
    if not bare:
        page.fill(x - 1, line + 1, wide + 2, 3)


def render_need(
    page: "Page", game: "Discarding", words: "NeedTexts", goes: str, y: int = layout.STAGE + 2
) -> int:
    """Put what goes on the open card beside it, or `goes`; return the row beneath that."""
    if goes or not words.figures or game.obliged or not game.matched:
        return layout.sentence(page, goes or words.need(game), X, y, below=layout.FOOT + 2)
    left = game.matched
    for i in range(game.laid + left):
        x = X + 3 + 11 * i
        if i < game.laid:
            page.fill(x, layout.STAGE + 2, 7, 8)
        else:
            page.frame(x, layout.STAGE + 2, 7, 8)
    more = texts.OR_RUN if game.run else texts.MORE
    layout.label(page, X + 40, layout.STAGE + 2, more.format(left, game.run))
    labels, figures = words.figures(game)
    wide = (layout.RIGHT_EDGE - X) // len(labels)
    for i in range(len(labels)):
        left = X + i * wide
        page.text(left, 29, figures[i], T, CENTRE, left + wide)
        page.text(left, 45, labels[i], S, CENTRE, left + wide)
    return layout.KEYS


def render_tight(
    screen: "Screen",
    page: "Page",
    game: "Discarding",
    words: "NeedTexts",
    does: "Sequence[str]",
    title: str = "",
) -> None:
    """Put all that is on the table into head and one row, as a hand takes the other rows.

    At its end stands that there are more cards, else what the first of the keys does (`does`).
    """
    title = title or (texts.MUST if game.obliged else "{}").format(texts.turn(game))
    screen.titled(page, title, game.knowledge.draw)
    y = layout.STAGE
    page.text(0, y, card_text(game.open), T, CENTRE, _TIGHT_W)
    page.frame(0, y, _TIGHT_W, layout.LINE - 1, 2)
    says = "= {} \u00d7 {}".format(*game.factors) if game.factors else words.brief(game)
    more = does[-1:]
    key = more if more and more[0][0] == "D" else does[:1]
    x = layout.RIGHT_EDGE - layout.keys_width("".join(key))
    layout.sentence(page, says, _TIGHT_W + 4, y, end=x, below=y + layout.LINE)
    layout.key_list(page, x, y + 4, key)


def keys_row(words: "list[str]", room: int) -> str:
    """Return what the keys do as far as that has room in so many columns, the first one's words."""
    count = len(words)
    while count > 1 and layout.keys_width(" ".join(words[:count])) > room + layout.LEFT_EDGE:
        count -= 1
    return " ".join(words[:count])


def render_seats(
    page: "Page", game: "Discarding", top: int, below: int, x: int = layout.BESIDE_CARD
) -> None:
    """Put who else holds how many in the rows from `top` to `below`, without long names."""
    rows = (below - top) // layout.SMALL_LINE
    seats = [seat for seat in range(game.players) if seat != game.seat]
    if len(seats) > rows * SEATS:  # who plays next comes first, and who has left not at all
        seats = seats[game.seat :] + seats[: game.seat]
        seats = [seat for seat in seats if seat not in game.away]
    said = [game.name(seat) + " " + held_text(game, seat) for seat in seats]
    in_row = max(min(len(said), SEATS), (len(said) + rows - 1) // rows)
    room = layout.RIGHT_EDGE - x
    widths = [layout.width_of(text, S) + _APART for text in said]
    longest = max(widths) - _APART
    while in_row > 1 and longest + 4 > room // in_row and rows * (in_row - 1) >= len(said):
        in_row -= 1
    wide = room // in_row
    most = max([sum(widths[i : i + in_row]) for i in range(0, len(said), in_row)]) - _APART
    if most > room and longest + _APART > wide:
        said = [held_text(game, seat) for seat in seats]
    elif longest + _APART > wide:
        wide = 0  # one right behind the other: the last would reach over the edge
    at = x
    for i in range(len(said)):
        row, place = divmod(i, in_row)
        at = max(x + place * wide, at) if place else x
        layout.label(page, at, top + row * layout.SMALL_LINE, said[i])
        at += layout.width_of(said[i], S) + _APART


EVENT_KEYS = ("#ok or play on  *close", "#draw or lay  *close")  # by whether # asks about a draw
NEXT = "{} is next"
_FEW = 3  # who have room in a line


def render_event(page: "Page", game: "Discarding", said: str, row: str) -> None:
    """Put the page of the event `said`: what it is, who draws how many, and what is shuffled.

    What # does is in view.
    """
    drawn = game.drawn
    shuffle = ""
    if game.shuffled:
        shuffle = texts.SHUFFLE[game.shuffled[1] > 0].format(*game.shuffled)
    if said[:5] == texts.TRICK_BY[:5]:
        _render_trick(page, game, said, shuffle)
    elif said.endswith(texts.SKIPPED[2:]):
        _render_skip(page, game, shuffle)
    else:
        title = said[: said.rfind(" ")] if drawn else shuffle
        page.text(0, 0, title, T, CENTRE, layout.WIDTH, said="")
        page.say(0, 0, said)
        layout.stack(page, 28, layout.STAGE + 2)
        if drawn:
            page.text(68, layout.STAGE + 10, "+")
            page.numeral(84, layout.STAGE + 3, drawn[1], N32)
            _put_last(page, shuffle)
        if row:
            if drawn and game.seat != drawn[0] and not shuffle:
                _put_last(page, NEXT.format(game.name(game.seat)))
            does = row.split()[0]
            layout.keys(page, does, layout.RIGHT_EDGE - layout.keys_width(does))
            page.words[-1] = (layout.KEYS, 0, row)


def _render_trick(page: "Page", game: "Discarding", said: str, shuffle: str) -> None:
    (word, _, by), shares = said.partition(" "), texts.shares(game, _FEW)
    flat = shuffle or len(game.drawn) > 2 * _FEW and len(shares) > 1  # then it is a sentence
    kinds.event(page, word, by, () if flat else shares)
    if flat:
        said = texts.all_shares(shares, not shuffle)
        layout.sentence(page, said, y=32, below=layout.KEYS if shuffle else layout.HEIGHT)
    _put_last(page, shuffle)


def _put_last(page: "Page", words: str) -> None:
    """Put what is shuffled, or who is next, in the last row, where no keys are read in it."""
    page.text(layout.LEFT_EDGE, layout.KEYS, words, S, said="")
    page.say(layout.LEFT_EDGE, layout.FOOT, words)


def _render_skip(page: "Page", game: "Discarding", shuffle: str) -> None:
    """Put who waits beside the square that lies open, and whose turn it is."""
    height = layout.open_card(page, game.open, low=shuffle != "")
    if game.top != JOKER:
        page.frame(4, 4, 6, 6)
        page.frame(36, height - 10, 6, 6)
    waits, too = texts.WAITS.format(game.name(game.drawn[0])), texts.DRAWS_TOO.format(game.drawn[1])
    page.say(0, 0, waits + ", " + too)
    page.text(X, 0, waits, said="")
    page.text(X, layout.LINE, too, said="")
    page.fill(X, 36, layout.RIGHT_EDGE - X, 1)
    page.picture(X, 43, faces.NEXT)
    page.text(X + 20, 41, game.name(game.seat))
    _put_last(page, shuffle)


def added_lines(shell: "Shell") -> "list[MenuLine]":
    """Return the lines of the menu, each with what it opens."""
    game: Discarding = shell.referee.game
    found: list = []
    if game.started and game.open and not (game.over and dealt(game)):
        found.append(("Ruling", shell.ruling))
    if game.started and (dealt(game) or game.knowledge.secret) and not game.over:
        found.append(("Hands", lambda: passing(shell).hand_over.look_round(shell)))
    return found


def passing(shell: "Shell") -> "Any":
    """Return the part with the pages of hands that are passed round."""
    return shell.referee.folder.part("hand_over")


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Discarding = shell.referee.game
    folder = shell.referee.folder
    if not game.started:
        if not game.open:  # which is asked next
            shell.expect(["firmware.games.shedding.questions"])
        return shell.starter.AfterDeal(shell)
    if game.over:
        verdict = texts.verdict(game)
        return shell.scores(verdict, hands=dealt(game))
    if game.owes:
        return shell.guided.Reshuffle(shell)
    if game.boxed(game.seat):
        return folder.part("box_turn").BoxTurn(shell)
    if not game.open:
        return parts.questions.Opening(shell)
    called = shell.referee.setup.level == ON_CALL
    turn = folder.part("on_call_turn").Turn if called else folder.screens.Turn
    if dealt(game) and len(game.people()) > 1:
        cover = passing(shell).Cover
        return cover(shell, game.seat, lambda: turn(shell), shell.take_back)
    return turn(shell)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    return added_lines(shell)


def dealt(game: "Discarding") -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.knowledge.hand(0) is not None


def sound(shell: "Shell", move: "Move", seat: int, stays: bool) -> str:
    """Answer `move` of `seat`, who then `stays` on turn or not; return what it is called."""
    game: Discarding = shell.referee.game
    if texts.is_event(game, move, seat):
        skip = move[0] != TRICK and game.drawn and game.drawn[0] != seat
        tones = SKIP if skip else SHUFFLED if game.shuffled else EVENT
        shell.signals.event(game, drawing(game), tones)
        return texts.event_title(game, move, seat)
    if stays:
        shell.signals.done(shell.signals.arc(game.players, seat))
    else:
        shell.signals.turn(game, drawing(game))
    return ""


class Turn(Screen):
    """A turn: ``2 4 #`` discards the 24, ``#`` ends the turn or draws, ``*`` takes back.

    `remark` is what the players must do first, on the table; `event` what all must hear of, and
    who must act by it, which hides the turn until a key comes.
    """

    help = "TURN"
    helps = "help"
    held = "D"
    begins = "A"  # a joker
    on_turn = True
    narrow = beside = True

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell)
        folder = shell.referee.folder
        self.texts: SheddingTexts = folder.texts
        self.looking = dealt(self.game)
        self.input = NumberInput(self)
        self.doubtful = False  # was it begun at the question whether they draw?
        self.page_at = 0  # of the hand
        self.remark = remark
        self.event = event
        self.called = shell.referee.setup.level == ON_CALL
        self.plain = False  # is the event no more than a draw?
        self.lit = False  # was it the open card on which something does not go?

    @property
    def game(self) -> "Discarding":
        """The game as its rules know it."""
        return self.shell.referee.game

    @property
    def legend(self) -> str:
        """The keys by which the 100 may be played now: where they stand is no row of keys."""
        if texts.has_page(self.event) or self.called and self.input.text:
            return ""
        can = [self._can(TRICK), self._can(TREAT)]
        return "/".join(["BTrick"] * can[0] + ["CTreat"] * can[1])

    def ahead(self, key: str) -> bool:
        return not self.event and not dealt(self.game)

    def unfinished(self) -> str:
        return card_text(JOKER) * self.free + self.input.text

    def withdraw(self) -> None:
        super().withdraw()
        self.doubtful &= self.input.live != ""

    def confirms(self, key: str) -> bool:
        """Return True if `key` says no more than that the event has been seen, as ``*`` does."""
        seen, self.event = self.event, ""
        return seen != "" and (key == "*" or key == "#" and not self._asks())

    def on_key(self, key: str) -> "Destination":
        if self.confirms(key):
            return None
        if self.input.text and (self.input.number is None or key == "*"):
            self.free = False  # refused or cleared together with its number
        if self.input.take(key):
            self.doubtful &= self.input.text != ""
            return None
        if key == "#":
            return self._enter()
        if key == "*":
            if not self.free:
                return self.shell.take_back(self)
            self.free = self.doubtful = False
        elif key == "A":
            self._declare()
        elif key[-1] == "D" and dealt(self.game):
            self.page_at = next_page(self.game.knowledge.hand(self.game.seat), self.page_at)
        elif key in "BC" or self.input.live or self.free:
            return parts.questions.hundred(self, TRICK if key == "B" else TREAT)
        else:
            self.not_now(texts.WHICH)
        return None

    def put_note(self, page: "Page") -> None:
        """Put a note on the page of an event in its last row; what it would cut goes whole."""
        x = self._event_at()
        if x < 0:
            super().put_note(page)
            return
        words = self.note.replace("\n", " ")
        y = layout.KEYS - (len(page.caps) > 0)
        if layout.gap_above(page, y) < y:
            y = layout.gap_above(page, layout.FOOT)
        page.clear(x, y, layout.WIDTH - x, layout.HEIGHT - y)
        page.text(x, layout.KEYS, words, S, said=self.sign + words)
        if self.sign:
            page.reverse(x - 1, layout.KEYS, layout.WIDTH - x + 1, layout.SMALL_LINE)

    def _event_at(self) -> int:
        """Return where what is said in the last row of an event's page begins, -1 if it cannot."""
        if not texts.has_page(self.event):
            return -1
        x = X if self.event.endswith(texts.SKIPPED[2:]) else layout.LEFT_EDGE
        wide = layout.width_of(self.note.replace("\n", " "), S)
        return x if x + wide <= layout.RIGHT_EDGE else -1

    def render(self, page: "Page") -> None:
        game = self.game
        self.unseen, self.text_at = "", 0
        self.crowded = self._event_at() >= 0
        if self.crowded:
            self.unseen = EVENT_KEYS[self._asks()]
            render_event(page, game, self.event, self.unseen)
            return
        typed = self.typed()
        self.must = game.obliged and not typed and not self.note
        hand = game.knowledge.hand(game.seat)
        star = CLEAR if typed or self.sign and self.note else UNDO
        title = texts.typing(game, typed) if typed else ""
        if hand is None:
            self._render_open(page, title, star)
        else:
            self._render_hand(page, hand, title, star)

    def _render_hand(self, page: "Page", hand: "Sequence[int]", title: str, star: str) -> None:
        """Put the table over the `hand`; `title` is what is typed, `star` what that key does."""
        cards = hand_words(hand, self.page_at)
        does = self.keys_words()
        lit = self.sign != "" and self.note != "" and self.lit
        self.row_at = 0
        over = parts.table.render_over_hand
        over(self, page, self.game, self.texts, self.game.seat, cards, does, title, lit)
        self.unseen = " ".join(does + [star])
        hands.hand(page, cards, self._marked(cards), lit=self._chosen(cards))

    def _render_open(self, page: "Page", title: str, star: str) -> None:
        """Put the table and what must be done on it."""
        game = self.game
        _, _, goes = self.note.partition("\n") if self.sign else ("", "", "")
        self.row_at = layout.KEYS
        lit = self.sign != "" and self.note != "" and self.lit
        render_open(self, page, game, title or texts.head(game, self.texts), lit)
        factors = has_factors(game)
        self.text_at = 0 if factors else X
        x = self.text_at or layout.LEFT_EDGE
        if not factors:
            y = layout.STAGE + (0 if self.remark else -1 if self._many(game) else 2)
            top = render_need(page, game, self.texts, goes, y)
            if self.remark:
                self._render_remark(page, top)
            elif not goes:
                self._render_rest(page, top)
        room = layout.RIGHT_EDGE - x
        leads = self.leads() if factors else ""
        room -= page.width(leads, S) + 6 if leads else 0
        words = self.keys_words() + [star]
        does = keys_row(words, room)
        layout.keys(
            page, leads + does if layout.keys_width(leads + does) <= layout.RIGHT_EDGE else does, x
        )
        y, x, said = page.words.pop()
        page.say(x, y, said.replace(does, " ".join(words)))  # also what has no room

    def leads(self) -> str:
        """Return what stands before the keys where the row is long."""
        return ""

    def _render_remark(self, page: "Page", top: int) -> None:
        """Put what the players must do first beneath the row `top`."""
        top = max(top, layout.FOOT - layout.LINE)
        if top < layout.FOOT:
            layout.sentence(page, self.remark, X, top)

    def _render_rest(self, page: "Page", top: int) -> None:
        """Put who else holds how many from the row `top` on, and what the 100 may do."""
        game = self.game
        below = layout.FOOT + (7 if self._many(game) else 2)
        if not (page.heading or game.why_not((TRICK,))) and top < below:
            below -= layout.SMALL_LINE
            layout.label(page, X, below, texts.SPECIAL[not game.why_not((TREAT,))])
        top = max(top, below - layout.SMALL_LINE * (game.players // 2))
        if top < below:
            render_seats(page, game, top, below)

    def _many(self, game: "Discarding") -> bool:
        """Return True if the others take two rows, what goes one, and what the 100 may do one."""
        plain = not game.obliged and not game.run
        return plain and game.players > SEATS + 1 and not game.why_not((TRICK,))

    def meant(self) -> int | None:
        """Return the card of a hand that is shown which is typed, as far as that tells one."""
        hand = self.game.knowledge.hand(self.game.seat)
        if hand is None or self.free:
            return None
        card = self.input.among([card for card in hand if card != JOKER])
        return card if card in hand else None

    def _marked(self, cards: "Sequence[str]") -> "Sequence[int]":
        """Return the places of those of `cards` that go, where there are hints."""
        if self.meant() is not None or not self.shell.hinted_at(self.game.seat):
            return ()
        return parts.table.marked(self.game, cards)

    def _chosen(self, cards: "Sequence[str]") -> "Sequence[int]":
        """Return the place of the one of `cards` that is typed, if one is."""
        card = self.meant()
        text = "" if card is None else card_text(card)
        return [list(cards).index(text)] if text and text in cards else ()

    def typed(self) -> str:
        """Return what was typed, or nothing."""
        card = self.meant()
        text = "J " * self.free + self.input.text
        return text and text + "_" if card is None else card_text(card)

    def keys_words(self) -> "list[str]":
        """Return what the keys do, but for ``*``, a word with its key before it each."""
        if self.input.live:  # what was refused is dead
            return [texts.LAY]
        if self.free and not self.input.text:  # nothing is laid yet
            return []
        game = self.game
        words = []
        if self._can(END):
            words.append(texts.END)
        elif self._can(DRAW):
            words.append(texts.DRAW_THREE if game.obliged and not self.looking else texts.DRAW)
        if game.jokers and not why_not_held(game, JOKER) and game.goes(JOKER):
            words.append(JOKERS)
        if self.looking or game.obliged or game.matched:  # else it stands above the keys
            if self._can(TRICK):
                words.append("B Trick")
            if self._can(TREAT):
                words.append(TREAT_KEY)
        more = more_key(game.knowledge.hand(game.seat) or (), self.page_at)
        return words + [more] if more else words

    def discard(self, code: int, number: int):
        """Discard `number`, a card or (by the row FREE) what a joker is declared as."""
        return self.play((code, number))

    def play(self, move: "Move"):
        """Play `move` and return where the game then stands, or say why it is refused."""
        game = self.game
        if self.doubtful and move[0] in (DISCARD, FREE) and not game.why_not(move):
            self.doubtful = False
            return parts.questions.whose(self, move)
        seat, out = game.seat, len(game.out)
        hand = game.knowledge.hand(seat)
        seen = hand is not None
        before = None if hand is None else list(hand)
        why = self.shell.referee.submit(move)
        if why:
            return self._refused(move, why, seen)
        if game.owes:
            return first(self.shell)
        self.looking = seen
        self.input.clear()
        self.free = False
        self.page_at = 0
        if game.over:
            self.shell.signals.ended(True)
            return first(self.shell)
        told = "" if seen else texts.told(game)
        note = texts.SHUFFLED.format(game.shuffled[0]) if game.shuffled and not told else ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = sound(self.shell, move, seat, stays)
        plain = not seen and not event and len(game.drawn) > 0 and not self.called
        if plain:
            event = texts.event_title(game, move, seat)
        if stays:
            self.remark, self.event, self.plain = told, "" if seen else event, plain
            self.say(note)
            return None
        here, note = self._after(move, seat, before, (told, event, plain, note))
        if len(game.out) > out:
            note = texts.OUT.format(game.name(seat), texts.PLACES[out]) + (
                " " + note if note else ""
            )
        here.say(note)
        return here

    def _after(
        self,
        move: "Move",
        seat: int,
        before: "list[int] | None",
        heard: "tuple[str, str, bool, str]",
    ) -> "tuple[Any, str]":
        """Return what comes after `move` of `seat`, and what it is to say.

        They had the hand `before`, None where nobody sees it; `heard` is what the players must do,
        what all must hear of, whether that is but a draw, and what is to be said anyway.
        """
        game = self.game
        told, event, plain, note = heard
        if before is not None and move[0] == DRAW:
            here, new = self._drawn(seat, before)
            return here, note or new
        if before is not None:
            here = type(self)(self.shell) if game.seat == seat else first(self.shell)  # no cover
            skip = game.drawn and game.drawn[0] != seat
            return here, note or (event if skip else "")
        if game.boxed(game.seat):
            return first(self.shell), note
        here = type(self)(self.shell, told, event)
        here.plain = plain
        return here, note

    def _refused(self, move: "Move", why: "Reason", seen: bool) -> "Destination":
        """Say why `move` is refused; ask whether the card lies there if nobody has `seen` it."""
        self.input.refuse()
        if why[0] == "gone" and not seen and move[0] in (DISCARD, FREE):
            # They may hold it all the same, and then would only be told that it does not go.
            why = why_not_declared(self.game, move) or why
            self.shell.referee.refused = move, why
        self.lit = why[0] in texts.ON_CARD
        self.refuse(self.texts.why(why))
        wrong = why[0] in ("lies", "gone", HELD) and not seen
        return parts.questions.right(self, move, why[0]) if wrong else None

    def _drawn(self, seat: int, before: "list[int]") -> "tuple[Any, str]":
        """Return what comes once `seat`, who had `before`, has drawn, and what it is to say."""
        game = self.game
        new = [card_text(card) for card in texts.new(before, game.knowledge.hand(seat) or ())]
        if len(game.people()) > 1:
            hands = passing(self.shell).hand_over
            return hands.drawn(self.shell, seat, new, lambda: first(self.shell)), ""
        return first(self.shell), texts.NEW.format(" ".join(new)) if new else texts.draws(game)

    def _can(self, code: int) -> bool:
        return not self.game.why_not((code,))

    def _declare(self) -> None:
        """Let the number be that of a joker, or a card's again; say at once who has none."""
        self.free = not self.free
        why = why_not_held(self.game, JOKER) if self.game.jokers else ("jokers",)
        if why and self.free:
            self.free = self.game.with_jokers
            self.refuse(self.texts.why(why))

    def _enter(self):
        number = self.input.number
        if number is not None:
            number = self.meant() or number
        if number is None and self.free:
            return self.refuse(self.texts.why(("declare",)))
        if number is None:
            code = END if self._can(END) else DRAW
            return parts.questions.draw(self) if self._asks() else self.play((code,))
        if number > LAST:
            self.input.refuse()
            self.refuse(self.texts.why(("free" if self.free else "card", number)))
            return None
        return self.discard(FREE if self.free else DISCARD, number)

    def _asks(self) -> bool:
        """Return True if ``#`` asks before a draw: where hands are shown, if a card of it goes."""
        game = self.game
        hand = game.knowledge.hand(game.seat)
        draws = self._can(DRAW) and not self._can(END)
        return draws and (hand is None or True in [game.goes(card) for card in hand])
