"""One table of moves a game: its text, its bytes and its keys follow from it.

A row of the table is ``("lay card pile", "{0}{1}")``: the name and the kinds of its fields, then
the keys that enter it, or "" where only the menu does.  A move is a tuple: its row, its fields.
A last field of a kind like ``card...`` stands for any number of them.
"""


class Moves:
    """The written forms of one game's moves, by its card tables.

    ``tables.MOVES`` are the rows; ``tables.WORDS``, where there is one, has for each kind of field
    with words of its own the functions value to word and word to value (raises ValueError), and, if
    its word is not what is typed, value to keys.
    """

    def __init__(self, tables):
        self.table = tables.MOVES
        self.own = getattr(tables, "WORDS", {})

    def text(self, move) -> str:
        """Return `move` as people write it: ``lay 37 C``."""
        return " ".join(self._row(move[0])[:1] + self._words(move))

    def parse(self, text: str):
        """Return the move that `text` means; raise ValueError with the reason if it means none."""
        words = text.split()
        for code in range(len(self.table)):
            row = self._row(code)
            if words and row[0] == words[0]:
                if not _fills(row, len(words)):
                    raise ValueError("'{}' should read '{}'".format(text, " ".join(row)))
                fields = [self._value(_kind(row, i), words[i]) for i in range(1, len(words))]
                return (code,) + tuple(fields)
        raise ValueError("'{}' is no move".format(text))

    def pack(self, move) -> bytes:
        """Return `move` as bytes: its row, then a byte for each field."""
        return bytes(move)

    def unpack(self, packed: bytes):
        """Return the move that `packed` holds; raise ValueError where it holds none."""
        if (
            not packed
            or packed[0] >= len(self.table)
            or not _fills(self._row(packed[0]), len(packed))
        ):
            raise ValueError("no move")
        return tuple(packed)

    def keys(self, move) -> str:
        """Return the keys that enter `move`: ``37C``; fields of any number follow its keys."""
        row, typed = self._row(move[0]), self.table[move[0]][1]
        words = self._words(move)
        for i in range(len(words)):
            own = self.own.get(_kind(row, i + 1), ())
            if len(own) > 2:
                words[i] = own[2](move[i + 1])
        more = words[len(row) - 2 :] if typed and row[-1].endswith("...") else []
        return (typed.format(*words) + "".join(more)).replace("P", "")

    def _row(self, code: int) -> list:
        """Return the name and the kinds of row `code`; kept apart they would take 2 KB."""
        return self.table[code][0].split()

    def _words(self, move) -> list:
        row = self._row(move[0])
        return [self._word(_kind(row, i), move[i]) for i in range(1, len(move))]

    def _word(self, kind: str, value: int) -> str:
        if kind in self.own:
            return self.own[kind][0](value)
        if kind == "seat":
            return "P" + str(value + 1)
        if kind == "pile":
            return chr(65 + value)
        return str(value)

    def _value(self, kind: str, word: str) -> int:
        return self.own[kind][1](word) if kind in self.own else value(kind, word)


def _fills(row, count: int) -> bool:
    """Return True if a move of `row` can have `count` words, its name among them."""
    return count >= len(row) - 1 if row[-1].endswith("...") else count == len(row)


def _kind(row, place: int) -> str:
    kind = row[min(place, len(row) - 1)]
    return kind[:-3] if kind.endswith("...") else kind


def value(kind: str, word: str) -> int:
    """Return the number, a byte, of `word` in a field of `kind`; raise ValueError if none is."""
    digits = word
    if kind == "pile":
        if len(word) == 1 and "A" <= word <= "Z":
            return ord(word) - 65
        raise ValueError("'{}' is no pile".format(word))
    if kind == "seat":
        digits = word[1:] if word[:1] == "P" else ""
    # Not by isdigit: on the desktop it takes other scripts' digits and raised ones too.
    if not digits or digits.strip("0123456789") or len(digits) > 3 or int(digits) > 255:
        raise ValueError("'{}' is no {}".format(word, kind))
    if kind != "seat":
        return int(digits)
    if digits == "0":
        raise ValueError("seats begin with P1")
    return int(digits) - 1
