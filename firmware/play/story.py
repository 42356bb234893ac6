"""The story of a game: what a table would tell of it, gathered move by move, in few sentences.

It comes late, as a game is over.  A part ``story``, the game's own or its family's, has a class
`Story`, which hears each move as the log is played once more; the desktop asks it too.
"""

from firmware.play.rules_base import SEATS

FEW = 5  # sentences, at most

_ENDS = ("end", "stuck")  # moves that end a turn, whoever comes next
_TRICK = "trick"  # the turn goes on as it stood, H2.4
_NO_PLAY = ("score", "time")  # moves behind the last play
_IN_NO_TURN = ("start", "open", "shuffle", "score", "finished", "time", "claim")
_UNTIL_THE_END = "{} led from the first turn to the last."
_DECIDED = "Turn {} decided it: from then on {} led to the end."
_AT_LAST = "{1} took the lead only in turn {0}, the last."
NOT_OVER = "It is not over."
_LEFT, _YOU = "{} left", "You"
_IN_TURN = " in turn {}"


def count(number: int, thing: str) -> str:
    """Return so many of a thing: ``1 card``, ``2 cards``."""
    return "{} {}{}".format(number, thing, "" if number == 1 else "s")


def times(number: int) -> str:
    """Return how often: ``once``, ``twice``, ``3 times``."""
    return ("never", "once", "twice")[number] if number < 3 else "{} times".format(number)


