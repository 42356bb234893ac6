"""``dev.py bench``: the figures and how they are judged."""

import importlib
import itertools
import json
import random
from pathlib import Path

import pytest

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.play.setup import Setup
from host_sim import report
from host_sim.desk import Desk
from tests import drawn
from tests.sample import TITLE
from tests.whole_device import SLOW
from tools.bench import __main__ as bench
from tools.bench import deed_cost, journal_cost, scripted_game_cost, steps
from tools.bench.__main__ import Figure
from tools.page import figures
from tools.players.own_cards import OPEN
from tools.players.random_player import Player

pytestmark = pytest.mark.usefixtures("fresh_memory")

FEW = [Figure("bytes", 141, "<= 140"), Figure("ratio", 4.0, ">= 4"), Figure("steps", 7, note="hm")]


@pytest.mark.parametrize(
    ("value", "bar", "verdict"),
    [
        (140, "<= 140", "ok"),
        (141, "<= 140", "over"),
        (4.0, ">= 4", "ok"),
        (3.9, ">= 4", "over"),
        (9, "", ""),
    ],
)
def test_a_figure_is_judged_by_its_bar(value: float, bar: str, verdict: str):
    assert Figure("a figure", value, bar).verdict == verdict


def test_the_table_has_a_line_for_each_figure():
    lines = [line.split() for line in bench.table(FEW).splitlines()]
    assert lines == [
        ["figure", "value", "bar"],
        ["bytes", "141", "<=", "140", "over"],
        ["ratio", "4.0", ">=", "4", "ok"],
        ["steps", "7", "hm"],
    ]


