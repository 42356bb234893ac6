"""The menu behind a held ``*``: six groups lie as their keys do, and which lines each has now."""

from firmware.modules.later import later
from firmware.play.knowledge import SCREEN
from firmware.ui import faces, kinds
from firmware.ui.screen import BACK, Screen

# The groups by their keys, 1 to 6: what each is called, its picture, and its lines by theirs.  What
# is not there as things stand is left out, and nothing moves up; a line that is alone needs no key.
# What a line opens stands in group.py by the same places.
GROUPS = (
    ("Help", faces.ASK, "Keys Rules Learn Hints Ask"),
    ("Who", faces.SEAT, "Names Join Leave Seats Hands"),
    ("Fix it", faces.PENCIL, "Ruling"),
    ("Score", faces.CUP, "Points Record Best Games Story Save"),
    ("Light", faces.LIGHT, "Sound Light Quiet Volume - Motion"),
    ("Leave", faces.LEAVE, "Home Anew About Update"),
)
ALWAYS = "Keys Learn Names Seats Sound Light Quiet Volume Motion About Update"
PLAYED, OVER = "Rules Home Anew", "Record Story"  # with a game, and with one that is over
GROUP = "firmware.shell.group"
WHICH = "A digit, or * back."
NOT_HERE = "Nothing on {} now."


def none_at(page: Screen, key: str) -> None:
    """Say on a `page` of the menu that it has no line on `key`."""
    page.not_now(NOT_HERE.format(key) if key.isdigit() else WHICH)


def legend(names: "Sequence[str]") -> str:
    """Return of a page of the menu what its digits open, as what is said may lie over that."""
    return "/".join([str(i + 1) + names[i] for i in range(len(names)) if names[i]])


def behind(shell: "Shell") -> Screen:
    """Return what leads by way of the menu to a result that gave way."""
    return later.group.Behind(shell)


class Menu(Screen):
    """The menu of all that is not play, over the screen `beneath`.

    `lines` are the names of those that are there, and `own` is what the game's own open, which it
    has by its ``menu``.
    """

    dialog = gives_way = True
    help = "MENU"
    group = None

    def __init__(self, shell: "Shell", beneath: "Screen"):
        super().__init__(shell)
        self.beneath = beneath
        self.own: dict[str, Go] = {}
        self.lines = ALWAYS.split()
        kept = shell.journal
        game: Perhaps[Game] = shell.referee and shell.referee.game
        if game:
            self._of_game(game, shell.referee.folder)
        shell.expect((GROUP,))  # what the first keys lead to comes while all are read
        if game and not game.over:
            if kept.past and "Points" not in self.lines:
                self.lines.append("Best")
        elif kept.past or kept.result:
            self.lines += ("Best", "Games")
            if kept.keeps():
                self.lines.append("Save")
        if shell.may_ask:
            self.lines.append("Ask")
        groups = range(len(GROUPS))
        self.legend = legend([GROUPS[i][0] if any(self.of(i)) else "" for i in groups])

    def _of_game(self, game: "Game", folder: "Folder") -> None:
        """Add what there is while `game`, of the `folder`, is in play."""
        shell = self.shell
        self.lines += PLAYED.split()
        # While a clock runs no reason lies over what is played.
        if folder.has_part("clock") or not folder.has_part("ask"):
            self.lines.remove("Learn")
        setup = shell.referee.setup
        if folder.hints and setup.level == SCREEN and not game.over:
            self.lines.append("Hints")
        if not game.over:  # a result has no room for pages of the game beside it
            shell.prepare_lines()
        if folder.rule_set(setup.rules)[3] > 1:
            self.lines += ("Join", "Leave")
        if self.beneath.help != "BEST":  # beside those pages there is no room for the game's
            own = getattr(folder.screens, "menu", None)
            self.own.update(own(shell) if own else ())
            self.lines += list(self.own)
        if folder.points:
            self.lines.append("Points")
        if game.over:  # before, it would show everybody's cards
            self.lines += OVER.split()

    def ahead(self, key: str) -> bool:
        return True

    def at(self, group: "int | None") -> Screen:
        """Return the page of the lines of a `group`, or this one without."""
        return self if group is None else later.group.Group(self, group)

    def of(self, group: int) -> "list[str]":
        """Return the lines of a `group` by their places, "" for each that is left out."""
        return [name if name in self.lines else "" for name in GROUPS[group][2].split()]

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        group = "123456".find(key)
        there = [name for name in self.of(group) if name] if group >= 0 else ()
        if not there:
            none_at(self, key)
            return None
        if len(there) > 1:
            try:
                return self.at(group)
            except MemoryError:
                return self.shell.group(self.beneath, group)
        go = self.open(there[0])
        return None if go is BACK else go  # what it says is said here

    def open(self, name: str) -> "Destination":
        """Go where the line `name` leads; where memory is short once this page has given way."""
        go = self.own.get(name)
        beneath = self.beneath if name == "Ruling" else None
        try:
            go = go or later.group.opens(self, name)
            there: Any = go()
        except MemoryError:  # it opens pages: nothing is half done
            return self.shell.once_gone(go or (lambda: self.open(name)), beneath)
        if beneath:
            there.beneath = beneath
        return there

    def render(self, page: "Page") -> None:
        shell = self.shell
        cells = []
        for i in range(len(GROUPS)):
            name, picture, _ = GROUPS[i]
            cells.append((name if any(self.of(i)) else "", picture, ""))
        kinds.grid(self, page, "Menu", cells, shell.trouble_briefly)