def all_of(words: "Sequence[str]") -> str:
    """Return `words` as a sentence lists them: ``A, B and C``."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


class Story:
    """Hears the moves of a game and tells it.

    `turn` is the number of the turn that is played, from 1, and 0 before the first; `seat` has it.
    `at` is the number of the move, from 0, and `played` that of the last play; `dearest` that of
    the one that cost the most, -1 where none did, `cost` how much that was and `dear_turn` its
    turn.  `curve` has a byte a turn: what was left at its end, where all play together.  `names`
    are the players' where the game has none of its own; `write(move)` gives a move as in a record.
    """

    def __init__(self, game: "Any", write: "Callable[[Move], str]", names: "Sequence[str]" = ()):
        self.write = write
        self.names = names
        self.turn = 0
        self.seat: Any = -1
        self.at = self.played = -1
        self.ruled = False
        self.dearest = -1
        self.dear_turn = self.cost = 0
        self.curve = bytearray()
        self._goes_on = False
        self._latest = 0  # the turn of the last move that was heard
        self._leads = [0] * SEATS  # since which turn each has led, 0: they do not
        self.gone: list[tuple[int, int]] = []  # the seats of those who left, and in which turn
        self.row: Sequence[int] = ()  # what each had after the last move that was heard

    def play(self, game: "Any", move: "Move", word: str) -> int:
        """Hear `move`, whose name is `word`, and play it; return the number of its turn or 0.

        Chance is heard too, and is no move.  A ruling is in the turn that whoever is on turn has,
        and no move behind it is in an earlier one.
        """
        ruled = word.startswith("ruling")
        self.ruled = self.ruled or ruled
        seat = game.seat if game.started else None
        told = not (seat is None or word in _IN_NO_TURN or ruled)
        self.at += word != "shuffle"
        if not (ruled or word in _NO_PLAY):
            self.played = self.at
        turn = self.turn
        if told or ruled and seat is not None and not game.over and (turn or not game.on_call):
            turn += not (self._goes_on and seat == self.seat)
        if word == "ruling-leave":
            self.gone.append((move[1], turn))
        elif word == "ruling-join":
            self.gone = [each for each in self.gone if each[0] != move[1]]
        if told:
            if turn > self.turn:
                self.close()
                self.turn = turn
                self.seat = seat
                self.begin(game)
            self.before(game, word, move)
        game.do(move)
        if ruled and game.seat != seat:
            self._goes_on = False
        if told:
            self.after(game, word, move)
            self.row = self.standing(game)
            over = word != _TRICK and getattr(game, "laid", None) == 0
            self._goes_on = not (over or word in _ENDS)
            left = game.left_together()
            if left is not None:
                if len(self.curve) < self.turn:
                    self.curve.append(0)
                self.curve[-1] = max(0, min(left, 255))
        self._latest = max(self._latest, turn)
        return self._latest

    def begin(self, game: "Any") -> None:
        """Hear that a turn begins."""

    def before(self, game: "Any", word: str, move: "Move") -> None:
        """Hear a move that is about to be played."""

    def after(self, game: "Any", word: str, move: "Move") -> None:
        """Hear a move that has been played."""

    def standing(self, game: "Any") -> "Sequence[int]":
        """Return what each player has, the more the better; nothing where nobody can lead."""
        leads = getattr(game, "most_leads", False) and game.players > 1
        return list(game.points) if leads else ()

    def close(self) -> None:
        """Hear that the turn is over."""
        row = self.row
        for seat in range(len(row)):
            best = max([row[other] for other in range(len(row)) if other != seat])
            self._leads[seat] = (self._leads[seat] or self.turn) if row[seat] > best else 0

    def dear(self, cost: int, at: int = -1, turn: int = 0) -> None:
        """Note what a move has cost: the one that is heard, or the one `at` that place."""
        if cost > self.cost:
            self.cost = cost
            self.dearest = self.at if at < 0 else at
            self.dear_turn = turn or self.turn

    def sentences(self, game: "Any") -> "list[str]":
        """Return the story of `game`, which has been heard: the most telling sentence first."""
        self.close()
        found = self.told(game)
        if self.gone:
            left = [
                _LEFT.format(self.name(game, seat)) + _IN_TURN.format(turn) * (turn > 0)
                for seat, turn in self.gone
            ]
            found.insert(1, all_of(left) + ".")
        return found[:FEW]

    def told(self, game: "Any") -> "list[str]":
        """Return all sentences."""
        return [self.ending(game)] + self.since(game)

    def name(self, game: "Any", seat: int) -> str:
        """Return what the player at `seat` is called: "You" where there is no other."""
        if seat < len(self.names):
            return self.names[seat]
        return _YOU if game.players == 1 else game.name(seat)

    def ending(self, game: "Any") -> str:
        """Return how it ended, by the words of the record, or that it goes on."""
        if not game.over:
            return NOT_OVER
        words = game.result().split()
        who = []
        while len(words) > 1 and words[0][0] == "P" and words[0][1:].isdigit():
            who.append(self.name(game, int(words.pop(0)[1:]) - 1))
        text = " ".join(words)
        if who == [_YOU]:
            text = text.replace("wins", "win", 1)
        scores = game.scores()
        if scores and len(scores) == game.players:
            own = [self.name(game, seat) + " " + str(scores[seat]) for seat in self.scored(game)]
            text = "{}; the points: {}".format(text.split(",")[0], ", ".join(own))
        return all_of(who) + " " * bool(who) + text + "."

    def scored(self, game: "Any") -> "list[int]":
        """Return the seats that have points, as have not all who left."""
        scores, seats = game.scores(), range(game.players)
        none = [seat for seat, _ in self.gone if not scores[seat] and seat not in game.winners()]
        return [seat for seat in seats if seat not in none]

    def most(self, game: "Any", row: "Sequence[int]", words: str) -> str:
        """Return `words` with who has the most in `row`, all of them, and how often."""
        most = max(row)
        who = [self.name(game, seat) for seat in range(game.players) if row[seat] == most]
        if 1 < len(who) == game.players:
            return words.format("All", "equally often", times(most))
        often = times(most) + " each" * (len(who) > 1)
        if most < 2:
            return words.replace(": {}", "").format(all_of(who), often)
        return words.format(all_of(who), "most often", often)

    def winner(self, game: "Any") -> "int | None":
        """Return the one seat that has won, or None."""
        winners = list(game.winners()) if game.over else []
        return winners[0] if len(winners) == 1 else None

    def since(self, game: "Any") -> "list[str]":
        """Return a sentence on the turn from which on the winner led, if they led at the end."""
        seat = self.winner(game)
        if seat is None or not self._leads[seat]:
            return []
        if self._leads[seat] == 1:
            return [_UNTIL_THE_END.format(self.name(game, seat))]
        text = _DECIDED if self._leads[seat] < self.turn else _AT_LAST
        return [text.format(self._leads[seat], self.name(game, seat))]
