"""A turn of *The Game* on call: how many cards were laid, and nothing else."""

from firmware.games.the_game import texts
from firmware.games.the_game.rules import DECK, LAY_COUNT, STUCK
from firmware.games.the_game.screens import asked_after, first, mark
from firmware.play.rules_base import ASKED
from firmware.ui import layout
from firmware.ui.faces import N32, S
from firmware.ui.page import CENTRE
from firmware.ui.questions import NumberInput
from firmware.ui.screen import Screen

_BESIDE = 56  # column of what stands beside the count


class Turn(Screen):
    """A turn: ``3 #`` says that three cards were laid, ``#`` that none can be, ``*`` takes back.

    Too few are asked about, but on the short sheet only where it is none.
    """

    helps = "help"
    help = "ON_CALL"
    held = "ABCD"
    on_turn = True

    def __init__(self, shell: "Shell", remark: str = ""):
        super().__init__(shell)
        self.input = NumberInput(self, 1)
        self.remark = remark  # what the player before must draw
        game = self.game
        if game.unlaid == DECK and not game.idle:
            self.remark = texts.deal(game)

    @property
    def game(self) -> "OnCall":
        """The rules' table."""
        return self.shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "#":
            return self._laid(self.input.number or 0)
        if key == "*":
            return self.shell.take_back(self)
        pile = "ABCD".find(key[-1])
        if len(key) > 1:
            return mark(self, pile) if pile >= 0 else None
        self.not_now(texts.HOW_MANY)
        return None

    def recall(self, move: "Move") -> None:
        self.input.text = str(move[1])

    def render(self, page: "Page") -> None:
        game = self.game
        alone = game.players == 1
        self.titled(page, texts.LAYING[alone].format(game.name(game.seat)), game.knowledge.draw)
        typed = self.input.text
        # What is due stays there as it is typed: a large figure costs the wire much.
        page.numeral(0, layout.STAGE + 2, typed or game.due, N32, CENTRE, _BESIDE)
        count, hand = int(typed or game.due), game.knowledge.hands[game.seat]
        # Too few end the game, and more than are held are none: nobody draws, or is next.
        ended = typed and not game.short and count < game.due
        then = texts.OR_MORE
        if ended or (typed and count > hand):
            then, alone = "", True
        elif typed or count >= hand:
            then = texts.THEN_DRAWS.format(min(count, game.knowledge.draw))
        page.text(_BESIDE, layout.STAGE, then)
        said = "" if typed else self.remark
        if not said and not alone:
            seat = (game.seat + 1) % game.players
            while not game.knowledge.hands[seat] and seat != game.seat:
                seat = (seat + 1) % game.players
            said = texts.THEN.format(game.name(seat))
        signs = layout.lines_of(self._said(), layout.RIGHT_EDGE - _BESIDE, S)
        rows = signs if signs[1:] else [said] + signs  # a sign is said as long as it stands
        for i in range(len(rows)):
            layout.label(page, _BESIDE, layout.STAGE + 18 + 11 * i, rows[i])
        if not signs[0]:
            laid, wide = DECK - game.left, layout.WIDTH - _BESIDE - 2
            layout.meter(page, _BESIDE, layout.LABELS + 5, wide, laid, DECK, 6)
            page.say(_BESIDE, layout.LABELS, texts.LEFT_OF.format(game.left))
        keys = texts.COUNT_KEYS
        if ended or not self.input.live:  # then # says that none can be laid, or no more
            keys = keys.replace("#done", texts.PASS_KEY if game.short else texts.CANT_KEY)
        layout.keys(page, keys)

    def _said(self) -> str:
        """Return what the players have said of the piles (TG15)."""
        marks = self.game.marks
        said = ""
        for sign in range(1, len(texts.SAID)):
            piles = "".join(["ABCD"[pile] for pile in range(4) if marks[pile] == sign])
            said += texts.SAID[sign] + piles + " " if piles else ""
        return said

    def _laid(self, count: int):
        why = self.game.why_not((LAY_COUNT, count))
        if not why and count < self.game.left:
            return self._pass_on((LAY_COUNT, count))
        if not why:
            self.input.clear()  # whoever says no types another number
            return self.shell.ask(texts.ALL_LAID, lambda: self._pass_on((LAY_COUNT, count)))
        if why[0] != ASKED:
            self.input.refuse()
            self.shell.referee.refused = (LAY_COUNT, count), why
            self.refuse(self.shell.referee.folder.why(why))
            return None
        if count and self.game.short:
            return self._pass_on((STUCK, count))  # typed as it is, and the game goes on: TS5
        self.input.clear()
        return asked_after(self.shell, count, lambda: self._pass_on((STUCK, count)))

    def _pass_on(self, move: "Move"):
        game = self.game
        self.shell.referee.submit(move)
        if game.over:
            self.shell.signals.ended(game.won)
            return first(self.shell)
        self.shell.signals.turn(game, game.drawn[:1])
        return Turn(self.shell, texts.draws(game))
