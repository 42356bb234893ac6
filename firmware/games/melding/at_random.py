"""How P1 is dealt sets and goes out with them, so that a random game has an end (tools/soak)."""

from firmware.games.melding import tables
from firmware.games.melding.prover import Proof

TURNS = 24  # moves before P1 goes out


def deal(game: "Drawing", cards: "list[int]") -> "list[int]":
    """Return `cards` in an order that deals P1 of `game` a hand in sets."""
    hand = _in_sets(game, cards)
    rest = [card for card in cards if card not in hand]
    dealt = []
    for card in hand:  # P1 holds it from the start on
        dealt += [card] + [rest.pop() for _ in range(game.players - 1)]
    return dealt + rest


def move(game: "Drawing", moves: int, chance: "Random"):
    """Return what is played after so many `moves`: P1 throws what they draw until they are out.

    On call they are out at once.
    """
    legal = game.legal_moves()
    if (tables.FINISHED, 0) in legal:
        return claim(game)
    if game.scoring or game.owes or game.drawn is None:
        draws = [found for found in legal if found[0] == tables.DRAW]
        return (draws or [chance.choice(legal)])[0]
    if game.seat:
        return chance.choice(legal)
    cards = [found[1] for found in legal]
    hand = list(game.knowledge.held(0) or [])
    if hand:
        known: Any = game.knowledge
        thrown = game.drawn or known.pile[-known.draw - 1]
        hand.remove(thrown)
    else:  # nobody knows it: one that nobody can contradict
        hand = _in_sets(game, cards)
        thrown = next(card for card in cards if card not in hand)
    if moves < TURNS:
        return (tables.THROW, thrown)
    return (tables.OUT, thrown) + tuple(_proof(game, hand))


def claim(game: "Drawing"):
    """Return P1's claim on call, with cards that nobody can contradict."""
    cards = list(range(1, game.last + 1))
    hand = _in_sets(game, cards)
    thrown = next(card for card in cards if card not in hand)
    return (tables.CLAIM, 0, thrown) + tuple(_proof(game, hand))


def _in_sets(game: "Drawing", cards: "list[int]") -> "list[int]":
    """Return of `cards` a hand of `game` that can be laid in sets."""
    numbers = sorted({card for card in cards if card <= 100})
    for first in numbers:
        alike = [card for card in numbers if card % 10 == first % 10]
        alike += [card for card in numbers if card // 10 == first // 10 and card != first]
        alike += [card for card in numbers if card // 10 == first // 10 + 1 and card not in alike]
        hand = sorted(alike[: game.hand_size])
        if len(hand) == game.hand_size and _proof(game, hand):
            return hand
    raise ValueError("no such hand")


def _proof(game: "Drawing", hand: "list[int]") -> "list[int]":
    proof = Proof(game.groups(hand), game.most)
    while proof.step():
        pass
    return list(proof.arrangement or ())
