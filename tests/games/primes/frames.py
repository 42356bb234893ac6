"""All screens of the Primes' Game at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from tests.games.melding import frames as melding_frames

MUST = melding_frames.MUST


def frames() -> Iterator[str]:
    for name in ("H5", "H5-advanced"):
        yield from melding_frames.frames(name)
    yield from melding_frames.common("H5")
