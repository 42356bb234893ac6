"""The players' own cards at level *guided*: what who holds them plays and types.

The device knows them, so what is not in the hand would end that knowledge.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from firmware.play.notation import Notation
from firmware.shuffle import deck_words

Move = tuple[int, ...]


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


def keys(game: Any, tables: Any, move: Move) -> str:
    """Return the keys of `move`; where each card lies in a place that is known, those of it."""
    places = _places(game)
    if not places or len(move) == 1:
        return Notation(tables).keys(move)
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
    if not shuffling.typing_cards or shuffling.asking:
        return "#"
    cards = range(course.count)
    here = [card for card in cards if course.places[card] // course.size in course.blocks]
    left = [card for card in here if course.which([card]) >= 0]
    if not left:
        return "#"
    card = chance.choice(cards if chance.random() < wrong else left)
    return deck_words.keys_of(shuffling.tables, shuffling.cards[card]) + "#"
