"""All screens of the 100 Rummy at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from tests.games.hundred import drawing_frames


def frames() -> Iterator[str]:
    yield from drawing_frames.frames("H6")
    yield from drawing_frames.common("H6")
