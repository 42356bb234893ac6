"""A guided shuffle as the journal keeps it, so that it goes on after a power cut.

A record SHUFFLE has a byte, the kind of the course, and the final places of its cards; behind them
the cards from the top, where they are not those of the sorted deck.  MENDING instead of a kind
means that the places are a further chance.  Behind a record PROGRESS each event is kept by itself,
which needs no erase.
"""

from firmware.modules.later import later
from firmware.shuffle.course import SIZE, SORT, TYPED, Course
from firmware.storage.game_log import MENDING, PROGRESS, SHUFFLE, doubled

_SPARE = 16  # events beside those that must happen: what is taken back
_MORE = 64  # events where those do not do


def begin(journal: "Journal", kind: int, cards: "Cards", lie: bytes, random_bytes: "RandomBytes"):
    """Begin a shuffle of `kind`, of the sorted `cards` that `lie` so from the top, and keep it.

    `lie` is empty where they are sorted, or nobody knows how they lie.  Return its course.
    """
    places = list(range(len(cards)))
    if kind != SORT:
        later.deck.shuffle(places, random_bytes)
    journal.append(SHUFFLE, bytes((kind,)) + bytes(places) + lie)
    blocks = (len(cards) + SIZE - 1) // SIZE
    journal.lost = []  # which was told
    _leave(journal, 2 * len(cards) + 2 * blocks + _SPARE)
    return course(journal, cards)


def course(journal: "Journal", cards: "Cards"):
    """Return the course of the shuffle of the sorted `cards` that is kept, at where it stands.

    Raises ValueError if it cannot be one of them.
    """
    count = len(cards)
    orders = [list(payload[1 : 1 + count]) for payload in journal.shuffles]
    for order in orders:
        if sorted(order) != list(range(count)):
            raise ValueError("no order of these cards")
    kind = journal.shuffles[0][0]
    if kind == TYPED:
        found = Course(TYPED, list(range(count)), orders)
    elif kind <= SORT:
        found = Course(kind, orders[0], orders[1:])
    else:
        raise ValueError("no such shuffle")
    found.replay(bytes(journal.progress))
    return found


def lie(journal: "Journal", cards: "Cards") -> "Cards":
    """Return the cards of the course as its numbers mean them, which is from the top if TOLD."""
    return list(journal.shuffles[0][1 + len(cards) :]) or cards


def keep(journal: "Journal", event: int) -> None:
    """Keep an `event` of the course; without room for it, only as long as there is power."""
    if journal.area[0] == journal.area[1]:
        _leave(journal, _MORE)
    start, end = journal.area
    journal.progress.append(event)
    if start < end and not journal.failed:
        journal.put(start, doubled(event))
        journal.area = (start + 2, end)


def _leave(journal: "Journal", events: int) -> None:
    """Leave room for so many `events`, behind those that have happened."""
    happened = len(journal.progress)
    journal.append(PROGRESS, (2 * events).to_bytes(2, "big") + happened.to_bytes(2, "big"))


def mend(journal: "Journal", course: "Course", random_bytes: "RandomBytes") -> None:
    """Draw a new chance for the blocks that went wrong, and keep it."""
    places = list(range(course.count))
    later.deck.shuffle(places, random_bytes)
    journal.append(SHUFFLE, MENDING + bytes(places))
    course.chances.append(places)
