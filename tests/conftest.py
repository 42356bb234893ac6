"""Settings of all tests."""

import ast
import gc
import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, core, settings

from firmware.modules import loader
from firmware.modules.game_folder import HERE
from host_sim.chips.heap import FRESH
from host_sim.circuitpython import ulab
from host_sim.device import Device
from tests import drawn, few_words, quick_walk, read_once

# Beyond the run too: what was compiled once is kept.
sys.dont_write_bytecode = False

read_once.begin()


def _collect(generation: int = 0, collect: Callable[[int], int] = gc.collect) -> int:
    """Collect garbage as the app does after each key: the new alone, not all that tests have left.

    So it is from here on, as files that are collected play games for their lists of cases.
    """
    return collect(generation)


gc.collect = _collect
# Trees of sources are no garbage: who looks through them often takes a third longer.
gc.set_threshold(50_000, 10, 10)
ast.walk, ast.iter_child_nodes = quick_walk.walk, quick_walk.children  # type: ignore[assignment]

# The board reckons with arrays by a module of its own.
sys.modules.setdefault("ulab", ulab)

# Other examples in every run, and none refused because the machine was busy.
settings.register_profile(
    "umpire",
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("umpire")
core.global_force_seed = int(drawn.SEED)


# A device whose memory a test says nothing of has some other each time.
Device.free = staticmethod(drawn.free)  # type: ignore[assignment]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    soaks = ", ".join(map(str, drawn.SOAKS))
    terminalreporter.write_line(f"UMPIRE_SEED={drawn.SEED} draws the same again (soaks: {soaks})")


def pytest_configure(config: pytest.Config) -> None:
    """Let each process of several begin to read all tests in another room.

    Else all would compile the same files at the same time, where nobody has done so before.
    """
    drawn.whole = bool(config.getoption("--game"))  # its cases are not left out by chance
    every = [config.rootpath / place for place in config.args] == [TESTS]
    if every and hasattr(config, "workerinput"):
        rooms = sorted(str(place) for place in TESTS.iterdir() if _has_tests(place))
        there = config.workerinput  # type: ignore[attr-defined]
        first = int(there["workerid"][2:]) * len(rooms) // there["workercount"]
        config.args[:] = rooms[first:] + rooms[:first]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    return few_words.run(item, nextitem)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    return few_words.scheduler(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    """Let all files that are collected have the same modules.

    Some play games for their lists of cases; what is loaded anew then has other classes.
    """
    before = {name: there for name, there in sys.modules.items() if name[:9] == "firmware."}
    report = yield
    for name, there in before.items():
        if sys.modules.get(name) is not there:
            sys.modules[name] = there
            parent, _, own = name.rpartition(".")
            setattr(sys.modules[parent], own, there)
    return report


TESTS = Path(__file__).parent
GAMES = TESTS / "games"


def _has_tests(place: Path) -> bool:
    return any(place.rglob("test_*.py")) if place.is_dir() else place.match("test_*.py")


# The files that take longest come first, so that no process is left alone with one of them.
DEAR = """
    test_second_interpreter test_soak_fresh test_new_game test_example test_every_secret
    test_page_device test_same_as_the_desktop test_types_domain test_page test_whole_games
    test_every_screen test_whole_device test_terminal_face test_soak_sweep test_soak_sweeps
    test_soak_itself test_every_ask test_grammar test_box_turn test_settings_toml
    test_random_play test_bad_input test_every_game test_every_name test_spelling
    test_joining test_soak test_soak_watch test_domain test_contact_sheet test_rig test_bench
    test_pictures test_story test_texts test_screens_rounds test_key_count test_whole_device_end
""".split()  # noqa: SIM905


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    drawn.whole = False
    if games := config.getoption("--game"):
        _keep_those_of(set(games), config, items)
    places = {name: place for place, name in enumerate(DEAR)}
    items.sort(key=lambda item: (places.get(item.path.stem, len(places)), item.path))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goldens", action="store_true", help="write the goldens anew, to be read")
    told = "of tests with a case for each game, those of the game in this folder, none left out"
    parser.addoption("--game", action="append", metavar="FOLDER", help=told)


def _keep_those_of(games: set[str], config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep of the `items` the cases of these `games`, and those that are no game's alone."""
    from firmware.modules import catalog

    rules = {row[0] for game in catalog.games() if game.folder in games for row in game.rule_sets}
    named = games | rules
    left = [item for item in items if not _is_of(item, games, named)]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


def _is_of(item: pytest.Item, games: set[str], named: set[str]) -> bool:
    """Return True if `item` has no parameter, or of all games one of these, by what is `named`.

    A game is there as an object of the catalogue, by its folder or by a rule set.
    """
    if not hasattr(item, "callspec"):
        return item.get_closest_marker("all_games") is None
    if item.path.parent.name in games or GAMES not in item.path.parents:
        return True
    values: list[Any] = list(item.callspec.params.values())  # type: ignore[attr-defined]
    found = [getattr(value, "folder", value) for value in values]
    return any(isinstance(each, str) and each in named for each in found)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Hold a text against the file that was read and found good, or with --goldens write it."""

    def compare(file: Path, text: str) -> None:
        if request.config.getoption("--goldens"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        read = file.read_text(encoding="utf-8") if file.is_file() else ""
        assert text == read, "python3 dev.py test --goldens writes it"

    return compare


@pytest.fixture(autouse=True, scope="module")
def _nothing_is_left_of_other_devices() -> None:
    """Where no device is switched on, modules come and go by no memory that one has left."""
    loader.switched_on(lambda: loader.QUIET)


@pytest.fixture(autouse=True)
def _draws_its_own(request: pytest.FixtureRequest) -> None:
    """Each test draws what it would draw alone."""
    drawn.begin(request.node.nodeid)


@pytest.fixture
def ours_alone(monkeypatch: pytest.MonkeyPatch) -> Generator[None, None, None]:
    """No game is beside ours: the house's own lists and keys are those that the guides tell of."""
    from tests.sample import OURS, TITLES  # loads games, which not every run of tests needs

    if len(OURS) < len(TITLES):
        folders, listed = [game.folder for game in OURS], os.listdir
        monkeypatch.setattr(os, "listdir", lambda at=".": folders if at == HERE else listed(at))
    _drop_what_lists_games()
    yield
    _drop_what_lists_games()


def _drop_what_lists_games() -> None:
    for name in ("firmware.modules.catalog", "firmware.shell.home"):
        if name in sys.modules:
            loader.drop(name)  # the next device has it anew


@pytest.fixture
def fresh_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device has the memory of a board just switched on, where nothing else is said."""
    monkeypatch.setattr(Device, "free", FRESH)


@pytest.fixture(autouse=True)
def _old_objects_are_not_collected() -> None:
    gc.freeze()
    gc.callbacks.clear()  # hypothesis' clock, which nobody asks as there is no deadline
