"""All games so far: bests, what each name has won, the last results; packed for the journal.

It comes late: where the journal is written anew, and where somebody looks.

Packed: a byte for the version, two for how many games there were, one each for how many rows of
bests and of people follow; those rows; then the last results.  Little ends come first.  The rows
used last stand last, and the first go where all would have more than MOST bytes.
"""

import struct
from binascii import crc32

from firmware.storage.journal import LEFT, PAST, RULED, TOGETHER, WON

MOST = 890  # bytes
LAST = 20  # results that are kept
NEAR = 10  # fewer left than that are a near miss: "excellent", TG12
_FEW = 4  # results where a long game needs the room
_PIECE = 250
_VERSION = 1
_PARTED = bytes((PAST, 0))  # between what is strange and ours
_HEAD = "<BHBB"
_BEST_FORM = "<HBHHHhHB"
_PERSON = "<HHHHi"
_LINE = "<BHBh"
_MUCH, _WIDE = 0xFFFF, 0x7FFF

# The places in a row of bests, of a rule set and a way; in a row of a name and a rule set; in the
# line of a result, whose names and points (none where all play together) follow it.
CODE, WAY, GAMES, WINS, NEARLY, BEST, BY, APART = range(8)
NAME, RULES, PLAYED, WON_BY, SUM = range(5)
FLAGS, OF, HOW, FIGURE, NAMES, POINTS = range(6)
HINTED = 4  # the bit of a way to play with hints


def whole(kept: "Journal") -> "History":
    """Return what came of all games, with that which is over."""
    found = History(kept.past)
    if kept.result:
        found.add(kept.result)
    return found


def code_of(rules: str) -> int:
    """Return the two bytes that stand for a rule set."""
    return crc32(rules.encode()) & _MUCH


def way_of(level: int, players: int) -> int:
    """Return the byte of a way to play: the level, as a set-up packs it, and how many."""
    return level & 3 | HINTED * (level >> 7) | players << 3


def name_of(number: int) -> str:
    """Return the name that is kept as a number, see play/outcome.py."""
    first, second, third = number // 729 % 27, number // 27 % 27, number % 27
    signs = [chr(64 + first) if first else ""]
    return "".join(signs + [chr(96 + each) for each in (second, third) if each])


def strange(past: bytes) -> int:
    """Return how many bytes of `past`, its first ones, are what another version has packed."""
    at = 0
    if past[2:3] != bytes((_VERSION,)):
        while at + 1 < len(past) and past[at] == PAST and past[at + 1]:
            at += 2 + past[at + 1]
    return at


def packed(past: bytes, few: bool = False) -> bytes:
    """Return the records of `past`, kind, length and payload of each, as few of PAST as hold it.

    Where memory is short only a `few` results are kept.  What is strange stays before it.
    """
    end = strange(past)
    content = History(past).pack(_FEW if few or end else LAST)
    found = past[:end] + (_PARTED if end else b"")
    for at in range(0, len(content), _PIECE):
        piece = content[at : at + _PIECE]
        found += bytes((PAST, len(piece))) + piece
    return found


