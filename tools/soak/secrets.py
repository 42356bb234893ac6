"""A dealt hand is on the panel for its owner alone.

Where the device dealt, a picture is drawn twice: as it is, and with other cards in all hands that
it must not tell.  The two have to be the same.
"""

from typing import Any

from firmware.play.knowledge import GUIDED, KNOWN
from tools.soak.failure import Failure
from tools.soak.page_check import draw


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
        """Check that the picture does not show what is in other hands."""
        if not dealt(app) or app.referee.game.over:
            return
        game, top = app.referee.game, app.stack[-1]
        table, owner = game.knowledge, owner_of(app)
        known, pile = table.known, table.pile
        shown = draw(top)
        try:
            table.known, table.pile = others(known, pile, table.draw, owner)
            other = draw(top)
        finally:
            table.known, table.pile = known, pile
        if other != shown:
            name = type(top).__name__
            raise Failure("the panel tells a hidden hand", f"{name}, owner {owner}", name)


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
    if type(top).__name__ == "Ask" and top.beneath:  # which a question leaves in view
        top = top.beneath
    if type(top).__name__ == "Hand":
        return top.seat
    shown = top.looking and app.referee.setup.level != GUIDED  # else on a page of its own alone
    return app.referee.game.seat if shown else None


def others(known: list, pile: Any, draw: int, owner: int | None) -> tuple[list, Any]:
    """Return hands and pile in which all hidden cards lie elsewhere; their numbers stay."""
    top = len(pile) - draw
    hidden = [card for seat, hand in enumerate(known) if seat != owner for card in hand]
    hidden = [*pile[top:], *hidden][::-1]
    hands = []
    for seat, hand in enumerate(known):
        if seat == owner:
            hands.append(hand)
        else:
            hands.append(sorted(hidden[: len(hand)]))
            hidden = hidden[len(hand) :]
    return hands, bytes([*pile[:top], *hidden])
