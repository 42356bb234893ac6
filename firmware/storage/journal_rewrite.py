"""The journal's memory as a whole: read at power-up, written anew where that costs an erase.

It comes late, as only these moments want it.
"""

from binascii import crc32

from firmware.modules.later import later
from firmware.storage.journal import (
    BLANK,
    CLOSED,
    CONTENTS,
    EDIT,
    EXPORT,
    FOREIGN,
    MAGIC,
    NOTE,
    OURS,
    OVERHEAD,
    PAST,
    PROGRESS,
    RESERVE,
    RESULT,
    SEALED,
    SESSION,
    SETTINGS,
    SETUP,
    SHUFFLE,
    SPARE,
    TIME,
    TYPED,
    VOID,
    check_of,
    doubled,
    record,
    room_in,
    sealed,
)

BEFORE = b"UMP\x01"  # the mark of the version before, whose checks may be 0xFFFF
COPY = "Memory/copy"  # the file on the drive that has names and bests a second time
LENGTH = 1024  # of that file
COPIED = b"UMPC"  # how that begins once something was copied

_LONGEST = 255  # bytes of a payload
_TOLD = (SETTINGS, SESSION, SETUP, PAST)  # kinds whose loss is told
_ERASED = b"\xff"
_AREA = 250  # bytes for the further progress of a shuffle by hand
_PIECE = _ERASED * 64  # a divisor of the size of every memory


def read(journal: "Journal") -> int:
    """Take all that can be read, say in `journal` what cannot; return its state.

    What an erase may have cost comes from the copy on the drive, and is `mended`.
    """
    state = _read(journal)
    journal.misfit = _misfit()
    lost = journal.lost
    if (state != OURS or SETTINGS in lost or PAST in lost) and _is_copied():
        journal.mended = later.second_copy.take(journal)
        if journal.mended:
            journal.lost = [kind for kind in lost if kind not in (SETTINGS, PAST)]
    return state


def _is_copied() -> bool:
    """Return True if there is a copy: then what reads it is worth its memory."""
    try:
        with open(COPY, "rb") as file:
            return file.read(len(COPIED)) == COPIED
    except OSError:
        return False


def _misfit() -> bool:
    """Return True if the copy's file has another length than it was installed with."""
    try:
        with open(COPY, "rb") as file:
            return file.seek(0, 2) != LENGTH
    except OSError:
        return False


def _read(journal: "Journal") -> int:
    memory, limit = journal.memory, journal.limit
    content = bytes(memory[0:limit])
    end = len(memory) - len(MAGIC)
    mark = bytes(memory[end : len(memory)])
    head = content[: len(MAGIC)]
    if head not in (MAGIC, BEFORE):
        return FOREIGN if (content.rstrip(_ERASED) or mark.rstrip(_ERASED)) else BLANK
    journal.old = head == BEFORE
    stretches(journal, content)
    if journal.gap:  # where its cards lie nobody knows
        journal.end_shuffle()
        journal.lost.append(SHUFFLE)
    if journal.old:
        journal.damaged = journal.damaged or mark != BEFORE
    return OURS


def stretches(journal: "Journal", content: bytes) -> "list[tuple[int, int]]":
    """Take every good record of `content`; note where they end and where writing can go on.

    Return the stretches of good records, (begin, end).
    """
    found = []
    told = [0, b""] if journal.old else [len(MAGIC) + 1, bytes((SETTINGS, SESSION, SETUP))]
    written = len(content.rstrip(_ERASED))
    at = len(MAGIC)
    while at is not None:
        begin = at
        at = _read_good(journal, content, at, told)
        found.append((begin, at))
        journal.good = at
        spoilt = written > at
        journal.damaged = spoilt or at < told[0]
        # The check of a torn record stays torn: what comes next must not complete it.
        journal.end = written + 2 if spoilt else at
        at = _after_void(journal, content, at) if spoilt else None
    if journal.damaged:
        short = journal.good < told[0]
        journal.torn = not short and written <= journal.good + _size(content, journal.good)
        if short:
            journal.lost = [kind for kind in _TOLD if _lacks(journal, kind, told[1])]
        if journal.lost and written > told[0]:  # a game begins behind what is listed
            others = [kind for kind in (SETTINGS, SESSION, SETUP) if kind not in told[1]]
            journal.perhaps_lost = [kind for kind in others if _lacks(journal, kind, others)]
    return found


