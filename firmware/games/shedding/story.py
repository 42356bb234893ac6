"""The story of a game of discarding: when the winner got ahead, the largest turn, who drew."""

from firmware.play import story
from firmware.play.story import all_of, count

_LAID = ("discard", "free", "laid", "last", "trick", "treat")
_TRICK = "the Trick"
_BURDENS = {"trick": _TRICK, "oblige": "a Monumeral"}
_BURDEN = "Turn {}: {} of {} made the others draw {}."
_DREW = "Turn {}: {} drew {} cards."
_LARGEST = "Turn {}: {} laid {} cards at once{}."
_MOST = "{} drew the most: {}{}."
_MANY = 3  # cards in a turn that are worth a sentence
_NAMED = 8  # cards that are named at most


class Story(story.Story):
    """Hears who holds how many cards, and who draws by whose doing."""

    def __init__(self, game: "Discarding", *more: "Any"):
        super().__init__(game, *more)
        self.drew = [0] * story.SEATS
        self._laid: list[str] = []  # in this turn
        self._largest = (0, 0, "")  # turn, seat, cards of the turn in which most were laid
        self._most = 0
        self._burden = (0, 0, "")  # turn, seat, word of the move by which most were drawn
        self._heavy = _MANY - 1
        self._hands: list[int] = []

    def standing(self, game: "Discarding") -> "Sequence[int]":
        hands = game.knowledge.hands
        return [-256 if seat in game.away else -hands[seat] for seat in range(game.players)]

    def begin(self, game: "Discarding") -> None:
        self._laid = []

    def before(self, game: "Discarding", word: str, move: "Move") -> None:
        self._hands = list(game.knowledge.hands)
        if word in _LAID:
            trick = "" if game.called else _TRICK  # on call no card is named
            self._laid.append(str(move[1]) if len(move) > 1 else trick * (word == "trick"))

    def after(self, game: "Discarding", word: str, move: "Move") -> None:
        drew = 0
        for seat in range(game.players):
            more = max(game.knowledge.hands[seat] - self._hands[seat], 0)
            self.drew[seat] += more
            drew += more
        self.dear(drew - 1)  # a draw of one is a turn like others
        if drew > self._heavy:
            self._heavy = drew
            self._burden = (self.turn, self.seat, word)

    def close(self) -> None:
        super().close()
        laid = self._laid
        if len(laid) > self._most:
            self._most = len(laid)
            named = all(laid) and len(laid) <= _NAMED
            self._largest = (self.turn, self.seat, ": " + ", ".join(laid) if named else "")

    def told(self, game: "Discarding") -> "list[str]":
        found = super().told(game)
        if self._most >= _MANY:
            turn, seat, cards = self._largest
            found.append(_LARGEST.format(turn, self.name(game, seat), self._most, cards))
        turn, seat, word = self._burden
        if word in _BURDENS:
            found.append(_BURDEN.format(turn, _BURDENS[word], self.name(game, seat), self._heavy))
        elif word:
            found.append(_DREW.format(turn, self.name(game, seat), self._heavy))
        most = max(self.drew)
        if most > 1:
            who = [self.name(game, i) for i in range(game.players) if self.drew[i] == most]
            each = " each" if len(who) > 1 else ""
            found.append(_MOST.format(all_of(who), count(most, "card"), each))
        return found
