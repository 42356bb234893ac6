"""From power on to a game: go on with the last one, the same again, or a few questions."""

from firmware import catalog, journal, loader
from firmware.beginning import last_setup, resume
from firmware.house import VERSION
from firmware.knowledge import LEVELS
from firmware.setup import unpack
from firmware.ui.ask import Ask
from firmware.ui.choice import Choice
from firmware.ui.page import COLUMNS

FOREIGN = (
    "Another version's memory, or power went as it was written: then settings, points and game "
    "are lost. Clear it? Else nothing is kept."
)
EMPTY = ("If not new: settings,", "points, game are lost")  # nobody can tell, and nothing is hidden
LOST = "The memory was damaged. Lost: {} and what came after."
LOST_WORDS = ((journal.SETTINGS, "settings"), (journal.SESSION, "points"), (journal.SETUP, "game"))
TORN = "What was done last may be lost. "
DAMAGED = "The memory was damaged: what came last is lost. "
CUT_SHORT = "The memory was full: the last moves are not in it. "
CLOCK = " The clock may be up to 10 s back."
MENU = " hold*menu"
RESULT = " B result"
GO_ON = " B go on"


def first_screen(house):
    """Return what the device shows when it is switched on."""
    if house.journal.state == journal.FOREIGN:
        return Foreign(house)
    if house.journal.open and last_setup(house):
        return GoOn(house)
    home = Home(house)
    harm = harmed(house.journal)
    if harm:
        home.say(harm)
    return home


def harmed(kept) -> str:
    """Return what the memory could not be read of, for the players, or nothing."""
    if kept.lost:
        return LOST.format(", ".join([word for kind, word in LOST_WORDS if kind in kept.lost]))
    if kept.damaged:
        return TORN if kept.torn else DAMAGED
    return ""


class Foreign(Ask):
    """Another version's journal is left alone until the players choose."""

    dialog = False

    def __init__(self, house):
        super().__init__(house, FOREIGN, self.clear, self.leave, ("clear it", "leave it"))

    def clear(self):
        self.house.journal.clear()
        return Home(self.house)

    def leave(self):
        return Home(self.house)


class GoOn(Ask):
    """Offer the game that was running when the power went."""

    dialog = False

    def __init__(self, house):
        kept = house.journal
        last = unpack(kept.setup)
        text = harmed(kept) or (CUT_SHORT if kept.cut_short else "")
        text += "Go on? " if text else "Go on with your game? "
        text += "{}, {}, after {} move{}.".format(
            *describe(last), kept.moves, "" if kept.moves == 1 else "s"
        )
        if kept.time:
            text += CLOCK
        super().__init__(house, text, self.go_on, self.other, ("go on", "other game"))
        house.prepare(catalog.game_of(last.rules))

    def go_on(self):
        return resume(self.house)

    def other(self):
        return Home(self.house)


class Home(Choice):
    """Choose a game, or the last set-up again by one key."""

    TOP = 3
    SHOWN = 4
    help = "HOME"

    def __init__(self, house):
        self.games = catalog.games()
        self.last = last_setup(house)
        titles = [game.title for game in self.games]
        back = self.running if house.journal.open and self.last else None
        super().__init__(house, "Umpire " + VERSION, titles, self.picked_game, back=back)
        # The last game can be seen, taken back and sent once more, or gone on with if given up.
        self.ended = self.last is not None and not house.journal.open and house.journal.moves > 0
        if self.last:
            house.prepare(catalog.game_of(self.last.rules))
        house.may_want(["firmware.questions"])

    def on_key(self, key: str):
        if key == "#" and self.last:
            return unless_running(self.house, self.house.again)
        if key == "B" and self.ended:  # pressed twice, "A" would begin the next game there
            return resume(self.house)
        return super().on_key(key)

    def picked_game(self, index: int):
        game = self.games[index]
        last = self.last if self.last and game.has(self.last.rules) else None
        questions = loader.load("firmware.questions")

        def ask():
            return questions.Questions(self.house, game, last, self.house.home).first()

        return unless_running(self.house, ask)

    def draw(self, page) -> None:
        super().draw(page)
        if self.ended:
            given_up = self.house.journal.closing == journal.GIVEN_UP
            page.row(0, self.title + (GO_ON if given_up else RESULT))
        if self.last:
            name, who = describe(self.last)
            page.row(1, "# again: " + name, True)
            page.row(2, "  " + who, True)
        else:
            empty = self.house.journal.state == journal.BLANK
            page.row(1, EMPTY[0] if empty else "Which game?")
            page.row(2, EMPTY[1] if empty else "(hold * for the menu)")

    def running(self):
        return GoOn(self.house)

    def is_marked(self, item: int) -> bool:
        return not self.last and item == self.chosen

    def keys_line(self) -> str:
        line = super().keys_line()
        return line + MENU if len(line) + len(MENU) <= COLUMNS else line

    def marked(self) -> str:
        return "" if self.last else "#ok "


def describe(agreed) -> tuple:
    """Return a set-up in two short pieces: the rules, and who plays at what level."""
    name = catalog.rule_set(agreed.rules)[1]
    who = "alone" if agreed.players == 1 else "{} players".format(agreed.players)
    return name, who + ", " + LEVELS[agreed.level]


def unless_running(house, go):
    """Return `go()`, but ask first where that would end a running game."""
    if not house.journal.open:
        return go()
    return Ask(house, "A game is in the memory. It ends when you begin another. Begin?", go)
