"""Hands and draw pile are consistent: no card twice, none in two places, no count below nought."""

from collections import Counter
from typing import Any

from tools.soak.failure import Failure


def look(game: Any, agreed: Any) -> None:
    """Count the cards of `game`, begun as `agreed`; raises Failure if they cannot be right."""
    table = game.knowledge
    if min(table.hands) < 0 or table.draw < 0:
        raise Failure("fewer than no cards", f"{table.hands}, draw pile {table.draw}", agreed.rules)
    known = getattr(table, "known", None)
    if known is None:
        return
    counted = [len(hand) for hand in known]
    if counted != list(table.hands):
        raise Failure("hands and their counts differ", f"{known}, {table.hands}", agreed.rules)
    pile = list(table.pile)[len(table.pile) - table.draw :]
    if len(pile) != table.draw:
        said = f"{table.draw} of {len(table.pile)} cards"
        raise Failure("the draw pile has more cards than there are", said, agreed.rules)
    placed = Counter(pile)
    for hand in known:
        placed.update(hand)
    twice = placed - Counter(agreed.deck)
    if twice:
        raise Failure("a card is in two places", str(sorted(twice)), agreed.rules)
