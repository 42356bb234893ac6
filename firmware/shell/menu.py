"""The menu behind a held ``*``: each of its lines has one digit and one place, in every game."""

from firmware.modules.later import later
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.questions import DIGITS, Dialog, TextScreen
from firmware.ui.screen import BACK, Screen

# By their digits, 1 to 0.  What is not there as things stand is left out, and nothing moves up.
NAMES = (
    "Help",
    "Rules",
    "Ruling",
    "Hands",
    "Sound",
    "Light",
    "Scores",
    "Restart",
    "Give up",
    "More",
)
GAME_START, HOME = "firmware.shell.game_start", "firmware.shell.home"
RULING = "firmware.shell.ruling"
ROWS, SECOND = 5, 64  # in each of two columns, and where the second one begins
FIRST = layout.STAGE - 1  # the upper edge of the first row: the last one would touch the keys
GIVE_UP = "Give up this game? "
KEPT = "It is kept until the next one begins."
UNKEPT = "It is not kept."
WHICH = "Press a digit, or * for back."


class Menu(Screen):
    """The menu of all that is not play, over the screen `beneath`.

    A game's own lines have the digits of their NAMES; what has none is behind *More*.
    """

    dialog = True
    help = "MENU"

    def __init__(self, shell: "Shell", beneath: "Screen"):
        super().__init__(shell)
        self.beneath = beneath
        lines: list[MenuLine] = [("Help", self.keys), ("Sound", self.sound)]
        second: list[MenuLine] = []
        more: list[MenuLine] = [("Names", self.names)]
        if shell.referee:
            folder = shell.referee.folder
            own = getattr(folder.screens, "menu", None)
            # What the first lines lead to comes while all are read.
            shell.expect([RULING] + folder.modules(("help", "ruling_screen")))
            lines += [("Rules", self.rules), ("Restart", self.restart), ("Give up", self.give_up)]
            for line in own(shell) if own else ():
                (lines if line[0] in NAMES else more).append(line)
            if getattr(folder.manifest, "POINTS", True):
                lines.append(("Scores", self.scores))
            game: Game = shell.referee.game
            if game.over:  # before, it would show everybody's cards
                second = [("Send the record", self.send)]
        if shell.may_ask:
            second = [("Ask about a card", self.ask)]
        more = [("About", lambda: later.help.about(shell))] + second + more
        more.append(("Volume", lambda: later.settings.volume(shell)))
        more.append(("Update mode", lambda: later.help.update(shell)))
        more.append(("Learning off" if shell.learning else "Learning on", self.learn))
        keys = DIGITS if second else DIGITS.replace("2", "")  # Names are always behind 3
        lines += [("Light", self.brightness), ("More", lambda: self.choose(more, keys))]
        self.lines = dict(lines)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        name = NAMES[int(key) - 1] if key.isdigit() else ""
        if name in self.lines:
            there: Any = self.lines[name]()
            if name == "Ruling":
                there.beneath = self.beneath
            return there
        self.refuse(WHICH)
        return None

    def render(self, page: "Page") -> None:
        shell = self.shell
        layout.head(page, later.crash.SHORT[shell.journal.failed] if shell.trouble else "Menu")
        for i in range(len(NAMES)):
            x, y = SECOND * (i // ROWS), FIRST + layout.SMALL_LINE * (i % ROWS)
            page.text(layout.LEFT_EDGE + x, y, self.line(i), S)
        layout.keys(page, "1-0 *back  hold #help")

    def line(self, place: int) -> str:
        """Return the line at `place`, from 0, with its digit, or "" where it is left out."""
        name = NAMES[place]
        if name not in self.lines:
            return ""
        how = ""
        if name == "Sound":
            how = " on" if self.shell.signals.sound else " off"
        return str((place + 1) % 10) + " " + name + how

    def keys(self):
        """Explain the screen beneath, then what the keys do everywhere."""
        there: Any = self.beneath.explain()
        if there and self.beneath.help != "KEYS":
            there.pages = tuple(there.pages) + later.help.KEYS
        return there

    def choose(self, lines: "list[MenuLine]", keys: str):
        """Choose one of `lines`, each a label and what it opens, by its one of the `keys`."""
        names = [line[0] for line in lines]
        keys = keys[: len(lines)]
        return Dialog(self.shell, "More", names, lambda index: lines[index][1](), keys=keys)

    def rules(self):
        texts = self.shell.referee.folder.part("help")
        differ = getattr(texts, "rules", None)
        pages = differ(self.shell.referee.game) if differ else texts.RULES
        return TextScreen(self.shell, pages)

    def brightness(self):
        return later.settings.brightness(self.shell)

    def sound(self) -> None:
        shell = self.shell
        later.settings.keep(shell, shell.brightness, not shell.signals.sound)

    def restart(self):
        self.shell.prepare_again()  # while the question is read
        return self.shell.ask("Restart? The game as it stands is lost.", self.anew)

    def anew(self):
        return self.shell.restart()

    def give_up(self):
        self.shell.expect((GAME_START, HOME))  # while the question is read
        return self.shell.ask(GIVE_UP + (UNKEPT if self.shell.unkept else KEPT), self.leave)

    def leave(self):
        self.shell.leave()
        return self.shell.home()

    def names(self):
        return self.shell.ask_names()

    def scores(self):
        return later.session.Standings(self.shell)

    def send(self):
        referee = self.shell.referee
        record = later.transcript
        for line in record.lines(referee):
            self.shell.box.console(line)
        self.say("Sent over USB, to the serial console.")
        return BACK

    def learn(self) -> "Destination":
        later.settings.learn(self.shell, not self.shell.learning)
        return BACK

    def ask(self):
        return self.shell.ask_about(self.beneath)
