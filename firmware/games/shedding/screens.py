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
    why_not_held,
)
from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL
from firmware.play.rules_base import HELD
from firmware.ui import layout
from firmware.ui.faces import N22, N32, SLIM22, S, T
from firmware.ui.page import CENTRE
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen
from firmware.ui.signals import EVENT, SHUFFLED, SKIP


def drawing(game: "Discarding") -> "list[int]":
    """Return the seats that draw by the last move."""
    return [game.drawn[i] for i in range(0, len(game.drawn), 2)]


BESIDE_SMALL = 40  # pixels: where words begin beside the open card, as a hand lies under it
HAND = layout.KEYS - layout.LINE  # the row where a hand lies, and so ends what lies over it
_CARD_HEIGHT = layout.KEYS - layout.STAGE
_MIDDLE = layout.STAGE + layout.SMALL_LINE
_LABEL = layout.STAGE + layout.LINE
_TITLE_ROOM = 89  # pixels of a title beside the draw pile
_ROW = 8  # cards a row
_SEATS = 3  # a row
ON_PAGE = 2 * _ROW
JOKERS = "A joker"
CARD = "card"
_PILE = "pile {}"


def render_title(page: "Page", title: str, game: "Discarding") -> str:
    """Put `title` in the head, and the draw pile beside it; return what is left to be said of it.

    It stands still as something is typed.
    """
    if game.obliged or page.width(title) > _TITLE_ROOM:
        layout.head(page, title)
        return _PILE.format(game.knowledge.draw)
    layout.head(page, title, game.knowledge.draw)
    return ""


def render_table(
    page: "Page",
    game: "Discarding",
    title: str,
    hint: "Sequence[str]" = ("", ""),
    cards: "Sequence[str] | None" = None,
) -> int:
    """Put `title` and the open card, and beside it what goes on it; return the row beneath that.

    That is `hint`, a label under what stands in T; where the card was declared as two factors,
    these stand there instead.  Under it lies a hand, if `cards` are given.
    """
    if cards is not None and len(cards) > _ROW:
        return _render_over_two_rows(page, game, title, hint)
    label, words = hint
    beneath = render_title(page, title, game)
    names, figures = label.split(), words.split()
    x = layout.BESIDE_CARD if cards is None else BESIDE_SMALL
    below = HAND
    if game.open and cards is None:
        _render_card(page, game)
    elif game.open:
        slim = SLIM22 if game.open == LAST else N22
        page.numeral(1, layout.STAGE, game.open, slim)
        if game.top == JOKER:
            layout.label(page, BESIDE_SMALL - 8, layout.STAGE, "J")
    if game.factors:
        render_factors(page, game, x)
        below = layout.STAGE
    elif len(names) > 1:
        wide = (layout.RIGHT_EDGE - x) // len(names)
        for i in range(len(names)):
            left = x + i * wide
            page.text(left, layout.STAGE, figures[i], T, CENTRE, left + wide)
            page.text(left, _LABEL, names[i], S, CENTRE, left + wide)
        return HAND
    elif words and layout.width_of(words) > layout.RIGHT_EDGE - x:
        layout.sentence(page, words, x, below=HAND)
        return HAND
    elif words:
        layout.sentence(page, words, x, below=_LABEL)
    if below == HAND and (beneath or label):
        layout.label(page, x, _LABEL, beneath or label)
        return HAND
    return _LABEL if below == HAND else HAND


def _render_card(page: "Page", game: "Discarding") -> None:
    """Put the open card as a card, as high as its factors where it has some beside it.

    Where it is a joker it stands with what it was declared as.
    """
    if game.top != JOKER:
        face = N22 if game.factors else N32
        page.card(0, layout.STAGE, layout.CARD_WIDTH, _CARD_HEIGHT, game.open, face)
        return
    page.frame(0, layout.STAGE, layout.CARD_WIDTH, _CARD_HEIGHT, 2)
    page.text(0, layout.STAGE + 3, "J", S, CENTRE, layout.CARD_WIDTH)
    page.numeral(0, layout.STAGE + 13, game.open, N22, CENTRE, layout.CARD_WIDTH)


def _render_over_two_rows(
    page: "Page", game: "Discarding", title: str, hint: "Sequence[str]"
) -> int:
    """Put all that is on the table into head and one row, as a hand takes the other rows."""
    at = title.find(":")
    words = title if title[-1] == "_" else title[:at] if at > 0 else title.replace("'s turn", "")
    label, says = hint
    if game.factors:
        says = "= {} x {}".format(*game.factors)
    on = "" if game.obliged else "on {}".format(game.open)
    if layout.width_of(words + " " + on) <= _TITLE_ROOM:
        words, on = words + " " + on, ""
    beneath = render_title(page, words, game)
    x = layout.label(page, layout.LEFT_EDGE, layout.STAGE, " ".join((on, label, says)).strip())
    if beneath:
        layout.label(page, x + 8, layout.STAGE, beneath)
    return HAND


