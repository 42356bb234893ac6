"""Every text of Numbers Memo fits its place with its longest figures."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.games.memo import rules, texts
from firmware.games.memo.rules import CONSECUTIVE, DIFFERENCE, SUM, partner
from firmware.modules.game_folder import GameFolder
from firmware.play.notation import Notation
from firmware.play.rules_base import RulesBase
from firmware.shell import session
from firmware.ui import layout
from firmware.ui.faces import S
from tests.games.memo.positions import at_table
from tests.text_fit import is_read, keys_fit, sentences

ROW = 126  # columns
# The longest figures of each text, and how many rows it may take.
ROOM = {
    "LAY": ((100,), 1),
    "TAKE": ((100,), 3),
    "WHO_STARTS": ((), 1),
    "ROWS": ((10,), 3),
    "LEFT": ((100,), 1),
    "PLACES": ((100,), 2),
    "FIRST_PLACE": ((), 2),
    "ALONE": ((), 2),
    "ONCE_MORE": (("MMM", 100), 1),
    "NEEDS": (("P6", 99, " 100"), 1),
    "WITH": (("P6", 99, 10), 1),
    "UP": (("P6", 99, 100, 100), 1),
    "PAIR": ((100, 99), 2),
    "NO_PAIR": ((100, 99), 1),
    "PAIR_OR_NOT": ((), 2),
    "TYPED": ((100,), 1),
    "JUDGE": (("MMM",), 1),
    "ANOTHER": (("MMM",), 1),
    "WON": (("MMM", 100, 100), 2),
    "SHARED": ((16, "P1 P2 P3 P4 P5 P6"), 2),
    "WON_SO_FAR": (("16 16 16 16 18",), 1),
    "SEEN": ((), 7),
    "HIDDEN": ((), 7),
    "TURNS": (("Box",), 1),
    "NEEDING": (("Box", 100, 99), 1),
    "A_PAIR": (("Box: 100", 99), 1),
    "AGAIN": None,  # comes after what is wrong
    "RIGHT": ((), 2),
}

# What the keys do; some differ between the table and the panel.
KEYS_OF_BOTH = {"KEYS", "STOP", "CLOSE"}
KEYS = {"SAY", "GO_ON", "CAME", "PAIR_KEYS"}

FIGURES = {
    "over": (),
    "start": (),
    "started": (),
    "seat": (6,),
    "card": (100,),
    "gone": (),
    "lies": (),
    "same": (),
    "itself": (),
    "first": (),
    "declare": (),
    "second": (),
    "both": (),
    "pairs": (100,),
    "away": ("WWW",),
    "dealt": (),
    "which": (),
    "on-call": (),
}


def table(count: int, pairs: int, first: int, hands: list[int] | None = None) -> Any:
    """Return as much of a game as texts look at."""
    game: Any = RulesBase()
    game.count, game.pairs, game.up, game.seat = count, pairs, [first], 5
    game.players, game.knowledge = 6, SimpleNamespace(hands=hands)
    return game


def test_each_text_is_known_here():
    """A new text must be given its longest figures here."""
    assert sentences(texts) == set(ROOM) | KEYS
    assert set(texts.REFUSED) == set(FIGURES)


@pytest.mark.parametrize("name", [name for name, room in ROOM.items() if room])
def test_a_text_fits_its_place_with_its_longest_figures(name: str):
    figures, rows = ROOM[name] or ((), 0)
    assert is_read(getattr(texts, name).format(*figures), rows)


def test_what_the_keys_do_fits_the_last_row():
    assert all(keys_fit(getattr(texts, name)) for name in KEYS)
    assert all(keys_fit(text) for name in KEYS_OF_BOTH for text in getattr(texts, name))


@pytest.mark.parametrize("reason", sorted(FIGURES))
def test_a_refusal_fits_two_rows_with_its_longest_figures(reason: str):
    assert is_read(texts.why((reason, *FIGURES[reason])), 2)


@pytest.mark.parametrize("pairs", [SUM, DIFFERENCE, CONSECUTIVE])
@pytest.mark.parametrize(("count", "rows"), [(10, 2), (50, 3), (100, 3)])
def test_what_is_wrong_with_any_number_fits_above_the_large_cards(
    count: int, rows: int, pairs: int
):
    """H7.4: and tells the truth."""
    for first in range(1, count + 1):
        for said in range(1, count + 1):
            if said not in (first, partner(first, count, pairs)):
                text = texts.wrong(table(count, pairs, first), said)
                assert is_read(text, rows), text
                if pairs == SUM:
                    assert text.startswith(f"{first} + {said} is not {count + 1}")
                elif pairs == DIFFERENCE:
                    more, less = max(first, said), min(first, said)
                    assert text.startswith(f"{more} - {less} is not {count // 2}")
                else:
                    ends = sorted((first, partner(first, count, pairs)))
                    less, more = sorted((first, said))
                    assert text.startswith("{}-{}, not {}-{}\n".format(*ends, less, more))


@pytest.mark.parametrize("pairs", [SUM, DIFFERENCE, CONSECUTIVE])
def test_the_rule_of_pairing_fits_one_row_with_what_is_left_and_with_a_key(pairs: int):
    """H7.2"""
    rule = layout.width_of(texts.rule(table(100, pairs, 1)), S)
    assert rule + layout.width_of(texts.LEFT.format(98), S) < ROW


@pytest.mark.parametrize("name", ["ONCE_MORE", "NEEDS", "WITH", "NO_PAIR", "JUDGE", "ANOTHER"])
def test_what_is_asked_for_is_one_line_of_large_words(name: str):
    figures, _ = ROOM[name] or ((), 0)
    assert layout.width_of(getattr(texts, name).format(*figures)) <= ROW


def test_what_is_turned_up_is_asked_for_in_one_line_of_large_words():
    assert all(layout.width_of(text.format("MMM", 999)) <= ROW for text in texts.TURN_UP)


def test_three_digits_of_two_are_squeezed_into_the_line():
    assert texts.told("P6", 9, "100") == "P6 said 9: 100_"
    assert texts.told("MMM", 99, "10") == "MMM said 99: 10_"
    assert texts.told("P6", 99, "100", 100) == "P6: 100, 99 at 100_"
    assert texts.told("MMM", 99, "100", 100) == "100, 99 at 100_"
    assert texts.told("WWW", 99, "100") == "WWW said 99:100_"
    assert layout.width_of("WWW said 99:100_") <= ROW


def test_which_cards_pair_is_said_in_figures():
    """H7.2"""
    said = [texts.rule(table(40, pairs, 1)) for pairs in (SUM, DIFFERENCE, CONSECUTIVE)]
    assert said == ["pairs sum 41", "pairs 20 apart", "pairs 1-2, 3-4"]


@pytest.mark.parametrize(
    ("hands", "row"),
    [
        ([0, 0], "cards 0 0"),
        ([20, 20, 20, 20, 18], "cards 20 20 20 20 18"),
        ([16, 16, 16, 16, 18, 18], "cards 16 16 16 16 18 18"),
    ],
)
def test_what_each_has_won_fits_one_row(hands: list[int], row: str):
    assert texts.standing(table(100, SUM, 1, hands)) == row
    assert layout.width_of(row, S) <= ROW


def test_what_is_taken_back_or_ruled_fits_two_rows_for_every_move():
    game = GameFolder("memo")
    moves = Notation(rules)
    longest = {"seat": 5, "card": 100, "count": 100}
    for code, (name, *kinds) in enumerate(map(moves.row, range(len(moves.rows)))):
        called = game.called(moves.text((code, *(longest[kind] for kind in kinds))))
        assert is_read(f"Undone: {called}.", 2), name
        assert "-" not in called


def test_the_verdict_names_who_has_won_or_shares():
    """H7.5"""
    game = table(10, SUM, 1, [6, 4])
    game.winners = lambda: [0]
    assert texts.verdict(game) == "P1 wins! 6 of 10 cards"
    game = table(8, SUM, 1, [4, 0, 4])
    game.winners = lambda: [0, 2]
    assert texts.verdict(game) == "A tie! 4 each for P1 P3."


def test_after_some_games_it_is_said_who_leads():
    """H7.5: the cards of all games add up, and the house says who has the most."""
    game = at_table(players=3)
    assert session.leaders(game, 1, [6, 4, 0], game.most_leads) == ""
    assert session.leaders(game, 2, [8, 12, 0], game.most_leads) == "P2 leads"
    assert session.leaders(game, 3, [12, 6, 12], game.most_leads) == "P1 P3 tie"
    assert not hasattr(texts, "session_verdict")
