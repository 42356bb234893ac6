"""One table of moves a game: its text, its bytes and its keys follow from it.

A row of the table is ``("lay card pile", "{0}{1}")``: the name and the kinds of its fields, then
the keys that enter it, or "" where only the menu does.  A move is a tuple: its row, its fields.
"""


class Moves:
    """The written forms of one game's moves."""

    def __init__(self, table):
        self.rows = tuple(tuple(text.split()) for text, _ in table)
        self.typed = tuple(keys for _, keys in table)

    def text(self, move) -> str:
        """Return `move` as people write it: ``lay 37 C``."""
        row = self.rows[move[0]]
        words = [row[0]]
        for i in range(1, len(row)):
            words.append(_word(row[i], move[i]))
        return " ".join(words)

    def parse(self, text: str):
        """Return the move that `text` means; raise ValueError with the reason if it means none."""
        words = text.split()
        for code in range(len(self.rows)):
            row = self.rows[code]
            if words and row[0] == words[0]:
                if len(words) != len(row):
                    raise ValueError("'{}' should read '{}'".format(text, " ".join(row)))
                return (code,) + tuple([_value(row[i], words[i]) for i in range(1, len(row))])
        raise ValueError("'{}' is no move".format(text))

    def pack(self, move) -> bytes:
        """Return `move` as bytes: its row, then a byte for each field."""
        return bytes(move)

    def unpack(self, packed: bytes):
        """Return the move that `packed` holds; raise ValueError where it holds none."""
        if not packed or packed[0] >= len(self.rows) or len(packed) != len(self.rows[packed[0]]):
            raise ValueError("no move")
        return tuple(packed)

    def keys(self, move) -> str:
        """Return the keys that enter `move`: ``37C``."""
        row = self.rows[move[0]]
        words = [_word(row[i], move[i]) for i in range(1, len(row))]
        return self.typed[move[0]].format(*words).replace("P", "")


def _word(kind: str, value: int) -> str:
    if kind == "seat":
        return "P" + str(value + 1)
    if kind == "pile":
        return chr(65 + value)
    return str(value)


def _value(kind: str, word: str) -> int:
    """Return the number behind `word`, a byte; raise ValueError where there is none."""
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