def keys_row(words: "list[str]") -> str:
    """Return what the keys do, after ``card`` and what ``#`` does.

    Where not all has room the last ones are said by their key alone, and ``card`` goes.
    """
    words = words + []
    i = len(words)
    while True:
        line = " ".join(words) + "  *back"
        if i < 2 or layout.keys_width(line) <= layout.RIGHT_EDGE:
            return line
        i -= 1
        if i == 1 and words[0] == CARD:
            words.pop(0)
        elif i > 0:
            words[i] = "A J" if words[i] == JOKERS else words[i][:1]


def render_seats(
    page: "Page", game: "Discarding", top: int, below: int, x: int = layout.BESIDE_CARD
) -> None:
    """Put who holds how many in the rows from `top` to `below`, without names if they are long."""
    rows = (below - top) // layout.SMALL_LINE
    seats = [(game.column(seat).strip(), held_text(game, seat)) for seat in range(game.players)]
    texts = [" ".join(seat) for seat in seats]
    in_row = min(game.players, _SEATS)
    room = layout.RIGHT_EDGE - x
    longest = max([layout.width_of(text, S) for text in texts])
    while longest > room // in_row and rows * (in_row - 1) >= game.players:
        in_row -= 1
    wide = room // in_row
    if longest > wide:
        texts = [held for _, held in seats]
    for i in range(len(texts)):
        row, place = divmod(i, in_row)
        layout.label(page, x + place * wide, top + row * layout.SMALL_LINE, texts[i])


def render_rest(
    page: "Page", game: "Discarding", top: int, remark: str, x: int = layout.BESIDE_CARD
) -> None:
    """Put from the row `top` on the `remark`, what the players must do; else who holds how many.

    And what the 100 may do, where it has room.
    """
    if remark:
        _, step, lines = layout.fitted(remark, layout.RIGHT_EDGE - x, layout.KEYS - top)
        if step * len(lines) > layout.KEYS - top:  # over the label
            top -= layout.SMALL_LINE
            page.clear(x, top, layout.WIDTH - x, layout.SMALL_LINE)
        layout.sentence(page, remark, x, top)
        return
    below = layout.KEYS
    least = top + (game.players + _SEATS - 1) // _SEATS * layout.SMALL_LINE
    if not game.why_not((TRICK,)) and least < below:
        below -= layout.SMALL_LINE
        layout.label(page, x, below, texts.SPECIAL[not game.why_not((TREAT,))])
    render_seats(page, game, top, below, x)


def held_text(game: "Discarding", seat: int) -> str:
    """Return what a seat holds, with + if the 100 lies beside it; or its place (H-c)."""
    if seat in game.out:
        return texts.PLACES[game.out.index(seat)]
    return str(game.knowledge.hands[seat]) + "+" * game.has_beside(seat)


def hand_words(hand: "Cards", at: int) -> "list[str]":
    """Return the cards on page `at`, from 0, of `hand`; the 100 comes last."""
    cards = [card_text(card) for card in hand if card != LAST] + ["100"] * (LAST in hand)
    if len(cards) <= ON_PAGE:
        return cards
    cards = cards[at * ON_PAGE : (at + 1) * ON_PAGE]
    return cards + [""] * (ON_PAGE - len(cards))


def next_page(hand: "Cards", at: int) -> int:
    """Return the page of `hand` that comes after page `at`."""
    return at + 1 if len(hand) > (at + 1) * ON_PAGE else 0


def more_key(hand: "Cards", at: int) -> str:
    """Return what ``D`` does, if `hand` has more pages: how many cards are not on page `at`."""
    if len(hand) <= ON_PAGE:
        return ""
    return "D +{}".format(len(hand) - len(hand[at * ON_PAGE : (at + 1) * ON_PAGE]))


def render_factors(page: "Page", game: "Discarding", x: int) -> None:
    """Put ``= 4 x 6`` beside the open card, both factors underlined."""
    one, other = game.factors
    page.text(x, _MIDDLE, "=")
    first = x + 11
    x = page.numeral(first, layout.STAGE, one, N22)
    page.fill(first, HAND - 1, x - first, 1)
    page.text(x + 2, _MIDDLE, "x")
    first = x + 12
    x = page.numeral(first, layout.STAGE, other, N22)
    page.fill(first, HAND - 1, x - first, 1)


TRICK_BY = "TRICK by {}"
SKIPPED = "{} is skipped"
SHUFFLE = "Shuffle {} cards"
DRAWS = "{} draws {}"
ANSWER = "{} must answer"
HOW = "A 1 to 9, or draw 3"
WHEN = ("Shuffle {} first", "Shuffle {} after {}")  # so many are drawn
EACH = "{} +{}"
EVENT_KEYS = ("#ok or play on  *close", "#draw or lay  *close")  # by whether # asks about a draw

