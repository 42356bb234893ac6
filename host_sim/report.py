"""What the firmware and its journal know, for people to read."""

import json
from collections.abc import Iterator

from firmware import journal as layout
from firmware.knowledge import LEVELS
from host_sim.desk import Desk

KINDS = {
    getattr(layout, name): name
    for name in ("SETTINGS", "SETUP", "MOVE", "NOTE", "BACK", "CLOSED", "VOID")
}


def state(desk: Desk) -> str:
    """Return what the app and its rules know, as one line of JSON; null where there is no game.

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
    used = len(image.rstrip(b"\xff"))
    head = f"{used} of {len(image)} bytes, {wear.erases} erases, {wear.programmed} bytes programmed"
    if not used:
        return [head]
    if image[: len(layout.MAGIC)] != layout.MAGIC:
        return [head, "not a journal of this version", *_dump(image, 0, used)]
    return [head, *_records(desk, image, used)]


def _records(desk: Desk, image: bytes, used: int) -> Iterator[str]:
    """Yield a line for each record, and what is spoilt up to the record that bridges it."""
    place, check = len(layout.MAGIC), 0
    while place < used:
        kind, length = image[place], image[place + 1] if place + 1 < used else 0
        payload = image[place + 2 : place + 2 + length]
        whole = layout.record(kind, payload, check)
        if kind in KINDS and image[place : place + len(whole)] == whole:
            yield f"{place:4} {KINDS[kind]:8} {_payload(desk, kind, payload)}".rstrip()
            check = int.from_bytes(whole[-2:], "big")
            place += len(whole)
            continue
        bridge = image.find(layout.record(layout.VOID, place.to_bytes(2, "big"), check), place)
        end = bridge if bridge >= 0 else used
        yield f"{place:4} damaged"
        yield from _dump(image, place, end)
        place = end


def _payload(desk: Desk, kind: int, payload: bytes) -> str:
    """Return a payload as hex, and as a move where a game is there that knows it."""
    shown = payload.hex(" ")
    app = desk.main.get("app") if desk.on else None
    referee = getattr(app, "referee", None)
    if referee is not None and kind in (layout.MOVE, layout.NOTE):
        try:
            shown += "   " + referee.moves.text(referee.moves.unpack(payload))
        except ValueError:
            shown += "   no move of this game"
    return shown


def _dump(image: bytes, start: int, end: int) -> list[str]:
    rows = range(start, end, 16)
    return [f"{row:4} {image[row : min(row + 16, end)].hex(' ')}" for row in rows]
