"""Knowledge of a deck that the device has led to its order, while the players hold the cards."""

from firmware.play.knowledge import Counts, Hands


class Secret(Hands):
    """The level *guided*: whoever asks as at the table is told no more than there.

    Only `held` tells what is known besides.
    """

    secret = True
    hand = Counts.hand
    holds = Counts.holds

    def held(self, seat: int) -> "list[int]":
        """Return the sorted cards of `seat`, which only their owner may be told."""
        return self.known[seat]

    def counts(self) -> Counts:
        """Return what is still known once the cards lie otherwise than was known: how many."""
        counted = Counts(len(self.hands), self.draw)
        counted.hands = self.hands
        return counted
