"""Games 5 and 6 passed round, with strays: nobody sees another's cards."""

import random
import re

import pytest

from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import Desk, playing
from tests.games.melding.desk import settle, table
from tests.games.melding.positions import TABLES, F
from tests.secrecy_check import Witness

HAND = re.compile(r"( ?\d+| F|100)(['0 ] *( ?\d+| F)?)*")


class Patient(Witness):
    """One who waits until nothing is being checked; when it is over all hands lie open."""

    def look(self) -> None:
        if not table(self.desk).over:
            super().look()

    def press(self, key: str) -> None:
        super().press(key)
        settle(self.desk)


def cards_in(rows: list[str]) -> list[int]:
    if " is out, threw " in rows[0]:
        return []  # the cards of one who is out lie open
    words = [row for row in rows[4:7] if HAND.fullmatch(row)]
    cards = " ".join(words).replace("'", " ").split()
    if rows[1].startswith("      you drew "):
        cards.append(rows[1].split()[-1].rstrip("'"))
    return [F if card == "F" else int(card) for card in cards]


STRAYS = ("*", "* #", "<*>", "<#>", "A", "B", "C", "D", "3 *", "<*> 4 2", "<*> 3 1 1", "# # #",
          "1", "2", "1 D", "A D", "9 D *")  # fmt: skip


@pytest.mark.parametrize(
    ("name", "players", "seed"), [("H5", 2, 1), ("H5", 6, 2), ("H5-advanced", 4, 3), ("H6", 3, 4)]
)
def test_over_many_turns_nobody_sees_cards_that_are_not_his(name: str, players: int, seed: int):
    chance = random.Random(seed)
    agreed = Setup(name, SCREEN, players, b"", bytes((4, seed % 2)))
    cards = TABLES[name].cards(agreed)
    chance.shuffle(cards)
    agreed.deck = bytes(cards)
    desk = playing(agreed)
    witness = Patient(desk, cards_in)
    witness.play(chance, next_keys, STRAYS, 350)
    assert witness.shown > 100


def next_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return what a player who wants to get on presses now."""
    rows = desk.rows()
    if rows[0].startswith("Who starts?"):
        return [chance.choice("12A")]
    if rows[0].startswith("Next: P"):
        return [rows[0][7]]
    if re.match(r"P\d's turn", rows[0]):
        if table(desk).drawn is None:
            return [chance.choice("###A")]
        hand = table(desk).knowledge.hand(table(desk).seat) or []
        card = chance.choice(hand)
        return [*("A" if card == F else str(card)), chance.choice("####D")]
    aside = rows[7].startswith(("#ok", "#next", "# or")) or rows[7] == "#yes  *no"
    return ["*"] if aside and chance.random() < 0.8 else ["#"]
