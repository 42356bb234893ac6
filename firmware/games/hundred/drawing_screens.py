"""The turn in games 5 and 6, and which screen such a game stands at."""

from firmware import loader
from firmware.games.hundred import drawing_lights, drawing_picture
from firmware.games.hundred import drawing_texts as texts
from firmware.games.hundred.drawing_tables import DRAW, TAKE, THROW, card_text
from firmware.games.hundred.sets import JOKER
from firmware.ui.input import NumberInput
from firmware.ui.page import wrap
from firmware.ui.screen import Screen, arc


def first(house, said: str = ""):
    """Return the screen that the game in play stands at; a cover tells what all saw, `said`."""
    game = house.referee.game
    part = house.referee.folder.part
    if not game.started:
        return part("hundred.start").Start(house, "hundred.drawing_opening")
    if game.over:
        verdict = part("hundred.drawing_words").verdict(game)
        return loader.load("firmware.session").Scores(house, verdict)
    if game.scoring:
        return part("hundred.drawing_score").Score(house)
    if not game.told:
        return part("hundred.drawing_opening").Opening(house)
    if dealt(game):
        return part("passing").Cover(house, game.seat, lambda: Turn(house), take_back, said)
    return Turn(house)


def menu(house) -> list:
    """Return the lines that the game adds to the menu, each with what it opens."""
    game = house.referee.game
    part = house.referee.folder.part

    def rules():
        return loader.load("firmware.ui.pages").Pages(house, part("help").RULES)

    lines = [("Rules in short", rules)]
    if game.started and game.told and not game.scoring and not game.over:
        lines.append(("Ruling", lambda: part("hundred.drawing_ruling").Ruling(house)))
    if game.started and dealt(game) and not game.over:
        look = loader.load("firmware.ui.look")
        lines.append(("Look at a hand", lambda: look.Look(house, game.finished)))
    return lines


def dealt(game) -> bool:
    """Return True if the device shows hands and is passed round."""
    return game.table.hand(0) is not None


def take_back(screen):
    """Take the last move back."""
    return loader.load("firmware.takeback").take_back(screen)


class CardInput(NumberInput):
    """The card typed so far: a number, or A for a free card, which the next digit replaces."""

    def __init__(self, screen):
        super().__init__(screen)
        self._whole = False  # does a digit begin a new number?

    @property
    def card(self) -> int | None:
        """The card typed, whether or not it exists; None where there is none or it was refused."""
        return None if self._refused or not self.text else texts.value(self.text)

    def take(self, key: str) -> bool:
        """Take a digit, A, or ``*`` while there is something to erase; False for other keys."""
        if key == "A":
            self.offer(JOKER)
            return True
        if self._whole and key.isdigit():
            self.clear()
        self._whole = self._whole and key != "*"
        return super().take(key)

    def offer(self, card: int) -> None:
        """Let `card` be typed, which the next digit replaces."""
        self.clear()
        self.text = card_text(card)
        self._whole = True

    def clear(self) -> None:
        """Forget what was typed."""
        super().clear()
        self._whole = False


class Typing(Screen):
    """A screen on which cards are typed: digits, or A for a free card."""

    def __init__(self, house):
        super().__init__(house)
        self.helps = house.referee.folder.module("help")
        self.input = CardInput(self)

    @property
    def game(self):
        """The rules' table."""
        return self.house.referee.game

    def lights(self, now: int) -> list:
        return drawing_lights.ring(self.game, now)

    def wrong(self, why) -> None:
        """Refuse what was typed for the reason `why`."""
        self.input.refuse()
        self.refuse(texts.why(why))


