"""The turn in *The Game*, and which screen the game stands at."""

from firmware.games.the_game import lights, parts, texts
from firmware.games.the_game.picture import render_counts, render_hand, render_tops, status
from firmware.games.the_game.tables import ASK, CANT, DECK, END, LAY, MARK, NOBODY, RAISE
from firmware.modules.later import later
from firmware.play.knowledge import GUIDED, ON_CALL
from firmware.ui.number_input import NumberInput
from firmware.ui.screen import Screen

REMARK = 16  # characters before what * does
CANT_KEY = " #can't"


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: TheGame = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return part("first_player").FirstPlayer(shell)
    if on_call(shell):
        if game.over:
            result: OnCallResultPart = part("on_call_result")
            return result.Result(shell)
        return part("on_call_turn").Turn(shell)
    if game.over:
        return part("result").Result(shell)
    if passed_round(game):
        return part("hand_over").Cover(shell, game.seat, lambda: Turn(shell), shell.take_back)
    return Turn(shell)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: TheGame = shell.referee.game
    if not game.started:
        return []
    lines: list[MenuLine] = [
        ("Ruling", lambda: shell.referee.folder.part("ruling_screen").Ruling(shell))
    ]
    if passed_round(game) and not game.over:
        lines.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.knowledge.secret and not game.over:
        lines.append(("Hands", lambda: later.peek.look_round(shell)))
    return lines


def on_call(shell: "Shell") -> bool:
    """Return True if the players judge the cards and only say how many they laid."""
    return shell.referee.setup.level == ON_CALL


def passed_round(game: "TheGame") -> bool:
    """Return True if the device shows hands and more than one player looks at it."""
    return game.players > 1 and game.knowledge.hand(0) is not None


def mark(screen: "Screen", pile: int, seat: int = NOBODY) -> "Destination":
    """Put the next sign on `pile`, or take it away (TG15).

    It has the name of whoever asks: of `seat`, or of the other one where two play.  Where that is
    not known, return the question.
    """
    game: TheGame = screen.shell.referee.game
    sign = next_sign(game, game.marks[pile])
    if game.players == 2:
        seat = 1 - game.seat
    elif seat == game.seat:
        seat = NOBODY
    if sign and seat == NOBODY and game.players > 1:
        return parts.questions.Signal(screen, pile, sign)
    return put(screen, pile, sign, seat)


def next_sign(game: "TheGame | OnCall", sign: int) -> int:
    """Return the sign that follows `sign`, 0 for none."""
    return (sign + 1) % (RAISE + game.short)


def put(screen: "Screen", pile: int, sign: int, seat: int) -> None:
    """Put `sign` on `pile` for `seat`, which may be NOBODY, and say so on `screen`."""
    shell = screen.shell
    game: TheGame = shell.referee.game
    named = sign and seat != NOBODY
    why = shell.referee.submit((ASK, pile, sign, seat) if named else (MARK, pile, sign))
    if why:
        screen.refuse(texts.why(why))
        return
    who = texts.player(game, seat)
    said = texts.ASKS[sign].format(who, "{}") if named else texts.MARKS[sign]
    screen.say(said.format("ABCD"[pile]))
    shell.signals.done(lights.pixels(pile))


