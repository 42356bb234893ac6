"""The screens of a game of discarding: ring, picture, events, and the turn.

Events are what all must hear of, with a page that says who must act.  It is confirmed by ``#``,
unless that asks whether they draw; any other key acts at once on the turn that it hides.
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
from firmware.shell import hand_over
from firmware.shell.first_player import AfterDeal
from firmware.ui.page import BIG, COLUMNS, TALL_CELL, WIDTH
from firmware.ui.questions import NumberInput
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import AMBER

_IN = (0, 4, 5)
_ON_TURN = (0, 50, 60)
_WON = (0, 60, 0)
_BLINK_MS = 400


def ring(game: "Discarding", now: int, arc: "Arc") -> "list[Colour]":
    """Return the 16 colours at `now` ms; at the end the winner's arc is lit."""
    colours: list = [DARK] * PIXELS
    for seat in range(game.players):
        colour = _IN
        if seat in game.out:
            colour = _WON if game.over and seat == game.out[0] else DARK
        elif game.started and seat == game.seat and not game.over:
            colour = _ON_TURN
        pixels = arc(game.players, seat)
        off = now // _BLINK_MS % 2
        if not off and seat in drawing(game) and not game.over:
            colour = AMBER
        for i in range(len(pixels)):
            answers = colour == _ON_TURN and game.obliged
            colours[pixels[i]] = DARK if answers and off and not i % 2 else colour
    return colours


def drawing(game: "Discarding") -> "list[int]":
    """Return the seats that draw by the last move."""
    return [game.drawn[i] for i in range(0, len(game.drawn), 2)]


_LEFT = 8  # of the open card, in pixels
_BESIDE_J = 6  # the same where it is a joker as 100
_BESIDE = "{:<7}{}"  # in small cells: the open card, and what stands beside it
_BESIDE_X = 42  # pixels: the same for tall text, ten characters
_TITLE = 10  # characters of the title, beside which the draw pile stands
_ROW = 7  # cards a row
CARD = 3  # characters each
_SEATS = 3  # a row
_CELL = 7  # characters of each
ON_PAGE = 2 * _ROW
JOKERS = "A joker"


def render_title(page: "Page", title: str, game: "Discarding") -> None:
    """Put `title` tall on row 0, and the draw pile beside it, or beneath if it is long."""
    page.tall(0, title)
    draw = "pile {:>2}".format(game.knowledge.draw)
    beneath = game.obliged or len(title) > _TITLE + 1  # it stands still as something is typed
    if beneath or len(title) > _TITLE:
        draw = draw.replace(" ", "")
    page.end(2 if beneath else 0, draw)


def render_table(page: "Page", game: "Discarding", title: str, hint: "Sequence[str]" = ()) -> None:
    """Put `title` on row 0 and the open card on rows 2 to 4; beside it what goes on it.

    That is `hint`, a label and what stands tall beneath it; where the card was declared as two
    factors, these stand there instead.
    """
    left = "J" if game.top == JOKER else ""
    page.row(2, left)
    if game.factors:
        render_factors(page, game)
    elif hint:
        page.row(2, _BESIDE.format(left, hint[0]))
        page.tall(3, hint[1], _BESIDE_X)
    render_title(page, title, game)
    if game.open:
        hundred = _BESIDE_J if left else 2  # three figures
        page.number(BIG, hundred if game.open == LAST else _LEFT, 2, "{:>2}".format(game.open))


def keys_row(words: "list[str]") -> str:
    """Return what the keys do in one row; its end is always in the same place."""
    words = words + ["*back"]
    i = len(words)
    while len(" ".join(words)) > COLUMNS:  # the last ones are said by their key alone
        i -= 1
        words[i] = "A J" if words[i] == JOKERS else words[i][:1]
    back = words.pop()
    line = " ".join(words)
    return line + " " * (COLUMNS - len(line) - len(back)) + back