def test_json_carries_the_same_and_a_figure_over_its_bar_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(bench, "figures", lambda: FEW)
    assert bench.main(["--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [(line["name"], line["value"], line["verdict"]) for line in told] == [
        ("bytes", 141, "over"),
        ("ratio", 4.0, "ok"),
        ("steps", 7, ""),
    ]
    monkeypatch.setattr(bench, "figures", lambda: FEW[1:])
    assert bench.main([]) == 0


def test_without_rlcard_its_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(steps, "race", lambda plays: [1000.0, 0.0, 0.0])
    assert bench.speeds() == [
        Figure(f"steps a second, {TITLE}", 1000),
        Figure("steps a second, RLCard's UNO", 0, note="missing: python3 dev.py bench"),
    ]


def test_an_engine_that_is_not_installed_makes_no_steps():
    def missing(chance: random.Random):
        importlib.import_module("no_such_engine")
        yield

    ours, theirs = steps.race((steps.first_game, missing), runs=2, seconds=0.01)
    assert ours > 0
    assert theirs == 0


@pytest.mark.parametrize(("game", "level"), [("TG", SCREEN), ("H1", TABLE), ("H6", SCREEN)])
def test_random_play_goes_on_from_game_to_game_without_shuffling(game: str, level: int):
    chance = random.Random(1)
    play = steps.ours(known(game), level, chance)
    next(play)
    chance.shuffle = chance.sample = None  # type: ignore[method-assign,assignment]
    assert len(list(itertools.islice(play, 500))) == 500


def known(rules: str) -> GameFolder:
    """Return the game of the rule set `rules`."""
    game = catalog.game_of(rules)
    assert game
    return game


def test_a_game_at_a_level_has_its_five_figures(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bench, "KEYS", 6)
    monkeypatch.setattr(bench, "SPEED_S", 0.01)
    figures = bench.costs(known("TG"), TABLE)
    assert [(figure.name, figure.bar) for figure in figures] == [
        (f"{TITLE}, table: I2C bytes a key, median", "<= 300"),
        (f"{TITLE}, table: I2C bytes a key, worst", "<= 1100"),
        (f"{TITLE}, table: journal bytes of 150 moves", "<= 4096"),
        (f"{TITLE}, table: flash erases of them", "<= 1"),
        (f"{TITLE}, table: steps a second", ""),
    ]
    assert [figure.value > 0 for figure in figures] == [True, True, True, False, True]


def test_a_game_whose_deck_is_shuffled_by_hand_has_them_too_and_those_of_the_shuffle(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(bench, "KEYS", 6)
    monkeypatch.setattr(bench, "SPEED_S", 0.01)
    figures = bench.costs(known("H7"), GUIDED)
    named = {figure.name.partition(": ")[2]: figure for figure in figures}
    assert list(named) == [
        "I2C bytes a key, median",
        "I2C bytes a key, worst",
        "the shuffle's I2C bytes a beat, median",
        "the shuffle's I2C bytes a beat, worst",
        "journal bytes of 150 moves",
        "flash erases of them",
        "steps a second",
    ]
    assert [figure.verdict for figure in figures[2:6]] == ["ok"] * 4


def test_at_level_guided_a_game_is_played_with_the_cards_that_the_shuffle_gave():
    with Desk() as desk:
        desk.power_on()
        player = Player(desk, known("H7"), GUIDED)
        player.play(20)
        assert len(player.led) == 10
        assert player.referee.setup.level == GUIDED
        assert player.table.places == player.referee.setup.deck


@pytest.mark.parametrize(
    ("rules", "level"),
    drawn.some(
        [("TG", SCREEN), ("H4", TABLE), ("H6", SCREEN), ("H7", SCREEN), ("FH", 2), ("H5", ON_CALL)],
        2,
    ),
)
def test_a_game_is_played_by_random_keys(rules: str, level: int):
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        player = Player(desk, known(rules), level)
        spent = player.play(16)
        assert len(spent) >= 16
        assert player.referee.setup.level == level
        assert len(player.referee.log()) > 1


@pytest.mark.parametrize("rules", drawn.some(["TG", "H1", "H3", "H6", "FH"], 2))
def test_at_the_table_the_hands_play_only_cards_that_they_were_dealt(rules: str):
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        player = Player(desk, known(rules), TABLE)
        player.play(30)
        agreed, log = player.referee.setup, [tuple(move) for move in player.referee.log()]
    dealt = Setup(agreed.rules, SCREEN, agreed.players, player.hands.deck, agreed.options)
    game = player.game.part("rules").new(dealt)
    moves = player.game.part("rules").MOVES
    played = [move for move in log if moves[move[0]][0] != OPEN]
    assert len(played) > 5
    for move in played:
        assert game.why_not(move) is None
        game.play(move)
    assert len(log) - len(played) == (rules[0] == "H"), "the open card is told"


def test_what_a_long_game_costs_the_memory_is_counted():
    journal, erases = journal_cost.cost(known("H6"), SCREEN)
    assert 150 * 5 < journal < 2000  # a move is a byte or two, and four around it
    assert erases == 0  # it stands behind the game before


@pytest.mark.parametrize("level", drawn.some(scripted_game_cost.LEVELS, 1))
def test_the_recorded_game_is_played_to_its_end(level: str):
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        assert len(scripted_game_cost.keys(desk, level)) > 300
        known = json.loads(report.state(desk))
    assert (known["screen"], known["level"], known["left"]) == ("Result", level, 6)


def test_a_recording_that_stops_early_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path):
    (tmp_path / "table.txt").write_text("// two keys\n1 # # # #\n3 A", encoding="utf-8")
    monkeypatch.setattr(scripted_game_cost, "FOLDER", tmp_path)
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        with pytest.raises(RuntimeError, match="does not end: Turn"):
            scripted_game_cost.keys(desk, "table")


def test_the_page_s_figures_are_those_that_its_browser_has_last_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.setattr(figures, "FILE", tmp_path / "out" / "browser.json")
    assert bench.page() == [Figure("page in a browser", 0, note="missing: python3 dev.py browser")]
    figures.keep(dict.fromkeys(figures.BARS, 600.0))
    found = bench.page()
    assert found[0] == Figure("page: size, KB", 600.0, "<= 560")
    assert [figure.verdict for figure in found] == [
        "over",
        "over",
        "ok",
        "ok",
        "over",
        "over",
        "over",
        "over",
        "over",
    ]


def test_a_question_about_a_number_takes_four_keys_at_most_wherever_it_is_asked():
    figures = bench.questions()
    assert len({figure.name for figure in figures}) == len(figures) == 7
    assert {figure.value for figure in figures} == {3}
    assert {figure.bar for figure in figures} == {"<= 4"}


def test_what_is_done_now_and_then_takes_few_keys():
    counted = {deed.name: (deed_cost.keys_of(deed), deed.most) for deed in deed_cost.deeds()}
    assert counted == {
        "a card found wrong three plays later": (7, 7),
        "three known names": (5, 6),
        "a claim typed on call, H5": (18, 18),
        "a claim typed on call, H6": (32, 32),
    }
