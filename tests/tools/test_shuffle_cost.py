"""``dev.py bench``: what a deck in the players' hands costs."""

import pytest

from firmware.modules import catalog
from tools.bench import __main__ as bench
from tools.bench import shuffle_cost


@pytest.mark.parametrize(
    ("count", "presses", "seconds"),
    [(42, 96, 109), (95, 212, 240), (98, 218, 246), (100, 222, 250), (104, 232, 263)],
)
def test_a_shuffle_takes_two_presses_a_card_and_two_a_block(count: int, presses: int, seconds: int):
    cost = shuffle_cost.shuffle(count)
    blocks = (count + 9) // 10
    assert (cost.presses, cost.seconds) == (presses, seconds)
    assert presses == 2 * count + 2 * blocks + 2
    assert seconds == 2 * count + 5 * blocks
    assert cost.erases == 0
    assert 4 * count < cost.journal < 6 * count + 60


def test_of_shuffles_that_slips_spoil_nearly_all_are_found_and_mended():
    slips = shuffle_cost.slips(300)
    assert 100 < slips.wrong < 250
    assert slips.found >= 0.98 * slips.wrong
    assert slips.mended >= 0.97 * slips.wrong


def test_a_shuffle_and_its_game_leave_900_bytes_to_all_else():
    game = catalog.game_of("H6")
    assert game
    journal, erases = shuffle_cost.with_game(game)
    assert 1000 < journal < 4096 - 900
    assert erases <= 1


def test_the_bench_has_the_figures_of_all_decks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shuffle_cost, "SHUFFLES", 50)
    monkeypatch.setattr(shuffle_cost.slips, "__defaults__", (50, 98))
    monkeypatch.setattr(bench.catalog, "games", list)
    found = {figure.name: figure for figure in bench.shuffles()}
    assert found["shuffle of 104 by hand: presses, at no pace"].value == 232
    assert found["50 shuffles, 1 slip in 200: of them found, %"].bar == ">= 99"
    assert all(figure.verdict in ("", "ok") for figure in found.values())
