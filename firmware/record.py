"""The written form of a game, for people to read, type and mail (docs/record.md)."""

from firmware.knowledge import LEVELS

TITLE = "Umpire record 1"
WIDTH = 72  # characters a line, at most


def lines(setup, log_text, left: int):
    """Yield the lines of a game's record; `log_text` are its moves as text, `left` its result."""
    yield TITLE
    yield "rules " + setup.rules
    yield "level " + LEVELS[setup.level]
    yield "players " + str(setup.players)
    if setup.deck:
        for line in _filled([str(card) for card in setup.deck], " ", "deck "):
            yield line
    for line in _filled(log_text, ", ", ""):
        yield line
    yield closing(len(log_text), left)


def closing(moves: int, left: int) -> str:
    """Return the last line, by which a record that was cut or edited shows itself."""
    return "that is {} moves, {} left".format(moves, left)


def _filled(words, gap: str, head: str):
    line = head
    for word in words:
        if len(line) + len(word) > WIDTH:
            yield line.rstrip(" ,")
            line = head
        line += word + gap
    if line != head:
        yield line.rstrip(" ,")
