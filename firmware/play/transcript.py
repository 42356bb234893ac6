"""The written form of a game, for people to read, type and mail (docs/record.md)."""

from binascii import crc32

from firmware.play.knowledge import LEVELS

TITLE = "Umpire record 1"
MORE = "... "  # begins a line that goes on with the move before it
HINTS = " with hints"  # behind the level
BOXES = " ; the device plays "  # a remark behind the players: no part of the check
WIDTH = 72  # characters a line, at most


def lines(referee: "Referee"):
    """Yield the lines of the record of the game that `referee` judges."""
    log_text = referee.log_text()
    game: Game = referee.game
    own = ["P" + str(seat + 1) for seat in range(game.players) if game.boxed(seat)]
    check = 0
    gap = ""
    for line in _told(referee.folder, referee.setup, log_text):
        yield line + BOXES + " ".join(own) if own and line[:8] == "players " else line
        check = crc32((gap + line).encode(), check)
        gap = "\n"
    yield "that is {}, check {:04X}".format(counted(len(log_text), game.result()), check & 0xFFFF)


def counted(moves: int, result: str) -> str:
    """Return the closing line's words for how long a game was and how it ended."""
    return "{} move{}, {}".format(moves, "" if moves == 1 else "s", result)


def _told(game: "Folder", setup: "Setup", log_text: "Iterable[str]"):
    """Yield all lines but the closing one."""
    yield TITLE
    yield "rules " + setup.rules
    yield "level " + LEVELS[setup.level] + (HINTS if setup.hints else "")
    yield "players " + str(setup.players)
    if setup.options:
        rows = game.options(setup.rules, setup.level)
        words = [option_text(rows[i], setup.options[i]) for i in range(len(rows))]
        yield from _filled(words, ", ", "options ")
    if setup.deck:
        text_of = card_text(game.rules)
        yield from _filled([text_of(card) for card in setup.deck], " ", "deck ")
    yield from _filled(log_text, ", ", "")


def option_text(row: "OptionRow", value: int) -> str:
    """Return the byte `value` of an option as people write it: ``jokers 4``."""
    named = isinstance(row[2][0], tuple)
    return row[0] + " " + (row[2][value][0] if named else str(value))


def option_value(row: "OptionRow", word: str) -> int:
    """Return the byte of an option that is written as `word`; raise ValueError if none is."""
    if isinstance(row[2][0], tuple):
        words = [value[0] for value in row[2]]
        if word in words:
            return words.index(word)
        raise ValueError("'{}' is {}, not '{}'".format(row[0], " or ".join(words), word))
    low, high, step = row[2]
    for number in range(low, high + 1, step):
        if word == str(number):
            return number
    steps = " in steps of {}".format(step) if step > 1 else ""
    raise ValueError("'{}' is {} to {}{}, not '{}'".format(row[0], low, high, steps, word))


def card_text(tables: "Tables"):
    """Return the function that gives a card's word."""
    return getattr(tables, "WORDS", {}).get("card", (str,))[0]


def _filled(words: "Iterable[str]", gap: str, head: str):
    """Yield `words` on as few lines as they go on, each of which begins with `head`."""
    line = head
    for word in words:
        if line != head and len(line) + len(word) > WIDTH:
            yield line.rstrip(" ,")
            line = head
        line += word
        while len(line) > WIDTH:
            end = line.rfind(" ", 0, WIDTH + 1)
            yield line[:end]
            line = MORE + line[end + 1 :]
        line += gap
    if line != head:
        yield line.rstrip(" ,")
