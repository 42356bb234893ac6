"""Who plays on the twins: hands that look at the panel and ask the rules, to the end of a game."""

from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, LEVELS, ON_CALL, TABLE
from tools.page.twin_desk import Twin
from tools.players.courses import Course
from tools.players.keys import COVER, DEAF_MS, press, screen, turn_page
from tools.players.random_games import own_of
from tools.players.random_player import CHECKED as CHECKING
from tools.players.random_player import Player

HELD_MS = 700
HINTS = "1412***"  # for P1 and P2, behind a held *
SWITCH = "14**"  # the same for who plays alone
MOST_TURNS = 1000
CHECKED = (*CHECKING, "KnownClaim")
PROOF_MS = 8000  # in which a claim is checked
LATE, GONG_MS = 12, 270_000  # after so many turns the clock may run out, which takes so long
FEW = 20  # moves of which it is looked whether they end the game
LOTH = 4  # times another move is looked for that does not end the game


class Way(NamedTuple):
    """A rule set, played at one level; `hints` mark the cards that go, for P1 and P2."""

    course: Course
    hints: bool = False

    @property
    def name(self) -> str:
        return f"{self.course.rules} {LEVELS[self.course.level]}" + " with hints" * self.hints


class Hands(Player):
    """The players of one way, who read the help and take back now and then."""

    beats = 0  # on the page a beat may come earlier or later than on the twin
    help_turns, back_turns = 9, 6  # after which help is read, and a move taken back

    def __init__(self, desk: Twin, way: Way, seed: int) -> None:
        super().__init__(desk, catalog.games()[way.course.place], way.course.level, seed)
        self.twin = desk
        self.way = way
        self.most = 0  # keys
        self.turns = 0

    def is_over(self) -> bool:
        """Return True if the game has come to its end, scores included."""
        return self.referee is not None and self.referee.game.over

    def tapped(self, key: str) -> int:
        """Tap `key` and wait for no second, as the page's hands do not: both press at once."""
        return press(self.desk, key)

    def check(self, keys: str) -> None:
        self.press(keys + "#")
        if screen(self.desk) in CHECKED:
            self.twin.run(PROOF_MS)

    def turn(self) -> None:
        rows = self.rows
        claim = "" if rows[7].startswith("#") and "check" in rows[7] else self.claim_keys()
        if not claim or COVER.match(rows[7]) or rows[7].startswith(("#hide", "#go on")):
            super().turn()
            return
        self.press(claim)
        if screen(self.desk) == "Cover":
            self.spent.append(turn_page(self.desk))
        if screen(self.desk) in CHECKED:
            self.twin.run(PROOF_MS)

    def claim_keys(self) -> str:
        """Return the keys by which the player on turn says that they are out, if they do now."""
        move = self.own_move()
        level = self.way.course.level
        if not move or self.game.part("rules").MOVES[move[0]][1]:
            return ""
        if level == GUIDED:
            return "D"
        keys = self.game.part("desktop").few_keys(move)
        return keys if level == TABLE else keys[: keys.index("D") + 1]

    def own_move(self) -> tuple[int, ...]:
        """Return what is played where a game at random would have no end."""
        own, table = own_of(self.game), self.table
        if not hasattr(own, "random_deal") or self.level == ON_CALL or table.over or table.owes:
            return ()
        return own.random_move(table, len(self.referee.log()), self.chance)

    def ends(self, move: tuple[int, ...]) -> bool:
        """Return True if `move` ends the game."""
        table = self.table
        table.play(move)
        return table.over

    def choose(self, table: Any, legal: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return a move, rarely one that ends the game."""
        if move := self.own_move():
            return move
        move = super().choose(table, legal)
        for _ in range(LOTH):
            if not self.ends(move):
                break
            move = super().choose(table, legal)
        return move

    def has_enough(self) -> bool:
        """Return True if as many keys were pressed as were wanted."""
        return len(self.twin.told.touches) >= self.most

    def is_shuffling(self) -> bool:
        return super().is_shuffling() and not self.has_enough()

    def play_through(self, keys: int) -> None:
        """Play until the game is over, or for so many `keys`."""
        course = self.way.course
        begins = course.keys(max(course.fewest, min(course.most, 2)))
        self.press("#" if self.twin.told.memory else begins)
        self.most = keys
        self.shuffle()
        if self.has_enough():
            return
        while self.starter() or not self.referee:
            self.press("1")
        if self.way.hints:
            self.twin.run(DEAF_MS)
            self.twin.touch("*", HELD_MS)
            self.press(HINTS)
        for turn in range(1, MOST_TURNS):
            if self.is_over() or self.has_enough():
                return
            self.turn()
            if turn % self.help_turns == 0:
                self.twin.run(DEAF_MS)
                self.twin.touch("#", HELD_MS)
                self.press("*")
            if turn % self.back_turns == 0:
                for key in "*#":
                    self.twin.run(DEAF_MS)
                    self.press(key)


class Hasty(Hands):
    """The same, who would have it over: they lay what they can, and best what ends the game.

    At the table they hold whatever they like to lay.
    """

    beats = 0  # on the page a beat may come earlier or later than on the twin
    help_turns, back_turns = 15, 10

    def turn(self) -> None:
        """Make a turn, or late in a game against the clock wait for the gong."""
        self.turns += 1
        if self.turns == LATE and self.game.has_part("clock"):
            self.twin.run(GONG_MS)
        super().turn()

    def choose(self, table: Any, legal: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return a move that ends the game, else one that lays or throws something."""
        if move := self.own_move():
            return move
        for move in legal:
            if len(move) == 1 and self.ends(move):
                return move
        laid = [move for move in legal if len(move) > 1] or legal
        return next(filter(self.ends, laid[:FEW]), None) or self.chance.choice(laid)

    def held(self, moves: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return all `moves`."""
        return moves

    def shown(self, move: tuple[int, ...]) -> str:
        """Return the keys of a card on the panel; of cards that lie there face down, the pair."""
        table = self.table
        places = getattr(table, "places", b"")
        if not places or not ("place" in self.rows[7] or "turn up" in self.rows[7]):
            return super().shown(move)
        return f"{places.index(table.needed or move[-1]) + 1}#"
