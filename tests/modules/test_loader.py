"""Of the modules that were brought in late those used longest ago go where memory is short."""

import builtins
import gc
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest

from firmware.modules import loader
from firmware.modules.later import later

ROOM = 14_000  # bytes that are to be free before a module is loaded
AHEAD = 17_500  # and before one is for which nobody waits
QUIET = 26_000  # and after a quiet moment
EACH = 5_000  # bytes that a module takes here
ABOUT, CRASH = "firmware.shell.help", "firmware.shell.crash"
SESSION, ASKING = "firmware.shell.session", "firmware.shell.asking"
HOME, CATALOG = "firmware.shell.home", "firmware.modules.catalog"


@pytest.fixture
def free() -> Iterator[list[int]]:
    """A memory with nothing brought in: a list of how many bytes it has, each module takes EACH."""
    loader.switched_on(lambda: sys.maxsize)
    loader.forget()
    bytes_there = [100_000]
    loader.switched_on(lambda: bytes_there[0] - EACH * len(there()))
    yield bytes_there
    loader.switched_on(lambda: sys.maxsize)


def there_are(free: list[int], count: int) -> None:
    """Let so many bytes be there with nothing loaded, as is counted once a page is drawn."""
    free[0] = count
    loader.drawing()
    loader.tidy(giving=False)


def there() -> list[str]:
    return [name for name in (ABOUT, CRASH, SESSION, ASKING, HOME) if loader.has(name)]


def test_what_was_used_longest_ago_gives_way(free: list[int]):
    for name in (ABOUT, CRASH, SESSION):
        loader.load(name)
    later.help.__doc__  # noqa: B018 (it is used)
    there_are(free, QUIET + 2 * EACH)
    assert [loader.tidy(), loader.tidy()] == [True, False]
    assert there() == [ABOUT, SESSION]


def test_no_dict_holds_on_to_a_module_that_was_dropped(monkeypatch: pytest.MonkeyPatch):
    """A dict of the board keeps the value of what is deleted until its place is taken."""
    held: list[object] = []

    class Modules(dict):
        def __delitem__(self, name: str) -> None:
            held.append(self[name])
            super().__delitem__(name)

    class Package:
        module: object = None

        def __delattr__(self, name: str) -> None:
            held.append(getattr(self, name))
            super().__delattr__(name)

    package = Package()
    package.module = module = object()
    modules = Modules({"package": package, "package.module": module, "alone": module})
    monkeypatch.setattr(loader, "sys", SimpleNamespace(modules=modules))
    loader.drop("package.module")
    loader.drop("alone")
    assert held == [None, None, None]
    assert modules == {"package": package}
    assert "module" not in vars(package)


def test_room_is_made_before_a_module_is_loaded(free: list[int]):
    for name in (ABOUT, CRASH):
        loader.load(name)
    there_are(free, ROOM + 2 * EACH - 1)
    loader.load(SESSION)
    assert there() == [CRASH, SESSION]


def test_a_large_module_has_more_room_made_for_it(free: list[int], monkeypatch: pytest.MonkeyPatch):
    """Of a compiled file of 12,000 bytes, which takes 16,000, beside 10,000 in small pieces."""
    asked: list[str] = []

    def stat(file: str) -> tuple[int, ...]:
        asked.append(file)
        return 0, 0, 0, 0, 0, 0, 12_000

    for name in (ABOUT, CRASH):
        loader.load(name)
    there_are(free, 26_000 + EACH)
    monkeypatch.setattr(loader, "os", SimpleNamespace(stat=stat))
    loader.load(SESSION)
    assert asked == ["firmware/shell/session.mpy"]
    assert there() == [CRASH, SESSION]


def test_nothing_gives_way_where_there_is_room(free: list[int]):
    for name in (ABOUT, CRASH):
        loader.load(name)
    there_are(free, QUIET + 2 * EACH)
    loader.tidy()
    assert there() == [ABOUT, CRASH]


