"""Reports of firmware and journal, for people to read."""

import json
from collections.abc import Iterator

from firmware.play.knowledge import LEVELS
from firmware.storage import journal as layout
from firmware.storage import journal_rewrite
from host_sim.desk import Desk

# What each kind of record is called there.
_KINDS = """
    SETTINGS SESSION TIME SETUP MOVE CHANCE NOTE BACK CLOSED FULL VOID CUT CONTENTS SHUFFLE PROGRESS
    TYPED RESULT PAST EXPORT EDIT
"""
KINDS = {getattr(layout, name): name for name in _KINDS.split()}


def state(desk: Desk) -> str:
    """Return what the app and its rules know, as one line of JSON; without a game nulls, no moves.

    ValueError while there is no app to ask.
    """
    app = desk.main.get("app") if desk.on else None
    if app is None:
        raise ValueError("the device is off, or its app has not been built yet")
    known: dict[str, object] = {"screen": type(app.stack[-1]).__name__}  # type: ignore[attr-defined]
    known |= {"rules": None, "level": None, "seat": None, "log": []}
    referee = app.referee  # type: ignore[attr-defined]
    if referee is not None:
        known["rules"] = referee.setup.rules
        known["level"] = LEVELS[referee.setup.level]
        known["players"] = referee.setup.players
        known["log"] = referee.log_text()
        known |= referee.game.facts()
    return json.dumps(known)


def journal(desk: Desk) -> list[str]:
    """Return the flash's wear and the journal's records: place, kind, payload, move."""
    image, wear = desk.flash.image, desk.flash
    read = _Read(image)
    ours = read.state == layout.OURS
    used = read.used() if ours else len(image.rstrip(b"\xff"))
    head = f"{used} of {len(image)} bytes, {wear.erases} erases, {wear.programmed} bytes programmed"
    if not used:
        return [head]
    if not ours:
        return [head, "not a journal of this version", *_dump(image, 0, used)]
    return [head, *_records(desk, image, read)]


class _Read(layout.Journal):
    """A journal that remembers where its stretches of good records begin and end."""

    def __init__(self, image: bytes) -> None:
        super().__init__(image)
        ours = self.state == layout.OURS
        again = layout.Journal(bytes(len(image)))  # blank, so that it reads nothing by itself
        again.old = self.old
        self.stretches = journal_rewrite.stretches(again, image[: self.limit]) if ours else []


def _records(desk: Desk, image: bytes, read: _Read) -> Iterator[str]:
    """Yield a line for each record, and what is spoilt up to the record that bridges it."""
    place = len(layout.MAGIC)
    for start, end in read.stretches:
        if start > place:
            yield from _damage(image, place, start)
        place = start
        while place < end:
            after = place + 2 + image[place + 1]
            payload = image[place + 2 : after]
            if image[place] in layout.SEALED and not read.old:
                payload = layout.sealed(payload, int.from_bytes(image[after : after + 2], "big"))
            told = _payload(desk, image[place], payload)
            here, place, kind = place, after + 2, image[place]  # the check has two bytes
            if kind == layout.PROGRESS:
                area = image[place : place + layout.room_in(payload)]
                place += len(area)
                told = _progress(area, len(payload) > 1)
            yield f"{here:4} {KINDS[kind]:8} {told}".rstrip()
    if read.used() > place:
        yield from _damage(image, place, len(image[: read.used()].rstrip(b"\xff")))


def _progress(area: bytes, checked: bool) -> str:
    """Return what the bytes tell that a record of progress has left, two for each if `checked`."""
    if not checked:
        happened = area.partition(b"\xff")[0]
        return f"{len(happened)} of {len(area)} bytes: {happened.hex(' ')}".rstrip(": ")
    pairs = [area[at : at + 2] for at in range(0, len(area.rstrip(b"\xff")), 2)]
    told = [f"{pair[0]:02x}" if pair == layout.doubled(pair[0]) else "spoilt" for pair in pairs]
    return f"{len(pairs)} of {len(area) // 2} things: {' '.join(told)}".rstrip(": ")


def _damage(image: bytes, start: int, end: int) -> list[str]:
    return [f"{start:4} damaged", *_dump(image, start, end)]


def _payload(desk: Desk, kind: int, payload: bytes) -> str:
    """Return a payload as hex, and as a move where a game is there that knows it."""
    shown = payload.hex(" ")
    app = desk.main.get("app") if desk.on else None
    referee = getattr(app, "referee", None)
    if referee is not None and kind in (layout.MOVE, layout.CHANCE, layout.NOTE):
        try:
            shown += "   " + referee.moves.text(referee.moves.unpack(payload))
        except ValueError:
            shown += "   no move of this game"
    return shown


def _dump(image: bytes, start: int, end: int) -> list[str]:
    rows = range(start, end, 16)
    return [f"{row:4} {image[row : min(row + 16, end)].hex(' ')}" for row in rows]
