"""A turn of the games of discarding on call: that a card was laid, and hardly ever which."""

from firmware.games.shedding import on_call_texts, parts, picture, screens, texts
from firmware.games.shedding.tables import DISCARD, LAID, LAST_LAID, PASS, TREAT, TRICK


class Turn(screens.Turn):
    """A turn: ``#`` is one card laid and the end, ``D`` one more before it, ``A`` none.

    ``7 #`` says that the last card was a 7, which the next player must answer.
    """

    help = "ON_CALL"
    held = begins = ""

    def __init__(self, shell: "Shell", remark: str = "", event: str = ""):
        super().__init__(shell, remark, event)
        game = self.game
        if not remark and not game.below and not game.renewals:
            self.remark = on_call_texts.TURN_OVER

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
        if number is not None:
            self.refuse(on_call_texts.TYPED.format(number))
        elif key == "A":
            return parts.questions.passed(self) if self.game.laid else self.play((PASS,))
        elif key == "D":
            return self._lay((LAID,))
        else:
            return parts.questions.hundred(self, TRICK if key == "B" else TREAT)
        return None

    def _lay(self, move: "Move"):
        """Play `move`, a card laid; the last one of a hand is asked about, and none follows it."""
        game = self.game
        if game.knowledge.hands[game.seat] > 1 or game.why_not(move):
            return self.play(move)
        if move[0] != LAID:
            return parts.questions.last_card(self, move)
        self.refuse(on_call_texts.LAST)
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        if self.event not in ("", texts.turn(game)):
            parts.events.render(page, game, self.event, False)
            return
        picture.render_title(page, texts.turn(game), game)
        typed = self.input.text
        if game.obliged:
            page.tall(3, on_call_texts.ANSWER.format(" " + typed + "_" if typed else ""))
        elif typed:
            page.tall(3, on_call_texts.SHOWN.format(typed))
        else:
            page.tall(3, on_call_texts.LAID.format(game.laid) if game.laid else on_call_texts.LAY)
        picture.render_seats(page, game)
        if self._can(TRICK):
            page.row(6, texts.SPECIAL[self._can(TREAT)])
        if self.remark:
            page.notice(self.remark)
        page.row(7, parts.events.KEYS[0] if self.event else self.keys_line())

    def keys_line(self) -> str:
        """Return what the keys do."""
        if self.input.text:
            return on_call_texts.KEYS
        game = self.game
        if game.obliged:
            return on_call_texts.KEYS_ANSWER
        if game.why_not((LAID,)):
            return on_call_texts.KEYS_ONE
        return on_call_texts.KEYS_MORE[game.laid > 0]
