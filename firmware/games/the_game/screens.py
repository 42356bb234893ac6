"""The turn in *The Game*, and which screen the game stands at."""

from firmware import loader
from firmware.games.the_game import lights, texts
from firmware.games.the_game.picture import draw_counts, draw_hand, draw_tops, status
from firmware.games.the_game.tables import CANT, DECK, END, LAY, MARK
from firmware.ui.input import NumberInput
from firmware.ui.screen import Screen

REMARK = 16  # characters beside what is typed


def first(house):
    """Return the screen that the game in play stands at."""
    game = house.referee.game
    part = house.referee.folder.part
    if not game.started:
        return part("start").Start(house)
    if game.over:
        return part("result").Result(house)
    if passed_round(game):
        return part("passing").Cover(house, game.seat, lambda: Turn(house), take_back)
    return Turn(house)


def menu(house) -> list:
    """Return the lines that the game adds to the menu, each with what it opens."""
    part = house.referee.folder.part

    def rules():
        texts_of = part("help")
        short = house.referee.game.short
        pages = texts_of.RULES_SHORT if short else texts_of.RULES
        return loader.load("firmware.ui.pages").Pages(house, pages)

    lines = [("Rules in short", rules)]
    if house.referee.game.started:
        lines.append(("Ruling", lambda: part("ruling").Ruling(house)))
        if passed_round(house.referee.game):
            look = loader.load("firmware.ui.look")
            lines.append(("Look at a hand", lambda: look.Look(house)))
    return lines


def passed_round(game) -> bool:
    """Return True if the device shows hands and more than one player looks at it."""
    return game.players > 1 and game.table.hand(0) is not None


def take_back(screen):
    """Take the last move back."""
    return loader.load("firmware.takeback").take_back(screen)


def mark(screen, pile: int) -> None:
    """Put the next sign on `pile`, or take it away (TG15)."""
    referee = screen.house.referee
    sign = (referee.game.marks[pile] + 1) % len(texts.MARKS)
    why = referee.submit((MARK, pile, sign))
    if why:
        screen.refuse(texts.why(why))
    else:
        screen.say(texts.MARKS[sign].format("ABCD"[pile]))
        screen.house.signals.done(pile * lights.ARC, lights.ARC)


class Turn(Screen):
    """A turn: ``3 7 C`` lays 37 on pile C, ``#`` ends the turn, ``*`` takes back."""

    helps = texts.HELPS
    help = "TURN"
    held = "ABCD"
    looking = True

    def __init__(self, house, remark: str = ""):
        super().__init__(house)
        self.input = NumberInput(self)
        self.cards = list(self.game.table.hand(self.game.seat) or ())  # as the turn began
        self.remark = remark  # until the first card
        if self.game.players > 1 and self.game.unlaid == DECK and not self.game.idle:
            self.remark = texts.STARTS.format(texts.player(self.game, self.game.seat))

    @property
    def game(self):
        """The rules' table."""
        return self.house.referee.game

    def on_key(self, key: str) -> object:
        if self.input.take(key):
            return None
        if key == "#":
            return self._end()
        if key == "*":
            return take_back(self)
        pile = "ABCD".find(key[-1])
        if len(key) == 1:
            return self._lay(pile)
        mark(self, pile)
        return None

    def draw(self, page) -> None:
        game = self.game
        draw_tops(page, game, status(game))
        hand = game.table.hand(game.seat)
        if hand is None:
            draw_counts(page, game)
        else:
            draw_hand(page, self.cards, hand)
        page.row(6, "{:<5}{:>16}".format(self.input.text + "_", self.remark))
        page.row(7, self._keys())

    def lights(self, now: int) -> list:
        return lights.ring(self.game, now)

    def _keys(self) -> str:
        if self.input.number is not None:
            return texts.KEYS
        why = self.game.why_not((END,))
        if not why:
            return texts.KEYS + (" #end" if self.game.laid >= self.game.due else " #pass")
        return texts.KEYS + (" #can't" if why[0] == "ask" else "")

    def _lay(self, pile: int):
        card = self.input.number
        if card is None:
            self.refuse(texts.WHICH_CARD)
            return None
        why = self.house.referee.submit((LAY, card, pile))
        if why:
            self.input.refuse()
            self.refuse(texts.why(why))
            return None
        self.remark = ""
        self.input.clear()
        self.house.signals.done(pile * lights.ARC, lights.ARC)
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
            return None
        game = self.game
        if not game.short:
            self.house.soon(self.house.referee.folder.module("result"))
        text = texts.CANT_SHORT if game.short else texts.CANT
        text = text.format(texts.player(game, game.seat), game.laid, game.due)
        return self.house.ask(text, lambda: self._pass_on((CANT,)))

    def _pass_on(self, move):
        game = self.game
        seat = game.seat
        before = list(game.table.hand(seat) or ())
        pile = game.table.draw
        self.house.referee.submit(move)
        if game.over:
            return self._ended()
        self.house.signals.turn()
        if not passed_round(game):
            hand = game.table.hand(seat)
            if hand is None:
                return Turn(self.house, texts.draws(game, seat, pile - game.table.draw))
            return Turn(self.house, texts.drawn(hand, before, REMARK))
        said = texts.drawn(game.table.hand(seat), before)
        hand = self.house.referee.folder.part("passing").Hand
        return hand(self.house, seat, lambda: first(self.house), take_back, said)

    def _ended(self):
        self.house.signals.ended(self.game.won)
        return first(self.house)
