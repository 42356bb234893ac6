"""All screens of the Primes' Game at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from tests.games.hundred import drawing_frames


def frames() -> Iterator[str]:
    for name in ("H5", "H5-advanced"):
        yield from drawing_frames.frames(name)
    yield from drawing_frames.common("H5")
