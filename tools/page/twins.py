"""The same keys on two devices: on the desktop's, by CPython, and on the page's, by MicroPython.

What a device shows and keeps after each key, once it is at rest, is told in a line: where a clock
runs, once no part of the picture is still to be sent.  Both draw the same chance, so both deal the
same cards.  Now and then the two send the same picture in other pieces, and one is some us ahead of
the other: so both wait after each key for the same moment.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, KNOWN, LEVELS, ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tools.page import node
from tools.page.micropython import MODULE
from tools.page.twin_desk import GRID_US, LIMIT_US, QUIET_US, TAP_MS, Told, Twin
from tools.random_game_cost import CHECKED as CHECKING
from tools.random_game_cost import Player
from tools.scripted_game_cost import COVER, DEAF_MS, screen, turn_page
from tools.soak.games import dealt_cards, own_of
from tools.soak.players import Course, courses

DRIVER = Path(__file__).parent / "twin.mjs"
HELD_MS = 700
HELP, BACK = 9, 6  # turns after which help is read, and a move taken back
MOST_TURNS = 1000
CHECKED = (*CHECKING, "KnownClaim")
PROOF_MS = 8000  # in which a claim is checked
LOTH = 4  # times another move is looked for that does not end the game


class Way(NamedTuple):
    """A rule set, played at one level; `hints` mark the cards that go."""

    course: Course
    hints: bool = False

    @property
    def name(self) -> str:
        return f"{self.course.rules} {LEVELS[self.course.level]}" + " with hints" * self.hints


def ways() -> list[Way]:
    """Return every rule set in every way that it can be played."""
    found = []
    for course in courses():
        found.append(Way(course))
        if course.level == SCREEN and catalog.games()[course.place].hints:
            found.append(Way(course, True))
    return found


class Hands(Player):
    """The players of one way, who read the help and take back now and then."""

    def __init__(self, desk: Twin, way: Way, seed: int) -> None:
        super().__init__(desk, catalog.games()[way.course.place], way.course.level, seed)
        self.twin = desk
        self.way = way
        self.most = 0  # keys

    def is_over(self) -> bool:
        """Return True if the game has come to its end, scores included."""
        return self.referee is not None and self.referee.game.over

    def await_second(self) -> None:
        """Wait for nothing, as the page's hands do not: both press at the same moment."""

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
        if not move or self.game.part("tables").MOVES[move[0]][1]:
            return ""
        if level == GUIDED:
            return "D"
        keys = self.game.part("playthrough").few_keys(move)
        return keys + "#" if level == TABLE else keys[: keys.index("D") + 1]

    def own_move(self) -> tuple[int, ...]:
        """Return what is played where a game at random would have no end."""
        own, table = own_of(self.game), self.table
        if not hasattr(own, "deal") or self.level == ON_CALL or table.over or table.owes:
            return ()
        return own.move(table, len(self.referee.log()), self.chance)

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
        begins = course.keys(max(course.fewest, min(course.most, 2)), self.way.hints)
        self.press("#" if self.twin.told.memory else begins)
        self.most = keys
        self.shuffle()
        if self.has_enough():
            return
        while self.starter() or not self.referee:
            self.press("1")
        for turn in range(1, MOST_TURNS):
            if self.is_over() or self.has_enough():
                return
            self.turn()
            if turn % HELP == 0:
                self.twin.run(DEAF_MS)
                self.twin.touch("#", HELD_MS)
                self.press("*")
            if turn % BACK == 0:
                for key in "*#":
                    self.twin.run(DEAF_MS)
                    self.press(key)


def dealt(way: Way, chance: Random) -> bytes | None:
    """Return a memory with a game in which P1 was dealt what they win with, or None.

    Where a player must claim to be out, a game at random has no end else.
    """
    course = way.course
    game = catalog.games()[course.place]
    if course.level not in KNOWN or not hasattr(own_of(game), "deal"):
        return None
    players = max(course.fewest, 2)
    agreed = Setup(course.rules, course.level, players, hints=way.hints)
    agreed.options = bytes(row[3] for row in game.options(course.rules, course.level))
    agreed.deck = bytes(dealt_cards(game, agreed, chance))
    memory = Nvm(Flash())
    Journal(memory).begin(agreed.pack())
    return bytes(memory.flash.image)


def by_cpython(way: Way, keys: int, seed: int = 1) -> Told:
    """Return `keys` keys of a game played in `way`, and what the desktop's device made of them."""
    with Twin(seed, dealt(way, Random(seed))) as desk:
        hands = Hands(desk, way, seed)
        hands.play_through(keys)
        return desk.told._replace(is_whole=hands.is_over())


def by_the_page(device: dict[str, str], games: list[Told], seed: int = 1) -> Iterator[list[str]]:
    """Yield what the page's device makes of the keys of each of `games`; RuntimeError if it fails.

    The `device` are its files, see contents.py: made beforehand, as Python 3.11 parses in no two
    threads at once.

    It is Node that runs it, without a browser, and no page either: the device alone.
    """
    keys = [(game.memory, game.touches) for game in games]
    plan: dict[str, Any] = {"files": device, "games": keys, "seed": seed}
    plan |= {
        "grid_us": GRID_US,
        "tap_ms": TAP_MS,
        "quiet_ms": QUIET_US // 1000,
        "limit_ms": LIMIT_US // 1000,
    }
    done = node.told(DRIVER, plan, MODULE)
    if done.returncode:
        raise RuntimeError(done.stdout[-500:] + done.stderr[-2000:])
    lines = iter(done.stdout.splitlines())
    for game in games:
        yield [next(lines) for _ in game.touches]


def difference(way: Way, told: Told, page: list[str]) -> str | None:
    """Return after which key the page's device is another, and in what, or None."""
    parts = ("picture", "ring", "bytes written", "erases", "memory")
    for number, (touch, one, other) in enumerate(
        zip(told.touches, told.lines, page, strict=True), 1
    ):
        pairs = zip(parts, one.split(), other.split(), strict=True)
        found = [part for part, here, there in pairs if here != there]
        if found:
            return f"{way.name}: key {number}, {touch.key} for {touch.ms} ms: {', '.join(found)}"
    return None
