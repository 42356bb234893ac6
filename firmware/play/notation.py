"""Reading written moves, and the keys that enter one; this never goes to the board."""

from firmware.play.referee import Moves, fills, kind


class Notation(Moves):
    """The written forms of one game's moves, there and back."""

    def parse(self, text: str):
        """Return the move that `text` means; raise ValueError with the reason if it means none."""
        words = text.split()
        for code in range(len(self.rows)):
            row = self.row(code)
            if words and row[0] == words[0]:
                if not fills(row, len(words)):
                    raise ValueError("'{}' should read '{}'".format(text, " ".join(row)))
                fields = [self._value(kind(row, i), words[i]) for i in range(1, len(words))]
                return (code,) + tuple(fields)
        raise ValueError("'{}' is no move".format(text))

    def keys(self, move: "Move") -> str:
        """Return the keys that enter `move`: ``37C``; fields of any number follow its keys."""
        row, typed = self.row(move[0]), self.rows[move[0]][1]
        words = [self._keys(kind(row, i), move[i]) for i in range(1, len(move))]
        more = words[len(row) - 2 :] if typed and row[-1].endswith("...") else []
        return (typed.format(*words) + "".join(more)).replace("P", "")

    def _value(self, kind: str, word: str) -> int:
        return self.own[kind][1](word) if kind in self.own else value(kind, word)

    def _keys(self, kind: str, value: int) -> str:
        own = self.own.get(kind, ())
        return own[2](value) if len(own) > 2 else self.word(kind, value)


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
