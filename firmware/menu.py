"""The menu behind a held ``*``."""

from firmware import about, loader
from firmware.ui.choice import Dialog


class Menu(Dialog):
    """What can be done besides playing; a game adds lines of its own."""

    help = "MENU"

    def __init__(self, house):
        self.lines = []
        if house.referee:
            self.lines += house.referee.folder.part("screens").menu(house)
        sound = "Sound is on" if house.signals.sound else "Sound is off"
        self.lines += [("Brightness", self.brightness), (sound, self.sound)]
        if house.referee:
            self.lines += [("Restart", self.restart), ("Give up this game", self.give_up)]
            if house.referee.game.over:  # before, it would tell everybody's cards
                self.lines.append(("Send the record", self.send))
        self.lines.append(("About", self.about))
        super().__init__(house, "Menu", [line[0] for line in self.lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def brightness(self):
        return loader.load("firmware.settings").brightness(self.house)

    def sound(self):
        return loader.load("firmware.settings").switch_sound(self)

    def restart(self):
        agreed = self.house.referee.setup
        for module in ("firmware.beginning", self.house.referee.folder.module("manifest")):
            self.house.soon(module)  # while the question is read
        kept = self.house.journal
        starter = loader.load("firmware.starter")
        # A game that is begun anew adds nothing to the session.
        session = starter.propose(kept.session, starter.of(kept))
        return self.house.ask(
            "Restart? The game as it stands is lost.",
            lambda: self.house.begin(agreed, session),
        )

    def give_up(self):
        return self.house.ask(
            "Give up this game? It is kept until the next one begins.", self.leave
        )

    def leave(self):
        self.house.leave()
        return self.house.home()

    def send(self):
        referee = self.house.referee
        record = loader.load("firmware.record")
        for line in record.lines(referee):
            self.house.box.console(line)
        self.say("Sent over USB, to the serial console.")

    def about(self):
        return about.about(self.house)