_FEW = 3  # drawers, who have room in a line


def event_title(game: "Discarding", move: "Move", seat: int) -> str:
    """Return what all must hear of `move`, which `seat` has just made."""
    if move[0] == TRICK:
        return TRICK_BY.format(game.name(seat))
    drawn = game.drawn
    if drawn and drawn[0] != seat:
        return SKIPPED.format(game.name(drawn[0]))  # H4.3
    if game.shuffled:
        return SHUFFLE.format(game.shuffled[0])
    if drawn:
        return DRAWS.format(game.name(seat), drawn[1])
    return ANSWER.format(game.name(game.seat)) if game.obliged else ""


def render_event(page: "Page", game: "Discarding", said: str, draws: bool) -> None:
    """Put the page of the event `said`: who draws how many, and whose turn it is.

    If it `draws`, ``#`` is the first of two by which the player on turn does.
    """
    layout.head(page, said)
    drawn = game.drawn
    if len(drawn) > 2 * _FEW:
        layout.sentence(page, texts.draws(game), below=_LABEL)
    else:
        wide = layout.WIDTH // _FEW
        for i in range(0, len(drawn), 2):
            text = EACH.format(game.name(drawn[i]), drawn[i + 1])
            page.text(layout.LEFT_EDGE + i // 2 * wide, layout.STAGE, text)
    next_one = HOW if game.obliged else texts.turn(game)
    layout.sentence(page, next_one, y=_LABEL, below=_LABEL + layout.LINE)
    if game.shuffled:
        shuffle = WHEN[game.shuffled[1] > 0].format(*game.shuffled)
        layout.label(page, layout.LEFT_EDGE, _LABEL + layout.LINE, shuffle)
    layout.keys(page, EVENT_KEYS[draws])


def added_lines(shell: "Shell") -> "list[MenuLine]":
    """Return the lines of the menu, each with what it opens."""
    game: Discarding = shell.referee.game
    part = shell.referee.folder.part
    found: list = []
    if game.started and game.open and not (game.over and dealt(game)):
        found.append(("Ruling", shell.ruling))
    if game.started and dealt(game) and not game.over:
        found.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.started and game.knowledge.secret and not game.over:
        found.append(("Hands", lambda: part("hand_over").hand_over.look_round(shell)))
    return found


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Discarding = shell.referee.game
    folder = shell.referee.folder
    if not game.started:
        if not game.open:  # which is asked next
            shell.expect([folder.module("shedding.questions")])
        return shell.starter.AfterDeal(shell)
    if game.over:
        verdict = texts.verdict(game)
        return shell.scores(verdict, hands=dealt(game))
    if game.owes:
        return later.guided.Reshuffle(shell, texts.told)
    if not game.open:
        return parts.questions.Opening(shell)
    called = shell.referee.setup.level == ON_CALL
    turn = folder.part("on_call_turn").Turn if called else folder.screens.Turn
    if dealt(game):
        cover = folder.part("hand_over").Cover
        return cover(shell, game.seat, lambda: turn(shell), shell.take_back)
    return turn(shell)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    return added_lines(shell)


def dealt(game: "Discarding") -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.knowledge.hand(0) is not None


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

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell)
        folder = shell.referee.folder
        self.texts: SheddingTexts = folder.texts
        self.looking = dealt(self.game)
        self.input = NumberInput(self)
        self.free = False  # is the number that of a joker?
        self.doubtful = False  # was it begun at the question whether they draw?
        self.page_at = 0  # of the hand
        self.remark = remark
        self.event = event

    @property
    def game(self) -> "Discarding":
        """The game as its rules know it."""
        return self.shell.referee.game

    def ahead(self, key: str) -> bool:
        return not self.event and not dealt(self.game)

    def unfinished(self) -> str:
        return card_text(JOKER) * self.free + self.input.text

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
            self.doubtful = self.doubtful and self.input.text != ""
            return None
        if key == "#":
            return self._enter()
        if key == "*":
            if not self.free:
                return self.shell.take_back(self)
            self.free = self.doubtful = False
        elif key == "A":
            self._declare()
        elif key in "BC":
            return parts.questions.hundred(self, TRICK if key == "B" else TREAT)
        elif key[-1] == "D" and dealt(self.game):
            self.page_at = next_page(self.game.knowledge.hand(self.game.seat), self.page_at)
        else:
            self.refuse(texts.WHICH)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        if self.event not in ("", texts.turn(game)):
            render_event(page, game, self.event, self._asks())
            return
        typed = self.typed()
        title = texts.typing(game, typed) if typed else self.texts.status(game)
        hint = self.texts.hint(game)
        hand = game.knowledge.hand(game.seat)
        if hand is None:
            render_rest(page, game, render_table(page, game, title, hint), self.remark)
        else:
            cards = hand_words(hand, self.page_at)
            render_table(page, game, title, hint, cards)
            marked = self._marked(cards)
            layout.hand(page, cards, marked, HAND)
        confirmed = self.event and not self._asks()
        layout.keys(page, EVENT_KEYS[0] if confirmed else self.keys_line())

    def meant(self) -> int | None:
        """Return the card of a hand that is shown which is typed, as far as that tells one."""
        hand = self.game.knowledge.hand(self.game.seat)
        if hand is None or self.free:
            return None
        card = self.input.among([card for card in hand if card != JOKER])
        return card if card in hand else None

    def _marked(self, cards: "Sequence[str]") -> "Sequence[int]":
        """Return the places of the one of `cards` that is typed, or of those that go as hints."""
        card = self.meant()
        if card is not None:
            return [i for i in range(len(cards)) if cards[i] == card_text(card)]
        if not self.shell.referee.setup.hints:
            return ()
        return self.shell.referee.folder.part("hand_over").marked(self.game, cards)

    def typed(self) -> str:
        """Return what was typed, or nothing."""
        card = self.meant()
        text = ("J " if self.free else "") + self.input.text
        return text and text + "_" if card is None else card_text(card)

    def keys_line(self) -> str:
        """Return what the keys do."""
        if self.input.live or self.free and not self.input.text:  # what was refused is dead
            return texts.KEYS
        game = self.game
        words = [CARD]
        if self._can(END):
            words.append("#end")
        elif self._can(DRAW):
            words.append("#draw +3" if game.obliged else "#draw")
        if game.jokers and not why_not_held(game, JOKER):
            words.append(JOKERS)
        if self._can(TRICK):
            words.append("B Trick")
        if self._can(TREAT):
            words.append("C Treat")
        more = more_key(game.knowledge.hand(game.seat) or (), self.page_at)
        return keys_row(words + [more] if more else words)

    def discard(self, code: int, number: int):
        """Discard `number`, a card or (by the row FREE) what a joker is declared as."""
        return self.play((code, number))

    def play(self, move: "Move"):
        """Play `move` and return where the game then stands, or say why it is refused."""
        game = self.game
        if self.doubtful and not game.why_not(move):
            self.doubtful = False
            return parts.questions.whose(self, move)
        seat, out = game.seat, len(game.out)
        hand = game.knowledge.hand(seat)
        before = list(hand or ())
        why = self.shell.referee.submit(move)
        if why:
            self.input.refuse()
            self.refuse(self.texts.why(why))
            wrong = why[0] in ("gone", HELD) and hand is None
            return parts.questions.right(self, move, why[0]) if wrong else None
        if game.owes:
            return first(self.shell)
        self.looking = hand is not None
        self.input.clear()
        self.free = False
        self.page_at = 0
        if game.over:
            self.shell.signals.ended(True)
            return first(self.shell)
        told = texts.told(game) if hand is None else ""
        note = texts.SHUFFLED.format(game.shuffled[0]) if game.shuffled and not told else ""
        stays = game.seat == seat and (game.laid > 0 or move[0] == TRICK)
        event = self._sound(move, seat, stays)
        if stays:
            self.remark, self.event = told, event if hand is None else ""
            self.say(note)
            return None
        here: Any
        if hand is None:
            here = type(self)(self.shell, told, event)
        elif move[0] == DRAW:
            new = [card_text(card) for card in texts.new(before, game.knowledge.hand(seat) or ())]
            hands = self.shell.referee.folder.part("hand_over").hand_over
            here = hands.drawn(self.shell, seat, new, lambda: first(self.shell))
        else:
            here = first(self.shell)
            note = note or (event if game.drawn and game.drawn[0] != seat else "")  # a skip
        if len(game.out) > out:
            note = texts.OUT.format(game.name(seat), texts.PLACES[out]) + (
                " " + note if note else ""
            )
        here.say(note)
        return here

    def _sound(self, move: "Move", seat: int, stays: bool) -> str:
        """Answer `move` of `seat`, who then `stays` on turn or not; return what it is called."""
        game, signals = self.game, self.shell.signals
        if texts.is_event(game, move, seat):
            skip = move[0] != TRICK and game.drawn and game.drawn[0] != seat
            tones = SKIP if skip else SHUFFLED if game.shuffled else EVENT
            signals.event(game, drawing(game), tones)
            return event_title(game, move, seat)
        if stays:
            signals.done(signals.arc(game.players, seat))
        else:
            signals.turn(game, drawing(game))
        return ""

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