def render_seats(page: "Page", game: "Discarding") -> None:
    """Put who holds how many on rows 5 and 6."""
    for row in range(0, game.players, _SEATS):
        seats = range(row, min(row + _SEATS, game.players))
        texts = [seat_text(game, seat).rstrip() for seat in seats]
        cells = [text if len(text) < _CELL else text.replace("  ", " ") for text in texts]
        cells = [text if len(text) < _CELL else text.replace(" ", "") for text in cells]
        page.row(5 + row // _SEATS, "".join([text + " " * (_CELL - len(text)) for text in cells]))


def seat_text(game: "Discarding", seat: int) -> str:
    """Return what a seat holds, with + if the 100 lies beside it; or its place (H-c)."""
    if seat in game.out:
        held = texts.PLACES[game.out.index(seat)]
    else:
        held = "{:>2}{}".format(game.knowledge.hands[seat], "+" if game.has_beside(seat) else " ")
    return game.column(seat) + " " + held


def hand_lines(hand: "Cards", at: int) -> "tuple[str, str]":
    """Return page `at`, from 0, of the cards of `hand` in two rows; the 100 comes last.

    What does not fit is counted at the end, as in ``+4``.
    """
    cards = [card_text(card) for card in hand if card != LAST] + ["100"] * (LAST in hand)
    if len(cards) > ON_PAGE:
        rest = len(cards)
        first = at * (ON_PAGE - 1)
        cards = cards[first : first + ON_PAGE - 1]
        cards += [""] * (ON_PAGE - 1 - len(cards)) + ["+{}".format(rest - len(cards))]
    line = "".join(["{:<3}".format(card) for card in cards])
    return line[: CARD * _ROW], line[CARD * _ROW :]


def next_page(hand: "Cards", at: int) -> int:
    """Return the page of `hand` that comes after page `at`."""
    return at + 1 if len(hand) > max(ON_PAGE, (at + 1) * (ON_PAGE - 1)) else 0


_ONE, _OTHER = 48, 84  # where they begin, in pixels
_SIGNS = "       =    x"


def render_factors(page: "Page", game: "Discarding") -> None:
    """Put ``= 4 x 6`` on rows 2 to 4, to the right of the open card."""
    one, other = game.factors
    page.row(3, _SIGNS)
    page.number(BIG, _ONE, 2, "{:>2}".format(one))
    page.number(BIG, _OTHER, 2, str(other))


TRICK_BY = "TRICK by {}"
SKIPPED = "{} is skipped"
SHUFFLE = "Shuffle {} cards"
DRAWS = "{} draws {}"
ANSWER = "{} must answer"
HOW = "Lay one of 1-9, or draw three."
WHEN = ("Shuffle {} first", "Shuffle {} after {}")  # so many are drawn
EACH = "{} +{}"
EVENT_KEYS = ("#ok or play on  *back", "##draw or lay   *back")  # by whether # asks about a draw

_FEW = 4  # drawers, who stand two in a line; of more there are three


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
    """Put the page of the event `said` in tall text: who draws how many, and whose turn it is.

    If it `draws`, ``#`` is the first of two by which the player on turn does.
    """
    page.tall(0, said)
    drawn = game.drawn
    in_line = 2 if len(drawn) <= 2 * _FEW else 3
    width = WIDTH // in_line
    for i in range(0, len(drawn), 2):
        line, place = divmod(i // 2, in_line)
        text = EACH.format(game.name(drawn[i]), drawn[i + 1])
        if (len(text) + 1) * TALL_CELL > width:  # a blank parts it from the next
            text = text.replace(" ", "")
        page.tall(2 + 2 * line, text, place * width)
    if game.obliged:
        page.notice(HOW)
    elif len(drawn) <= 2 * in_line:
        page.tall(4, texts.turn(game))
    if game.shuffled:
        page.row(6, WHEN[game.shuffled[1] > 0].format(*game.shuffled))
    page.row(7, EVENT_KEYS[draws])


def added_lines(shell: "Shell") -> "list[MenuLine]":
    """Return the lines of the menu, each with what it opens."""
    game: Discarding = shell.referee.game
    part = shell.referee.folder.part
    found: list = []
    if game.started and game.open and not (game.over and dealt(game)):
        found.append(("Ruling", lambda: part("ruling_screen").Ruling(shell)))
    if game.started and dealt(game) and not game.over:
        found.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.started and game.knowledge.secret and not game.over:
        found.append(("Hands", lambda: hand_over.look_round(shell)))
    return found


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Discarding = shell.referee.game
    folder = shell.referee.folder
    if not game.started:
        if not game.open:  # which is asked next
            shell.expect([folder.module("shedding.questions")])
        return AfterDeal(shell)
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

    def confirms(self, key: str) -> bool:
        """Return True if `key` says no more than that the event has been seen."""
        seen, self.event = self.event, ""
        return key == "#" and seen != "" and not self._asks()

    def on_key(self, key: str) -> "Destination":
        if self.confirms(key):
            return None
        if self.input.text and self.input.number is None:
            self.free = False  # refused together with its number
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
        render_table(page, game, title, self.texts.hint(game))
        hand = game.knowledge.hand(game.seat)
        if hand is None:
            render_seats(page, game)
            if self._can(TRICK):
                page.row(6, texts.SPECIAL[self._can(TREAT)])
            if self.remark:  # also while something is typed: little changes then
                page.notice(self.remark)
        else:
            lines = hand_lines(hand, self.page_at)
            for i in range(len(lines)):
                page.row(5 + i, lines[i])
            if self.shell.referee.setup.hints:
                self.shell.referee.folder.part("hand_over").mark(page, game)
        confirmed = self.event and not self._asks()
        page.row(7, EVENT_KEYS[0] if confirmed else self.keys_line())

    def lights(self, now: int) -> "Colours":
        return ring(self.game, now, self.shell.signals.arc)

    def typed(self) -> str:
        """Return what was typed, or nothing."""
        text = ("J " if self.free else "") + self.input.text
        return text and text + "_"

    def keys_line(self) -> str:
        """Return what the keys do."""
        if self.input.live or self.free and not self.input.text:  # what was refused is dead
            return texts.KEYS
        game = self.game
        words = ["_"]
        if self._can(END):
            words.append("#end")
        elif self._can(DRAW):
            words.append(("#" if dealt(game) else "##") + ("draw 3" if game.obliged else "draw"))
        if game.jokers and not why_not_held(game, JOKER):
            words.append(JOKERS)
        if self._can(TRICK):
            words.append("B Trick")
        if self._can(TREAT):
            words.append("C Treat")
        if len(game.knowledge.hand(game.seat) or ()) > ON_PAGE:
            words.append("D more")
        return keys_row(words)

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
        if hand is None:
            here = type(self)(self.shell, told, event)
        elif move[0] == DRAW:
            new = texts.new(before, game.knowledge.hand(seat))
            show = self.shell.referee.folder.part("hand_over").Hand
            here = show(self.shell, seat, lambda: first(self.shell), self.shell.take_back, new)
        else:
            here = first(self.shell)
            note = note or (event if game.drawn and game.drawn[0] != seat else "")  # a skip
        if len(game.out) > out:
            note = texts.OUT.format(game.name(seat), texts.PLACES[out]) + " " + note
        here.say(note)
        return here

    def _sound(self, move: "Move", seat: int, stays: bool) -> str:
        """Answer `move` of `seat`, who then `stays` on turn or not; return what it is called."""
        game, signals = self.game, self.shell.signals
        if texts.is_event(game, move, seat):
            signals.event(game, drawing(game))
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
