"""A shuffle by hand, its power cut at any byte and bit that is written, and bits of it flipped.

After a cut it stands as before what was being written or as after it.  A bit that changed later
costs the last card at most, or it is said what it has cost: no card becomes another.
"""

from collections.abc import Callable, Iterator
from random import Random

from firmware.play.knowledge import GUIDED
from firmware.play.setup import Setup
from firmware.shell.home import harmed
from firmware.shuffle.course import (
    BACK,
    CHECK,
    DONE,
    EVEN,
    HEAPS,
    MEND,
    NEXT,
    NO,
    SORT,
    TOLD,
    TYPED,
    UNKNOWN,
    Course,
    begin,
    keep,
    mend,
)
from firmware.storage.journal import OURS, Journal
from tools.soak.power import Found, torn_images
from tools.soak.sector import Sector

CARDS = (8, 24)  # of the deck
EVENTS = 400  # at most
TORN = 8  # ways in which the bits of what is written may be missing
BACKS = 0.1  # of the events
SLIPS = 0.2  # of the answers

State = tuple[tuple[bytes, ...], bytes, bytes | None]


def state(image: bytes) -> State:
    """Return what is found of a shuffle, and the game that is agreed on."""
    journal = Journal(Sector(image))
    return tuple(map(bytes, journal.shuffles)), bytes(journal.progress), journal.setup


class Led:
    """A shuffle of some cards, led at random; `sector` is the memory that keeps it."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.cards = list(range(2, 2 + chance.randint(*CARDS)))
        self.sector = Sector()
        self.journal = Journal(self.sector)
        self.journal.begin(Setup("TG", GUIDED, 2).pack())
        self.course: Course | None = None

    def cuts(self) -> Iterator[Found]:
        """Lead the shuffle, and cut the power in all that is written."""
        yield from self._done(self._begin, "the beginning")
        course = self.course
        assert course is not None
        for number in range(EVENTS):
            if course.phase >= DONE:
                break
            yield from self._done(self._happen, f"event {number}")

    def flips(self) -> Iterator[Found]:
        """Flip each bit of what the memory holds."""
        image = bytes(self.sector.image)
        whole = state(image)
        dropped = whole[0], whole[1][:-1], whole[2]
        for place in range(self.journal.used()):
            for bit in range(8):
                spoilt = bytearray(image)
                spoilt[place] ^= 1 << bit
                yield (
                    f"bit {bit} of byte {place} flipped",
                    self._told(bytes(spoilt), whole, dropped),
                )

    def _told(self, image: bytes, whole: State, dropped: State) -> str | None:
        try:
            found = state(image)
            journal = Journal(Sector(image))
            if journal.state != OURS or harmed(journal) or found == whole:  # it is said
                return None
        except Exception as error:  # whatever it is, it is what is looked for
            return f"{type(error).__name__}: {error}"
        last = self.journal.area[0] - 2 <= place_of(image, bytes(self.sector.image))
        return None if last and found == dropped else f"{found}\nwas: {whole}"

    def _begin(self) -> None:
        kind = self.chance.choice((TOLD, UNKNOWN, TYPED, SORT))
        self.course = begin(self.journal, kind, self.cards, b"", self.chance.randbytes)

    def _happen(self) -> None:
        """Let something happen, and keep it."""
        course, chance = self.course, self.chance
        assert course is not None
        event = NEXT
        if chance.random() < BACKS:
            event = BACK
        elif course.phase in (EVEN, CHECK) and chance.random() < SLIPS:
            event = NO
        elif course.phase == HEAPS and course.typed and course.at < course.expected:
            event = course.which(chance.sample(range(course.count), course.count))
        elif course.phase == MEND and course.kind != SORT:
            mend(self.journal, course, chance.randbytes)
        if course.do(event):
            keep(self.journal, event)

    def _done(self, act: Callable[[], None], name: str) -> Iterator[Found]:
        """Do `act`, then cut the power in each of its writes."""
        image = bytes(self.sector.image)
        self.sector.writes = []
        act()
        for start, values, erase in self.sector.writes:
            whole = bytearray(image)
            whole[start : start + len(values)] = values
            if not erase:  # tools/soak/power.py cuts erases
                allowed = state(image), state(bytes(whole))
                for text, torn in self._torn(image, start, values):
                    found = state(torn)
                    wrong = None if found in allowed else f"{found}\nbefore, after: {allowed}"
                    yield f"{name}, {text}", wrong
            image = bytes(whole)

    def _torn(self, image: bytes, start: int, values: bytes) -> Iterator[tuple[str, bytes]]:
        yield from torn_images(image, start, values, False, 0)
        for _ in range(TORN):
            missing = self.chance.randbytes(len(values))
            part = bytes(value | less for value, less in zip(values, missing, strict=True))
            yield "bits missing", image[:start] + part + image[start + len(values) :]


def place_of(image: bytes, whole: bytes) -> int:
    """Return the place at which `image` differs from the `whole` one."""
    return next(at for at in range(len(whole)) if image[at] != whole[at])
