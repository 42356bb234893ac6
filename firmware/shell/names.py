"""The players' names, three letters a seat: chosen on the pad, kept with the settings."""

from firmware.modules.later import later
from firmware.play.rules_base import RulesBase
from firmware.storage.game_log import SETTINGS
from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK, Screen

SEATS = 6
WHO = "Who gets a name?"
TITLE = "Player {}: {}"
LETTERS = ("ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ")  # as on a telephone
KEYS = "23456789"
ROW = "{} {:<6}{} {}"
TWICE = "2 2 is B. A: the next"
HOW = "Letters are on 2 to 9."
FULL = "Three letters at most."
TAKEN = "{} is player {}. Take other letters."
KEPT = "Player {} is {}."
CLEARED = "Player {} has no name."


class Names(Dialog):
    """Choose the seat that gets a name; those that have none are P1 to P6."""

    help = "NAMES"

    def __init__(self, shell: "Shell"):
        super().__init__(shell, WHO, called(shell), self.chose, back=self.leave)
        self.anew = False  # is anybody called otherwise by now?

    def chose(self, seat: int):
        self.chosen = seat
        return Letters(self.shell, self)

    def named(self, said: str) -> None:
        """Say what has become of the chosen seat, and propose the next one."""
        self.items = called(self.shell)
        self.anew = True
        self.say(said.format(self.chosen + 1, self.items[self.chosen]))
        self.chosen = (self.chosen + 1) % SEATS

    def leave(self):
        """Return to the page beneath; one that has said who was who, with nothing typed, anew."""
        referee = self.shell.referee
        if referee and self.anew:
            game: Game = referee.game
            if game.over or not game.started:
                return self.shell.screen()
        return BACK


class Letters(Screen):
    """Type the name of the seat that is chosen on `names`: ``2 6 6 #`` is AN.

    The same key again turns the letter, and ``A`` ends that.  The name as it was counts as one
    piece until it is touched, and so does one that was refused: a letter begins a new one, ``*``
    clears it.
    """

    dialog = True
    help = "LETTERS"

    def __init__(self, shell: "Shell", names: "Names"):
        super().__init__(shell)
        self.names = names
        seat = names.chosen
        self.text = shell.names[3 * seat : 3 * seat + 3].strip()
        self.whole = True  # is it the name as it was, or refused?
        self.turns = False  # does the same key turn the last letter?
        self.before = (self.text, True, False)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        self.before = (self.text, self.whole, self.turns)
        if key == "#":
            return self._keep()
        if key == "*":
            if not self.text:
                return BACK
            self.text = "" if self.whole else self.text[:-1]
            self.whole = self.turns = False
        elif key == "A" and self.turns:
            self.turns = False
        elif key in KEYS:
            self._type(LETTERS[KEYS.find(key)])
        else:
            self.refuse(HOW)
        return None

    def withdraw(self) -> None:
        self.text, self.whole, self.turns = self.before

    def render(self, page: "Page") -> None:
        page.tall(0, TITLE.format(self.names.chosen + 1, self.text + "_"))
        for i in range(0, len(KEYS), 2):
            page.row(2 + i // 2, ROW.format(KEYS[i], LETTERS[i], KEYS[i + 1], LETTERS[i + 1]))
        page.row(6, TWICE)
        page.row(7, "A next  #ok  *back")

    def _type(self, letters: str) -> None:
        if self.whole:
            self.text = ""
            self.whole = False
        at = letters.find(self.text[-1:]) if self.turns else -1
        if at >= 0:
            self.text = self.text[:-1] + letters[(at + 1) % len(letters)]
        elif len(self.text) == 3:
            self.refuse(FULL)
        else:
            self.text += letters[0]
            self.turns = True

    def _keep(self):
        shell = self.shell
        seat = self.names.chosen
        kept = "{:<18}".format(shell.names)
        for other in range(SEATS):
            if self.text and other != seat and kept[3 * other : 3 * other + 3].strip() == self.text:
                self.turns = False
                self.whole = True
                self.refuse(TAKEN.format(self.text, other + 1))
                return None
        names = kept[: 3 * seat] + "{:<3}".format(self.text) + kept[3 * seat + 3 :]
        if names.rstrip() != shell.names:
            shell.journal.append(SETTINGS, later.settings_record.named(shell, names.rstrip()))
        self.names.named(KEPT if self.text else CLEARED)
        return BACK


def called(shell: "Shell") -> "list[str]":
    """Return what each seat is called."""
    table = RulesBase()
    table.names = shell.names
    return [table.name(seat) for seat in range(SEATS)]
