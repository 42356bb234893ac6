"""A dealt hand is on the panel for its owner alone.

Where the device dealt, or has led the deck to its order, all that a screen shows is made twice: as
it is, and with other cards in all hands that it must not tell.  The two have to be the same, and
once a digit is typed, too.
"""

from typing import Any

from firmware.play.knowledge import GUIDED, KNOWN
from tools.soak.failure import Failure
from tools.soak.page_check import draw

DIGIT = "7"


class Curtain:
    """The pages between one player's hand and the next player's."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forget who looked: the power was off."""
        self._owner: int | None = None

    def look(self, app: Any) -> None:
        """See that between the hands of two players there was a page without any."""
        owner = owner_of(app)
        if owner is not None and self._owner is not None and owner != self._owner:
            said = f"P{owner + 1}'s hand came straight after P{self._owner + 1}'s"
            raise Failure(
                "a hand is shown to the player before", said, type(app.stack[-1]).__name__
            )
        self._owner = owner

    def look_behind(self, app: Any) -> None:
        """Check that neither picture nor ring shows what is in other hands."""
        if not dealt(app) or app.referee.game.over:
            return
        game, top = app.referee.game, app.stack[-1]
        table, owner = game.knowledge, owner_of(app)
        known, pile = table.known, table.pile
        shown = told(top)
        try:
            table.known, table.pile = others(known, pile, table.draw, owner)
            other = told(top)
        finally:
            table.known, table.pile = known, pile
        for what, telling in shown.items():
            if other[what] != telling:
                name = type(top).__name__
                raise Failure(f"{what} tells a hidden hand", f"{name}, owner {owner}", name)


def told(top: Any) -> dict[str, object]:
    """Return what the screen `top` shows, and would show once a digit is typed."""
    found: dict[str, object] = {"the panel": draw(top), "the ring": list(top.lights(top.shell.at))}
    if top.input is not None and not top.input.text:
        top.input.text = DIGIT
        try:
            found["what is typed"] = draw(top)
        finally:
            top.input.text = ""
    return found


def dealt(app: Any) -> bool:
    """Return True if the device knows hands that are hidden from other players."""
    referee = app.referee
    if referee is None or referee.setup.level not in KNOWN or referee.setup.players == 1:
        return False
    open_hands = referee.setup.rules.startswith("FH")  # all displays lie open, FH2
    return hasattr(referee.game.knowledge, "known") and not open_hands


def owner_of(app: Any) -> int | None:
    """Return the seat whose cards the screen on top may show, or None."""
    top = app.stack[-1]
    if not dealt(app) or app.referee.game.over:
        return None
    if type(top).__name__ in ("Ask", "Undo") and top.beneath:  # which a question leaves in view
        top = top.beneath
    if type(top).__name__ in ("Hand", "Drawn"):
        return getattr(top, "seat", None)  # a hand that is typed has none
    if type(top).__name__ == "BoxTurn":  # it shows the hand of who plays alone with it
        people = app.referee.game.people()
        return people[0] if len(people) == 1 else None
    shown = top.looking and app.referee.setup.level != GUIDED  # else on a page of its own alone
    return app.referee.game.seat if shown else None


def others(known: list, pile: Any, draw: int, owner: int | None) -> tuple[list, Any]:
    """Return hands and pile in which all hidden cards lie elsewhere; their numbers stay."""
    top = len(pile) - draw
    hidden = [card for seat, hand in enumerate(known) if seat != owner for card in hand]
    hidden = [*hidden, *pile[top:]][::-1]  # so that a hand that is hidden alone changes too
    hands = []
    for seat, hand in enumerate(known):
        if seat == owner:
            hands.append(hand)
        else:
            hands.append(sorted(hidden[: len(hand)]))
            hidden = hidden[len(hand) :]
    return hands, bytes([*pile[:top], *hidden])
