"""Games 5 and 6 for tests: dealt as wanted, played by written moves."""

from types import ModuleType

from firmware.games.melding.prover import Proof
from firmware.games.melding.rules import JOKER, Drawing
from firmware.games.primes import rules as primes
from firmware.games.primes import rules as primes_tables
from firmware.games.rummy import rules as rummy
from firmware.games.rummy import rules as rummy_tables
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

TABLES: dict[str, ModuleType] = {
    "H5": primes_tables,
    "H5-advanced": primes_tables,
    "H6": rummy_tables,
}
RULES: dict[str, ModuleType] = {"H5": primes, "H5-advanced": primes, "H6": rummy}
SIZES = {name: tables.RULE_SETS[name][0] for name, tables in TABLES.items()}
written = TextPlayer(primes_tables)
RUMMY = [7, 17, 37, 87, 97, 41, 42, 45, 48, 1, 2, 3, 5, 9]  # in sets of H6
PRIMES = [23, 22, 13, 63, 59, 50, 39]  # in sets: the book's example, H5.5
moves, play, why = written.moves, written.play, written.why


def chosen(jokers: int = 4, places: bool = False) -> bytes:
    """Return the options of a set-up."""
    return bytes((jokers, places))


def new(
    name: str, players: int = 2, options: bytes = b"", deck: list[int] | None = None
) -> Drawing:
    """Return a game as it is dealt: at screen level if there is a `deck`, else at table level."""
    level = SCREEN if deck else TABLE
    return RULES[name].new(Setup(name, level, players, bytes(deck or b""), options))


def at_table(
    name: str = "H5", players: int = 2, first: str = "50", options: bytes = b""
) -> Drawing:
    """Return a game at table level: `first` is the open card and the first seat is on turn."""
    return play(new(name, players, options), f"start P1, open {first}")


def called(name: str = "H5", players: int = 2, options: bytes = b"") -> Drawing:
    """Return a game on call, which the first seat has begun."""
    return play(RULES[name].new(Setup(name, ON_CALL, players, b"", options)), "start P1")


def deck(name: str, hands: list[list[int]], draws: list[int], options: bytes = b"") -> list[int]:
    """Return the deck that deals `hands`, then turns over and draws the cards of `draws`.

    Short hands are filled, and the draw pile goes on, with the lowest cards left.
    """
    rest = list(TABLES[name].cards(Setup(name, SCREEN, len(hands), b"", options)))
    for card in [card for hand in hands for card in hand] + draws:
        rest.remove(card)
    size = SIZES[name]
    full = [hand + [rest.pop(0) for _ in range(size - len(hand))] for hand in hands]
    return [full[seat][i] for i in range(size) for seat in range(len(hands))] + draws + rest


def dealt(name: str, hands: list[list[int]], draws: list[int], options: bytes = b"") -> Drawing:
    """Return a game at screen level dealt by `deck`, the first seat on turn."""
    return play(new(name, len(hands), options, deck(name, hands, draws, options)), "start P1")


def held(game: Drawing, seat: int = 0) -> list[int]:
    """Return the hand of `seat`, which must be known."""
    hand = game.knowledge.hand(seat)
    assert hand is not None
    return list(hand)


def claim(game: Drawing, thrown: int, cards: list[int]) -> tuple | None:
    """Return the move that claims to be out with `cards` in sets, or None if that cannot be."""
    proof = Proof(game.groups(cards), game.most)
    while proof.step():
        pass
    return (5, thrown, *proof.arrangement) if proof.arrangement else None


def everywhere(game: Drawing) -> list[int]:
    """Return all cards of a game that the device dealt, sorted."""
    pile = game.knowledge.pile  # type: ignore[attr-defined]
    cards = [card for seat in range(game.players) for card in held(game, seat)]
    return sorted([*cards, *game.pile, *game.laid, *pile[len(pile) - game.knowledge.draw :]])


F = JOKER
