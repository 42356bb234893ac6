"""The story of a round against the clock: what was left, and the displays that were set aside."""

from firmware.play import story
from firmware.play.story import count

_SO_FAR = "It is not over: {} so far, {} left."
_ALL = "All cards were laid: {}."
_ASIDE = "No card was left: {} set aside, {}."
_LEFT = "{} {} left when time was up: {}."
_NONE = "No display was set aside."
_DEAREST = "Turn {} cost the most: {} set aside {}, {} minus points."
_OFTEN = "{} set their display aside {}: {}."


class Story(story.Story):
    """Hears which displays are set aside."""

    def __init__(self, game: "Minutes", *more: "Any"):
        super().__init__(game, *more)
        self.often = [0] * story.SEATS
        self._aside = 0
        self._seat = 0  # whose display was the dearest

    def play(self, game: "Minutes", move: "Move", word: str) -> int:
        self._goes_on = False  # who names themself has another turn
        return super().play(game, move, word)

    def before(self, game: "Minutes", word: str, move: "Move") -> None:
        self._aside = game.aside

    def after(self, game: "Minutes", word: str, move: "Move") -> None:
        if word != "aside":
            return
        self.often[self.seat] += 1
        if game.aside - self._aside > self.cost:
            self._seat = self.seat
        self.dear(game.aside - self._aside)

    def ending(self, game: "Minutes") -> str:
        points = count(game.score, "minus point")
        left = count(game.left, "card")
        if not game.over:
            return _SO_FAR.format(points, left)
        if game.left:
            return _LEFT.format(left, "was" if game.left == 1 else "were", points)
        return _ASIDE.format(game.aside, points) if game.aside else _ALL.format(points)

    def told(self, game: "Minutes") -> "list[str]":
        dearest = _NONE
        if self.cost:
            who, cards = self.name(game, self._seat), count(self.cost, "card")
            dearest = _DEAREST.format(self.dear_turn, who, cards, 2 * self.cost)
        found = [self.ending(game), dearest]
        if max(self.often) > 1:
            found.append(self.most(game, self.often, _OFTEN))
        return found
