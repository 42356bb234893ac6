"""Games of discarding for tests: set out as wanted, played by written moves."""

from types import ModuleType
from typing import Any

from firmware.games.digits import rules as digits_rules
from firmware.games.digits import rules as digits_tables
from firmware.games.great_digits import rules as great_digits_rules
from firmware.games.great_digits import rules as great_digits_tables
from firmware.games.multiplication import rules as multiplication_rules
from firmware.games.multiplication import rules as multiplication_tables
from firmware.games.numbers import rules as numbers_rules
from firmware.games.numbers import rules as numbers_tables
from firmware.games.shedding.rules import FREE, JOKER, LAST, Discarding, card_value
from firmware.play.knowledge import SCREEN, TABLE, Hands
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

RULES: dict[str, Any] = {
    "H1": digits_rules,
    "H2": great_digits_rules,
    "H3": numbers_rules,
    "H4": multiplication_rules,
}
TABLES: dict[str, ModuleType] = {
    "H1": digits_tables,
    "H2": great_digits_tables,
    "H3": numbers_tables,
    "H4": multiplication_tables,
}
WRITTEN = {name: TextPlayer(tables) for name, tables in TABLES.items()}
MOVES = {name: written.moves for name, written in WRITTEN.items()}
HUNDRED = ("special", "plain", "out")


def numbers(words: str) -> list[int]:
    """Return the cards that are written in `words`."""
    return [card_value(word) for word in words.split()]


def options(name: str, jokers: int = 0, hundred: str = "special", places: bool = False) -> bytes:
    """Return the options of the rule set `name`, those that it has."""
    every = {"H1": (), "H4": (jokers,)}.get(name, (jokers, HUNDRED.index(hundred)))
    return bytes((*every, places))


def setup(name: str, players: int, level: int = TABLE, **wanted: Any) -> Setup:
    """Return a set-up; the deck, if there must be one, in ascending order."""
    agreed = Setup(name, level, players, b"", options(name, **wanted))
    if level == SCREEN:
        agreed.deck = bytes(TABLES[name].cards(agreed))
    return agreed


def at_table(name: str, players: int = 3, shown: int = 23, **wanted: Any) -> Any:
    """Return a game at table level, `shown` turned over, the first seat on turn."""
    game = RULES[name].new(setup(name, players, **wanted))
    return play(name, game, f"start P1, open {shown}")


def dealt(
    name: str, *hands: str, shown: int = 23, draw: str | None = None, pile: str = "", **wanted: Any
) -> Any:
    """Return a game at screen level with those hands, `shown` turned over, the first seat on turn.

    The draw pile begins with `pile` and goes on with all other cards, the lowest first; or it is
    `draw`, and the others lie beneath the open card.
    """
    agreed = setup(name, len(hands), SCREEN, **wanted)
    game = play(name, RULES[name].new(agreed), "start P1")
    rest = list(agreed.deck)
    for card in [shown, *numbers(" ".join(hands)), *numbers(pile), *numbers(draw or "")]:
        rest.remove(card)
    table = game.knowledge
    assert isinstance(table, Hands)
    table.known = [sorted(numbers(hand)) for hand in hands]
    table.hands = [len(hand) for hand in table.known]
    game.open = game.top = shown
    if draw is None:
        table.renew(numbers(pile) + rest)
        return game
    table.renew(numbers(draw))
    for card in rest:
        game.under[card] += 1
    return game


def play(name: str, game: Any, text: str) -> Any:
    """Play the moves of `text`, separated by commas, none of which may be refused."""
    return WRITTEN[name].play(game, text)


def why(name: str, game: Discarding, text: str) -> tuple | None:
    """Return why the move `text` is refused, or None."""
    return WRITTEN[name].why(game, text)


def legal(name: str, game: Discarding) -> str:
    """Return the legal moves as text, separated by commas."""
    return ", ".join(MOVES[name].text(move) for move in game.legal_moves())


def free_numbers(game: Discarding) -> list[int]:
    """Return every number that a free card can be declared as now."""
    return sorted({move[1] for move in game.legal_moves() if move[0] == FREE})


def hand(game: Any, seat: int) -> list[int]:
    """Return the hand of `seat`, which must be known."""
    cards = game.knowledge.hand(seat)
    assert cards is not None
    return list(cards)


def places(game: Discarding) -> list[int]:
    """Return every card of a game that the device dealt, in ascending order."""
    table = game.knowledge
    assert isinstance(table, Hands)
    cards = [card for seat in table.known for card in seat]
    cards += table.pile[len(table.pile) - table.draw :]
    cards += [card for card in range(JOKER + 1) for _ in range(game.under[card])]
    cards += [game.top] if game.top else []
    cards += [LAST] * game.aside
    return sorted(cards)
