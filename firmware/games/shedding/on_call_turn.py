"""A turn on call in a game of discarding, and its texts."""

from firmware.games.shedding import questions, screens, texts
from firmware.games.shedding.rules import DISCARD, LAID, LAST_LAID, PASS, TREAT, TRICK
from firmware.ui import layout

KEYS = "#laid  *back"
KEYS_ONE = "#laid A draw  *back"
KEYS_ANSWER = "1-9 # A draw +3  *back"
KEYS_MORE = ("#laid A draw D more  *", "#last A end D more  *")  # nothing laid yet, or something

ANSWER = "1-9 or +3:"
ANSWERED = "1-9: {}_"  # what is typed
LAY = "lay, or draw"
LAY_ON = "on {}: lay or draw"
LAID_MORE = "{} laid, more?"
SHOWN = "last: {}_"
TURN_OVER = "Turn over 1 card"
LAST = "Last card: # or 1-9 #."
_PILE = 92  # pixels, where the draw pile stands that has no room in the head
TYPED = "{} is typed. # lays it, * takes it away."


class Turn(screens.Turn):
    """A turn: ``#`` is one card laid and the end, ``D`` one more before it, ``A`` none.

    ``7 #`` says that the last card was a 7, which the next player must answer, ``4 5 #`` that it
    was the 45.
    """

    help = "ON_CALL"
    held = begins = ""

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell, remark, event)
        game = self.game
        if not remark and not game.below and not game.renewals:
            self.remark = TURN_OVER

    def on_key(self, key: str) -> "Destination":
        if self.confirms(key):
            return None
        if self.input.take(key):
            return None
        number = self.input.number
        if key == "#":
            return self._lay((LAST_LAID,) if number is None else (DISCARD, number))
        if key == "*":
            return self.shell.take_back(self)
        if self.input.text:
            self.refuse(TYPED.format(self.input.text))
        elif key == "A":
            return questions.passed(self) if self.game.laid else self.play((PASS,))
        elif key == "D":
            return self._lay((LAID,))
        else:
            return questions.hundred(self, TRICK if key == "B" else TREAT)
        return None

    def _lay(self, move: "Move"):
        """Play `move`, a card laid; the last one of a hand is asked about, and none follows it.

        So is one that can hardly go on the last one told.
        """
        game = self.game
        if game.why_not(move):
            return self.play(move)
        last = game.knowledge.hands[game.seat] < 2
        if last and move[0] == LAID:
            self.refuse(LAST)
            return None
        doubtful = move[0] == DISCARD and game.doubtful(move[1])
        return questions.told(self, move, doubtful) if last or doubtful else self.play(move)

    def render(self, page: "Page") -> None:
        game = self.game
        if self.event not in ("", texts.turn(game)):
            screens.render_event(page, game, self.event, False)
            return
        beneath = screens.render_title(page, texts.turn(game), game)
        if beneath:
            layout.label(page, _PILE, layout.STAGE, beneath)
        typed = self.input.text
        if game.obliged:
            words = ANSWERED.format(typed) if typed else ANSWER
        elif typed:
            words = SHOWN.format(typed)
        else:
            words = LAY_ON.format(game.told) if game.told else LAY
            if game.laid:
                words = LAID_MORE.format(game.laid)
        top = layout.sentence(page, words, below=layout.STAGE + layout.LINE)
        screens.render_rest(page, game, top, self.remark, layout.LEFT_EDGE)
        layout.keys(page, screens.EVENT_KEYS[0] if self.event else self.keys_line())

    def keys_line(self) -> str:
        """Return what the keys do."""
        if self.input.live:
            return KEYS
        game = self.game
        if game.obliged:
            return KEYS_ANSWER
        if game.why_not((LAID,)):
            return KEYS_ONE
        return KEYS_MORE[game.laid > 0]
