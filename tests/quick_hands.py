"""A typist who does not wait for a page, and a device on which to load something takes time."""

import re

from firmware.modules import loader
from tests.desk import Desk


def forget_games() -> None:
    """Forget what has been loaded of games."""
    loader.stay([])
    loader.forget(games=True)


def loads_slowly(desk: Desk, ms: int = 60) -> None:
    """Let each module that a page waits for take `ms` to load."""
    shell = desk.app.shell
    load = shell.load_part

    def slowly(waited: bool = True) -> bool:
        desk.now += ms
        return load(waited)

    shell.load_part = slowly  # type: ignore[method-assign]


def quick(desk: Desk, keys: str, pace: int) -> None:
    """Tap `keys`, one each `pace` ms, for 60 ms or half of that, as the pad's queue has them."""
    queue = []
    at = desk.now
    for key in re.findall(r"\S", keys):
        queue += [(key, True, at), (key, False, at + min(60, pace // 2))]
        at += pace
    while queue or desk.app.busy or desk.app.unsent:
        if queue and queue[0][2] <= desk.now and not desk.app.busy:
            desk.app.step(desk.now, queue.pop(0))
        else:
            desk.now += 5
            desk.app.step(desk.now, None)
