"""The cost of the hands that are left in games 5 and 6, where the device knows them."""

from firmware.games.melding.best_sets import Best
from firmware.games.melding.sets import JOKER, is_prime


def count(game: "Drawing") -> None:
    """Count what each hand costs that is left in `game`, unless it has been counted ahead."""
    for seat in range(game.players):
        if seat not in game.finished:
            ahead = game.counted
            game.points[seat] = (
                ahead[seat] if ahead else points(game.knowledge.hand(seat), game.keyed)
            )
    game.counted = None


def points(hand: "Cards", keyed: bool) -> int:
    """Return what `hand` costs: its keys in game 5, else what its best arrangement leaves."""
    if keyed:
        return keys_in(hand)
    best = Best(hand)
    while best.step():
        pass
    return best.points


def keys_in(hand: "Cards") -> int:
    """Return how many primes and free cards `hand` has (H5.6)."""
    count = 0
    for card in hand:
        count += card == JOKER or is_prime(card)
    return count
