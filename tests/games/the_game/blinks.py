"""Pixels of the ring that blink."""

from tests.desk import Desk

DARK = (0, 0, 0)


def frames(desk: Desk) -> list[list[tuple[int, int, int]]]:
    """Return what the ring shows every 100 ms over two seconds."""
    desk.wait(1000)
    seen = []
    for _ in range(20):
        desk.wait(100)
        seen.append(desk.ring)
    return seen


def blinking(seen: list[list[tuple[int, int, int]]]) -> list[int]:
    """Return the pixels that are dark at times and lit at others."""
    return [i for i in range(16) if len({frame[i] == DARK for frame in seen}) == 2]
