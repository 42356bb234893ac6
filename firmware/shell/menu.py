"""The menu behind a held ``*``: six groups, and what each has, lie as their keys do."""

from firmware.modules.later import later
from firmware.play.knowledge import SCREEN
from firmware.shell.session_record import staying
from firmware.shell.shell import Soon
from firmware.ui import faces, kinds
from firmware.ui.screen import BACK, Screen

# The groups by their keys, 1 to 6: what each is called, its picture, and its lines by theirs.  What
# is not there as things stand is left out, and nothing moves up; a line that is alone needs no key.
# A line more has its word here, and what it opens in `Menu.__init__`.
GROUPS = (
    ("Help", faces.ASK, ("Keys", "Rules", "Learn", "Hints", "Ask")),
    ("Who", faces.SEAT, ("Names", "Join", "Leave", "Seats", "Hands")),
    ("Fix it", faces.PENCIL, ("Ruling",)),
    ("Score", faces.CUP, ("Points", "Record", "Best", "Games", "Story", "Save")),
    ("Light", faces.LIGHT, ("Sound", "Light", "Quiet", "Volume", "", "Motion")),
    ("Leave", faces.LEAVE, ("Home", "Anew", "About", "Update")),
)
SCORE = 3  # of them what takes the place of a result is in
PICTURES = {
    "Keys": faces.KEYPAD,
    "Rules": faces.BOOK,
    "Ask": faces.ASK,
    "Names": faces.PENCIL,
    "Join": faces.SEAT,
    "Leave": faces.LEAVE,
    "Seats": faces.LIGHT,
    "Hands": faces.PILE,
    "Points": faces.PENCIL,
    "Record": faces.NEXT,
    "Best": faces.CUP,
    "Games": faces.PILE,
    "Story": faces.BOOK,
    "Save": faces.UPDATE,
    "Light": faces.LIGHT,
    "Volume": faces.SOUND,
    "Home": faces.LEAVE,
    "Anew": faces.UNDO,
    "About": faces.ABOUT,
    "Update": faces.UPDATE,
}
SWITCHES = ("off", "on")
RULING = "firmware.shell.ruling"
GIVE_UP = "Give up this game? "
KEPT = "It is kept until the next one begins."
UNKEPT = "It is not kept."
ANEW, LOST = "Begin anew? ", "The game as it stands is lost."
OVER = ("Its result is kept.", "Its result is kept, but not its points.")  # if it has points
WHICH = "A digit, or * back."
NOT_HERE = "Nothing on {} now."


def none_at(page: Screen, key: str) -> None:
    """Say on a `page` of the menu that it has no line on `key`."""
    page.not_now(NOT_HERE.format(key) if key.isdigit() else WHICH)


