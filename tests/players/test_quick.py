"""The compiled rules and players; all of it needs what `lab` installs."""

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numba")
pytest.importorskip("matplotlib")

from host_sim.players import seats
from host_sim.players.quick import ahead, network, strong, table, weights
from host_sim.players.quick.house import NoSuchHouse, house
from tools.lab import __main__ as lab
from tools.lab import agreement, games
from tools.lab.games import Kind
from tools.train import course

pytestmark = pytest.mark.timeout(600)  # compiling what is not compiled yet


def test_the_compiled_rules_agree_with_the_firmware_s():
    found = agreement.compare(1, 3000)
    assert found.difference == ""
    assert found.positions >= 3000


@pytest.mark.parametrize("signs", [True, False])
def test_the_strong_player_plays_the_same_game_at_the_firmware_s_table(signs: bool):
    kind = Kind("TG", 3, signs, "strong")
    for game in range(3):
        player = strong.Strong("TG", 3, signs, table.USUAL)
        found = seats.play("TG", [player] * 3, games.deck_of(7, game), signs)
        assert [found.left] == games.play(kind, 7, game, 1)


def test_looking_ahead_guesses_and_does_not_know():
    """The others' hands and the draw pile are dealt anew, so they make no difference."""
    deck = list(games.deck_of(3, 0))
    mine = deck[0:18:3]
    others = [card for card in deck if card not in mine]
    random.Random(3).shuffle(others)
    another = [mine[i // 3] if i < 18 and not i % 3 else others.pop() for i in range(98)]
    rules, answers = house("TG", 3, signs=False), []
    net = network.parts(strong.weights_for(rules, "TG")[0])
    for cards in (deck, another):
        here, mind, chance = table.new_table(), table.new_mind(), table.np.zeros(1, "uint64")
        here.deck[:] = cards
        table.lay_out(here, rules)
        table.build(mind.room, 0, here.hands[0], 6, here.out)
        ends, _, _ = table.think(here, rules, mind.room, mind.thought, net, strong.LOOKS)
        answers.append(table.look_ahead(here, rules, mind, ends, net, strong.LOOKS, chance))
    assert answers[0] == answers[1]


def test_an_end_drops_out_once_it_is_surely_worse_than_the_best():
    guess, ends = ahead.new_guess(), (7, 8, 9)
    guess.best[:3] = ends
    ahead.begin(guess, table.np.full(10, 0.5), 3)
    for deal in range(2 * ahead.AT_ONCE):
        for k, worth in enumerate((0.2 + 0.1 * (deal % 2), 0.6, 0.4 + 0.5 * (deal % 2))):
            ahead.note(guess, k, deal, worth)
    ahead.sort_best(guess, 3)
    assert guess.best[:3].tolist() == [9, 8, 7]
    assert ahead.still_in_doubt(guess, 3, 2 * ahead.AT_ONCE) == 2
    assert guess.best[:2].tolist() == [9, 8]


def test_a_seed_gives_the_same_games_again():
    kind = Kind("TG", 2, True, "strong")
    assert games.play(kind, 5, 0, 12) == games.play(kind, 5, 0, 6) + games.play(kind, 5, 6, 6)


def test_who_sat_there_before_leaves_nothing_behind():
    kind, more = Kind("TG", 2, False, "strong"), Kind("TG", 5, True, "strong")
    alone = games.play(kind, 1, 0, 5)
    for game in range(40):
        if games.play(more, 1, game, 1) != [0]:
            assert games.play(kind, 1, 0, 5) == alone


def test_training_is_the_same_again_and_learns():
    ways = []
    for cores in (1, 2):
        rounds = course.train(house("TG", 2), course.Plan(rounds=2, games=40), None, 1, cores)
        ways.append(list(rounds))
    assert ways[0] == ways[1]


@pytest.mark.parametrize("piles", [2, 3])
def test_a_house_with_fewer_piles_is_played(piles: int):
    left = games.play(Kind("TG", 3, True, "strong", piles=piles), 1, 0, 3)
    assert all(0 < cards < 98 for cards in left)


def test_house_rules_are_compared_and_a_run_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    words = ["houses", "--players", "2,3", "--piles", "3,4", "--games", "6", "--cores", "1"]
    words += ["--into", str(tmp_path)]
    assert lab.main(words) == 0
    told = capsys.readouterr().out
    kept = tmp_path / "games.jsonl"
    assert len(kept.read_text().splitlines()) == 4
    kept.write_text("\n".join(kept.read_text().splitlines()[:2]) + '\n{"rules": "T')
    assert lab.main(words) == 0
    assert capsys.readouterr().out == told
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 5


def test_games_that_cannot_be_played_are_told_in_a_line(capsys: pytest.CaptureFixture[str]):
    for words in (["--players", "9"], ["--player", "nobody"], ["--hand", "3", "--least", "5"]):
        assert lab.main(["play", *words]) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_rules_that_nobody_can_play_by_are_told_in_a_line():
    for what in (
        {"rules": "XX", "players": 2},
        {"rules": "TS", "players": 1},
        {"rules": "TG", "players": 6},
        {"rules": "TG", "players": 2, "hand": 11},
        {"rules": "TG", "players": 2, "hand": 3, "least": 4},
        {"rules": "TG", "players": 2, "piles": 5},
    ):
        with pytest.raises(NoSuchHouse) as told:
            house(**what)
        assert "\n" not in str(told.value)


def test_weights_come_back_as_halves_with_their_story(tmp_path: Path):
    path = tmp_path / "TG-2.weights"
    numbers = table.np.linspace(-2, 2, network.WEIGHTS, dtype="float32")
    weights.write(path, numbers, {"seed": 4})
    found, story = weights.read(path)
    assert abs(found - numbers).max() < 0.001
    assert story["seed"] == 4


@pytest.mark.parametrize("what", ["cut", "damaged", "not weights", "missing"])
def test_weights_that_are_no_use_are_told_in_a_line(tmp_path: Path, what: str):
    path = tmp_path / "TG-2.weights"
    weights.write(path, table.np.zeros(network.WEIGHTS, "float32"), {})
    content = path.read_bytes()
    if what == "cut":
        path.write_bytes(content[:-7])
    elif what == "damaged":
        path.write_bytes(content[:-1] + b"\x01")
    elif what == "not weights":
        path.write_bytes(json.dumps([1]).encode())
    else:
        path.unlink()
    with pytest.raises(weights.BadWeights, match=r"TG-2\.weights: [a-zA-Z0-9]") as told:
        weights.read(path)
    assert "\n" not in str(told.value)
