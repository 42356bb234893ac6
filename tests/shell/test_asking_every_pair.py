"""Asked whether a card goes on another, each game names all by which it does and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.desk import Desk
from tests.games.shedding.desk import at_table
from tests.text_fit import is_read

ROWS = 4  # below the number, of eight pixels
PRODUCTS = sorted({one * other for one in range(1, 11) for other in range(1, 11)})


def said(desk: Desk, card: int, below: int) -> str:
    """Return what the game in play says of `card` on `below`, which has room on the page."""
    referee = desk.referee
    part: Any = referee.folder.part("help")
    rows = part.goes(referee, card, below)
    above = part.more(referee.game, card) if hasattr(part, "more") else []
    assert len(above) <= 1
    assert not rows or is_read("\n".join(rows), ROWS), rows
    return " ".join(rows)


def named(text: str, card: int, below: int) -> set[str]:
    """Return by what `card` goes on `below`; nothing where `text` says that it does not."""
    head = f"{card} goes on {below}: "
    assert text.startswith(head) == (" goes on " in text), text
    if not text.startswith(head):
        return set()
    found = text.removeprefix(head).rstrip(".").split(", ")
    assert len(found) == len(set(found)), text
    return set(found)


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
    for below in range(1, 101):
        for card in range(1, 101):
            assert named(said(desk, card, below), card, below) == reasons(card, below)


@pytest.mark.rule("H4.2")
def test_of_the_factors_all_pairs_are_named_that_share_one_with_any_pair_of_the_other():
    desk = at_table("H4", 3, 12)
    for below in PRODUCTS:
        shared = {one for one in range(1, 11) if below % one == 0 and below // one <= 10}
        for card in PRODUCTS:
            assert pairs(said(desk, card, below), card, below) == going(card, shared)


@pytest.mark.rule("H4.2")
def test_on_the_open_card_they_share_one_with_what_it_was_declared_as():
    desk = at_table("H4", 3, 12)
    for below in PRODUCTS:
        for one in range(1, 11):
            if below % one or below // one > 10:
                continue
            desk.game.show((0, below, one, below // one))
            for card in PRODUCTS:
                if card == 12:
                    continue  # it is what lies there
                found = pairs(said(desk, card, 0), card, below)
                assert found == going(card, {one, below // one})


def pairs(text: str, card: int, below: int) -> set[str]:
    """Return the pairs of factors by which `card` goes on `below`, by `text`."""
    return {pair for pairs in named(text, card, below) for pair in pairs.split(" or ")}


def going(card: int, shared: set[int]) -> set[str]:
    """Return the pairs of factors of `card` of which one is `shared`."""
    return {
        f"{one}x{card // one}"
        for one in range(1, 11)
        if card % one == 0 and one <= card // one <= 10 and {one, card // one} & shared
    }


@pytest.mark.rule("TG4", "TG5")
def test_in_the_game_each_card_on_each_other_up_and_down():
    desk = Desk().type("1 1 1 2 1")
    for below in range(2, 100):
        for card in range(2, 100):
            up = "yes" if card > below else "yes, 10 back" if card == below - 10 else "no"
            down = "yes" if card < below else "yes, 10 back" if card == below + 10 else "no"
            expected = f"up {below}: {up} down {below}: {down}"
            assert said(desk, card, below) == expected


@pytest.mark.rule("TG4", "TG5")
def test_on_the_piles_as_they_stand_no_card_is_offered_that_is_laid():
    desk = Desk().type("1 1 1 2 1 3 7 C 1 2 A 4 7 C 5 5 B")
    tops = dict(zip("ABCD", (12, 55, 47, 100), strict=True))
    for card in range(2, 100):
        text = said(desk, card, 0)
        if card in (37, 12, 47, 55):
            assert text == f"{card} has been laid already."
            continue
        fit = [pile for pile in "AB" if card > tops[pile] or card == tops[pile] - 10]
        fit += [pile for pile in "CD" if card < tops[pile] or card == tops[pile] + 10]
        back = [p for p in fit if card == tops[p] + (-10 if p in "AB" else 10)]
        expected = [f"goes on {' '.join(fit)}"] if fit else ["goes nowhere now"]
        assert text == " ".join(expected + [f"{pile}: ten back" for pile in back])
