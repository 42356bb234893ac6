"""Asked whether a card goes on another, each game names all by which it does and nothing else.

On which cards all are asked about is drawn anew in every run.
"""

import re
from collections.abc import Callable

import pytest

from firmware.modules.later import later
from tests import drawn
from tests.desk import Desk
from tests.games.shedding.desk import at_table

PRODUCTS = sorted({one * other for one in range(1, 11) for other in range(1, 11)})


def said(desk: Desk, card: int, below: int) -> str:
    """Return by what the game in play says that `card` goes on `below`, 0 for the open card.

    It is nothing where the card does not go.
    """
    asked = later.asking.asking(desk.app.shell, desk.app.stack[-1])
    asked.cards = [card, below][: 1 + (below > 0)]
    goes, kind, *told = asked.part.judge(asked)
    assert kind == "text" and goes is False or told[0] == str(card)
    return told[2] if goes else ""


def named(text: str) -> set[str]:
    """Return the reasons that `text` names, each once."""
    found = text.split(", ") if text else []
    assert len(found) == len(set(found)), text
    return {re.sub(r"^.* = (\d+) = .*$", r"sum \1", reason) for reason in found}


def by_digits(card: int, below: int) -> set[str]:
    """Return by which digits `card` goes on `below` (H1.2), and that both are single (H1.3)."""
    shared = "".join(sorted(set(str(card)) & set(str(below))))
    found = {"digit " + shared} if len(shared) == 1 else {"digits " + shared[:1], *shared[1:]}
    return (found if shared else set()) | ({"1-9 on 1-9"} if max(card, below) < 10 else set())


def by_parts(card: int, below: int) -> set[str]:
    """Return by which figures `card` goes on `below` (H3.1), and that both are single (H1.3)."""
    found = set()
    for word, of in (
        ("ones", lambda text: text[-1]),
        ("tens", lambda text: text[-2:-1] or None),
        ("sum", lambda text: sum(map(int, text))),
    ):
        one, other = of(str(card)), of(str(below))
        if one is not None and one == other:
            found.add(f"{word} {one}")
    return found | ({"1-9 on 1-9"} if max(card, below) < 10 else set())


@pytest.mark.rule("H1.2", "H1.3", "H3.1")
@pytest.mark.parametrize(("name", "reasons"), [("H1", by_digits), ("H2", by_digits),
                                               ("H3", by_parts)])  # fmt: skip
def test_what_two_cards_have_in_common_is_named_whole(
    name: str, reasons: Callable[[int, int], set[str]]
):
    desk = at_table(name, 3, 27, **({} if name == "H1" else {"hundred": "plain"}))
    for below in drawn.some(range(1, 101), 25):
        for card in range(1, 101):
            assert named(said(desk, card, below)) == reasons(card, below)


@pytest.mark.rule("H4.2")
def test_of_the_factors_all_pairs_are_named_that_share_one_with_any_pair_of_the_other():
    desk = at_table("H4", 3, 12)
    for below in drawn.some(PRODUCTS, 20):
        shared = {one for one in range(1, 11) if below % one == 0 and below // one <= 10}
        for card in PRODUCTS:
            assert named(said(desk, card, below)) == going(card, shared)


@pytest.mark.rule("H4.2")
def test_on_the_open_card_they_share_one_with_what_it_was_declared_as():
    desk = at_table("H4", 3, 12)
    for below in drawn.some(PRODUCTS, 20):
        for one in range(1, 11):
            if below % one or below // one > 10:
                continue
            desk.game.show((0, below, one, below // one))
            for card in PRODUCTS:
                if card == 12:
                    continue  # it is what lies there
                found = named(said(desk, card, 0))
                assert found == going(card, {one, below // one})


def going(card: int, shared: set[int]) -> set[str]:
    """Return the pairs of factors of `card` of which one is `shared`."""
    return {
        f"{one} × {card // one}"
        for one in range(1, 11)
        if card % one == 0 and one <= card // one <= 10 and {one, card // one} & shared
    }
