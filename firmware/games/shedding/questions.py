"""Questions in a game of discarding: the first open card, and before rarer moves."""

from firmware.games.shedding.rules import (
    DISCARD,
    DRAW,
    FREE,
    JOKER,
    LAST,
    MISTYPED,
    OBLIGE,
    OPEN,
    PASS,
    RULE_DRAW,
    RULE_HUNDRED,
    TRICK,
    card_text,
)
from firmware.games.shedding.screens import first
from firmware.play.rules_base import HELD
from firmware.ui.questions import Ask, NumberInput
from firmware.ui.screen import BACK, TWICE_MS, Screen

DRAWS = "{} draws {}?"
STILL = "One of yours goes. Still draw?"  # the hand stays in view
HUNDRED = (
    "Trick: all others draw 3?",
    "Treat: the 100 down, and end?",
)
WHOSE = "Has {} drawn? Then {} is {}'s."
LOW = "Was the last card 1 to 9?"
LAST_CARD = "{}'s last card?"
GOES = "{} on {}: does that go?"
AGAIN = "Then {} again"
TYPED = "{}: first # or *"
RIGHT = ". Right all the same?"


def draw(turn: "SheddingTurn"):
    """Ask whether the player on turn draws."""
    game, knowledge = turn.game, turn.game.knowledge
    text = DRAWS if knowledge.hand(0) is None else STILL
    asked = _ask(turn, text.format(game.name(game.seat), 3 if game.obliged else 1), (DRAW,))
    if text == DRAWS and not knowledge.secret:
        asked.typed = _doubting(turn)
    return asked


def _doubting(turn: "SheddingTurn"):
    """Return what notes that the card that is begun may be the next player's."""

    def begun():
        turn.doubtful = True

    return begun


def whose(turn: "SheddingTurn", move: "Move", rule: "Move | None" = None, asked: "Any" = None):
    """Ask whose the card of `move` is, as it was begun where the player on turn was to draw.

    Whoever's it is, it comes after `rule` if there is one.  If something else has just been `asked`
    its page goes on with this: else it would lie beneath, and be come back to.
    """
    game, shell = turn.game, turn.shell
    card = game.cards_of(move)[0]
    drawing = game.name(game.seat)

    def drawn():
        _rule(turn, rule)
        there: Any = turn.play((DRAW,))
        if there.plain:
            there.event = ""
        if there.event:
            there.say(AGAIN.format(card_text(card)))
            return there
        return there.play(move) or there

    def theirs():
        _rule(turn, rule)
        return turn.play(move) or BACK

    turn.input.refuse()
    asked = asked or Ask(shell, "", drawn, beneath=turn)
    asked.text = WHOSE.format(drawing, card_text(card), game.name(game.next_seat()))
    asked.yes, asked.no = drawn, theirs
    asked.drops, asked.typed = True, _doubting(turn)
    return asked


def _rule(turn: "SheddingTurn", rule: "Move | None") -> None:
    """Keep the `rule` by which the next card may be played, if there is one."""
    if rule:
        turn.shell.referee.submit(rule)


def passed(turn: "SheddingTurn"):
    """Ask, as no more cards are laid on call, whether the last one obliges (H2.2, H3.2)."""

    def low():
        return turn.play((OBLIGE,))

    asked = Ask(turn.shell, LOW, low, lambda: turn.play((PASS,)), beneath=turn)
    asked.drops = True  # it may be told as well
    return asked


def told(turn: "SheddingTurn", move: "Move", doubtful: bool):
    """Ask on call whether `move` lays the last card of the player on turn, which may win.

    And, where that is `doubtful`, whether its card goes on the last one told.
    """
    game = turn.game
    asks = [LAST_CARD.format(game.name(game.seat))] if game.knowledge.hands[game.seat] < 2 else []
    if doubtful:
        asks.append(GOES.format(move[1], game.told))

    def no():
        turn.input.clear()  # they type another number
        return BACK

    asked = _ask(turn, " ".join(asks), move)
    asked.no, asked.typed, asked.drops = no, turn.input.refuse, True
    return asked