def test_what_came_with_a_module_goes_with_it(free: list[int]):
    loader.load(HOME)
    assert [loader.has(HOME), loader.has(CATALOG)] == [True, True]  # which it imports
    there_are(free, 0)
    assert loader.make_room(ROOM) == 0
    assert [loader.has(HOME), loader.has(CATALOG)] == [False, False]


def test_what_comes_with_a_module_leaves_room_for_what_it_does(free: list[int]):
    """The coach had none left on a board: what thinks comes with it, and room was made for it."""
    loader.load(ABOUT)
    there_are(free, ROOM + EACH)
    loader.load(HOME)  # and the catalog with it
    assert there() == [HOME]


def test_a_module_that_gave_way_goes_from_memory_with_the_last_that_uses_it(free: list[int]):
    gone = ref(loader.load(ABOUT))
    loader.load(CRASH)
    there_are(free, 0)
    assert loader.tidy()
    gc.collect()
    assert gone() is None


def test_what_was_expected_of_a_page_does_not_give_way_while_it_is_read(free: list[int]):
    loader.load(ABOUT)
    loader.expect([CRASH, SESSION])
    while loader.load_expected():
        pass
    there_are(free, 3 * EACH)
    assert [loader.tidy(), loader.tidy()] == [True, False]
    assert there() == [CRASH, SESSION]
    loader.pressed()
    assert [loader.tidy(), loader.tidy()] == [True, False]


def test_while_a_key_is_down_garbage_is_collected_and_nothing_gives_way(free: list[int]):
    loader.load(ABOUT)
    there_are(free, 0)
    assert not loader.tidy(giving=False)
    assert there() == [ABOUT]


@pytest.mark.parametrize(("count", "given"), [(16_000, 0), (15_999, 1)])
def test_where_little_stays_free_what_can_be_made_anew_goes_in_a_quiet_moment(
    free: list[int], count: int, given: int
):
    back: list[int] = []
    loader.gives(lambda: back.append(1))
    free[0] = count
    assert not loader.tidy()
    assert len(back) == given


def test_what_is_to_stay_does_not_give_way(free: list[int]):
    for name in (ABOUT, CRASH):
        loader.load(name)
    loader.stay([ABOUT])
    there_are(free, 0)
    while loader.tidy():
        pass
    loader.forget()
    assert there() == [ABOUT]
    loader.stay([])
    loader.make_room(ROOM)
    assert there() == []


def test_what_stays_while_there_is_room_goes_with_all_and_with_what_is_expected(free: list[int]):
    for name in (ABOUT, CRASH):
        loader.load(name)
    loader.stay([ABOUT], True)
    loader.expect([SESSION])
    there_are(free, 0)
    loader.make_room(ROOM)
    loader.forget()
    assert there() == [ABOUT]
    loader.let_all_go()
    assert (there(), loader.load_expected()) == ([], False)


def test_what_was_used_last_stays_in_a_quiet_moment_and_goes_where_room_is_wanted(
    free: list[int],
):
    for name in (ABOUT, CRASH):
        loader.load(name)
    loader.load(ABOUT)
    there_are(free, 0)
    assert [loader.tidy(), loader.tidy()] == [True, False]
    assert there() == [ABOUT]
    loader.load(SESSION)
    assert there() == [SESSION]


def test_what_a_page_was_drawn_with_stays_as_long_as_it_is_read(free: list[int]):
    """After the next key it is drawn with the same again: to load that anew takes 20 ms."""
    loader.load(ABOUT)
    loader.drawing()
    for name in (CRASH, SESSION, ASKING):  # the last one by what follows
        loader.load(name)
    free[0] = 0
    assert [loader.tidy(), loader.tidy()] == [True, False]
    assert there() == [CRASH, SESSION, ASKING]
    loader.drawing()
    assert [loader.tidy(), loader.tidy()] == [True, False]
    assert there() == [ASKING]


