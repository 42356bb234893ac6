"""The written form of a game, for people to read, type and mail (docs/record.md)."""

from binascii import crc32

from firmware.knowledge import LEVELS

TITLE = "Umpire record 1"
WIDTH = 72  # characters a line, at most


def lines(setup, log_text, result: str):
    """Yield the lines of a game's record; `log_text` are its moves as text, `result` its result."""
    check = 0
    gap = ""
    for line in _told(setup, log_text):
        yield line
        check = crc32((gap + line).encode(), check)
        gap = "\n"
    yield "that is {}, check {:04X}".format(counted(len(log_text), result), check & 0xFFFF)


def counted(moves: int, result: str) -> str:
    """Return the closing line's words for how long a game was and how it ended."""
    return "{} move{}, {}".format(moves, "" if moves == 1 else "s", result)


def _told(setup, log_text):
    """Yield all lines but the closing one."""
    yield TITLE
    yield "rules " + setup.rules
    yield "level " + LEVELS[setup.level]
    yield "players " + str(setup.players)
    if setup.deck:
        for line in _filled([str(card) for card in setup.deck], " ", "deck "):
            yield line
    for line in _filled(log_text, ", ", ""):
        yield line


def _filled(words, gap: str, head: str):
    line = head
    for word in words:
        if len(line) + len(word) > WIDTH:
            yield line.rstrip(" ,")
            line = head
        line += word + gap
    if line != head:
        yield line.rstrip(" ,")