class History:
    """All that the records `past` tell, as far as they can be read.

    `games` were played, given up or ruled ones too; `bests`, `people` and `results` are lists.
    """

    def __init__(self, past: bytes = b""):
        self.games = 0
        self.bests: list[list[int]] = []
        self.people: list[list[int]] = []
        self.results: list[list[Any]] = []
        content = b""
        at = strange(past)
        while at + 1 < len(past):
            payload = past[at + 2 : at + 2 + past[at + 1]]
            if past[at] == PAST:
                content += payload
            else:
                if content:
                    self._read(content)
                    content = b""
                self.add(payload)
            at += 2 + len(payload)
        if content:
            self._read(content)

    def _read(self, content: bytes) -> None:
        """Take what `pack` made; of what is cut off nothing more."""
        size = struct.calcsize
        at = size(_HEAD)
        if len(content) < at:
            return
        _, self.games, bests, people = struct.unpack_from(_HEAD, content, 0)
        for rows, count, form in ((self.bests, bests, _BEST_FORM), (self.people, people, _PERSON)):
            for _ in range(count):
                if at + size(form) > len(content):
                    return
                rows.append(list(struct.unpack_from(form, content, at)))
                at += size(form)
        while at + size(_LINE) <= len(content):
            line: list[Any] = list(struct.unpack_from(_LINE, content, at))
            at += size(_LINE)
            names, points = _forms(line[FLAGS], line[HOW] >> 3)
            if at + size(names) + size(points) > len(content):
                return
            own: Any = struct.unpack_from(names, content, at)
            at += size(names)
            line += [own, struct.unpack_from(points, content, at)]
            at += size(points)
            self.results.append(line)

    def add(self, result: bytes) -> None:
        """Count the payload of a RESULT; one that cannot be read is left out."""
        line = read(result)
        if not line:
            return
        self.games = min(self.games + 1, _MUCH)
        self.results = self.results[1 - LAST :] + [line]
        row = self._used(self.bests, [line[OF], line[HOW], 0, 0, 0, 0, 0, 0])
        flags, figure = line[FLAGS], line[FIGURE]
        if flags & (RULED | LEFT):
            row[APART] = min(row[APART] + 1, 255)
            return
        together = flags & TOGETHER > 0
        measure = measure_of(line)
        if not row[GAMES] or (measure < row[BEST] if together else measure > row[BEST]):
            row[BEST] = measure
            row[BY] = winner_of(line)
        row[GAMES] = min(row[GAMES] + 1, _MUCH)
        row[WINS] = min(row[WINS] + (flags & WON), _MUCH)
        row[NEARLY] = min(row[NEARLY] + (together and 0 < figure < NEAR), _MUCH)
        for seat in range(len(line[NAMES])):
            if not line[NAMES][seat]:
                continue
            person = self._used(self.people, [line[NAMES][seat], line[OF], 0, 0, 0])
            won = flags & WON if together else figure >> seat & 1
            person[PLAYED] = min(person[PLAYED] + 1, _MUCH)
            person[WON_BY] = min(person[WON_BY] + won, _MUCH)
            person[SUM] += figure if together else line[POINTS][seat]

    def _used(self, rows: "list[list[int]]", new: "list[int]") -> "list[int]":
        """Return the row of `rows` that begins as `new`, or that one; it becomes the last."""
        for row in rows:
            if row[:2] == new[:2]:
                rows.remove(row)
                new = row
                break
        rows.append(new)
        return new

    def pack(self, last: int = LAST) -> bytes:
        """Return all of it as bytes, MOST at most, with so many of the last results."""
        size = struct.calcsize
        lines = b""
        for line in self.results[-last:]:
            lines += struct.pack(_LINE, *line[:NAMES])
            names, points = _forms(line[FLAGS], line[HOW] >> 3)
            lines += struct.pack(names, *line[NAMES]) + struct.pack(points, *line[POINTS])
        bests, people = self.bests, self.people
        room = MOST - size(_HEAD) - len(lines)
        while len(people) * size(_PERSON) + len(bests) * size(_BEST_FORM) > room:
            if len(people) > 8:
                people = people[1:]
            else:
                bests = bests[1:]
        found = struct.pack(_HEAD, _VERSION, self.games, len(bests), len(people))
        for row in bests:
            found += struct.pack(_BEST_FORM, *row)
        for row in people:
            found += struct.pack(_PERSON, *row)
        return found + lines

    def best_of(self, rules: str, way: "int | None" = None) -> "int | None":
        """Return the best result by a rule set, in one `way` or in any; None if there is none."""
        code = code_of(rules)
        rows = [row for row in self.bests if row[CODE] == code and way in (None, row[WAY])]
        found = [row[BEST] for row in rows if row[GAMES]]
        return (min(found) if self.together(rules) else max(found)) if found else None

    def together(self, rules: str) -> bool:
        """Return True if all play together by that rule set: its last result tells."""
        code = code_of(rules)
        found = [line[FLAGS] for line in self.results if line[OF] == code]
        found = [flags for flags in found if not flags & LEFT]
        if found:
            return found[-1] & TOGETHER > 0
        return not [row for row in self.bests if row[CODE] == code and row[BY]]

    def best(self, rules: str, way: int) -> "list[int] | None":
        """Return the row of bests of a rule set and a way, if one was played to its end."""
        for row in self.bests:
            if row[CODE] == code_of(rules) and row[WAY] == way and row[GAMES]:
                return row
        return None


def _forms(flags: int, players: int) -> "tuple[str, str]":
    """Return how the names and the points of a result are packed."""
    names = 0 if flags & LEFT else players
    points = 0 if flags & (LEFT | TOGETHER) else players
    return "<" + "H" * names, "<" + "h" * points


def read(result: bytes) -> "list[Any] | None":
    """Return the payload of a RESULT as a line, None where it is none."""
    end = result[1] + 4 if len(result) > 1 else 5
    if len(result) < end:
        return None
    flags = result[0]
    level, players = result[end - 2 : end]
    players &= 31
    code = crc32(result[2 : end - 2]) & _MUCH
    line: list[Any] = [flags, code, way_of(level, players), 0, (), ()]
    if flags & LEFT:
        return line
    names, points = _forms(flags, players)
    middle = end + 2 + struct.calcsize(names)
    if len(result) != middle + struct.calcsize(points):
        return None
    line[FIGURE] = struct.unpack_from("<h", result, end)[0]
    line[NAMES] = struct.unpack_from(names, result, end + 2)
    line[POINTS] = struct.unpack_from(points, result, middle)
    return line


def measure_of(line: "Sequence[Any]") -> int:
    """Return how good a result is: what was left, or how far ahead its only winner was."""
    points, figure = line[POINTS], line[FIGURE]
    if line[FLAGS] & TOGETHER:
        return figure
    winners = [seat for seat in range(len(points)) if figure >> seat & 1]
    others = [points[seat] for seat in range(len(points)) if not figure >> seat & 1]
    if len(winners) != 1 or not others:
        return 0
    ahead = [abs(each - points[winners[0]]) for each in others]
    return min(ahead + [_WIDE])


def winner_of(line: "Sequence[Any]") -> int:
    """Return the name of the only one who won against the others, as a number, or 0."""
    names, figure = line[NAMES], line[FIGURE]
    winners = [seat for seat in range(len(names)) if figure >> seat & 1]
    return names[winners[0]] if len(winners) == 1 and not line[FLAGS] & TOGETHER else 0
