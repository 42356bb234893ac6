"""Games of The Game for tests: dealt as wanted, played by written moves."""

from firmware.games.the_game import rules
from firmware.games.the_game.rules import TheGame, cards
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

written = TextPlayer(rules)
moves, play, why = written.moves, written.play, written.why


def held(game: TheGame, seat: int = 0) -> list[int]:
    """Return the hand of `seat`, which must be known."""
    hand = game.knowledge.hand(seat)
    assert hand is not None
    return list(hand)


def lay(*cards_and_piles: str) -> str:
    """Return moves as text: ``lay("3 11 A", "98 C")`` lays 3 and 11 on A, then 98 on C."""
    found = []
    for words in cards_and_piles:
        *laid, pile = words.split()
        found += [f"lay {card} {pile}" for card in laid]
    return ", ".join(found)


def at_table(name: str = "TG", players: int = 2) -> TheGame:
    """Return a game at table level in which the first seat is on turn."""
    game = rules.new(Setup(name, TABLE, players))
    return play(game, "start P1") if players > 1 else game


def dealt(*hands: list[int], name: str = "TG", draws: list[int] | None = None) -> TheGame:
    """Return a game at screen level with those hands, the first seat on turn.

    A short hand is filled, and the draw pile goes on after `draws`, with the lowest cards left.
    """
    size = rules.new(Setup(name, TABLE, len(hands))).hand_size
    spoken_for = {card for hand in (*hands, draws or []) for card in hand}
    rest = [card for card in cards() if card not in spoken_for]
    full = [hand + [rest.pop(0) for _ in range(size - len(hand))] for hand in hands]
    deck = [full[seat][place] for place in range(size) for seat in range(len(hands))]
    game = rules.new(Setup(name, SCREEN, len(hands), bytes(deck + (draws or []) + rest)))
    return play(game, "start P1") if len(hands) > 1 else game


def ruled(game: TheGame, tops: str) -> TheGame:
    """Set the four tops, as in ``"47 1 100 65"``, by rulings."""
    for pile, top in zip("ABCD", tops.split(), strict=True):
        play(game, f"ruling-top {pile} {top}")
    return game