def _read_good(journal: "Journal", content: bytes, at: int, told: list) -> int:
    """Take the records from `at` on and return where they end.

    `told` becomes where what was written in one go ends, and what kinds are in it.
    """
    while at + OVERHEAD <= len(content) and SETTINGS <= content[at] <= EDIT:
        end = at + _size(content, at)
        stored = int.from_bytes(content[end - 2 : end], "big")
        body = content[at : end - 2]
        if journal.old:
            check = crc32(body, journal.check) & 0xFFFF
        else:
            if body[0] in SEALED:
                body = body[:2] + sealed(body[2:], stored)
            check = check_of(body, journal.check)
        room = room_in(body[2:]) if body[0] == PROGRESS else 0
        if end + room > len(content) or stored != check:
            break
        journal.check = check
        if body[0] == CONTENTS:
            told[0] = int.from_bytes(body[2:4], "big")
            told[1] = body[4:]
        elif body[0] == VOID:
            told[0] = 0  # whoever wrote it knew what was lost
        else:
            journal.take(body[0], body[2:])
            if body[0] == SETUP:
                journal.begun = at
        if room:
            _read_area(journal, content, end, end + room, len(body) > 3)
        at = end + room
    return at


def _read_area(journal: "Journal", content: bytes, begin: int, end: int, checked: bool) -> None:
    """Read what has happened in a shuffle by hand, as far as it is written, and whole if `checked`.

    The last thing may have been torn: it is left out, and nothing is written behind it.
    """
    written = content[begin:end].rstrip(_ERASED)
    at = begin
    if not checked:  # it was of the version before
        journal.progress += written.partition(_ERASED)[0]
        journal.area = (end, end)
        return
    while at + 1 < end and content[at] ^ content[at + 1] == 0xFF:
        journal.progress.append(content[at])
        at += 2
    spoilt = begin + len(written) - at  # bytes
    journal.gap = journal.gap or spoilt > 2
    journal.area = (end if spoilt > 0 else at, end)


def _size(content: bytes, at: int) -> int:
    """Return how many bytes the record at `at` has, if its length is right."""
    return OVERHEAD + (content[at + 1] if at + 1 < len(content) else 0)


def _lacks(journal: "Journal", kind: int, told: "Sequence[int]") -> bool:
    """Return True if what was `told` to be there of a kind is not."""
    if kind == SETTINGS:
        there = journal.settings != b""
    elif kind == SESSION:
        there = journal.session != b""
    elif kind == SETUP:
        there = journal.setup is not None
    else:  # it lies in several pieces
        there = len([1 for each, _ in _records(journal.past) if each == PAST])
        return there < list(told).count(PAST)
    return kind in told and not there


def _after_void(journal: "Journal", content: bytes, good: int):
    """Return where the VOID record begins that bridges what is spoilt at `good`, or None."""
    at = content.find(record(VOID, good.to_bytes(2, "big"), journal.check), good)
    return at if at >= 0 else None


