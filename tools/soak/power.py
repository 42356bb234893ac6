"""Power that fails at every byte that is written, over whole games of every rule set.

After a cut the game is as before what was being written or as after it, points included; what the
erase of the only sector costs is said.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from firmware.play import setup as setups
from firmware.play.referee import Referee
from firmware.shell.game_start import carried
from firmware.shell.home import DAMAGED, harmed
from firmware.shell.session_record import totals
from firmware.storage.journal import (
    BLANK,
    FOREIGN,
    SETTINGS,
    Journal,
)
from tools.players.random_games import Course, courses, next_move
from tools.soak.sector import ERASED, SIZE, Sector

BACKS = 400  # moves taken back: more than fit

Found = tuple[str, str | None]  # what was tried, and what was wrong with it


class Dice:
    """Random bytes of which the same come after the same number of moves."""

    def __init__(self, seed: int, journal: Journal) -> None:
        self._seed = seed
        self._journal = journal
        self._moves = -1
        self._chance = Random()

    def __call__(self, count: int) -> bytes:
        if self._journal.moves != self._moves:
            self._moves = self._journal.moves
            self._chance = Random(self._seed * 1000 + self._moves)
        return self._chance.randbytes(count)


class Played:
    """A game of `course` on a `sector`, played by a referee as the device plays it.

    Where `judged` is False its cuts are those that there are, and nothing is said of them.
    """

    def __init__(self, course: Course, seed: int, judged: bool = True) -> None:
        self.course = course
        self.seed = seed
        self.judged = judged
        self.sector = Sector()
        self.journal = Journal(self.sector)
        self.referee: Referee | None = None
        self._last: tuple[bytes, tuple] | None = None  # an image and its state

    def cuts(self, chance: Random) -> Iterator[Found]:
        """Play two games in a row and yield every cut of every write."""
        agreed = self.course.agreed
        self.journal.append(SETTINGS, b"\x02\x01")
        for number in range(2):
            session = carried(self.journal, self.course.game) if number else b""
            yield from self._done(partial(self.begin, agreed, session), "the beginning")
            moves = 0
            while True:
                move = next_move(self.course, self.game, moves, chance)
                if move is None:
                    break
                moves += 1
                yield from self._done(partial(self.submit, move, moves), f"move {moves} {move}")
                if chance.random() < 0.05 and not self.game.over:
                    yield from self._done(self._take_back, f"taking back after {moves}")
                if chance.random() < 0.02:
                    lit = bytes((chance.randint(1, 4), 1))
                    change = partial(self.journal.append, SETTINGS, lit)
                    yield from self._done(change, f"settings after {moves}")

    def laid_and_taken_back(self) -> Iterator[Found]:
        """Lay a card and take it back until that costs an erase; yield its cuts."""
        self.journal.append(SETTINGS, b"\x02\x01")
        self.begin(self.course.agreed, b"\x01\x00\x05")
        self.submit(self.game.legal_moves()[0], 0)
        card = self.game.legal_moves()[0]
        for number in range(BACKS * 2):
            image = bytes(self.sector.image)
            self.sector.writes = []
            act = self._take_back if number % 2 else partial(self.submit, card, 0)
            act()
            if any(erase for _, _, erase in self.sector.writes):
                self._restore(image)
                yield from self._done(act, "in mid-game")
                return
        yield "in mid-game", "no erase came"

    def _restore(self, image: bytes) -> None:
        """Go back to what the sector held."""
        self.sector = Sector(image)
        self.journal = Journal(self.sector)
        dice = Dice(self.seed, self.journal)
        self.referee = Referee(self.journal, self.course.game, self.course.agreed, dice)

    @property
    def game(self) -> Any:
        """The game in play."""
        assert self.referee is not None
        return self.referee.game

    def begin(self, agreed: setups.Setup, session: bytes = b"") -> None:
        """Begin a game as `agreed` behind the `session` of those before it."""
        self.journal.begin(agreed.pack(), session)
        dice = Dice(self.seed, self.journal)
        self.referee = Referee(self.journal, self.course.game, agreed, dice)

    def submit(self, move: tuple, moves: int) -> None:
        """Play `move`, after so many `moves`."""
        assert self.referee is not None
        timed = hasattr(self.referee.game, "time_up")
        why = self.referee.submit(move, moves * 1500 if timed else None)
        assert not why, (move, why)

    def _take_back(self) -> None:
        assert self.referee is not None
        self.referee.take_back()

    def _done(self, act: Callable[[], None], name: str) -> Iterator[Found]:
        """Do `act`, then cut the power at each byte of what it wrote."""
        image = bytes(self.sector.image)
        before = self._state_now()
        self.sector.writes = []
        act()
        after = self._state_now()
        erased = False
        for start, values, erase in self.sector.writes:
            erased = erased or erase or before[1] is None
            for text, torn in torn_images(image, start, values, erase, self.seed):
                wrong = self._as_it_should(torn, before, after, erased) if self.judged else None
                yield f"{name}, {text}", wrong
            whole = bytearray(ERASED * SIZE if erase else image)
            whole[start : start + len(values)] = values
            image = bytes(whole)

    def _as_it_should(self, torn: bytes, before: tuple, after: tuple, erased: bool) -> str | None:
        try:
            found = self.state(torn)
        except Exception as error:  # whatever it is, it is what is looked for
            return f"{type(error).__name__}: {error}"
        if found in (before, after):
            return None
        if erased:
            return silent(Journal(bytearray(torn)), before, after)
        return f"{found}\nbefore: {before}\nafter: {after}"

    def _state_now(self) -> tuple:
        """Return the state of the sector as it is."""
        image = bytes(self.sector.image)
        if not self.judged:
            return None, None
        if self._last is None or self._last[0] != image:
            self._last = image, self.state(image)
        return self._last[1]

    def state(self, image: bytes) -> tuple:
        """Return what the device makes of `image`: settings, set-up, log, table and points."""
        journal = Journal(Sector(image))
        settings, setup = journal.settings, journal.setup
        if setup is None:
            return settings, None, journal.session
        dice = Dice(self.seed, journal)
        agreed = setups.unpack(setup)
        referee = Referee(journal, self.course.game, agreed, dice)
        game = referee.game
        hands = [game.knowledge.hand(seat) for seat in range(game.players)]
        points = totals(journal), journal.open, game.scores()
        return settings, setup, journal.session, referee.log(), game.facts(), hands, points


def torn_images(
    image: bytes, start: int, values: bytes, erase: bool, seed: int
) -> Iterator[tuple[str, bytes]]:
    """Yield what a power cut may leave of a write to `image`: at each byte, and in the erase."""
    if erase:
        half = SIZE // 2
        yield "cut in the erase", ERASED * half + image[half:]
        chance = Random(seed)
        for percent in (1, 10, 50, 90, 99):
            weak = bytes(
                b if chance.random() * 100 > percent else b | chance.getrandbits(8) for b in image
            )
            yield f"cut in the erase, {percent} %", weak
    base = ERASED * SIZE if erase else image
    end = len(values) if not erase else SIZE
    seen = b""
    for count in range(end):
        if count and values[count - 1] == 0xFF and seen:  # what is erased already
            continue
        torn = base[:start] + values[:count] + base[start + count :]
        seen = torn
        yield f"cut at byte {count + 1}", torn


def silent(journal: Journal, before: tuple, after: tuple) -> str | None:
    """Return what was lost by a cut in the erase and not said, or None.

    What is left is of the memory as it was before, or as it was to be.
    """
    if journal.state in (BLANK, FOREIGN):  # both texts name all that may be lost
        return None
    if not journal.damaged:
        return "lost and not said"
    said = harmed(journal)
    if said == DAMAGED:
        return None
    missing = [_lost(journal, state) for state in (before, after)]
    if any(all(word in said for word in words) for words in missing):
        return None
    return f"lost: {missing}, said: {said}"


def _lost(journal: Journal, state: tuple) -> list[str]:
    """Return the words for what `state` has and `journal` has not."""
    found = []
    if journal.setup is None and state[1] is not None:
        found.append("game")
    if state[0] and not journal.settings:  # older ones: "and what came after"
        found.append("settings")
    if journal.session != state[2]:
        found.append("points")
    return found


def erased_in_mid_game(seed: int) -> Iterator[Found]:
    """Yield every cut of the erase that comes when what was taken back has filled the memory."""
    course = next(courses(Random(seed)))
    played = Played(course, seed)
    yield from played.laid_and_taken_back()
