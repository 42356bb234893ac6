"""Games 5 and 6 passed round, with strays: nobody sees another's cards."""

import random
import re

import pytest

from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests import drawn
from tests.desk import Desk, playing
from tests.games.melding.desk import on_call, settle, table
from tests.games.melding.positions import F
from tests.games.shuffled import shuffled
from tests.secrecy_check import Witness, asked

HAND = re.compile(r"(\d+'?|J)( +(\d+'?|J))*")


class Patient(Witness):
    """One who waits until nothing is being checked; when it is over all hands lie open."""

    def look(self) -> None:
        if not table(self.desk).over:
            super().look()

    def press(self, key: str) -> None:
        super().press(key)
        settle(self.desk)


def cards_in(rows: list[str]) -> list[int]:
    if " is " in rows[0] or " look" in rows[7] or "my cards" in rows[7]:
        return []  # the cards of one who is out lie open; or it is a cover
    words = [row for row in rows[4:7:2] if HAND.fullmatch(row)]
    cards = " ".join(words).replace("'", " ").split()
    return [F if card == "J" else int(card) for card in cards]


ENTRY = ("#ok", "A j", "A J", "#add", "D r", "#check")  # so the keys of a claim begin

STRAYS = ("*", "* #", "<*>", "<#>", "A", "B", "C", "D", "3 *", "<*> 2 5 2", "<*> 3 1 1", "# # #",
          "1", "2", "1 D", "A D", "9 D *")  # fmt: skip


@pytest.mark.parametrize(
    ("name", "players", "seed"),
    drawn.some([("H5", 2, 1), ("H5", 6, 2), ("H5-advanced", 4, 3), ("H6", 3, 4)], 2),
)
def test_over_many_turns_nobody_sees_cards_that_are_not_his(name: str, players: int, seed: int):
    chance = random.Random(seed)
    agreed = Setup(name, SCREEN, players, b"", bytes((4, seed % 2)))
    desk = playing(shuffled(agreed, chance))
    witness = Patient(desk, cards_in)
    witness.play(chance, next_keys, STRAYS, 350)
    assert witness.shown > 100


def next_keys(desk: Desk, chance: random.Random) -> list[str]:
    """Return what a player who wants to get on presses now."""
    rows = desk.rows()
    if rows[0].startswith("Who starts?"):
        return [chance.choice("12A")]
    if number := asked(rows):
        return [number]
    if type(desk.app.stack[-1]).__name__ == "Turn":
        if table(desk).drawn is None:
            return [chance.choice("###A")]
        hand = table(desk).knowledge.hand(table(desk).seat) or []
        card = chance.choice(hand)
        return [*("A" if card == F else str(card)), chance.choice("####D")]
    aside = desk.app.stack[-1].dialog or rows[7].startswith(ENTRY)
    return ["*"] if aside and chance.random() < 0.8 else ["#"]


def typing_page(desk: Desk) -> bool:
    """Return True if cards are typed or were checked on the page, whatever is said in its head."""
    return type(desk.app.stack[-1]).__name__ in ("Cards", "HandEntry") or "/" in desk.rows()[0]


@pytest.mark.parametrize("name", ["H5", "H6"])
def test_on_call_the_cards_typed_come_in_view_by_their_owners_number_alone(name: str):
    chance = random.Random(name)
    desk = on_call(name, 3, bytes((4, 1)))
    shown = 0
    for _ in range(400):
        before = desk.rows()
        same = typing_page(desk)
        key = chance.choice([*"123456789", *"ABC#*", *"DDDD", "<#>*", "<*>*"])
        settle(desk.type(key))
        if not desk.game.started or desk.game.over:
            desk = on_call(name, 3, bytes((4, 1)))
        rows = desk.rows()
        if found := re.match(r"P(\d): all cards", rows[0]):
            shown += 1
            asked = before[0] == "Who is out?"
            assert same or asked and key == found[1], (before, key)
        elif "hide" not in rows[7] and "'s hand" not in rows[0] and not typing_page(desk):
            assert not [row for row in rows[2:7] if HAND.fullmatch(row)], rows
    assert shown > 40
