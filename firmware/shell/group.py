"""A group of the menu: its lines lie as their keys do, and what each that is the house's opens."""

from firmware.modules.later import later
from firmware.shell.menu import GROUPS, Menu, legend, none_at
from firmware.shell.session_record import staying
from firmware.shell.shell import Soon
from firmware.ui import faces, kinds
from firmware.ui.screen import BACK, Screen

# By the places of groups and lines in menu.py; a switch tells how it stands instead.
_PICTURES = (
    (faces.KEYPAD, faces.BOOK, None, None, faces.ASK),
    (faces.PENCIL, faces.SEAT, faces.LEAVE, faces.LIGHT, faces.PILE),
    (None,),
    (faces.PENCIL, faces.NEXT, faces.CUP, faces.PILE, faces.BOOK, faces.UPDATE),
    (None, faces.LIGHT, None, faces.SOUND, None, None),
    (faces.LEAVE, faces.UNDO, faces.ABOUT, faces.UPDATE),
)
_SCORE = 3  # the group with what takes the place of a result
_SWITCHES = ("off", "on")


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
        self.legend = legend(self.names)
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
        on, pictures, cells = _switches(self.shell), _PICTURES[self.group], []
        for i in range(len(pictures)):
            name = self.names[i]
            switch = _SWITCHES[on[name]] if name in on else ""
            cells.append((name, pictures[i], switch))
        kinds.grid(self, page, self.title, cells)


class Behind(Soon):
    """It stands for a result that gave way: over it the lines come back, then the menu.

    Behind these it leads to the result, which is made anew.
    """

    legend = "*undo"  # what a star does there

    def __init__(self, shell: "Shell"):
        super().__init__(shell, shell.screen)
        self.help, self.helps, self.said = shell.behind
        self.groups: list[int | None] = [None, _SCORE]  # of the menu's, still to come

    def on_tick(self, now: int) -> "Destination":
        if self.groups:
            self.shell.shown = self.said
            try:
                return Menu(self.shell, self).at(self.groups.pop())
            except MemoryError:  # then past it, as where a menu had to go
                self.shell.forget()
        return super().on_tick(now)


def _switches(shell: "Shell") -> "dict[str, bool]":
    """Return whether each line that is a switch is on."""
    game: Perhaps[Game] = shell.referee and shell.referee.game
    return {
        "Learn": shell.learning,
        "Hints": any(map(shell.hinted_at, range(game.players if game else 0))),
        "Sound": shell.signals.sound,
        "Quiet": shell.signals.quiet,
        "Motion": not shell.still,
    }


# On the board items.py:


_GIVE_UP = "Give up this game? "
_KEPT = "It is kept until the next one begins."
_UNKEPT = "It is not kept."
_ANEW, _LOST = "Begin anew? ", "The game as it stands is lost."
_OVER = ("Its result is kept.", "Its result is kept, but not its points.")  # if it has points


def opens(menu: "Menu", name: str) -> "Go":
    """Return what the house's line `name` of the `menu` opens.

    Where it is the shell's own, what comes holds neither the menu nor this in memory.
    """
    shell, beneath = menu.shell, menu.beneath
    ways: Any = (  # by the same places
        (
            lambda: _keys(beneath),
            shell.rules,
            lambda: later.settings.learn(shell, not shell.learning),
            lambda: _hints(shell),
            lambda: shell.ask_about(beneath),
        ),
        (shell.ask_names, shell.roster, shell.roster, lambda: later.settings.Seats(shell)),
        (),
        (
            shell.standings,
            lambda: _record(menu),
            lambda: _best(menu),
            lambda: _apart(menu, lambda: later.statistics.Results(shell)),
            shell.told,
            shell.save,
        ),
        (
            lambda: later.settings.keep(shell, not shell.signals.sound),
            lambda: later.settings.brightness(shell),
            lambda: later.settings.switch(shell, not shell.signals.quiet, shell.still),
            lambda: later.settings.volume(shell),
            None,
            lambda: later.settings.switch(shell, shell.signals.quiet, not shell.still),
        ),
        (
            lambda: _home(shell),
            lambda: _anew(shell),
            lambda: later.help.about(shell),
            lambda: later.help.update(shell),
        ),
    )
    group = 0
    while name not in GROUPS[group][2].split():
        group += 1
    return ways[group][GROUPS[group][2].split().index(name)]


def _keys(beneath: Screen) -> "Destination":
    """Explain the screen beneath, then what the keys do everywhere."""
    there: Any = beneath.explain()
    if there and beneath.help != "KEYS":
        there.go_on()
    return there


def _hints(shell: "Shell") -> "Destination":
    """Turn hints on or off for whoever plays alone, else ask for whom."""
    game: Game = shell.referee.game
    people = game.people()
    if len(people) > 1:
        return later.settings.Hints(shell)
    later.settings.hint(shell, people[0])
    return None


def _record(menu: "Menu") -> "Destination":
    """Send the game move by move."""
    shell = menu.shell
    for line in later.transcript.lines(shell.referee):
        shell.box.console(line)
    menu.say("Sent over USB, to the serial console.")
    return BACK


def _best(menu: "Menu") -> "Destination":
    """Show the best games, or say in one how near it is to them."""
    shell = menu.shell
    game: Perhaps[Game] = shell.referee and shell.referee.game
    if game and not game.over:
        menu.say(shell.nearness()[0])
        return BACK
    return _apart(menu, lambda: later.statistics.Bests(shell))


def _apart(menu: "Menu", leads: "Go") -> "Destination":
    """Return the page that `leads()` leads to, over a result once it and these have given way.

    Then a star leads back by way of `Behind`.
    """
    shell, beneath = menu.shell, menu.beneath
    if not shell.referee:
        return leads()
    shell.hold()  # of a game that was looked through the pages may go now
    seen = beneath.help == "PAST"  # the star leads on to the result
    shell.behind = "KEYS" if seen else beneath.help, "" if seen else beneath.helps, shell.shown
    return shell.soon(leads)


def _home(shell: "Shell") -> "Destination":
    """Leave the game; one that is not over is given up, if that is agreed to."""
    game: Game = shell.referee.game
    if game.over and not shell.unkept:
        return _leave(shell)  # nothing is given up
    shell.prepare_home()  # while the question is read
    kept = shell.journal.moves and not shell.unkept  # home leads back to no game without a move
    return shell.ask(_GIVE_UP + (_KEPT if kept else _UNKEPT), lambda: _leave(shell))


def _leave(shell: "Shell"):
    """Return the page that the game is left for."""
    shell.leave()
    return shell.home()


def _anew(shell: "Shell") -> "Destination":
    """Ask whether the game begins anew."""
    shell.prepare_again()  # while the question is read
    game: Game = shell.referee.game
    what = _OVER[shell.referee.folder.points] if game.over else _LOST
    return shell.ask(_ANEW + what, lambda: _begin(shell))


def _begin(shell: "Shell"):
    """Return the page of the game begun anew, once these have given way."""
    referee = shell.referee
    others = staying(shell.journal, referee.rules, referee.setup.players)
    return shell.soon(shell.again if others else shell.restart)
