"""The story of a game of pairs: since when it was decided, the longest run, what was forgotten."""

from firmware.play import story

_RUN = "Turn {}: {} won {} pairs in a row."
_FORGOT = "{} forgot {} where a card lay that had been seen: {}."


class Story(story.Story):
    """Hears who wins how many cards, and which ones have been seen."""

    def __init__(self, game: "Memo", *more: "Any"):
        super().__init__(game, *more)
        self.missed = [0] * story.SEATS
        self._seen = bytearray(256)
        self._had = 0  # cards of the player on turn, as it began
        self._run = (0, 0)  # turn and seat of the longest run
        self._pairs = 1  # more than so many are worth a sentence
        self._slip = (-1, 0)  # the move that forgot a card in the turn before, and that turn
        self._slips = (-1, 0)  # in this turn

    def standing(self, game: "Memo") -> "Sequence[int]":
        hands = game.knowledge.hands
        return [-1 if seat in game.away else hands[seat] for seat in range(game.players)]

    def begin(self, game: "Memo") -> None:
        self._had = game.knowledge.hands[self.seat]
        self._slip, self._slips = self._slips, (-1, 0)

    def before(self, game: "Memo", word: str, move: "Move") -> None:
        if word == "need":
            needed, card = game.needed, move[2]
            if card not in (needed, move[1]) and self._seen[needed]:  # who said it wrong may know
                self.missed[self.seat] += 1
                self._slips = (self.at, self.turn)
            for each in [card] + list(game.up):
                self._seen[each] = 1

    def close(self) -> None:
        super().close()
        won = self.row[self.seat] - self._had if self.row else 0
        if self._slip[0] >= 0:
            self.dear(1 + won, *self._slip)
        if self._slips[0] >= 0:
            self.dear(1, *self._slips)
        if won // 2 > self._pairs:
            self._pairs = won // 2
            self._run = (self.turn, self.seat)

    def told(self, game: "Memo") -> "list[str]":
        found = super().told(game)
        if self._run[0]:
            found.append(_RUN.format(self._run[0], self.name(game, self._run[1]), self._pairs))
        if any(self.missed):
            found.append(self.most(game, self.missed, _FORGOT))
        return found
