"""The menu behind a held ``*`` and the help behind a held ``#``."""

import gc

from firmware import record
from firmware.home import Home
from firmware.house import BRIGHTNESS, VERSION
from firmware.ui.screen import BACK
from firmware.ui.widgets import Ask, Dialog, Pages

KEYS = (
    "Digits type a card. # is yes: it ends the turn. * takes back, first a digit, then move after "
    "move. A to D belong to the game. Hold # for help, * for the menu."
)


def help_on(house, screen):
    """Return the pages that explain `screen`, or None while they are being read."""
    if isinstance(screen, Pages):
        return None
    return Pages(house, screen.help + "\n\n" + KEYS)


class Menu(Dialog):
    """What can be done besides playing; a game adds lines of its own."""

    help = "Press the number of a line. D turns to more lines. * goes back to the game."

    def __init__(self, house):
        self.lines = []
        if house.referee:
            self.lines += house.referee.folder.part("screens").menu(house)
        self.lines += [("Brightness", self.brightness), (self.sound_line(house), self.sound)]
        if house.referee:
            self.lines += [
                ("Restart", self.restart),
                ("Give up this game", self.give_up),
                ("Send the record", self.send),
            ]
        self.lines.append(("About", self.about))
        super().__init__(house, "Menu", [line[0] for line in self.lines], self.chose)

    def chose(self, index: int):
        return self.lines[index][1]()

    def brightness(self):
        names = ["dark", "dim", "bright", "full"][:BRIGHTNESS]
        return Dialog(
            self.house, "Brightness", names, self.set_brightness, self.house.brightness - 1
        )

    def set_brightness(self, index: int):
        self.house.keep_settings(index + 1, self.house.signals.sound)
        return BACK

    def sound_line(self, house) -> str:
        return "Sound is " + ("on" if house.signals.sound else "off")

    def sound(self):
        self.house.keep_settings(self.house.brightness, not self.house.signals.sound)
        self.items = [
            self.sound_line(self.house) if line[1] == self.sound else line[0] for line in self.lines
        ]
        return None

    def restart(self):
        return Ask(self.house, "Restart? The game as it stands is lost.", self.do_restart)

    def do_restart(self):
        agreed = self.house.referee.setup
        return self.house.begin(agreed.rules, agreed.level, agreed.players)

    def give_up(self):
        return Ask(self.house, "Give up this game? It is not kept.", self.do_give_up)

    def do_give_up(self):
        self.house.leave()
        return Home(self.house)

    def send(self):
        referee = self.house.referee
        for line in record.lines(referee.setup, referee.log_text(), referee.game.left):
            self.house.box.console(line)
        self.say("Sent over USB, to the serial console.")

    def about(self):
        gc.collect()
        text = "Umpire {}\nfree memory {:,} bytes\njournal {} of {} bytes\n{}".format(
            VERSION,
            self.house.box.free_memory(),
            self.house.journal.used(),
            len(self.house.box.memory),
            self.house.box.about(),
        )
        return Pages(self.house, text)
