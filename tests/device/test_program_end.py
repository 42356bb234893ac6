"""Where the program broke, as it is kept in a few bytes."""

from collections.abc import Callable

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
    assert end._where(AttributeError()) == place


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
