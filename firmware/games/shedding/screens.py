"""The turn in the games of discarding, and which screen such a game stands at."""

from firmware.games.shedding import lights, parts, picture, texts
from firmware.games.shedding.refusal_rules import why_not_held
from firmware.games.shedding.tables import DISCARD, DRAW, END, FREE, JOKER, LAST, TREAT, TRICK
from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL
from firmware.ui.number_input import NumberInput
from firmware.ui.screen import Screen


def first(shell: "Shell"):
    """Return the screen that the game in play stands at."""
    game: Discarding = shell.referee.game
    part = shell.referee.folder.part
    if not game.started:
        return later.first_player.AfterDeal(shell)
    if game.over:
        verdict = parts.result_texts.verdict(game)
        return later.session.Scores(shell, verdict, hands=dealt(game))
    if game.owes:
        return later.guided.Reshuffle(shell, texts.told)
    if not game.open:
        opening: OpeningPart = part("shedding.open_card_screen")
        return opening.Opening(shell)
    called = shell.referee.setup.level == ON_CALL
    turn = part("on_call_turn").Turn if called else part("screens").Turn
    if dealt(game):
        return part("hand_over").Cover(shell, game.seat, lambda: turn(shell), shell.take_back)
    return turn(shell)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    added: MenuPart = shell.referee.folder.part("shedding.menu_lines")
    return added.lines(shell)


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
        self.texts: SheddingTexts = folder.part("texts")
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
            self.page_at = picture.next_page(self.game.knowledge.hand(self.game.seat), self.page_at)
        else:
            self.refuse(texts.WHICH)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        if self.event not in ("", texts.turn(game)):
            parts.events.render(page, game, self.event, self._asks())
            return
        typed = self.typed()
        title = texts.typing(game, typed) if typed else self.texts.status(game)
        picture.render_table(page, game, title, self.texts.hint(game))
        hand = game.knowledge.hand(game.seat)
        if hand is None:
            picture.render_seats(page, game)
            if self._can(TRICK):
                page.row(6, texts.SPECIAL[self._can(TREAT)])
            if self.remark:  # also while something is typed: little changes then
                page.notice(self.remark)
        else:
            lines = picture.hand_lines(hand, self.page_at)
            for i in range(len(lines)):
                page.row(5 + i, lines[i])
            if self.shell.referee.setup.hints:
                self.shell.referee.folder.part("hand_over").mark(page, game)
        confirmed = self.event and not self._asks()
        page.row(7, parts.events.KEYS[0] if confirmed else self.keys_line())

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now, self.shell.signals.arc)

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
            words.append(picture.JOKERS)
        if self._can(TRICK):
            words.append("B Trick")
        if self._can(TREAT):
            words.append("C Treat")
        if len(game.knowledge.hand(game.seat) or ()) > picture.ON_PAGE:
            words.append("D more")
        return picture.keys_row(words)

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
            wrong = why[0] in ("gone", "held") and hand is None
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
            signals.event(game, lights.drawing(game))
            return parts.events.title(game, move, seat)
        if stays:
            signals.done(signals.arc(game.players, seat))
        else:
            signals.turn(game, lights.drawing(game))
        return ""

    def _can(self, code: int) -> bool:
        return not self.game.why_not((code,))

    def _declare(self) -> None:
        """Let the number be that of a joker, or a card's again; say at once who has none."""
        self.free = not self.free
        why = why_not_held(self.game, JOKER) if self.game.jokers else ("jokers",)
        if why and self.free:
            self.free = len(self.game.tables.MOST) > 1  # could there be some?
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
