"""The screens of *Numbers Memo*: turns, who begins, and rulings."""

from firmware.games.memo import texts
from firmware.games.memo.rules import CARDS, END, NEED, PAIR, REVEAL, TURN, UNSEEN
from firmware.play.knowledge import ON_CALL
from firmware.shell import ruling
from firmware.ui import layout
from firmware.ui.faces import N22, N32, S
from firmware.ui.questions import NumberInput
from firmware.ui.screen import BACK, PIXELS, Screen
from firmware.ui.signals import DRAWS, lit

_MISSED = (1900, 70, 0, 30, 1400, 110)  # tones: Hz (0 is silence), ms


def missed(signals: "Signals") -> None:
    """Tell that two cards are no pair: one half of the ring, then the other, and a falling tone."""
    half = PIXELS // 2
    signals.effect((lit(range(half), DRAWS), lit(range(half, PIXELS), DRAWS)), _MISSED)


def ended(shell: "Shell") -> None:
    """Tell that the game is over, and whether somebody is before all others."""
    game: Memo = shell.referee.game
    if len(game.winners()) > 1:
        shell.signals.tied()
    else:
        shell.signals.ended(True)


_LEFTS = (0, 66)  # of the two cards that are face up, in pixels
_CARD_WIDTH = 61
RULE, STANDING = 40, 48  # where these rows begin


def render_table(page: "Page", game: "Memo", begins: bool) -> None:
    """Put the cards face up on the stage, under them the rule and how many are left.

    Below it says who has won how many; when the game `begins`, how many are laid out, large
    while none is up.
    """
    if begins and not game.up:
        layout.sentence(page, texts.rule(game) + "\n" + texts.LAY.format(game.count))
        return
    for i in range(len(game.up)):
        page.card(_LEFTS[i], layout.STAGE, _CARD_WIDTH, 24, game.up[i], N22, True)
    layout.label(page, layout.LEFT_EDGE, RULE, texts.rule(game))
    if not begins:
        left = texts.LEFT.format(game.left)
        layout.label(page, layout.RIGHT_EDGE - page.width(left, S), RULE, left)
    _render_standing(page, game, begins)


def _render_standing(page: "Page", game: "Memo", begins: bool) -> None:
    text = texts.LAY.format(game.count) if begins else texts.standing(game)
    layout.label(page, layout.LEFT_EDGE, STANDING, text)


FIRST, DECLARE, SECOND, BOTH = range(4)  # what a turn waits for


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Memo = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return _who_starts(shell)
    if game.over:
        return shell.scores(texts.verdict(game))
    if game.boxed(game.seat):
        return part("box_turn").BoxTurn(shell)
    if game.places:
        grid: GridPart = part("grid")
        return grid.Grid(shell)
    if shell.referee.setup.level == ON_CALL:
        return OnCallTurn(shell)
    return Turn(shell)


def _who_starts(shell: "Shell"):
    """Return who is to start; at the table the cards are laid out meanwhile."""
    game: Memo = shell.referee.game
    title = texts.WHO_STARTS if game.places else texts.TAKE.format(game.count)
    if game.guided:
        grid: GridPart = shell.referee.folder.part("grid")
        title = texts.ROWS.format(grid.across(game.count))
    return shell.starter.FirstPlayerChoice(shell, title)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Memo = shell.referee.game
    return [("Ruling", lambda: Ruling(shell))] if game.started and not game.over else []


