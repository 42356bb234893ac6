"""A game's set-up and its moves: as bytes of the journal and as text."""

from firmware.play.knowledge import GUIDED, LEVELS, SCREEN

_HINTS = 128  # added to the level where there are some


class Setup:
    """One game's set-up: rule set, level, players, options and, where it is known, the deck.

    `deck` holds the cards in dealing order, the first one dealt first.  `options` has one byte for
    each option of the rule set in its game's manifest; empty, all are as usual.  With `hints` the
    device, which dealt, marks the cards that go.
    """

    def __init__(
        self,
        rules: str,
        level: int,
        players: int,
        deck: bytes = b"",
        options: bytes = b"",
        hints: bool = False,
    ):
        self.rules = rules
        self.level = level
        self.players = players
        self.deck = deck
        self.options = options
        self.hints = hints

    @property
    def undealt(self) -> bool:
        """True if the players' hands must still be led to an order of the deck."""
        return self.level == GUIDED and not self.deck

    def pack(self) -> bytes:
        """Return the bytes for `unpack`: rules and options, each after its length, and the rest."""
        name = self.rules.encode()
        level = self.level + _HINTS * self.hints
        packed = bytes((len(name),)) + name + bytes((level, self.players))
        return packed + bytes((len(self.options),)) + self.options + self.deck


def unpack(packed: bytes) -> Setup:
    """Return the set-up that `packed` holds; raise ValueError where it holds none."""
    if not packed or len(packed) < packed[0] + 4:
        raise ValueError("no set-up")
    end = packed[0] + 4
    level, players, count = packed[end - 3 : end]
    options, deck = packed[end : end + count], packed[end + count :]
    short = len(options) < count
    hints = level == SCREEN + _HINTS
    level -= _HINTS * hints
    # At level guided the deck comes once it has been shuffled.
    fits = level == GUIDED or bool(deck) == (level == SCREEN)
    if short or level >= len(LEVELS) or not players or not fits:
        raise ValueError("no set-up")
    return Setup(packed[1 : end - 3].decode(), level, players, deck, options, hints)


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
