"""Of the pages of a game: cards that the device knows are shown to their owner alone.

A game is played by its keys.  Each page is drawn twice: as it is, and with other cards in all hands
and in the draw pile that whoever looks must not know.  Both have to be the same, and between two
players' hands comes a page without any.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from firmware.play.knowledge import KNOWN, SCREEN
from firmware.play.notation import Notation
from tests.desk import Desk, playing
from tools.new_game.ways import said
from tools.players.random_games import Course
from tools.soak.failure import Failure
from tools.soak.secrets import Curtain, dealt, others, owner_of, told

PLAYS = 30  # moves, and pages between


class Leak(Exception):
    """A page tells what it must not, in a sentence."""


class Watch:
    """Somebody who looks at every picture of `desk`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.curtain = Curtain()
        desk.watch = self.look

    def look(self) -> None:
        """Raise Leak where the page on the panel shows what is hidden from who looks at it."""
        app: Any = self.desk.app
        if not app.stack or not dealt(app) or app.referee.game.over:
            return
        try:
            self.curtain.look(app)
        except Failure as failure:
            raise Leak(
                f"{failure.said}, with no page for all between them: hand_over.Cover is one"
            ) from failure
        top, game = app.stack[-1], app.referee.game
        page = type(top).__name__
        owner = owner_of(app)
        for name in differing(game, top, owner):
            who = "anybody" if owner is None else f"P{owner + 1}"
            raise Leak(f"{name} of the page {page}, which {who} sees, depends on hidden cards")


def differing(game: Any, top: Any, owner: int | None) -> list[str]:
    """Return what of the page `top` differs if all that `owner` must not know lies otherwise."""
    known: Any = game.knowledge
    hands, pile, deck = known.known, known.pile, getattr(game, "deck", None)
    shown = told(top)
    try:
        known.known, known.pile = others(hands, pile, known.draw, owner)
        if isinstance(deck, bytes) and deck:  # that rules of the plain family have besides
            game.deck = _otherwise(deck, hands, pile[len(pile) - known.draw :], owner)
        other = told(top)
    finally:
        known.known, known.pile = hands, pile
        if deck is not None:
            game.deck = deck
    return [name for name, telling in shown.items() if other[name] != telling]


def _otherwise(deck: bytes, hands: list, pile: bytes, owner: int | None) -> bytes:
    """Return `deck` with each hidden card in the place of another."""
    hidden = [card for seat, hand in enumerate(hands) if seat != owner for card in hand]
    hidden += pile
    instead = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    return bytes(instead.get(card, card) for card in deck)


def complaints(course: Course, chance: Random, at: Callable[[str], None]) -> Iterator[str]:
    """Yield in a sentence what a page of `course` shows to somebody else, if anything."""
    if course.agreed.level not in KNOWN or course.agreed.players == 1:
        return
    at(f"the pages ({said(course)})")
    try:
        desk = playing(course.agreed)
        watch = Watch(desk)
        watch.look()
        for _ in range(PLAYS):
            if desk.game.over:
                break
            desk.type(_next(course, desk, chance))
    except Leak as leak:
        yield f"A hand is shown to somebody else ({said(course)}): {leak}."


def _next(course: Course, desk: Desk, chance: Random) -> str:
    """Return the keys of somebody who wants to get on."""
    top: Any = desk.app.stack[-1]
    if type(top).__name__ == "Cover":
        return top.key
    if not desk.game.started:
        return "1"
    if not top.on_turn:
        return "#"
    notation = Notation(course.game.part("rules"))
    legal = desk.game.legal_moves()
    if course.agreed.level != SCREEN:
        held = desk.game.knowledge.held(desk.game.seat) or []
        legal = [move for move in legal if {*desk.game.cards_of(move)} <= {*held}] or legal
    long = [move for move in legal if len(move) > 1]
    moves = long if long and chance.random() < 0.8 else legal
    return notation.keys(chance.choice(moves)) if moves else "#"
