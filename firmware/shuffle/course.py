"""The course of a shuffle by hand: what comes next, how it is kept in the journal."""

from firmware.play.setup import shuffle
from firmware.storage.journal import MENDING, PROGRESS, SHUFFLE, doubled

_SPARE = 16  # events beside those that must happen: what is taken back
_MORE = 64  # events where those do not do


def begin(journal: "Journal", kind: int, cards: "Cards", lie: bytes, random_bytes: "RandomBytes"):
    """Begin a shuffle of `kind`, of the sorted `cards` that `lie` so from the top, and keep it.

    `lie` is empty where they are sorted, or nobody knows how they lie.  Return its course.
    """
    places = bytearray(range(len(cards)))  # a list of as many wants half a KB in one piece
    if kind != SORT:
        shuffle(places, random_bytes)
    journal.append(SHUFFLE, bytes((kind or _COUNTED_TOLD,)) + bytes(places) + lie)
    blocks = (len(cards) + SIZE - 1) // SIZE
    journal.lost = []  # it was told
    _leave(journal, 2 * len(cards) + 2 * blocks + len(cards) // COUNTED + _SPARE)
    return course(journal, cards)


def course(journal: "Journal", cards: "Cards"):
    """Return the course of the shuffle of the sorted `cards` that is kept, at where it stands.

    Raises ValueError if it cannot be one of them.
    """
    count = len(cards)
    orders = [payload[1 : 1 + count] for payload in journal.shuffles]
    if not all([_is_order(order, count) for order in orders]):
        raise ValueError
    kind = journal.shuffles[0][0]
    if kind == TYPED:
        found = Course(TYPED, bytearray(range(count)), orders)
    elif kind == _COUNTED_TOLD:
        found = Course(TOLD, orders[0], orders[1:])
    elif kind <= SORT:
        found = Course(kind, orders[0], orders[1:], counted=0)
    else:
        raise ValueError
    found.begin(bytes(journal.progress))
    return found


def _is_order(order: "Cards", count: int) -> bool:
    """Return True if `order` has each of the numbers below `count` once."""
    seen = bytearray(count)
    for card in order:
        if card < count:
            seen[card] = 1
    return len(order) == count == sum(seen)


def lie(journal: "Journal", cards: "Cards") -> "Cards":
    """Return the cards of the course as its numbers mean them, which is from the top if TOLD."""
    return journal.shuffles[0][1 + len(cards) :] or cards


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
    places = bytearray(range(course.count))
    shuffle(places, random_bytes)
    journal.append(SHUFFLE, MENDING + bytes(places))
    course.chances.append(places)


SIZE = 10  # cards of a block, and places
COUNTED = 20  # cards after which it is asked how many are left

# What can happen, as a byte in the journal; a card that is typed is its number in the sorted deck.
NEXT, NO, BACK, GIVE_UP = 0xFE, 0xFD, 0xFB, 0xF7

TOLD, UNKNOWN, TYPED, SORT = range(4)
_COUNTED_TOLD = 5  # how TOLD is kept: as 0 in versions that counted in the end alone

# Where it stands: a heap is told; is the pack as it must be?; what was laid since the last time is
# to be taken up; a heap is to be taken; a place is told; has each place one card?; the last block
# is to be picked up; are the bad blocks to be mended?; the packets are to be joined; done; done
# too, but nobody knows the order.
HEAPS, EVEN, RETAKE, TAKE, PLACES, CHECK, LAST, MEND, JOIN, DONE, LOST = range(11)


class Course:
    """A shuffle of the cards 0 to n - 1, which lie so from the top; `places` are their final ones.

    `kind` is TOLD; or TYPED or SORT, where each card is typed at once; or UNKNOWN, where nobody
    knows the order, so that a slip does not matter.  `chances` are orders of all places: by the
    first of them goes a TYPED deck, by the next ones what is mended.  A block has `size` cards.
    Each time that so many as are `counted` of a TOLD deck lie on heaps it is asked whether as many
    are left as must be; if not, these are turned up, typed and laid anew.  0: asked in the end.
    """

    def __init__(
        self,
        kind: int,
        places: "Cards",
        chances: "Sequence[Cards]" = (),
        size: int = SIZE,
        counted: int = COUNTED,
    ):
        self.kind = kind
        self.chances = list(chances)
        self.size = size
        self.counted = counted if kind == TOLD else 0
        self.events = bytearray()  # all that remains of what happened
        self._drawn = places
        self.count = len(places)
        self._begin()

    def _begin(self) -> None:
        self.places = bytearray(self._drawn)
        self.bad: list[int] = []  # the blocks that are set aside
        self.split = False  # are there packets beside the deck?
        self.floor = 0  # so many events cannot be taken back: the passes before
        self._used = 0  # of the chances
        blocks = (self.count + self.size - 1) // self.size
        self.blocks = list(range(blocks - 1, -1, -1))  # of this round, as they are laid on places
        self._lay_heaps(self.kind in (TYPED, SORT))
        if self.direct:
            self._heaps[0] = list(range(self.count - 1, -1, -1))
            self.phase = TAKE

    def _lay_heaps(self, typed: bool) -> None:
        """Begin a round with its heaps."""
        self.phase = HEAPS
        self.typed = typed
        self.retaking = False  # are cards typed that were laid since the pack was right?
        self._used += typed and self.kind != SORT
        self.at = 0  # cards laid in this pass, in that of the places of this block
        self.since = 0  # so many lay on heaps as the pack was right
        self.retaken = False  # were those after them laid anew, and the pack not right since?
        self.again = []  # cards that lay there since, and are to be typed
        self.added = -1  # the block that the card typed last has added to the bad ones
        self.last = -1  # the card typed last
        self._seen = bytearray(self.count if typed else 0)  # the cards that were typed
        self.nth = 0  # the place in `blocks` of that which is laid on places
        self._heaps = {block: [] for block in self.blocks}
        self._taken = bytearray(self.count if typed else 0)  # the places that have their card

    @property
    def block(self) -> int:
        """The block, from 0, that is laid on places or was."""
        return self.blocks[self.nth]

    @property
    def typing(self) -> bool:
        """True while cards are turned up and typed."""
        return self.phase == HEAPS and (self.typed or self.retaking)

    @property
    def number(self) -> int:
        """The heap or place that is told, from 1; 0 where none is."""
        if self.phase == PLACES:
            heap = self._heaps[self.block]
            return self.places[heap[len(heap) - 1 - self.at]] % self.size + 1
        card = self.last if self.typing else self.at
        told = self.phase == HEAPS and card >= 0
        return self.places[card] // self.size + 1 if told else 0

    @property
    def expected(self) -> int:
        """How many cards are laid in this pass, or in this block of it."""
        if self.phase <= RETAKE:
            return sum([self.length(block) for block in self.blocks])
        return self.length(self.block)

    @property
    def left(self) -> int:
        """How many times a card is still to be laid down, if nothing goes wrong."""
        if self.phase > LAST:
            return 0
        if self.phase <= RETAKE:
            return 2 * self.expected - self.at + len(self.again)
        left = sum([self.length(block) for block in self.blocks[self.nth :]])
        return left - (self.at if self.phase != TAKE else 0)

    @property
    def direct(self) -> bool:
        """True if there are no heaps: the deck itself is laid on places."""
        return self.count <= self.size and not self.typed

    def length(self, block: int) -> int:
        """Return how many cards the `block` has; the last one may have fewer."""
        return min(self.size, self.count - block * self.size)

    def order(self) -> bytearray:
        """Return the cards as they lie in the end, the top one first."""
        found = bytearray(self.count)
        for card in range(self.count):
            found[self.places[card]] = card
        return found

    def untyped(self) -> bytearray:
        """Return the cards of this round that are not typed yet, as far as it is known."""
        found = bytearray()
        for card in range(self.count):
            if not self._seen[card] and self._block_of(card) in self.blocks:
                found.append(card)
        return found

    def which(self, cards: "Cards") -> int:
        """Return which of `cards`, who are alike, is typed now: -1 if all of them have been."""
        found = -1
        for card in cards:
            if not self._seen[card]:
                sure = card in self.again if self.retaking else self._block_of(card) in self.blocks
                if sure:
                    return card
                found = card
        return found

    def _block_of(self, card: int) -> int:
        return self.places[card] // self.size

    def stay(self) -> "list[int]":
        """Return how many cards stay on each heap, from the first, where the others are retaken."""
        return [
            len([card for card in self._heaps[block] if card < self.since])
            for block in reversed(self.blocks)
        ]

    def do(self, event: int) -> bool:
        """Let `event` happen; return False, and change nothing, where it cannot."""
        if event == BACK:
            if len(self.events) <= self.floor:
                return False
            self.begin(self.events[:-1])
            return True
        if event < GIVE_UP:
            done = self._type(event)
        elif event == NEXT:
            done = self._next()
        else:
            done = self._no(event)
        if done:
            self.events.append(event)
            if self.phase == TAKE and not self.nth:
                self.floor = len(self.events)
        return done

    def begin(self, events: "Iterable[int]") -> None:
        """Begin anew and let `events` happen, one after the other."""
        self.events = bytearray()
        self._begin()
        for event in events:
            self.do(event)

    def _next(self) -> bool:
        phase = self.phase
        if phase == HEAPS:
            return self._heap_told()
        if phase == MEND:
            return self._mend()
        if phase == PLACES:
            self.at += 1
            if self.at == self.expected:
                self._close_block(CHECK)
        elif phase == CHECK:
            self._close_block(TAKE)
        elif phase == TAKE:
            self.phase = PLACES
            self.at = 0
        elif phase == LAST:
            self.phase = MEND if self.bad else JOIN if self.split else DONE
        elif phase == EVEN:
            self.since = self.at
            self.retaken = False
            self.phase = TAKE if self.at == self.expected else HEAPS
        elif phase == RETAKE:
            self._retake()
        elif phase == JOIN:
            self.phase = DONE
        return phase < DONE

    def _heap_told(self) -> bool:
        if self.retaking:
            for card in self.again:  # nobody has found them: they lie where they are believed
                self._heaps[self._block_of(card)].append(card)
            self.again = []
            self.retaking = False
            self.retaken = True
            self.phase = EVEN
            return True
        if self.typed:
            if self.at < self.expected:
                return False
        else:
            self._heaps[self._block_of(self.at)].append(self.at)
            self.at += 1
        if self.at == self.expected:
            self.phase = EVEN if self.kind == TOLD and not self.typed else TAKE
        elif self.counted and not self.typed and not self.at % self.counted:
            self.phase = EVEN
        return True

    def _retake(self) -> None:
        """Take what lies on heaps since the last time off them, to be typed."""
        for block in self.blocks:
            self._heaps[block] = [card for card in self._heaps[block] if card < self.since]
        self.again = list(range(self.since, self.at))
        self.retaking = True
        self._seen = bytearray(self.count)
        self.last = -1
        self.phase = HEAPS

    def _lay_again(self, card: int) -> bool:
        """Lay the `card` that was turned up where it must lie; return False if that is the pack."""
        if card == self.at:
            return False
        if card > self.at:  # more than one too many lie there
            self.again += range(self.at, card + 1)
            self.at = card + 1
        heap = self._heaps[self._block_of(card)]
        (self.again if card in self.again else heap).remove(card)
        heap.append(card)
        self._seen[card] = 1
        self.last = card
        return True

    def _close_block(self, phase: int) -> None:
        """Ask whether the block went well, or go on with the next one."""
        if phase == CHECK and self.kind != UNKNOWN:
            self.phase = CHECK
        elif self.nth + 1 < len(self.blocks):
            self.nth += 1
            self.phase = TAKE
        else:
            self.phase = LAST

    def _no(self, event: int) -> bool:
        if event == GIVE_UP and self.phase < DONE or event == NO and self.phase == MEND:
            self.phase = LOST
        elif event == NO and self.phase == EVEN and self.counted:
            self.phase = RETAKE
        elif event == NO and self.phase == EVEN:  # any heap may have other cards than believed
            self.bad = list(self.blocks)
            self.phase = MEND
        elif event == NO and self.phase == CHECK:
            self.bad.append(self.block)
            self.split = True
            self._close_block(TAKE)
        else:
            return False
        return True

    def _mend(self) -> bool:
        """Turn up the cards of the bad blocks."""
        if self.kind != SORT and self._used == len(self.chances):
            return False
        self.blocks = sorted(self.bad, reverse=True)
        self.bad = []
        self._lay_heaps(True)
        self.floor = len(self.events) + 1
        return True

    def _type(self, card: int) -> bool:
        """Lay the `card` that was turned up."""
        if not self.typing or card >= self.count or self._seen[card]:
            return False
        if self.retaking:
            return self._lay_again(card)
        self.added = -1
        block = self._block_of(card)
        if block not in self.blocks:  # it was believed to lie elsewhere, so that went wrong too
            self.added = block
            self.blocks = sorted(self.blocks + [block], reverse=True)
            self._heaps[block] = []
        self._seen[card] = 1
        self.last = card
        self.places[card] = self._free_place(card)
        self._heaps[self._block_of(card)].append(card)
        self.at += 1
        return True

    def _free_place(self, card: int) -> int:
        """Return the next place of the chance that is free in the blocks of this round."""
        if self.kind == SORT:
            return card
        for place in self.chances[self._used - 1]:
            if not self._taken[place] and place // self.size in self.blocks:
                self._taken[place] = 1
                return place
        return card  # there is none only where a card was typed that is not there


_TOP = "Top card first:"
_JOKER = "F"  # its word in records; players read J, and type A


def sorted_deck(game: "Folder", agreed: "Setup") -> "Cards":
    """Return the cards that `agreed` is played with as they lie sorted, the top one first."""
    cards = game.rules.cards(agreed)
    own = getattr(game.rules, "sorted_deck", None)
    return own(cards) if own else cards


def text_of(tables: "Tables", card: int) -> str:
    """Return how `card` is shown to players."""
    text = _words(tables)[0](card)
    return "J" if text == _JOKER else text


def keys_of(tables: "Tables", card: int) -> str:
    """Return the keys that type `card`."""
    words = _words(tables)
    keys = words[-1 if len(words) > 2 else 0](card)
    return "A" if keys == _JOKER else keys


def _words(tables: "Tables") -> "FieldWords":
    return getattr(tables, "WORDS", {}).get("card", (str,))


def typed(tables: "Tables", cards: "Cards", keys: str) -> "list[int]":
    """Return the places among `cards` of those that are typed by `keys`."""
    return [i for i in range(len(cards)) if keys_of(tables, cards[i]) == keys]


def pages(tables: "Tables", cards: "Cards") -> "list[str]":
    """Return the `cards` in this order, to be read: pages of seven rows, the first a heading."""
    rows = [""]
    for card in cards:
        text = text_of(tables, card)
        if rows[-1] and len(rows[-1]) + len(text) > 19:
            rows.append("")
        rows[-1] += " " + text  # a line that begins with a blank stays as it is
    return ["\n".join([_TOP] + rows[at : at + 6]) for at in range(0, len(rows), 6)]


def dealt(order: "Cards", players: int, each: int) -> bytes:
    """Return the deck in dealing order, one card each in turn, whose packets of `each` lie on top.

    The first player takes the first packet of `order`, which has its top card first.
    """
    hands = players * each
    deck = [order[each * (i % players) + i // players] for i in range(hands)]
    return bytes(deck) + bytes(order[hands:])