def test_pages_that_were_left_make_room_before_any_module_gives_way(free: list[int]):
    loader.load(ABOUT)
    there_are(free, ROOM)
    free[0] = ROOM + EACH  # a page was left since it was counted
    assert loader.make_room(ROOM) == ROOM
    assert there() == [ABOUT]


def test_what_is_expected_comes_one_by_one_and_once(free: list[int]):
    loader.load(CRASH)
    loader.expect([ABOUT, CRASH])
    loader.expect([SESSION])
    assert loader.missing([ABOUT, ASKING]) == 3
    assert [loader.load_expected() for _ in range(3)] == [True, True, False]
    assert there() == [ABOUT, CRASH, SESSION]


def test_what_is_expected_last_comes_first(free: list[int]):
    loader.expect([ABOUT, CRASH])
    loader.expect([SESSION, ABOUT])
    assert loader._expected == [SESSION, ABOUT, CRASH]
    assert loader.load_expected()
    assert there() == [SESSION]


def test_what_nobody_waits_for_leaves_room_for_the_page_that_is_read(free: list[int]):
    loader.load(ABOUT)
    loader.expect([ABOUT, CRASH])
    there_are(free, AHEAD + EACH - 1)
    assert [loader.load_expected(waited=False), loader.missing()] == [False, 1]
    there_are(free, AHEAD + EACH)
    assert loader.load_expected(waited=False)
    assert there() == [ABOUT, CRASH]


def test_what_is_sure_to_be_wanted_leaves_no_more_room_than_it_needs(free: list[int]):
    """Between the two are 3.5 KB: for want of them a game's pages came only with the key."""
    for sure in (False, True):
        loader.stay([CRASH], while_room=sure)
        loader.expect([CRASH])
        there_are(free, ROOM + 1_000)
        assert loader.load_expected(waited=False) is sure
    loader.stay([])


def test_what_leads_away_from_a_menu_takes_its_room(free: list[int]):
    gone: list[int] = []

    def close() -> bool:
        gone.append(1)
        free[0] += EACH
        return len(gone) == 1

    loader.gives(lambda: None, close)
    for leaves, wanted in ((False, 0), (True, 1)):
        loader.expect([ABOUT])  # before it, so that it has no more room than usual
        loader.expect([CRASH], leaves)
        there_are(free, ROOM - 1)
        while loader.load_expected(waited=False):
            pass
        assert [len(gone), there()] == [wanted, [CRASH] if leaves else []]
    loader.gives(lambda: None)


def test_for_one_key_pages_that_were_left_are_looked_for_once(free: list[int]):
    """Each time costs 20 ms on the board, and a game that began did it four times."""
    there_are(free, ROOM)
    collected: list[int] = []
    loader.gives(lambda: collected.append(1))
    for wanted in (ROOM + 1, ROOM + 2, ROOM + 3):
        loader.make_room(wanted)
    assert len(collected) == 1
    for following in (loader.pressed, loader.drawing):
        following()
        loader.make_room(ROOM + 1)
    assert len(collected) == 3
    loader.gives(lambda: None)


def test_what_is_expected_takes_the_room_of_what_was_used_longest_ago(free: list[int]):
    for name in (ABOUT, CRASH):
        loader.load(name)
    loader.expect([SESSION])
    there_are(free, AHEAD + EACH)
    steps = [loader.load_expected(waited=False) for _ in range(3)]
    assert [steps, there()] == [[True, True, False], [CRASH, SESSION]]


def test_what_a_page_was_drawn_with_gives_no_room_to_what_nobody_waits_for(free: list[int]):
    """The next key draws it with the same: to load that anew takes 20 ms of each key."""
    loader.load(ABOUT)
    loader.drawing()
    loader.load(CRASH)
    loader.load(SESSION)
    free[0] = AHEAD + 2 * EACH - 1
    loader.tidy(giving=False)
    loader.expect([ASKING])
    assert [loader.load_expected(waited=False) for _ in range(2)] == [True, False]
    assert there() == [CRASH, SESSION]
    free[0] += 1
    loader.tidy(giving=False)
    assert loader.load_expected(waited=False)
    assert there() == [CRASH, SESSION, ASKING]