class Checking(Screen):
    """What takes a while: load `parts`, then ask `work()` in slices where to go; ``*`` stops it.

    `title` says what for, `stop()` returns where to go if it is not to be done.
    """

    help = "CHECK"

    def __init__(self, house, title: str, parts, work, stop):
        super().__init__(house)
        self.helps = house.referee.folder.module("help")
        self.title = title
        self.work = work
        self.stop = stop
        self.drawn = False
        for part in parts:
            house.soon(house.referee.folder.module("hundred." + part))

    def on_key(self, key: str) -> object:
        return self.stop() if key == "*" else None

    def on_tick(self, now: int) -> object:
        if not self.drawn or self.house.load_part():  # the key is answered first
            return None
        return self.work()

    def draw(self, page) -> None:
        drawing_picture.draw_table(page, self.house.referee.game, self.title)
        page.row(5, texts.MOMENT)
        page.row(7, texts.STOP)
        self.drawn = True

    def lights(self, now: int) -> list:
        return drawing_lights.ring(self.house.referee.game, now)


def turn_with(house, card: int):
    """Return the turn of the player who has typed `card`; another may be typed in its place."""
    turn = Turn(house)
    turn.input.offer(card)
    return turn


class Turn(Typing):
    """A turn: ``#`` draws or A takes the open card, then ``4 8 #`` throws, or D claims to be out.

    `remark` is what the players must do first, on the table.
    """

    help = "TURN"
    looking = True

    def __init__(self, house):
        super().__init__(house)
        self.remark = ""

    def on_key(self, key: str) -> object:
        drawn = self.game.drawn is not None
        if drawn and self.input.take(key):
            return None
        if key == "*":
            return take_back(self)
        card = self.input.card
        if key == "C" and dealt(self.game):
            drawing_picture.sort(self.game.seat)
        elif not drawn and key in "#A":
            self._draw(DRAW if key == "#" else TAKE)
        elif drawn and card is not None and key in "#D":
            return self._throw(card) if key == "#" else self._claim(card)
        else:
            self.refuse(texts.WHICH if drawn else texts.why(("draw",)))
        return None

    def draw(self, page) -> None:
        game = self.game
        seat = game.seat
        drawn = game.drawn is not None
        known = dealt(game)
        sorts = drawing_picture.sorts(seat) if known else ""
        beside = (texts.drawn(game), sorts, texts.THROW.format(self.input.text) if drawn else "")
        title = texts.status("P{}'s turn".format(seat + 1), game)
        drawing_picture.draw_table(page, game, title, beside)
        if known:
            drawing_picture.draw_hand(page, game, seat, game.drawn or 0)
        else:
            drawing_picture.draw_counts(page, game)
            lines = wrap(self.remark)
            for i in range(len(lines)):
                page.row(5 + i, lines[i])
        page.row(7, texts.THROW_KEYS if drawn else texts.DRAW_KEYS)

    def _draw(self, code: int) -> None:
        game = self.game
        last = code == DRAW and game.table.draw == 1
        self.house.referee.submit((code,))
        self.house.signals.done(*arc(game.players, game.seat))
        if last and dealt(game):
            self.say(texts.SHUFFLED.format(game.table.draw))
        elif last:
            self.remark = texts.SHUFFLE.format(game.table.draw)

    def _throw(self, card: int):
        game = self.game
        seat, drawn, taken = game.seat, game.drawn, game.taken
        why = self.house.referee.submit((THROW, card))
        if why:
            self.wrong(why)
            return None
        self.house.signals.turn()
        said = texts.TAKEN.format(seat + 1, card_text(drawn)) if taken else ""
        return first(self.house, said)

    def _claim(self, card: int):
        """Claim to be out with the card typed thrown (H5.5, H6.3)."""
        game = self.game
        why = game.why_not((THROW, card))
        if why:
            self.wrong(why)
            return None
        house = self.house
        part = "drawing_check" if dealt(game) else "drawing_hand"

        def work():
            return house.referee.folder.part("hundred." + part).claim(house, card)

        title = texts.OUT_WITH.format(game.seat + 1, card_text(card))
        return Checking(house, title, (part,), work, lambda: turn_with(house, card))