class Turn(Screen):
    """A turn at the table: ``2 3 #`` says that the 23 was turned up, then which number it needs."""

    helps = "help"
    help = "TURN"
    on_panel = 0  # which of the texts that differ

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.input = NumberInput(self)
        card, said = shell.referee.hands_typed or (0, 0)
        self.sure = self.game.up == [card]  # has it been confirmed, though it is wrong?
        self.said = said if self.sure else 0  # the number declared of what is up

    @property
    def game(self) -> "Memo":
        """The game as its rules know it."""
        return self.shell.referee.game

    @property
    def on_turn(self) -> bool:
        """True but while both cards are up, which everybody looks at."""
        return self.phase != BOTH

    @property
    def phase(self) -> int:
        """The step that the turn waits for: FIRST, DECLARE, SECOND or BOTH."""
        up = len(self.game.up)
        if up == 1:
            return SECOND if self.sure else DECLARE
        return BOTH if up else FIRST

    def on_key(self, key: str) -> "Destination":
        if self.phase == BOTH and key.isdigit():
            return self._next(key)
        refused = self.input.text and self.input.number is None
        if self.input.take(key):
            return None
        if key == "#":
            number = self.entered()
            if number is not None:
                return self._enter(number)
            if not refused or self.phase != SECOND:
                return self._nothing_typed()
        if key == "*":
            return self._back()
        self._remind()
        return None

    def render(self, page: "Page") -> None:
        self.titled(page, self.asks())
        render_table(page, self.game, self.shell.referee.played == 1)
        layout.keys(page, self.keys_line())

    def entered(self) -> int | None:
        """Return the number that ``#`` takes, or None."""
        return self.input.number

    def shown(self) -> str:
        """Return the number as it is shown."""
        return self.input.text

    def card_of(self, number: int) -> int | None:
        """Return the card that `number` means, or None if that was refused."""
        return number

    def asks(self) -> str:
        """Return who is on turn and what is to be typed, and what has been."""
        game = self.game
        who, up = game.name(game.seat), game.up
        phase = self.phase
        if phase == FIRST:
            text = texts.ONCE_MORE if game.kept else texts.TURN_UP[self.on_panel]
            return text.format(who, self.shown())
        if phase == DECLARE:
            shown = self.shown()
            return texts.NEEDS.format(who, up[0], shown and " " + shown)
        if phase == SECOND:
            small = self.on_panel and game.count > 50  # there a card that is up is a mere sign
            return texts.told(who, self.said, self.shown(), up[0] if small else 0)
        return texts.NO_PAIR.format(*up)

    def keys_line(self) -> str:
        """Return what the keys do."""
        said = self.phase == DECLARE and self.said
        return self._keys() + texts.STAR[bool(said or self.input.live or self.entered())]

    def _keys(self) -> str:
        """Return what the keys but the star do."""
        phase = self.phase
        if phase == BOTH:
            return texts.CLOSE[self.on_panel]
        if phase == DECLARE:
            return texts.GO_ON if self.said else texts.SAY
        if phase == SECOND and not self.on_panel and not self.shown():
            return texts.CAME
        stop = self.game.kept and self.entered() is None
        return (texts.STOP if stop else texts.KEYS)[self.on_panel]

    def _enter(self, number: int):
        """Take the number that was typed for what the turn waits for."""
        phase = self.phase
        if phase == DECLARE:
            return self._declare(number)
        card = self.card_of(number)
        if card is None:
            self.input.refuse()
            return None
        return self._reveal((REVEAL, card) if phase == FIRST else (NEED, self.said, card))

    def _declare(self, number: int) -> None:
        why = self.game.why_not_said(number)
        if why:
            self.input.refuse()
            self.shell.referee.refused = (), why
            self.refuse(texts.why(why))
            return
        self.said = number
        self.input.clear()
        if number == self.game.needed:
            self._confirm(number)
            self._done()
        else:
            self.refuse(texts.wrong(self.game, number))

    def _confirm(self, number: int) -> None:
        """Let `number` be declared for the card that is up, 0 for none, and keep that."""
        self.said, self.sure = number, number > 0
        self.shell.referee.keep_typed(bytes([0, self.game.up[0], number] if number else [0]))

    def _reveal(self, move: "Move"):
        game = self.game
        up = list(game.up)
        why = self.shell.referee.submit(move)
        if why:
            self.input.refuse()
            self.refuse(texts.why(why))
            return self._right(move) if why[0] == "gone" and not game.places else None
        self.input.clear()
        if self.shell.referee.hands_typed:
            self._confirm(0)
        if game.over:
            ended(self.shell)
            return first(self.shell)
        if len(game.up) == 2:
            missed(self.shell.signals)
            return None
        if up:
            self.say(texts.PAIR.format(up[0], move[2]))
        self._done()
        return None

    def _done(self) -> None:
        """Answer yes, on the arc of the player on turn."""
        signals = self.shell.signals
        signals.done(signals.arc(self.game.players, self.game.seat))

    def _right(self, move: "Move"):
        """Ask whether `move`, refused as its card has been won, is right all the same.

        Then it is ruled that the card and its partner still lie: an earlier one was a slip.
        """

        def yes():
            self.say("")  # what it was refused with
            self.shell.referee.submit((UNSEEN, move[-1]))
            return self._reveal(move) or BACK

        return self.shell.ask(texts.RIGHT, yes, self)

    def _next(self, key: str) -> "Destination":
        """Turn both cards back: `key` begins the next player's number."""
        if self.on_panel:  # there a key that slips would hide them
            self._remind()
            return None
        there = self._end()
        there.on_key(key)
        return there

    def _end(self):
        self.shell.referee.submit((END,))
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def _nothing_typed(self):
        phase = self.phase
        if phase == DECLARE and self.said:
            self._confirm(self.said)
        elif phase == SECOND and not self.on_panel:
            return self._reveal((NEED, self.said, self.said))  # the card that was declared
        elif phase == BOTH or phase == FIRST and self.game.kept:
            return self._end()
        else:
            self._remind()
        return None

    def _remind(self) -> None:
        """Say what the turn waits for."""
        if self.input.live:
            self.not_now(texts.TYPED.format(self.input.text))
            return
        word = ("first", "declare", "second", "both")[self.phase]
        self.not_now(texts.FIRST_PLACE if self.on_panel and not self.phase else texts.why((word,)))

    def _back(self):
        if self.said and self.phase in (DECLARE, SECOND):
            self._confirm(0)
        else:
            return self.shell.take_back(self)
        return None


