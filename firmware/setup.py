"""What was agreed before the first card: with the log it is the whole game."""

from firmware.knowledge import LEVELS, SCREEN


class Setup:
    """One game's set-up: rule set, level of knowledge, players and, where it is known, the deck.

    `deck` holds the cards in dealing order, the first one dealt first.
    """

    def __init__(self, rules: str, level: int, players: int, deck: bytes = b""):
        self.rules = rules
        self.level = level
        self.players = players
        self.deck = deck

    def pack(self) -> bytes:
        """Return the bytes for `unpack`: length and name of the rules, level, players, deck."""
        name = self.rules.encode()
        return bytes((len(name),)) + name + bytes((self.level, self.players)) + self.deck


def unpack(packed: bytes) -> Setup:
    """Return the set-up that `packed` holds; raise ValueError where it holds none."""
    if not packed or len(packed) < packed[0] + 3:
        raise ValueError("no set-up")
    end = packed[0] + 1
    level, players = packed[end], packed[end + 1]
    deck = packed[end + 2 :]
    if level >= len(LEVELS) or not players or bool(deck) != (level == SCREEN):
        raise ValueError("no set-up")
    return Setup(packed[1:end].decode(), level, players, deck)
