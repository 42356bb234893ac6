"""The ruling, in the menu: the table is right and the device is wrong, so the players set it."""

from firmware.modules.later import later
from firmware.ui.questions import Dialog, NumberScreen

RULED = "Ruled: {}."
ANEW = " Type {} anew."
FORGET = "All lies otherwise"


class Ruling(Dialog):
    """Choose what is to be set; the game's own subclass has the `rows`."""

    help = "RULING"
    helps = "help"
    beneath: "Screen | None" = None  # where the menu was opened, if the menu tells

    def __init__(self, shell: "Shell"):
        self.shell = shell  # rows may ask it
        folder = shell.referee.folder
        self.game: Any = shell.referee.game
        self.texts = folder.texts
        self.questions = self.rows()
        if not self.game.why_not_forget():
            forget = (shell.referee.rules.FORGET,)
            self.questions.append((FORGET, lambda: self.rule(forget)))
        super().__init__(shell, "Ruling", [row[0] for row in self.questions], self.chose)

    def rows(self) -> "list[MenuLine]":
        """Return what can be set: (label, method that returns the screen which asks for it)."""
        return []

    def chose(self, index: int):
        return self.questions[index][1]()

    def number(self, title: str, low: int, high: int, *move: int):
        """Ask for a number from `low` to `high`; `move` with it at its end is the ruling."""
        return NumberScreen(
            self.shell, title, low, high, lambda number: self.rule(move + (number,))
        )

    def choice(
        self, title: str, names: "Sequence[str]", picked: "Pick", chosen: int = 0, keys: str = ""
    ):
        """Ask for one of `names`; `picked(index)` returns where to go."""
        return Dialog(self.shell, title, names, picked, chosen, keys=keys)

    def seats(self, title: str, picked: "Pick"):
        """Ask for a player; `picked(seat)` returns where to go."""
        names = [self.player(seat) for seat in range(self.game.players)]
        return self.choice(title, names, picked)

    def turn_of(self, code: int):
        """Ask whose turn it is; (`code`, seat) is the ruling."""
        return self.seats("Whose turn is it?", lambda seat: self.rule((code, seat)))

    def player(self, seat: int) -> str:
        """Return what the player at `seat` is called."""
        return self.game.name(seat)

    def screen(self) -> "Screen":
        """Return where the game goes on after a ruling."""
        return self.shell.screen()

    def rule(self, move: "Move"):
        """Keep the ruling and return to the game, or say there why it is refused."""
        referee = self.shell.referee
        folder = referee.folder
        knew = not self.game.why_not_forget()
        why = referee.submit(move)
        screen = self.screen()
        kept = self._keep(screen)
        if why:
            screen.refuse(folder.why(why) + kept)
        else:
            forgot = knew and self.game.why_not_forget()
            counts = " " + later.guided.COUNTS if forgot else ""
            screen.say(RULED.format(referee.called(move)) + kept + counts)
        return screen

    def _keep(self, screen: "Screen") -> str:
        """Let `screen` go on with what was typed beneath the menu, or return that it cannot."""
        before: Any = self.beneath
        there: Any = screen
        typed = before.input if before else None
        if typed is None or not typed.live:
            return ""
        if there.input is None:
            return ANEW.format(typed.live)
        there.input.keep(typed)
        if hasattr(there, "free"):
            there.free = before.free
        return ""