def hundred(turn: "SheddingTurn", code: int):
    """Ask before the 100 is played as the row `code` says, which a slip of the finger would do."""
    if turn.free or turn.input.number is not None:
        text = TYPED.format(card_text(JOKER) if turn.free else turn.input.text)
        turn.refuse(text if turn.input.number is not None else turn.texts.why(("declare",)))
        return None
    if turn.game.why_not((code,)):
        return turn.play((code,))
    return _ask(turn, HUNDRED[code - TRICK], (code,))


def right(turn: "SheddingTurn", move: "Move", why: str):
    """Ask whether `move`, just refused as its card has been played, is right all the same.

    Then it is ruled that the draw pile is as it is, and no longer sure what lies in the other; or,
    of the open card, that another lies there; or, where the card is known elsewhere, that all may
    lie otherwise.
    """
    game = turn.game
    if why == HELD:
        card = card_text(game.cards_of(move)[0])
        return turn.shell.guided.right(turn, card, lambda: turn.play(move))
    rule = _forgetting(game, move)
    if not _goes(game, move) or game.why_not(rule):
        return None
    said = turn.note.replace("\n", " ")
    text = said + RIGHT
    if game.called:  # the 100: its head tells that in one piece
        turn.note, text = said, RIGHT[2:]
    if game.knowledge.secret:
        guided = turn.shell.guided
        return guided.ask(turn, text + guided.JUST_COUNT, lambda: turn.play(move), rule)
    return _ask(turn, text, move, rule)


def _forgetting(game: "Discarding", move: "Move") -> "Move":
    """Return the ruling by which it is not sure any more that the card of `move` was played."""
    card = game.cards_of(move)[0]
    there = game.jokers if card == JOKER else 1
    if game.top == card and there < 2:
        return (MISTYPED,)
    if card == LAST and game.aside:
        beside = [seat for seat in range(game.players) if game.has_beside(seat)] or [game.seat]
        return (RULE_HUNDRED, beside[0], 0)
    return (RULE_DRAW, game.knowledge.draw)


def _goes(game: "Discarding", move: "Move") -> bool:
    """Return True if nothing but where its card lies keeps `move` from being played."""
    if move[0] not in (DISCARD, FREE):
        return True
    return not game.why_not_fields(move) and game.fits_as(move)


def _ask(turn: "SheddingTurn", text: str, move: "Move", rule: "Move | None" = None):
    """Ask `text`; yes plays `move`, after `rule` if there is one."""

    def yes():
        turn.say("")  # what the move was refused with
        if rule and turn.doubtful:
            turn.doubtful = False
            whose(turn, move, rule, asked)
        else:
            _rule(turn, rule)
            there = turn.play(move) or BACK
            if type(there) is not Ask:
                return there
            # It is asked here too: else this lay beneath, and would be come back to.
            asked.text, asked.yes = there.text, there.yes
        asked.deaf_until = turn.shell.at + TWICE_MS  # nobody has read that yet
        return None

    asked = turn.shell.ask(text, yes, turn)
    return asked


TYPE = "Type it, then #."


class Opening(Screen):
    """``2 3 #`` says that the 23 was turned over."""

    help = "OPENING"
    helps = "help"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        folder = shell.referee.folder
        self.texts = folder.texts
        self.game: Discarding = shell.referee.game
        self.input = NumberInput(self)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#" and self.input.number is not None:
            return self._open(self.input.number)
        if key == "*":
            return self.shell.take_back(self)
        if key == "A" and self.game.jokers:
            self.refuse(self.texts.why(("under",)))
        else:
            self.not_now(TYPE)
        return None

    def _open(self, card: int):
        why = ("card", card) if card > LAST else self.shell.referee.submit((OPEN, card))
        if why:
            self.input.refuse()
            self.refuse(self.texts.why(why))
            return None
        self.shell.signals.turn(self.game)
        return first(self.shell)

    def render(self, page: "Page") -> None:
        self.shell.starter.render_opening(self, page, self.input.text)
