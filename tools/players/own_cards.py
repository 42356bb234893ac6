"""The players' own cards: what who holds them plays and types.

At level *guided* the device knows them, so what is not in the hand would end that knowledge.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from firmware.shuffle.course import keys_of

Move = tuple[int, ...]
OPEN = "open card"  # the move by which the first open card is told


def playable(game: Any, tables: Any, moves: Sequence[Move]) -> list[Move]:
    """Return those of `moves` for which the player on turn has the cards, as far as is known.

    In a game of places all cards lie on the table, and any of them is somebody's to turn up.
    """
    if not game.knowledge.secret or _places(game):
        return list(moves)
    held = game.knowledge.held(game.seat)

    def has(move: Move) -> bool:
        fields = tables.MOVES[move[0]][0].split()[1:]
        return all(
            card in held for field, card in zip(fields, move[1:], strict=False) if field == "card"
        )

    return [move for move in moves if has(move)]


class Hands:
    """The hands of those who play `game` at the table, dealt from a deck shuffled by `chance`."""

    def __init__(self, game: GameFolder, chance: Random) -> None:
        self.game = game
        self.chance = chance
        self.deck = b""

    def playable(self, referee: Any, moves: Sequence[Move]) -> list[Move]:
        """Return those of `moves` that the player on turn has the cards for.

        All of them are, where the cards cannot be told by a game that was dealt the deck: no hands
        are held, or the discards were shuffled.
        """
        if SCREEN not in self.game.manifest.LEVELS or _places(referee.game):
            return list(moves)
        dealt = self._dealt(referee)
        if moves and all(referee.folder.part("rules").MOVES[move[0]][0] == OPEN for move in moves):
            return [move for move in moves if move[1] == dealt.open] or list(moves)
        held = dealt.legal_moves()
        return [move for move in moves if move in held] or list(moves)

    def _dealt(self, referee: Any) -> Any:
        """Return the game in play as it stands where the deck has been dealt on the panel."""
        agreed = referee.setup
        if not self.deck:
            deck = self.game.part("rules").cards(agreed)
            self.chance.shuffle(deck)
            self.deck = bytes(deck)
        setup = Setup(agreed.rules, SCREEN, agreed.players, self.deck, agreed.options)
        game = self.game.part("rules").new(setup)
        for move in referee.log():
            if not game.why_not(tuple(move)):  # it turns over the open card itself
                game.play(tuple(move))
        return game


def keys(game: Any, tables: Any, move: Move) -> str:
    """Return the keys of `move`; where each card lies in a place that is known, those of it.

    Where they depend on the table too, `keys(game, typed)` of the game's desktop.py tells.
    """
    places = _places(game)
    fields = tables.MOVES[move[0]][0].split()[1:]
    if not places or fields[-1:] != ["card"]:  # none is named, as where it is asked who starts
        typed = Notation(tables).keys(move)
        part = tables.__package__ + ".desktop"
        own = getattr(import_module(part), "keys", None) if find_spec(part) else None
        return own(game, typed) if own else typed
    place = f"{places.index(move[-1]) + 1}#"
    return place if len(move) == 2 else f"{move[1]}#{place}"


def _places(game: Any) -> bytes:
    places = getattr(game, "places", b"")
    return places if isinstance(places, bytes) else b""


def led(shuffling: Any, chance: Random, wrong: float = 0) -> str:
    """Return the next key of the shuffle that the screen leads through, or those of a card.

    Where cards are turned up a share of them is `wrong`: typed as another one.
    """
    course = shuffling.course
    if not shuffling.course.typing or shuffling.asking:
        return "#"
    cards = range(course.count)
    here = [card for card in cards if course.places[card] // course.size in course.blocks]
    left = [card for card in here if course.which([card]) >= 0]
    left = course.again if course.retaking else left
    if not left:
        return "#"
    card = chance.choice(cards if chance.random() < wrong else left)
    return keys_of(shuffling.tables, shuffling.cards[card]) + "#"
