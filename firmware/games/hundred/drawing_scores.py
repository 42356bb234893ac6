"""What the hands that are left cost in games 5 and 6, where the device knows them."""

from firmware.games.hundred.best import Best
from firmware.games.hundred.sets import JOKER, is_prime


def count(game) -> None:
    """Count what each hand costs that is left in `game`."""
    for seat in range(game.players):
        if seat not in game.finished:
            game.points[seat] = points(game.table.hand(seat), game.keyed)


def points(hand, keyed: bool) -> int:
    """Return what `hand` costs: its keys in game 5, else what its best arrangement leaves."""
    if keyed:
        return keys_in(hand)
    best = Best(hand)
    while best.step():
        pass
    return best.points


def keys_in(hand) -> int:
    """Return how many primes and free cards `hand` has (H5.6)."""
    count = 0
    for card in hand:
        count += card == JOKER or is_prime(card)
    return count
