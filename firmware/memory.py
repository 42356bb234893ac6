"""The journal's memory as a whole: read at power-up, written anew where that costs an erase.

Loaded for these moments only.
"""

from firmware.journal import MAGIC, OURS, OVERHEAD, RESERVE, check_of, record
from firmware.kept import CLOSED, NOTE, SESSION, SETTINGS, SETUP, TIME, VOID

_ERASED = b"\xff"


def read(journal, content: bytes) -> list:
    """Take every good record of `content`; note where they end and where writing can go on.

    Return the stretches of good records, (begin, end).
    """
    stretches = []
    at = len(MAGIC)
    while at is not None:
        begin = at
        at = _read_good(journal, content, at)
        stretches.append((begin, at))
        journal.good = at
        written = len(content.rstrip(_ERASED))
        journal.damaged = written > at
        # The check of a torn record stays torn: what comes next must not complete it.
        journal.end = written + 2 if journal.damaged else at
        at = _after_void(journal, content, at) if journal.damaged else None
    return stretches


def _read_good(journal, content: bytes, at: int) -> int:
    while at + OVERHEAD <= len(content) and SETTINGS <= content[at] <= VOID:
        size = content[at + 1] + OVERHEAD
        body = content[at : at + size - 2]
        check = check_of(body, journal.check)
        if content[at + size - 2 : at + size] != check.to_bytes(2, "big"):
            break
        journal.check = check
        if body[0] != VOID:
            journal.take(body[0], body[2:])
        at += size
    return at


def _after_void(journal, content: bytes, good: int):
    """Return where the VOID record begins that bridges what is spoilt at `good`, or None."""
    at = content.find(record(VOID, good.to_bytes(2, "big"), journal.check), good)
    return at if at >= 0 else None


def rewrite(journal) -> None:
    """Write what `journal` holds anew, one erase; if there is no room, nothing: it is `full`."""
    drop_notes(journal)
    image = bytearray(MAGIC)
    check = 0
    for kind, payload in _remains(journal):
        image += record(kind, payload, check)
        check = int.from_bytes(image[-2:], "big")
    journal.full = len(image) > journal.limit - (RESERVE if journal.open else 0)
    if journal.full:
        return
    journal.end = len(image)
    journal.check = check
    journal.damaged = False
    image += _ERASED * (len(journal.memory) - len(MAGIC) - len(image))
    image += MAGIC
    journal.memory[0 : len(image)] = image
    journal.state = OURS
    journal.sealed = True


def drop_notes(journal) -> None:
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


def _remains(journal):
    if journal.settings:
        yield SETTINGS, journal.settings
    if journal.session:
        yield SESSION, journal.session
    if journal.setup is not None:
        yield SETUP, journal.setup
    yield from journal.entries()
    if journal.time:
        yield TIME, journal.time.to_bytes(4, "big")
    if journal.setup is not None and not journal.open:
        yield CLOSED, journal.closing