def rewrite(journal: "Journal") -> None:
    """Write what `journal` holds anew, one erase; if there is no room, nothing: it is `full`.

    Where there is no piece of the heap for all of it at once, it takes an erase for each part.
    """
    drop_notes(journal)
    if journal.past:
        journal.past = later.history.packed(journal.past)
    room = 2 * len(journal.progress) + _AREA if journal.shuffles else 0
    limit = journal.limit - (RESERVE if journal.open else 0)
    kinds, size = _listed(journal, room)
    if size > limit and journal.past:  # the game that is played matters more
        journal.past = later.history.packed(journal.past, True)
        kinds, size = _listed(journal, room)
    journal.full = size > limit
    if journal.full:
        return
    head = bytearray(MAGIC + record(CONTENTS, size.to_bytes(2, "big") + kinds, 0))
    for kind, payload in _remains(journal):
        head += record(kind, payload, int.from_bytes(head[-2:], "big"))
    journal.check = int.from_bytes(head[-2:], "big")
    if room:
        head += record(PROGRESS, room.to_bytes(2, "big") + b"\0\0", journal.check)
        journal.check = int.from_bytes(head[-2:], "big")
        end = len(head) + room
        for event in journal.progress:
            head += doubled(event)
        journal.area = (len(head), end)
        head += _ERASED * (end - len(head))
    journal.end = len(head)
    journal.begun = 0
    new = journal.state == BLANK
    journal.state = OURS
    journal.damaged = journal.failed = journal.old = False
    if new:  # nothing else is to be written
        journal.put(0, head)
        journal.put(journal.limit + SPARE, bytearray(MAGIC))
        return
    image, journal.image = journal.image, None
    try:
        image = image or blank(journal)
    except MemoryError:
        _write_in_parts(journal, head)
        return
    image[: len(head)] = head
    image[-len(MAGIC) :] = MAGIC
    journal.put(0, image)


def _listed(journal: "Journal", room: int) -> "tuple[bytes, int]":
    """Return the kinds of what remains that are told of, and how many bytes all of it takes."""
    kinds = b""
    size = len(MAGIC) + OVERHEAD + 2
    for kind, payload in _remains(journal):
        if kind in _TOLD:
            kinds += bytes((kind,))
            size += 1
        size += OVERHEAD + len(payload)
    return kinds, size + (OVERHEAD + 4 + room if room else 0)


def _write_in_parts(journal: "Journal", head: "bytearray") -> None:
    """Write `head` and the last mark; the memory is nobody's until its first part is there."""
    size = len(journal.memory) // 8
    journal.put(0, _ERASED * size)
    for at in range(7 * size, -1, -size):
        part = head[at : at + size]
        part += _ERASED * (size - len(part))
        if at == 7 * size:
            part[-len(MAGIC) :] = MAGIC
        journal.put(at, part)


def blank(journal: "Journal") -> "bytearray":
    """Return the image of an empty memory, for `rewrite`."""
    image = bytearray(len(journal.memory))
    for at in range(0, len(image), len(_PIECE)):
        image[at : at + len(_PIECE)] = _PIECE
    return image


def drop_notes(journal: "Journal") -> None:
    """Leave out the notes that later ones have replaced."""
    last = {}
    at = 0
    for kind, payload in journal.entries():
        if kind == NOTE:
            last[payload[:2]] = at
        at += 2 + len(payload)
    log = bytearray()
    at = 0
    for kind, payload in journal.entries():
        if kind != NOTE or last[payload[:2]] == at:
            log += journal.kept_log[at : at + 2 + len(payload)]
        at += 2 + len(payload)
    journal.kept_log = log
    journal.last_at = 0


def _remains(journal: "Journal"):
    if journal.settings:
        yield SETTINGS, journal.settings
    yield from _records(journal.past)
    if journal.session:
        yield SESSION, journal.session
    if journal.setup is not None:
        yield SETUP, journal.setup
    yield from journal.entries()
    if journal.time:
        yield TIME, journal.time.to_bytes(3, "big")
    if journal.typed:
        yield TYPED, (b"\0" + journal.typed)[:_LONGEST]
    if journal.result:
        yield RESULT, journal.result
    if journal.exported:
        yield EXPORT, bytes((journal.exported,))
    if journal.setup is not None and not journal.open:
        yield CLOSED, journal.closing
    for payload in journal.shuffles:
        yield SHUFFLE, payload


def _records(past: bytes):
    """Yield kind and payload of each record of what came of the games before."""
    at = 0
    while at < len(past):
        end = at + 2 + past[at + 1]
        yield past[at], past[at + 2 : end]
        at = end
