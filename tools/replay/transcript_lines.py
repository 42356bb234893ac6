"""A record of a game as it is written: its lines, sorted out (docs/record.md)."""

from typing import NamedTuple

from firmware.play.transcript import MORE, TITLE

NEEDED = ("rules", "level", "players")
LISTS = {"options": ",", "deck": None}  # what may go over several lines, and what parts it
CLOSING = "that is"
CHECK = ", check "
ENDING = "that is ... moves, <result>, check ..."
UNCOUNTED = "that is all"


class Wrong(Exception):
    """A record cannot be what it seems; the message says in which line and why."""

    def __init__(self, line: int, reason: str):
        super().__init__(f"line {line}: {reason}")


class Told(NamedTuple):
    """A word or a move, and the number of the line that it stands in."""

    line: int
    text: str


class TranscriptLines(NamedTuple):
    """The content of a record: its head by words, its moves, and how it closes."""

    head: dict[str, list[Told]]
    moves: list[Told]
    closing: Told
    result: str  # this and the check are empty where they are not written
    check: str


def sort_out(text: str) -> TranscriptLines:
    """Return the content of the record `text`; raise Wrong where its form is none."""
    lines = [
        Told(number, " ".join(line.partition(";")[0].split()))
        for number, line in enumerate(text.split("\n"), 1)
    ]
    lines = [line for line in lines if line.text]
    if not lines or lines[0].text != TITLE:
        said = lines[0].text.rpartition(" ") if lines else ("", "", "")
        if said[0] == TITLE.rpartition(" ")[0] and said[2].isdigit():
            raise Wrong(lines[0].line, f"of another version: here records begin with '{TITLE}'")
        raise Wrong(lines[0].line if lines else 1, f"a record begins with '{TITLE}'")
    last = lines[-1]
    for at, line in enumerate(lines[:-1]):
        if line.text.startswith(CLOSING):
            raise Wrong(lines[at + 1].line, "nothing may follow the closing line")
    if not last.text.startswith(CLOSING):
        raise Wrong(last.line, f"cut off here: a record ends with '{ENDING}'")
    closed = _closed(last.text)
    if not closed and last.text != UNCOUNTED:
        raise Wrong(last.line, f"'{last.text}' should read '{ENDING}'")
    head, moves = _head_and_moves(lines[1:-1])
    if not closed:
        return TranscriptLines(head, moves, last, "", "")
    count, result, check = closed
    if int(count) != len(moves):
        raise Wrong(last.line, f"it says {count} moves, but {len(moves)} are here: edited?")
    return TranscriptLines(head, moves, last, result, check)


def _closed(text: str) -> tuple[str, str, str] | None:
    """Return count, result and check of a closing line, the last empty if none; None if not so."""
    counted, comma, result = text.partition(", ")
    words = counted.split()
    if not comma or words[:2] != CLOSING.split() or words[3:] not in (["move"], ["moves"]):
        return None
    count = words[2]
    if not (1 <= len(count) <= 9 and all(digit in "0123456789" for digit in count)):
        return None
    check = ""
    at = result.rfind(CHECK)
    if at > 0 and _is_check(result[at + len(CHECK) :]):
        result, check = result[:at], result[at + len(CHECK) :].upper()
    return (count, result, check) if result else None


def _is_check(text: str) -> bool:
    return len(text) == 4 and all(digit in "0123456789ABCDEF" for digit in text.upper())


def _head_and_moves(lines: list[Told]) -> tuple[dict[str, list[Told]], list[Told]]:
    head: dict[str, list[Told]] = {}
    moves: list[Told] = []
    for number, text in lines:
        name, _, rest = text.partition(" ")
        if name not in (*NEEDED, *LISTS):
            _add_moves(moves, number, text)
        elif moves:
            raise Wrong(number, f"'{name}' belongs before the moves")
        elif name in LISTS:
            words = [" ".join(word.split()) for word in rest.split(LISTS[name])]
            head.setdefault(name, []).extend(Told(number, word) for word in words if word)
        elif name in head:
            raise Wrong(number, f"'{name}' is told twice")
        else:
            head[name] = [Told(number, rest)]
    for name in NEEDED:
        if name not in head:
            raise Wrong(moves[0].line if moves else 1, f"'{name}' is missing before the moves")
    return head, moves


def _add_moves(moves: list[Told], number: int, text: str) -> None:
    """Add the moves of a line, the first of which may go on with the last one before it."""
    if text.startswith(MORE):
        if not moves:
            raise Wrong(number, f"no move is before '{MORE.strip()}' to go on with")
        begun, (line, before) = text.partition(",")[0], moves[-1]
        moves[-1] = Told(line, before + begun[len(MORE.rstrip()) :])
        text = text[len(begun) :]
    moves += [Told(number, move.strip()) for move in text.split(",") if move.strip()]
