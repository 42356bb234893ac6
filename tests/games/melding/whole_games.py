"""Whole games 5 and 6, dealt and played to their end by players who see their cards and get on."""

from random import Random

from firmware.games.melding.rules import DRAW, SHUFFLE, START, TAKE, THROW, Drawing
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.games.melding.positions import RULES, TABLES, F, chosen, claim, held

MOST = 400  # moves


def dealt(
    name: str, players: int, jokers: int, places: bool, first: int = 0, most: int = MOST
) -> tuple[Setup, list[tuple]]:
    """Return a set-up with its deck, and the moves of a game that the seat `first` starts."""
    for seed in range(200):
        agreed = Setup(name, SCREEN, players, b"", chosen(jokers, places))
        cards = TABLES[name].cards(agreed)
        chance = Random(f"{name} {players} {jokers} {seed}")
        chance.shuffle(cards)
        agreed.deck = bytes(cards)
        game = RULES[name].new(agreed)
        log: list[tuple] = [(START, first)]
        game.play(log[0])
        while not game.over and len(log) < most:
            log.append(wanted(game, chance))
            assert game.play(log[-1]) is None
        if game.over:
            return agreed, log
    raise AssertionError("nobody gets on")


def wanted(game: Drawing, chance: Random) -> tuple:
    """Return a move: out if it can be, else what does not go with the others is thrown."""
    if game.owes:
        order = list(game.owes)
        chance.shuffle(order)
        return (SHUFFLE, *order)
    if game.drawn is None:
        return (TAKE,) if game.open == F or chance.random() < 0.2 else (DRAW,)
    hand = held(game, game.seat)
    worth = {card: sum(near(card, other) for other in hand) for card in hand}
    for card in sorted(hand, key=lambda card: worth[card])[:4]:
        rest = list(hand)
        rest.remove(card)
        if out := claim(game, card, rest):
            return out
    return (THROW, min(hand, key=lambda card: (worth[card], chance.random())))


def near(card: int, other: int) -> float:
    """Return how well two cards go together."""
    if F in (card, other):
        return 9
    return (card % 10 == other % 10) + 0.9 * (card // 10 == other // 10)
