"""The failures that the long trial knows."""


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