class OnCallTurn(Screen):
    """A turn: ``A`` is a pair, ``#`` is none and the next player's turn, ``*`` takes back."""

    helps = "help"
    help = "ON_CALL"
    on_turn = True

    @property
    def game(self) -> "Memo":
        """The rules' table."""
        return self.shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return self.shell.take_back(self)
        if key not in ("A", "#"):
            self.not_now(texts.PAIR_OR_NOT)
            return None
        shell, game = self.shell, self.game
        shell.referee.submit((PAIR if key == "A" else END,))
        if game.over:
            ended(shell)
            return first(shell)
        if key == "A":
            shell.signals.done(shell.signals.arc(game.players, game.seat))
        else:
            shell.signals.turn(game)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        asks = texts.ANOTHER if game.kept else texts.JUDGE
        self.titled(page, asks.format(game.name(game.seat)))
        behind = page.numeral(layout.LEFT_EDGE + 3, layout.STAGE, game.left, N32)
        page.text(behind + 6, layout.STAGE, "left")
        layout.label(page, behind + 6, layout.STAGE + layout.LINE, texts.rule(game))
        _render_standing(page, game, self.shell.referee.played == 1)
        layout.keys(page, texts.PAIR_KEYS)


class Ruling(ruling.Ruling):
    """Choose what is to be set."""

    def rows(self) -> list:
        rows: list = [("turn", lambda: self.turn_of(TURN))]
        if not self.game.places:
            rows.append(("cards", lambda: self.seats("Whose cards?", self.cards_of)))
        return rows

    def cards_of(self, seat: int):
        def typed(count: int):
            why = self.game.why_not((CARDS, seat, count))
            if not why:
                return self.rule((CARDS, seat, count))
            asked.wrong(self.texts.why(why))
            return None

        title = "Cards of " + self.player(seat)
        asked = self.asked(title, 0, self.game.most(seat), typed)
        return asked