class Turn(Screen):
    """A turn: ``3 7 C`` lays 37 on pile C, ``#`` ends the turn, ``*`` takes back."""

    helps = "help"
    help = "TURN"
    held = "ABCD"
    looking = True
    on_turn = True

    def __init__(self, shell: "Shell", remark: str = ""):
        super().__init__(shell)
        self.input = NumberInput(self)
        self.cards = list(self.game.knowledge.hand(self.game.seat) or ())  # as the turn began
        self.remark = remark  # until the first card
        if not self.cards and self.game.unlaid == DECK and not self.game.idle:
            told = shell.referee.setup.level == GUIDED and self.game.players > 1  # who starts, too
            self.remark = texts.deal(self.game, told)

    @property
    def game(self) -> "TheGame":
        """The game as its rules know it."""
        return self.shell.referee.game

    def ahead(self, key: str) -> bool:
        return not passed_round(self.game)

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#":
            return self._end()
        if key == "*":
            return self.shell.take_back(self)
        pile = "ABCD".find(key[-1])
        if len(key) == 1:
            return self._lay(pile)
        return mark(self, pile)

    def render(self, page: "Page") -> None:
        game = self.game
        title = status(game)
        if self.input.text:
            title = "{}: {}_".format(texts.player(game, game.seat), self.input.text)
        render_tops(page, game, title, self.input.number or 0)
        hand = game.knowledge.hand(game.seat)
        page.end(1, "laid {:>2}".format(game.laid))
        if hand is None:
            render_counts(page, game, self.remark)
        else:
            hints = self.shell.referee.setup.hints
            render_hand(page, self.cards, hand, game.fitting(hand) if hints else ())
        page.row(7, self._keys())

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now)

    def _keys(self) -> str:
        if self.remark and self.cards:
            return "{:<16}*back".format(self.remark)
        game = self.game
        if game.knowledge.secret and game.short and game.laid < game.due:
            return texts.KEYS + CANT_KEY  # whether it is so nobody is told before they press it
        why = game.why_not((END,))
        if not why:
            return texts.KEYS + (" #end" if game.laid >= game.due else " #pass")
        return texts.KEYS + (CANT_KEY if why[0] == "ask" else "")

    def _lay(self, pile: int):
        card = self.input.number
        if card is None:
            self.refuse(texts.WHICH_CARD)
            return None
        return self.lay(card, pile)

    def lay(self, card: int, pile: int):
        """Lay `card` on `pile` and return where the game then stands, or say why it is refused."""
        game = self.game
        said = texts.ignored(game, pile) if game.ignores(card, pile) else ""
        top = game.tops[pile]
        why = self.shell.referee.submit((LAY, card, pile))
        if why:
            self.input.refuse()
            self.refuse(texts.why(why))
            if why[0] == "held" and game.knowledge.secret:
                return later.guided.right(self, str(card), lambda: self.lay(card, pile))
            return parts.questions.right(self, card, pile) if why[0] == "laid" else None
        self.remark = ""
        self.input.clear()
        if said:
            self.say(said)
            lights.asked(self.shell.signals, pile)
        else:
            self.shell.signals.done(lights.pixels(pile))
            if card == (top - 10 if pile < 2 else top + 10):  # TG5
                self.say(texts.TEN_BACK)
                self.shell.signals.effect((), lights.PRAISE)
        return self._ended() if self.game.over else None

    def _end(self):
        if self.input.text:
            self.refuse(texts.WHICH_PILE)
            return None
        why = self.game.why_not((END,))
        if not why:
            return self._pass_on((END,))
        if why[0] != "ask":
            self.refuse(texts.why(why))
            return parts.questions.cant(self) if self.game.knowledge.secret else None
        text = texts.asked_after(self.game, self.game.laid)
        return self.shell.ask(text, lambda: self._pass_on((CANT,)))

    def _pass_on(self, move: "Move"):
        game = self.game
        seat = game.seat
        before = list(game.knowledge.hand(seat) or ())
        pile = game.knowledge.draw
        self.shell.referee.submit(move)
        if game.over:
            return self._ended()
        self.shell.signals.turn(game, (seat,) if game.knowledge.draw < pile else ())
        if not passed_round(game):
            hand = game.knowledge.hand(seat)
            if hand is None:
                return Turn(self.shell, texts.draws(game, seat, pile - game.knowledge.draw))
            return Turn(self.shell, texts.drawn(hand, before, REMARK))
        said = texts.drawn(game.knowledge.hand(seat), before, REMARK)
        hand = self.shell.referee.folder.part("hand_over").Hand
        return hand(self.shell, seat, lambda: first(self.shell), self.shell.take_back, said)

    def _ended(self):
        self.shell.signals.ended(self.game.won)
        return first(self.shell)
