"""All screens of the 100 Rummy at their longest, as goldens/screens.txt shows them."""

from collections.abc import Iterator

from tests.games.melding import frames as melding_frames

MUST = melding_frames.MUST


def frames() -> Iterator[str]:
    yield from melding_frames.frames("H6")
    yield from melding_frames.common("H6")