def test_what_nobody_waits_for_goes_again_where_it_brought_more_than_there_is_room_for(
    free: list[int],
):
    loader.load(ABOUT)
    loader.expect([HOME])
    there_are(free, AHEAD + 2 * EACH)
    free[0] -= 8_000  # as if the list of games, which it imports, had taken them
    assert not loader.load_expected(waited=False)
    assert [there(), loader.has(CATALOG)] == [[ABOUT], True]
    assert not loader.load_expected(waited=False)
    there_are(free, EACH)
    assert [loader.make_room(ROOM), loader.has(CATALOG)] == [EACH, False]


def test_what_the_game_stands_on_goes_again_too_where_it_brought_too_much(free: list[int]):
    """Where it stayed the page that was read had no memory, and all of the game gave way to it."""
    loader.stay([HOME])
    loader.expect([HOME])
    there_are(free, AHEAD + EACH)
    free[0] -= 8_000
    assert not loader.load_expected(waited=False)
    assert not loader.has(HOME)
    loader.stay([])


def test_what_is_waited_for_comes_all_the_same(free: list[int]):
    loader.expect([CRASH])
    there_are(free, ROOM)
    assert loader.load_expected()


def test_a_module_for_which_there_is_no_memory_comes_once_all_has_given_way(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    loader.load(ABOUT)
    usual = builtins.__import__

    def scarce(name: str, *rest):
        if name == CRASH and loader.has(ABOUT):
            raise MemoryError
        return usual(name, *rest)

    monkeypatch.setattr(builtins, "__import__", scarce)
    assert loader.load(CRASH).__name__ == CRASH
    assert there() == [CRASH]


def test_for_a_module_that_finds_too_little_memory_what_was_used_longest_ago_gives_way_first(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    for name in (ABOUT, SESSION, ASKING):
        loader.load(name)
    usual, tried = builtins.__import__, []

    def scarce(name: str, *rest):
        if name == CRASH:
            tried.append(there())
            if len(tried) == 1:
                raise MemoryError
        return usual(name, *rest)

    with monkeypatch.context() as board:
        board.setattr(builtins, "__import__", scarce)
        loader.load(CRASH)
    assert tried == [[ABOUT, SESSION, ASKING], [ASKING]]  # 8,000 bytes are two of them


def test_where_all_else_has_gone_the_last_gives_way_too(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    real, tried, given = builtins.__import__, [], []

    def starved(name: str, *words: Any) -> Any:
        if name == CRASH:
            tried.append(len(given))
            if not given:
                raise MemoryError
        return real(name, *words)

    loader.gives(lambda: None, lambda: not given.append(1))
    monkeypatch.setattr(builtins, "__import__", starved)
    loader.expect((CRASH,))
    assert not loader.load_expected()
    assert (tried, given) == ([0, 0, 0], []), "not for what nobody asked for"
    loader.load(CRASH)
    assert tried == [0, 0, 0, 0, 0, 0, 1]
    loader.drop(CRASH)
    given.clear()
    loader.gives(lambda: None, lambda: False)
    tried.clear()
    with pytest.raises(MemoryError):
        loader.load(CRASH)
    assert tried == [0, 0, 0], "nor once more where nothing is left to give"


def test_a_module_is_tried_three_times(free: list[int], monkeypatch: pytest.MonkeyPatch):
    usual, tried = builtins.__import__, []

    def scarce(name: str, *rest):
        if name == CRASH:
            tried.append(name)
            if len(tried) < 3:
                raise MemoryError
        return usual(name, *rest)

    with monkeypatch.context() as board:
        board.setattr(builtins, "__import__", scarce)
        loader.load(CRASH)
    assert there() == [CRASH]


def test_what_came_on_the_way_to_a_module_that_failed_stays_as_long_as_that_once_it_has_come(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    usual, tried = builtins.__import__, []

    def scarce(name: str, *rest):
        if name == HOME:
            tried.append(name)
            if len(tried) == 1:
                usual(CATALOG, *rest)
                raise MemoryError
        return usual(name, *rest)

    with monkeypatch.context() as board:
        board.setattr(builtins, "__import__", scarce)
        loader.load(HOME)
    loader.stay([HOME])
    loader.forget()
    assert [loader.has(HOME), loader.has(CATALOG)] == [True, True]
    loader.stay([])


def test_pieces_are_kept_in_quiet_moments_and_given_back_before_a_module_is_loaded(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    loader.tidy()
    kept = [len(piece) for piece in loader._pieces]
    usual, then = builtins.__import__, []

    def seen(name: str, *rest):
        then.append(len(loader._pieces))
        return usual(name, *rest)

    with monkeypatch.context() as board:
        board.setattr(builtins, "__import__", seen)
        loader.load(CRASH)
    loader.tidy(giving=False)
    pressed = len(loader._pieces)
    loader.tidy()
    assert (kept, then[0], pressed, len(loader._pieces)) == ([704, 704, 704, 704], 0, 0, 4)


def test_what_a_key_does_finds_half_of_the_pieces_that_were_kept_and_a_module_the_others(
    free: list[int],
):
    loader.tidy()
    loader.pressed()
    assert len(loader._pieces) == 2
    loader.load(CRASH)
    assert loader._pieces == []


def test_as_many_pieces_are_kept_as_there_is_memory_for(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    asked: list[int] = []

    def scarce(count: int) -> bytes:
        asked.append(count)
        if len(asked) == 2:
            raise MemoryError
        return bytes(count)

    loader.forget()
    monkeypatch.setattr(loader, "bytearray", scarce, raising=False)
    loader.tidy()
    assert (asked, len(loader._pieces)) == ([704, 704], 1)


class BoardDict(dict):
    """A dict as the board has it: what is deleted stays in its place until another takes that."""

    def __init__(self, there: dict[str, Any]):
        super().__init__(there)
        self.places: list[list[Any]] = [[None, None] for _ in range(59)]
        for key, value in there.items():
            self._put(key, value)

    def _put(self, key: Any, value: Any) -> None:
        start = hash(key) % len(self.places)
        along = self.places[start:] + self.places[:start]
        place = next((each for each in along if each[0] == key), None)
        place = place or next(each for each in along if each[0] is None)
        place[:] = key, value

    def __setitem__(self, key: Any, value: Any) -> None:
        self._put(key, value)
        super().__setitem__(key, value)

    def __delitem__(self, key: Any) -> None:
        next(each for each in self.places if each[0] == key)[0] = None
        super().__delitem__(key)


def test_no_dict_holds_on_to_a_module_that_could_not_be_loaded_nor_to_what_it_brought(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    few = list(sys.modules)[:40]
    modules = BoardDict({name: sys.modules[name] for name in few})

    def failing(name: str, *_):
        for begun in (name, "brought"):
            modules[begun] = begun + " begun"
        for begun in ("brought", name):  # as CircuitPython does
            del modules[begun]
        raise MemoryError

    with monkeypatch.context() as board, pytest.raises(MemoryError):
        board.setattr(loader, "sys", SimpleNamespace(modules=modules, path=[""]))
        board.setattr(builtins, "__import__", failing)
        loader.load(CRASH)
    assert [each for each in modules.places if isinstance(each[1], str)] == []


def test_what_can_be_made_anew_goes_too_where_a_module_has_no_memory(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    kept = ["a picture of a word"]
    loader.gives(kept.clear)
    usual = builtins.__import__

    def scarce(name: str, *rest):
        if name == CRASH and kept:
            raise MemoryError
        return usual(name, *rest)

    monkeypatch.setattr(builtins, "__import__", scarce)
    assert loader.load(CRASH).__name__ == CRASH


def test_as_the_program_stops_what_stays_goes_too_and_no_page_is_asked_for_more(free: list[int]):
    kept = ["a picture of a word"]
    loader.gives(kept.clear)
    loader.load(ABOUT)
    loader.stay([ABOUT])
    loader.stop()
    assert there() == []
    assert kept == ["a picture of a word"]


def let_crash_have_no_memory(patch: pytest.MonkeyPatch) -> None:
    """Let there be no memory for one module, however often it is tried."""
    usual = builtins.__import__

    def none(name: str, *rest):
        if name == CRASH:
            raise MemoryError
        return usual(name, *rest)

    patch.setattr(builtins, "__import__", none)


def test_what_is_expected_and_has_no_memory_comes_when_it_is_wanted(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    let_crash_have_no_memory(monkeypatch)
    loader.expect([CRASH, SESSION])
    assert not loader.load_expected()
    monkeypatch.undo()
    assert [loader.has(CRASH), loader.missing()] == [False, 0]


def test_it_is_told_that_memory_does_not_suffice(free: list[int], monkeypatch: pytest.MonkeyPatch):
    let_crash_have_no_memory(monkeypatch)
    with pytest.raises(MemoryError):
        loader.load(CRASH)
    monkeypatch.undo()
    assert loader.load(CRASH).__name__ == CRASH


def test_what_makes_pages_that_lie_over_others_does_not_give_way(free: list[int]):
    """It is in use: nothing of it would go from memory, and it would come a second time."""
    for name in (ABOUT, CRASH):
        loader.load(name)
    loader.over(1)
    loader.load(SESSION)
    there_are(free, 0)
    while loader.tidy():
        pass
    assert there() == [CRASH, SESSION]
    loader.let_all_go()
    assert there() == [CRASH, SESSION]
    loader.over(0)
    loader.forget()
    assert there() == []


def test_what_is_expected_while_a_page_lies_over_another_can_give_way(free: list[int]):
    loader.load(ABOUT)
    loader.over(1)
    loader.expect([CRASH])
    assert loader.load_expected()
    loader.pressed()
    there_are(free, 0)
    loader.make_room(ROOM)
    assert there() == [ABOUT]
    loader.over(0)


def test_what_is_free_is_known_after_a_load_without_one_more_collection(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    """The board collects garbage after each import."""
    done: list[str] = []
    monkeypatch.setattr(loader.gc, "collect", lambda: done.append("collected"))
    there_are(free, QUIET)
    done.clear()
    loader.load(ABOUT)
    loader.load(CRASH)
    assert (there(), done) == ([ABOUT, CRASH], [])


def test_what_made_a_page_that_is_closed_can_give_way_and_what_made_the_one_beneath_can_not(
    free: list[int],
):
    loader.load(ABOUT)
    loader.over(1)
    loader.load(CRASH)
    loader.over(2)
    loader.load(SESSION)
    loader.forget()
    assert there() == [ABOUT, CRASH, SESSION]
    loader.over(1)
    loader.forget()
    assert there() == [ABOUT]
    loader.load(SESSION)
    loader.over(2)
    loader.over(0)
    loader.forget()
    assert there() == []


def test_after_a_load_that_failed_it_is_counted_before_anything_gives_way(
    free: list[int], monkeypatch: pytest.MonkeyPatch
):
    """Its garbage is still there, and told as if it were in use."""
    done: list[str] = []

    def fails(name: str, *rest):
        raise MemoryError

    with monkeypatch.context() as board:
        board.setattr(builtins, "__import__", fails)
        with pytest.raises(MemoryError):
            loader.load(CRASH)
    monkeypatch.setattr(loader.gc, "collect", lambda: done.append("collected"))
    loader.make_room(sys.maxsize)
    assert done == ["collected"]


def test_two_pages_may_be_laid_back_over_another_at_once(free: list[int]):
    loader.load(ABOUT)
    loader.over(2)
    loader.load(CRASH)
    loader.over(1)
    loader.forget()
    assert there() == [ABOUT]
    loader.over(0)
    loader.forget()
    assert there() == []
