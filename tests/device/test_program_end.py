"""Where the program broke, as it is kept in a few bytes."""

import contextlib
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from host_sim.desk import Desk
from tests.device.board_values import part

END = """
import time
from firmware.device import program_end as end
while True:
    time.sleep(0.005)
"""

# As boards with 9.1.4 and 10.0.0 write it.
HEAD = 'Traceback (most recent call last):\r\n  File "code.py", line 6, in <module>\r\n'
COMPILED = '  File "firmware.ui.page", line 1, in wrap\r\nAttributeError: no split\n'
LONG = "games.folder.play_entry"
READABLE = '  File "firmware/ui/page.py", line 37, in wrap\r\nAttributeError: no split\n'


@pytest.mark.parametrize(
    ("traceback", "place"),
    [
        (HEAD + COMPILED, "firmware.ui.page:wrap"),
        (HEAD + READABLE, "firmware/ui/page.py:37"),
        (HEAD + COMPILED.replace("ui.page", LONG), "games.folder.play_entry:wrap"),
        ("MemoryError: \r\n", "?"),
    ],
    ids=["compiled: the function", "readable: the line", "long: its end", "nowhere"],
)
def test_the_innermost_place_is_told(
    running: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, traceback: str, place: str
):
    end = part(running(END), "end")
    monkeypatch.setattr(end.traceback, "format_exception", lambda error: [traceback])
    told = end.crash.attempt(lambda: end._where(AttributeError()))  # as it is asked there
    assert (told or "?") == place


@pytest.mark.parametrize(
    ("restarted", "kept", "unkept", "ran_ms", "says"),
    [
        (False, True, False, 5_000, False),
        (True, True, False, 61_000, False),
        (True, True, False, 59_000, True),
        (False, False, False, 5_000, True),
        (False, True, True, 5_000, True),
    ],
    ids=["first", "again, much later", "again, soon", "no place kept", "game not kept"],
)
def test_where_memory_ran_out_it_begins_anew_at_once_but_not_for_ever_nor_where_a_game_would_go(
    running: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    restarted: bool,
    kept: bool,
    unkept: bool,
    ran_ms: int,
    says: bool,
):
    end = part(running(END), "end")
    done: list[str] = []

    def reload() -> None:
        done.append("reload")
        raise SystemExit

    monkeypatch.setattr(end.supervisor, "reload", reload)
    monkeypatch.setattr(end.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(end, "_restarted", lambda: restarted)
    monkeypatch.setattr(end, "_where", lambda error: "here")
    monkeypatch.setattr(end.crash, "last_place", lambda journal: "here")
    monkeypatch.setattr(end.crash, "keep", lambda journal, place: kept)
    monkeypatch.setattr(end.crash, "make_room", lambda box: done.append("room"))
    monkeypatch.setattr(end.crash, "say", lambda *told: done.append("said"))
    box = SimpleNamespace(clock=SimpleNamespace(now=lambda: ran_ms))
    with contextlib.suppress(SystemExit):
        end.show(box, MemoryError(), unkept)
    assert ("said" in done) == says
    assert ("room" in done) != says


def test_where_no_memory_is_left_to_look_for_the_place_all_else_is_told(
    running: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
):
    end = part(running(END), "end")
    told: list[str] = []

    def none(error: BaseException) -> list[str]:
        raise MemoryError

    monkeypatch.setattr(end.traceback, "format_exception", none)
    monkeypatch.setattr(end.crash, "say", lambda box, error, place, *more: told.append(place))
    monkeypatch.setattr(end, "_restarted", lambda: True)
    monkeypatch.setattr(end.crash, "last_place", lambda journal: "?")
    end.show(None, MemoryError())
    assert told == ["?"]
