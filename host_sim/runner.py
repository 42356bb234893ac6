"""Who lets a program run on a board: time passes for it there."""

from typing import Protocol


class Runner(Protocol):
    """Lets a program run, on a thread of its own (baton.py) or in rounds (tools/page)."""

    def run(self, until: int) -> None:
        """Let the program run until the clock shows `until` (us)."""
        ...

    def stop(self) -> None:
        """Cut the power."""
        ...

    def runs(self) -> bool:
        """Return True if it is the program that calls, and not the desk."""
        ...

    def reach(self, end: int) -> None:
        """Let time pass up to `end` (us), which the program is at no sooner."""
        ...

    def drift(self, end: int) -> None:
        """Let time pass up to `end` (us), or less if the desk wants to act before."""
        ...
