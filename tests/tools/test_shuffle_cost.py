"""``dev.py bench``: what a deck in the players' hands costs."""

import pytest

from firmware.modules import catalog
from tools.bench import __main__ as bench
from tools.bench import shuffle_cost
from tools.players.shuffling_hands import TWICE, TWO, WRONG


@pytest.mark.parametrize(
    ("count", "keys", "seconds"),
    [(42, 15, 138), (95, 27, 284), (98, 27, 290), (100, 27, 294), (104, 30, 318)],
)
def test_a_shuffle_takes_a_key_where_the_pack_is_counted_and_two_a_block(
    count: int, keys: int, seconds: int
):
    cost = shuffle_cost.shuffle(count)
    blocks, counts = (count + 9) // 10, (count + 19) // 20
    assert (cost.keys, cost.seconds) == (keys, seconds)
    assert keys == 1 + counts + 2 * blocks + 1
    beats = 2 * count + counts + blocks  # one more each time it goes on
    assert seconds == round(0.9 * beats + 5 * blocks + 10 * counts)
    assert cost.erases == 0
    assert 4 * count < cost.journal < 6 * count + 60


def test_of_shuffles_that_slips_spoil_nearly_all_are_found_and_mended():
    slips = shuffle_cost.slips(300)
    assert 100 < slips.wrong < 250
    assert slips.found >= 0.99 * slips.wrong
    assert slips.mended >= 0.97 * slips.wrong


@pytest.mark.parametrize("what", [WRONG, TWO, TWICE])
def test_of_single_slips_all_are_found_and_cost_20_cards_at_most(what: int):
    slips = shuffle_cost.single_slips(what, 60)
    assert slips.wrong > 50
    assert slips.found == slips.mended == slips.wrong
    assert slips.most <= 20


def test_a_shuffle_and_its_game_leave_900_bytes_to_all_else():
    game = catalog.game_of("H6")
    assert game
    journal, erases = shuffle_cost.with_game(game)
    assert 1000 < journal < 4096 - 900
    assert erases <= 1


def test_the_bench_has_the_figures_of_all_decks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shuffle_cost, "SHUFFLES", 50)
    monkeypatch.setattr(shuffle_cost.slips, "__defaults__", (50, 98, 200))
    monkeypatch.setattr(shuffle_cost.single_slips, "__defaults__", (10, 98))
    monkeypatch.setattr(bench.catalog, "games", list)
    found = {figure.name: figure for figure in bench.shuffles()}
    assert found["shuffle of 104 by hand: keys"].value == 30
    assert found["50 shuffles, 1 slip in 200: of them found, %"].bar == ">= 99"
    assert all(figure.verdict in ("", "ok") for figure in found.values())


def test_a_guided_deck_of_the_game_takes_35_keys_and_five_minutes_at_most():
    keys, seconds = bench.guided_deck()
    assert (keys.value, keys.bar, seconds.bar) == (32, "<= 35", "<= 300")
    assert keys.verdict == seconds.verdict == "ok"
