"""The story of a game of sets: who went out, with which sets, and who took the open card."""

from firmware.play import story
from firmware.play.story import count

_IN_TURN = "{1} went out in turn {0}, after {2} of their own."
_WENT_OUT = "{1} went out."  # on call
_SETS = "{} threw {} and laid {}: {}."
_TOOK = "{} took the open card {}: {}."
_WINS = 100  # what a card costs with which the next player goes out


class Story(story.Story):
    """Hears who takes the open card, and who goes out."""

    def __init__(self, game: "Drawing", *more: "Any"):
        super().__init__(game, *more)
        self.turns = [0] * story.SEATS
        self.takes = [0] * story.SEATS
        self._out: list[str] = []
        # The move that threw the open card, and its turn; of the card that was taken in this one.
        self._thrown = self._taken = (-1, 0)

    def begin(self, game: "Drawing") -> None:
        self.turns[self.seat] += 1
        self._taken = (-1, 0)

    def play(self, game: "Drawing", move: "Move", word: str) -> int:
        if word == "claim" and not self._out:
            self._tell_out(game, word, move)
        return super().play(game, move, word)

    def before(self, game: "Drawing", word: str, move: "Move") -> None:
        if word == "take":
            self.takes[self.seat] += 1
            self._taken = self._thrown
            if self._taken[0] >= 0:
                self.dear(1, *self._taken)
        elif word == "throw":
            self._thrown = (self.at, self.turn)
        elif word == "out" and not self._out:
            if self._taken[0] >= 0:
                self.dear(_WINS, *self._taken)
            self._tell_out(game, word, move)

    def _tell_out(self, game: "Drawing", word: str, move: "Move") -> None:
        seat = self.seat if word == "out" else move[1]
        who = self.name(game, seat)
        words = self.write(move).split()[1 if word == "out" else 2 :]
        sets = " ".join(map(read, words[1:])).split(" / ")
        had = count(self.turns[seat], "turn")
        went = _IN_TURN if self.turns[seat] else _WENT_OUT
        self._out = [
            went.format(self.turn, who, had),
            _SETS.format(who, read(words[0]), count(len(sets), "set"), "; ".join(sets)),
        ]

    def told(self, game: "Drawing") -> "list[str]":
        found = super().told(game) + self._out
        if max(self.takes) > 1:
            found.append(self.most(game, self.takes, _TOOK))
        return found


def read(card: str) -> str:
    """Return how a `card` is read that is written as in a record: ``F37`` is a joker as 37."""
    return card.replace("F", "J as " if card[1:] else "J")
