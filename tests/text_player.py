"""Games played by written moves, and looked at whole."""

from types import ModuleType
from typing import Any, Protocol, TypeVar

from firmware.play.notation import Notation


class Judge(Protocol):
    """The rules' table of a game."""

    def play(self, move: tuple) -> tuple | None: ...

    def why_not(self, move: tuple) -> tuple | None: ...


Game = TypeVar("Game", bound=Judge)

PLAIN = {int, bool, str, bytes, type(None)}  # what never changes


class TextPlayer:
    """The moves of the game with these `tables`, as they are written."""

    def __init__(self, tables: ModuleType) -> None:
        self.moves = Notation(tables)

    def play(self, game: Game, text: str) -> Game:
        """Play the moves of `text`, separated by commas, none of which may be refused."""
        for words in text.split(","):
            assert game.play(self.moves.parse(words)) is None, words
        return game

    def why(self, game: Judge, text: str) -> tuple | None:
        """Return why the move `text` is refused, or None."""
        return game.why_not(self.moves.parse(text))


def snapshot(thing: Any) -> Any:
    """Return everything that `thing` consists of, so that any change can be seen."""
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, list):
        return [part if type(part) in PLAIN else snapshot(part) for part in thing]
    if hasattr(thing, "__dict__"):
        return {
            name: part if type(part) in PLAIN else snapshot(part)
            for name, part in vars(thing).items()
        }
    return bytes(thing) if isinstance(thing, bytearray) else thing
