"""The coach as a player, and what its network has learned; this needs what `lab` installs."""

# pyright: reportMissingImports=false

from pathlib import Path

import pytest

pytest.importorskip("numba")
pytest.importorskip("matplotlib")

import numpy as np

from firmware.games.the_game import alone, best_turn
from host_sim.players import seats
from host_sim.players.coached import Coached
from host_sim.players.quick import small, table, turns, weights
from host_sim.players.quick.house import house
from tools.lab import games
from tools.train import __main__ as train
from tools.train import coaching

pytestmark = pytest.mark.timeout(600)  # compiling what is not compiled yet


def rows(count: int) -> np.ndarray:
    """Return positions as the device describes them, of turns that the coach may meet."""
    desk, here, mind = small.new_desk(), table.new_table(), table.new_mind()
    found, state = np.zeros((count, small.COUNT), np.int16), np.zeros(1, np.uint64)
    for game in range(count // 20):
        small.seeded(state, 9, game)
        small.deal(here, house("TG", 1), state)
        here.tops[:] = 2 + game % 40, 1 + game % 30, 99 - game % 35, 100 - game % 25
        ends, _ = turns.find_ends(
            mind.room, here.tops, here.hands[0], 8, here.out, 2, 0, 15, 0
        )  # fmt: skip
        for k in range(20):
            node = mind.room.ends[k * ends // 20]
            small.describe(found[20 * game + k], desk, here, mind.room, node)
    return found


def test_the_module_of_the_device_is_what_was_learned():
    assert coaching.packed(coaching.kept(coaching.KEPT)) == list(alone.WEIGHTS)
    assert max(map(len, alone.WEIGHTS)) <= 240  # a full board has no larger piece


def test_the_eight_bit_weights_agree_closely_with_those_that_were_learned():
    learned, made = coaching.kept(coaching.KEPT), coaching.unpacked(alone.WEIGHTS)
    wanted = [small.value(learned, row) for row in rows(400)]
    found = [small.value(made, row) for row in rows(400)]
    assert np.std(wanted) > 0.3
    assert np.max(np.abs(np.subtract(found, wanted))) < 0.05 * (np.max(wanted) - np.min(wanted))
    assert np.corrcoef(found, wanted)[0, 1] > 0.999


def test_the_device_reckons_as_the_compiled_network_does():
    network, made = best_turn.Network(alone.WEIGHTS), coaching.unpacked(alone.WEIGHTS)
    for row in rows(100):
        network.row[:] = bytes(row.tolist())
        assert network.value() == pytest.approx(small.value(made, row), abs=1e-3)


def test_the_coach_plays_a_game_to_its_end_and_the_same_again():
    left = [seats.play("TG", [Coached()], games.deck_of(5, game)).left for game in range(4)]
    assert left == games.play(games.Kind("TG", 1, False, "coach"), 5, 0, 4)
    assert sum(left) < 80


@pytest.mark.parametrize(
    "words",
    [
        "coach --players 3",
        "coach --signals",
        "coach --rounds 0",
        "coach --into elsewhere",
        "TG --rounds 0",
        "TG --players 9",
        "TG --cores 0",
        f"TG --into {__file__}",
    ],
)
def test_a_lesson_that_there_is_not_is_told_before_any_is_begun(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def learn(*_: object) -> None:
        raise AssertionError("it began")

    monkeypatch.setattr(train, "learn", learn)
    monkeypatch.setattr(train, "learn_coach", learn)
    with pytest.raises(SystemExit):
        train.main(words.split())
    assert capsys.readouterr().err.splitlines()[-1].startswith("dev.py train: error: ")


@pytest.mark.parametrize("rules", sorted(set(train.GAMES.values())))
def test_each_lesson_begins_with_what_is_kept_or_an_earlier_one_has_made(rules: str):
    known = {path.name for path in train.KEPT.iterdir()}
    for lesson in train.LESSONS:
        if lesson.rules == rules:
            assert lesson.begin is None or weights.name_of(*lesson.begin) in known
            known.add(weights.name_of(lesson.rules, lesson.players, lesson.signs))


def test_a_lesson_kept_elsewhere_begins_with_the_weights_that_are_kept(tmp_path: Path):
    name = weights.name_of("TG", 2, True)
    assert train.begun_with(("TG", 2, True), tmp_path) == train.KEPT / name
    (tmp_path / name).write_bytes(b"")
    assert train.begun_with(("TG", 2, True), tmp_path) == tmp_path / name


def test_who_learns_from_few_games_is_less_wrong_after_them():
    first, second = [done.wrong for done, _ in coaching.train(3, 2, 4000)]
    assert second < first / 2