class Menu(Screen):
    """The menu of all that is not play, over the screen `beneath`.

    `lines` is what each line opens, and `switched` tells whether those are on that are switches.  A
    game has lines of its own by its ``menu``.
    """

    dialog = gives_way = True
    help = "MENU"
    group = None

    def __init__(self, shell: "Shell", beneath: "Screen"):
        super().__init__(shell)
        self.beneath = beneath
        signals = shell.signals
        self.switched: dict[str, Callable[[], bool]] = {
            "Sound": lambda: signals.sound,
            "Quiet": lambda: signals.quiet,
            "Motion": lambda: not shell.still,
            "Learn": lambda: shell.learning,
        }
        self.lines: dict[str, Go] = {
            "Keys": self.keys,
            "Learn": self.learn,
            "Names": shell.ask_names,
            "Seats": lambda: later.settings.Seats(shell),
            "Sound": self.sound,
            "Quiet": self.quiet,
            "Motion": self.motion,
            "Light": lambda: later.settings.brightness(shell),
            "Volume": lambda: later.settings.volume(shell),
            "About": lambda: later.help.about(shell),
            "Update": lambda: later.help.update(shell),
        }
        if shell.referee:
            self._of_game(shell.referee.folder)
        game: Perhaps[Game] = shell.referee and shell.referee.game
        if game and not game.over:
            if shell.journal.past and "Points" not in self.lines:
                self.lines["Best"] = lambda: self.say(shell.nearness()[0])
        elif shell.journal.past or shell.journal.result:
            self.lines["Best"] = lambda: self.apart(lambda: later.statistics.Bests(shell))
            self.lines["Games"] = lambda: self.apart(lambda: later.statistics.Results(shell))
            if shell.journal.keeps():
                self.lines["Save"] = shell.save
        if shell.may_ask:
            self.lines["Ask"] = lambda: shell.ask_about(beneath)

    def _of_game(self, folder: "Folder") -> None:
        """Add what there is while a game is in play."""
        shell, lines = self.shell, self.lines
        # What the first lines lead to comes while all are read.
        game: Game = shell.referee.game
        if folder.hints and shell.referee.setup.level == SCREEN and not game.over:
            lines["Hints"] = self.hints
            self.switched["Hints"] = lambda: any(map(shell.hinted_at, range(game.players)))
        shell.expect([RULING] + folder.modules(("help", "ruling_screen")))
        lines.update({"Rules": shell.rules, "Anew": self.restart, "Home": self.give_up})
        if folder.rule_set(shell.referee.setup.rules)[3] > 1:
            lines["Join"] = lines["Leave"] = shell.roster
        if self.beneath.help != "BEST":  # beside those pages there is no room for the game's
            own = getattr(folder.screens, "menu", None)
            lines.update(own(shell) if own else ())
        if folder.points:
            lines["Points"] = shell.standings
        if game.over:  # before, it would show everybody's cards
            lines["Record"] = self.send
            lines["Story"] = shell.told

    def apart(self, go: "Go"):
        """Return the page that `go()` leads to, over a result once it and these have given way.

        Then a star leads back by way of `Behind`.
        """
        shell, beneath = self.shell, self.beneath
        if not shell.referee:
            return go()
        shell.hold()  # of a game that was looked through the pages may go now
        seen = beneath.help == "PAST"  # the star leads on to the result
        shell.behind = "KEYS" if seen else beneath.help, "" if seen else beneath.helps, shell.shown
        return shell.soon(go)

    def ahead(self, key: str) -> bool:
        return True

    def at(self, group: "int | None") -> Screen:
        """Return the page of the lines of a `group`, or this one without."""
        return self if group is None else Group(self, group)

    def of(self, group: int) -> "list[str]":
        """Return the lines of a `group` by their places, "" for each that is left out."""
        return [name if name in self.lines else "" for name in GROUPS[group][2]]

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        group = "123456".find(key)
        there = [name for name in self.of(group) if name] if group >= 0 else ()
        if not there:
            none_at(self, key)
            return None
        if len(there) > 1:
            return self.at(group)
        go = self.open(there[0])
        return None if go is BACK else go  # what it says is said here

    def open(self, name: str) -> "Destination":
        """Go where the line `name` leads; where memory is short once this page has given way."""
        go, beneath = self.lines[name], self.beneath if name == "Ruling" else None
        try:
            there: Any = go()
        except MemoryError:  # it opens pages: nothing is half done
            return self.shell.once_gone(go, beneath)
        if beneath:
            there.beneath = beneath
        return there

    def render(self, page: "Page") -> None:
        shell = self.shell
        cells = []
        for i in range(len(GROUPS)):
            name, picture, _ = GROUPS[i]
            cells.append((name if any(self.of(i)) else "", picture, ""))
        kinds.grid(page, "Menu", cells, shell.trouble_briefly)

    def keys(self):
        """Explain the screen beneath, then what the keys do everywhere."""
        there: Any = self.beneath.explain()
        if there and self.beneath.help != "KEYS":
            there.go_on()
        return there

    def sound(self) -> None:
        shell = self.shell
        later.settings.keep(shell, shell.brightness, not shell.signals.sound)

    def quiet(self) -> None:
        shell = self.shell
        later.settings.switch(shell, not shell.signals.quiet, shell.still)

    def motion(self) -> None:
        shell = self.shell
        later.settings.switch(shell, shell.signals.quiet, not shell.still)

    def learn(self) -> None:
        later.settings.learn(self.shell, not self.shell.learning)

    def hints(self):
        """Turn hints on or off for whoever plays alone, else ask for whom."""
        shell = self.shell
        game: Game = shell.referee.game
        people = game.people()
        if len(people) > 1:
            return later.settings.Hints(shell)
        later.settings.hint(shell, people[0])
        return None

    def restart(self):
        self.shell.prepare_again()  # while the question is read
        game: Game = self.shell.referee.game
        what = OVER[self.shell.referee.folder.points] if game.over else LOST
        return self.shell.ask(ANEW + what, self.anew)

    def anew(self):
        shell = self.shell
        referee = shell.referee
        others = staying(shell.journal, referee.rules, referee.setup.players)
        # Once these pages have given way.
        return shell.soon(shell.again if others else shell.restart)

    def give_up(self):
        game: Game = self.shell.referee.game
        if game.over and not self.shell.unkept:
            return self.leave()  # nothing is given up
        self.shell.prepare_home()  # while the question is read
        return self.shell.ask(GIVE_UP + (UNKEPT if self.shell.unkept else KEPT), self.leave)

    def leave(self):
        self.shell.leave()
        return self.shell.home()

    def send(self):
        referee = self.shell.referee
        record = later.transcript
        for line in record.lines(referee):
            self.shell.box.console(line)
        self.say("Sent over USB, to the serial console.")
        return BACK


class Behind(Soon):
    """It stands for a result that gave way: over it the lines come back, then the menu.

    Behind these it leads to the result, which is made anew.
    """

    legend = "*undo"  # what a star does there

    def __init__(self, shell: "Shell"):
        super().__init__(shell, shell.screen)
        self.help, self.helps, self.said = shell.behind
        self.groups: list[int | None] = [None, SCORE]  # of the menu's, still to come

    def on_tick(self, now: int) -> "Destination":
        if self.groups:
            self.shell.shown = self.said
            try:
                return Menu(self.shell, self).at(self.groups.pop())
            except MemoryError:  # then past it, as where a menu had to go
                self.shell.forget()
        return super().on_tick(now)


class Group(Screen):
    """The lines of one `group` of the `menu`."""

    dialog = gives_way = True
    help = "MENU"

    def __init__(self, menu: "Menu", group: int):
        super().__init__(menu.shell)
        self.menu = menu
        self.group = group
        self.title = GROUPS[group][0]
        self.names = menu.of(group)
        if "Rules" in self.names:
            self.shell.prepare_reading()

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        place = "123456".find(key)
        name = self.names[place] if 0 <= place < len(self.names) else ""
        if name:
            go = self.menu.open(name)
            if go is not BACK:
                return go
            self.say(self.menu.note)  # where it was chosen
            self.menu.say("")
            return None
        none_at(self, key)
        return None

    def render(self, page: "Page") -> None:
        cells = []
        for name in self.names:
            switched = self.menu.switched.get(name)
            switch = SWITCHES[switched()] if switched else ""
            cells.append((name, PICTURES.get(name) if not switch else None, switch))
        kinds.grid(page, self.title, cells)
