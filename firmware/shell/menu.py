"""The menu behind a held ``*``."""

from firmware.modules.later import later
from firmware.shell import about
from firmware.ui.choice import Dialog


class Menu(Dialog):
    """The menu of all that is not play; a game may add lines of its own."""

    help = "MENU"

    def __init__(self, shell: "Shell"):
        self.lines = []
        if shell.referee:
            self.lines.append(("Rules in short", self.rules))
            more = getattr(shell.referee.folder.part("screens"), "menu", None)
            self.lines += more(shell) if more else []
        sound = "Sound is on" if shell.signals.sound else "Sound is off"
        self.lines += [("Brightness", self.brightness), (sound, self.sound)]
        if shell.referee:
            self.lines += [("Restart", self.restart), ("Give up this game", self.give_up)]
            game: Game = shell.referee.game
            if game.over:  # before, it would show everybody's cards
                self.lines.append(("Send the record", self.send))
        self.lines.append(("About", self.about))
        if shell.may_ask:
            self.lines.append(("Ask about a number", self.ask))
        super().__init__(shell, "Menu", [line[0] for line in self.lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def rules(self):
        texts = self.shell.referee.folder.part("help")
        differ = getattr(texts, "rules", None)
        pages = differ(self.shell.referee.game) if differ else texts.RULES
        return later.text_screen.TextScreen(self.shell, pages)

    def brightness(self):
        return later.settings.brightness(self.shell)

    def sound(self):
        return later.settings.switch_sound(self)

    def restart(self):
        agreed = self.shell.referee.setup
        for module in ("game_start", self.shell.referee.folder.module("manifest")):
            self.shell.soon(module)  # while the question is read
        kept = self.shell.journal
        starter = later.first_player
        # A game that is begun anew adds nothing to the session.
        session = starter.propose(kept.session, starter.of(kept))
        return self.shell.ask(
            "Restart? The game as it stands is lost.",
            lambda: self.shell.begin(agreed, session),
        )

    def give_up(self):
        return self.shell.ask(
            "Give up this game? It is kept until the next one begins.", self.leave
        )

    def leave(self):
        self.shell.leave()
        return self.shell.home()

    def send(self):
        referee = self.shell.referee
        record = later.transcript
        for line in record.lines(referee):
            self.shell.box.console(line)
        self.say("Sent over USB, to the serial console.")

    def ask(self):
        return later.asking.Asking(self.shell)

    def about(self):
        return about.about(self.shell)
