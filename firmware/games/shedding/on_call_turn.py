"""A turn on call in a game of discarding, and its texts."""

from firmware.games.shedding import questions, screens, tabletop, texts
from firmware.games.shedding.rules import DISCARD, LAID, LAST_LAID, PASS, TREAT, TRICK
from firmware.ui import layout
from firmware.ui.faces import S

KEYS = "#laid  *clear"
KEYS_ONE = ("#laid A draw  *undo", "#last A end  *undo")  # one alone can be laid
KEYS_ANSWER = "1-9 # A draw 3  *undo"
KEYS_MORE = ("#laid A draw D more", "#last A end D more")  # nothing laid yet, or something

CARDS = ("{} card", "{} cards")
LAID_MORE = "{} laid"
ON = "on {}"
SHOWN = ("laid: {}_", "last: {}_")  # by whether several may be laid in a turn
ANSWERED = "with {}_"
TURN_OVER = "Turn over 1 card, not typed"
LAST = "Last: # or card #"
_BESIDE = 58  # column of what stands beside the name
TYPED = "{}: # or *"


class Turn(screens.Turn):
    """A turn: ``#`` is one card laid and the end, ``D`` one more before it, ``A`` none.

    ``7 #`` says that the last card was a 7, which the next player must answer, ``4 5 #`` that it
    was the 45.
    """

    help = "ON_CALL"
    begins = ""
    beside = False

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

    def refuse(self, text: str) -> None:
        super().refuse(text.replace("or d", "A d"))  # or draw 3: here A does

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
        self.unseen = ""
        if texts.has_page(self.event):
            self.unseen = tabletop.EVENT_KEYS[0]
            tabletop.render_event(page, game, self.event, self.unseen)
            return
        typed = self.input.text
        name = game.name(game.seat)
        self.must = game.obliged and not self.note
        title = texts.MUST.format(name) if game.obliged else texts.LAYS.format(name)
        self.titled(page, title, game.knowledge.draw)
        beside = max(page.text(layout.LEFT_EDGE, layout.STAGE, name, twice=True) + 6, _BESIDE)
        if game.obliged:
            words = ANSWERED.format(typed) if typed else texts.NEED_ANSWER
        elif typed:
            words = SHOWN[game.special].format(typed)
        else:
            held = game.knowledge.hands[game.seat]
            words = CARDS[held > 1].format(held)
            if game.laid:
                words = LAID_MORE.format(game.laid)
            elif game.told:
                words = ON.format(game.told)
        behind = layout.sentence(page, words, beside, below=layout.FOOT)
        if self.remark:
            draws, _, _ = self.remark.partition(". ")  # the page before told of a shuffle
            y = layout.FOOT - (not layout.low(name))  # apart from the keys' caps, if that has room
            page.text(layout.LEFT_EDGE, y, draws, S, end=layout.RIGHT_EDGE, said="")
            page.say(layout.LEFT_EDGE, layout.FOOT, draws)
        elif len(words) < 14:
            self.render_seats(page, beside, behind)
        layout.keys(page, tabletop.EVENT_KEYS[0] if self.event else self.keys_line())

    def render_seats(self, page: "Page", x: int, y: int) -> None:
        """Put who else holds how many, and from `x` on what the 100 may do, if `y` is above it."""
        game = self.game
        # Looked at once more, it has no keys.
        may = not (page.heading or self.begun() or game.why_not((TRICK,)))
        if may and y <= layout.STAGE + layout.LINE:
            words = texts.SPECIAL[not game.why_not((TREAT,))]
            if x + page.width(words, S) > layout.RIGHT_EDGE:
                words = texts.SPECIAL[0]
            layout.label(page, x, layout.STAGE + layout.LINE, words)
        tabletop.render_seats(page, game, layout.FOOT, layout.KEYS, layout.LEFT_EDGE)

    def keys_line(self) -> str:
        """Return what the keys do."""
        if self.input.live:
            return KEYS
        game = self.game
        if game.obliged:
            return KEYS_ANSWER
        alone = game.why_not((LAID,)) or game.knowledge.hands[game.seat] < 2
        return (KEYS_ONE if alone else KEYS_MORE)[game.laid > 0]
