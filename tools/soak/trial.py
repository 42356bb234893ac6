"""One life as a trial: it goes on until something breaks or it is over."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import process_time

from firmware.play.knowledge import LEVELS
from tools.players.courses import Course, courses
from tools.soak.failure import Failure, of_its_own
from tools.soak.life import Life
from tools.soak.players import Table
from tools.soak.shrink import shrunk

LENGTHS = (200, 500, 1000)  # commands beside waiting


@dataclass
class Outcome:
    """The outcome of the trial `number`: `done` counts commands by their first word.

    Of a failure it has the `name`, what is `said` of it and a `script` that shows it, as short as
    it got.  `seconds` are of the processor.
    """

    number: int
    course: str
    seed: int
    done: Counter[str] = field(default_factory=Counter)
    cuts: int = 0
    seconds: float = 0.0
    name: str = ""
    said: str = ""
    script: tuple[str, ...] = ()

    @property
    def events(self) -> int:
        """Everything done but waiting."""
        return self.done.total() - self.done["wait"]

    def tell(self, broken: Failure) -> None:
        """Let `broken` be what it failed by."""
        self.name, self.said = broken.name, broken.said


def seed_of(seed: int, number: int) -> int:
    """Return the seed of the trial `number`."""
    return Random(f"{seed} {number}").getrandbits(31)


def run(seed: int, number: int, known: frozenset[str] = frozenset()) -> Outcome:
    """Run the trial `number` of `seed`; failures of a `known` name are not shrunk."""
    own = seed_of(seed, number)
    chance = Random(own)
    every = courses()
    course = every[number % len(every)]
    outcome = Outcome(number, told(course), own)
    start = process_time()
    life = Life(own)
    try:
        with life:
            live(life, Table(life, chance, course), chance.choice(LENGTHS))
    except Failure as broken:
        outcome.tell(broken)
    except Exception as error:  # who plays or looks must not end the trial
        outcome.tell(of_its_own(error))
    outcome.seconds = process_time() - start
    outcome.done.update(command.split()[0] for command in life.told)
    outcome.cuts = life.watch.cuts
    if outcome.name:
        short = outcome.name not in known
        outcome.script = tuple(shrunk(own, life.told, outcome.name) if short else life.told)
    return outcome


def live(life: Life, table: Table, length: int) -> None:
    """Let the players at `table` do `length` things."""
    count = 0
    for command in table.commands():
        life.do(command)
        count += not command.startswith("wait")
        if count >= length:
            return


def told(course: Course) -> str:
    """Return the course in words."""
    return f"{course.rules} {LEVELS[course.level]}"
