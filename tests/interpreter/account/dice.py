"""Numbers that look random and are the same on every interpreter, big integers or not."""


class Dice:
    """Throws that depend on `seed` and nothing else; they repeat after 65,536 of them."""

    def __init__(self, seed: int):
        self.state = seed

    def below(self, sides: int) -> int:
        """Return a number from 0 to `sides` - 1; `sides` is at most 256."""
        self.state = (self.state * 75 + 74) % 65537
        return (self.state >> 3) % sides

    def bytes(self, count: int) -> bytes:
        """Return `count` bytes."""
        return bytes([self.below(256) for _ in range(count)])

    def one_of(self, things):
        """Return one of `things`, 256 of them at most."""
        return things[self.below(len(things))]
