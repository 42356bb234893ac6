"""One table of moves a game: its text, its bytes and its keys follow from it.

A row of the table is ``("lay card pile", "{0}{1}")``: the name and the kinds of its fields, then
the keys that enter it, or "" where only the menu does.  A move is a tuple: its row, its fields.
A last field of a kind like ``card...`` stands for any number of them.  What is written is read by
firmware/play/notation.py.
"""


class Moves:
    """One game's moves as bytes and as text, by its card tables.

    ``tables.MOVES`` are the rows; ``tables.WORDS``, where there is one, has for each kind of field
    with words of its own the functions value to word and word to value (raises ValueError), and, if
    its word is not what is typed, value to keys.
    """

    def __init__(self, tables: "Tables"):
        self.rows = tables.MOVES
        self.own = getattr(tables, "WORDS", {})

    def row(self, code: int) -> "list[str]":
        """Return the name of the moves of row `code` and the kinds of their fields."""
        return self.rows[code][0].split()

    def text(self, move: "Move", name: "Callable[[int], str] | None" = None) -> str:
        """Return `move` as people write it: ``lay 37 C``; `name` tells what a seat is called."""
        row = self.row(move[0])
        words = [row[0]]
        for i in range(1, len(move)):
            called = name if kind(row, i) == "seat" else None
            words.append(called(move[i]) if called else self.word(kind(row, i), move[i]))
        return " ".join(words)

    def word(self, kind: str, value: int) -> str:
        """Return how `value` is written in a field of `kind`."""
        if kind in self.own:
            return self.own[kind][0](value)
        if kind == "seat":
            return "P" + str(value + 1)
        if kind == "pile":
            return chr(65 + value)
        return str(value)

    def pack(self, move: "Move") -> bytes:
        """Return `move` as bytes: its row, then a byte for each field."""
        return bytes(move)

    def unpack(self, packed: bytes):
        """Return the move that `packed` holds; raise ValueError where it holds none."""
        if packed and packed[0] < len(self.rows) and fills(self.row(packed[0]), len(packed)):
            return tuple(packed)
        raise ValueError("no move")


def fills(row: "Sequence[str]", count: int) -> bool:
    """Return True if a move of `row` can have `count` words, its name among them."""
    return count >= len(row) - 1 if row[-1].endswith("...") else count == len(row)


def kind(row: "Sequence[str]", place: int) -> str:
    """Return the kind of the field at `place` of a move of `row`."""
    kind = row[min(place, len(row) - 1)]
    return kind[:-3] if kind.endswith("...") else kind
