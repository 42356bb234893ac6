"""Memories that are spoilt: bits flipped, cut off, forged with good checks.

None makes the firmware raise an error, nor brings a game to what its rules refuse.
"""

from collections.abc import Iterator
from random import Random

from firmware.play import setup as setups
from firmware.play.referee import Referee
from firmware.shell.game_start import carried
from firmware.shell.home import harmed
from firmware.shell.session import totals
from firmware.storage.game_log import CONTENTS
from firmware.storage.journal import MAGIC, MOVE, SEALED, SETTINGS, VOID, Journal, record, sealed
from tools.players.random_games import Course
from tools.soak.sector import ERASED, SIZE, Sector

FORGED = 200  # memories a game


def spoilings(image: bytes, chance: Random) -> Iterator[tuple[str, bytes]]:
    """Yield `image` with each bit flipped, cut off at each byte, and with forged records."""
    used = len(image[: SIZE - len(MAGIC)].rstrip(ERASED))
    for place in range(used):
        for bit in range(8):
            spoilt = bytearray(image)
            spoilt[place] ^= 1 << bit
            yield f"bit {bit} of byte {place} flipped", bytes(spoilt)
    for length in range(used):
        yield f"cut off at {length}", image[:length].ljust(SIZE, ERASED)
    records = list(records_of(image))
    for number in range(FORGED):
        yield f"forged {number}", forged(records, chance)


def records_of(image: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield kind and payload of all records up to the first that is spoilt."""
    at = len(MAGIC)
    while image[at] != 0xFF:
        end = at + 2 + image[at + 1]
        payload = image[at + 2 : end]
        if image[at] in SEALED:
            payload = sealed(payload, int.from_bytes(image[end : end + 2], "big"))
        yield image[at], payload
        at = end + 2


def forged(records: list[tuple[int, bytes]], chance: Random) -> bytes:
    """Return a memory of `records`, some of them changed, left out or made up; all checks good."""
    changed = list(records)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(1, len(changed))
        kind, payload = changed[place]
        way = chance.randrange(5)
        if way == 0:
            changed[place] = chance.randint(SETTINGS, CONTENTS), payload
        elif way == 1 and payload:
            spoilt = bytearray(payload)
            spoilt[chance.randrange(len(spoilt))] = chance.choice(
                (0, 1, 2, 255, chance.randrange(256))
            )
            changed[place] = kind, bytes(spoilt)
        elif way == 2:
            changed[place] = kind, payload[: chance.randrange(len(payload) + 1)]
        elif way == 3 and len(changed) > 2:
            del changed[place]
        else:
            made = chance.randbytes(chance.choice((0, 1, 1, 2, 3, 4, 20)))
            kinds = chance.randint(SETTINGS, VOID), MOVE
            changed.insert(place, (chance.choice(kinds), made))
    image, check = bytearray(MAGIC), 0
    for kind, payload in changed:
        image += record(kind, payload, check)
        check = int.from_bytes(image[-2:], "big")
    limit = SIZE - len(MAGIC)
    return bytes(image[:limit].ljust(limit, ERASED) + MAGIC)


def sound(course: Course, image: bytes) -> str | None:
    """Return what is wrong with what the device makes of `image`, or None."""
    try:
        journal = Journal(Sector(image))
        harmed(journal)
        totals(journal)
        carried(journal, course.game)
        if journal.setup is None:
            return None
        try:
            agreed = setups.unpack(journal.setup)
            if not course.game.has(agreed.rules):
                return None
            referee = Referee(journal, course.game, agreed, Random(1).randbytes)
        except ValueError:
            return None  # it is said that it cannot be read
        return _reached(course, referee)
    except Exception as error:  # whatever it is, it is what is looked for
        return f"{type(error).__name__}: {error}"


def _reached(course: Course, referee: Referee) -> str | None:
    """Return what the rules refuse of a log that the referee took, or None."""
    game = course.game.part("rules").new(referee.setup)
    for move in referee.log():
        why = game.play(move)
        if why:
            return f"{move} is in the log, which the rules refuse: {why}"
    again = Journal(Sector(bytes(referee.journal.memory.image)))
    if list(again.entries()) != list(referee.journal.entries()):
        return "what was left of the log is not what is found after the power was off"
    if game.over == referee.journal.open:
        closing = referee.journal.closing
        return None if not game.over and closing == b"-" else f"over: {game.over}, {closing}"
    return None
