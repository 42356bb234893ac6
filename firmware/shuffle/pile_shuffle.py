"""The discards in the players' hands, as the draw pile is used up in mid-game (H-b)."""

from firmware.modules.later import later
from firmware.shuffle import kept
from firmware.shuffle.course import DONE, TOLD, TYPED
from firmware.ui.choice import Choice

_HOW = "Turn the discards"
_OVER = "over, without the"
_OPEN = "open card. They lie"
_AS_LAID = "as they were laid"
_OTHERWISE = "otherwise: typed"


class PileShuffle:
    """The shuffle of the cards that the game in play owes, which `beneath` has from the oldest on.

    That is None where nobody can know it.  `shuffled(order)` goes on with the cards from the top,
    or with none if nobody knows them any more.
    """

    def __init__(
        self, shell: "Shell", beneath: "Cards | None", shuffled: "Callable[[Cards], Destination]"
    ):
        self.shell = shell
        self.beneath = beneath
        self.shuffled = shuffled
        game: Game = shell.referee.game
        self.cards = sorted(game.owes)

    def first(self) -> "Destination":
        """Return the screen at which the shuffle stands."""
        if len(self.cards) == 1:
            return self.shuffled(self.cards)
        journal = self.shell.journal
        if journal.shuffles:
            try:
                return self.lead(kept.course(journal, self.cards), True)
            except ValueError:  # it is no shuffle of these cards
                journal.end_shuffle()
        return How(self)

    def start(self, kind: int):
        """Begin a shuffle of `kind`."""
        shell = self.shell
        lie = bytes(self.beneath) if kind == TOLD and self.beneath else b""
        return self.lead(kept.begin(shell.journal, kind, self.cards, lie, shell.box.random_bytes))

    def lead(self, course: "Course", resumed: bool = False):
        """Return the screen that leads through `course`."""
        if course.phase >= DONE:
            return self.done(course)
        tables = self.shell.referee.tables
        make = later.shuffling.Shuffling
        cards = kept.lie(self.shell.journal, self.cards)
        return make(self.shell, tables, cards, course, self.done, resumed)

    def done(self, course: "Course") -> "Destination":
        """Go on after `course`."""
        lie = kept.lie(self.shell.journal, self.cards)
        known = course.phase == DONE
        return self.shuffled([lie[card] for card in course.order()] if known else [])


class How(Choice):
    """Choose how the discards lie: if nobody touched them, the device knows it."""

    TOP = 3
    help = "PILE"

    def __init__(self, pile: "PileShuffle"):
        kinds = [TYPED] if pile.beneath is None else [TOLD, TYPED]
        names = [_AS_LAID if kind == TOLD else _OTHERWISE for kind in kinds]
        super().__init__(
            pile.shell, _HOW, names, lambda i: pile.start(kinds[i]), 0, pile.shell.screen
        )

    def render(self, page: "Page") -> None:
        super().render(page)
        page.row(1, _OVER)
        page.row(2, _OPEN)
