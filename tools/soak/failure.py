"""The failures that the long trial knows; what breaks in its own code is one of them."""

import traceback
from pathlib import Path

from host_sim.wiring import REPO_ROOT

OWN = "the soak itself broke"


class Failure(Exception):
    """Something that must hold does not: `kind` in a few words, `said` at length, and where.

    Two failures of the same kind at the same `place` are taken for one.
    """

    def __init__(self, kind: str, said: str, place: str = "") -> None:
        super().__init__(kind, said, place)
        self.kind = kind
        self.said = said
        self.place = place

    @property
    def name(self) -> str:
        """Kind and place: what makes two failures the same."""
        return f"{self.kind}: {self.place}" if self.place else self.kind


def of_its_own(error: Exception) -> Failure:
    """Return `error`, raised by the trial's own code, as the failure that it is."""
    inner = traceback.extract_tb(error.__traceback__)[-1]
    file = Path(inner.filename)
    shown = file.relative_to(REPO_ROOT) if file.is_relative_to(REPO_ROOT) else Path(file.name)
    place = f"{shown.as_posix()} {inner.name} {type(error).__name__}"
    return Failure(OWN, "".join(traceback.format_exception(error)), place)
