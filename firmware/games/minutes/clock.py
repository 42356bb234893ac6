"""The clock of a round: how long it has run, paused or not.  It only ever goes forward (FH3)."""

from firmware.games.minutes.rules import SECONDS

END = SECONDS * 1000  # ms
_UNSEEN_MS = 1000
_KEEP_MS = 9_000  # since it was last kept; it is looked at once a second


class Clock:
    """A clock that has run for `ran` ms and is paused."""

    def __init__(self, ran: int = 0):
        self.ran = min(ran, END)
        self._since = None  # when it went on, in the device's ms
        self._seen = 0  # when it was last on the panel

    @property
    def running(self) -> bool:
        """True unless it is paused."""
        return self._since is not None

    def reads(self, at: int) -> int:
        """Return how many ms it has run at `at`, END at most."""
        if self._since is None:
            return self.ran
        return min(self.ran + max(at - self._since, 0), END)

    def left(self, at: int) -> int:
        """Return the seconds that are left at `at`, begun ones counted."""
        return SECONDS - self.reads(at) // 1000

    def start(self, at: int) -> None:
        """Let it go on from `at`."""
        if self._since is None:
            self._since = self._seen = at

    def pause(self, at: int) -> None:
        """Let it stand still from `at` on."""
        self.ran = self.reads(at)
        self._since = None

    def see(self, at: int) -> bool:
        """Note that the players see it at `at`; return False if it stood still meanwhile.

        It does where they have read the menu or the help instead: from when they opened it.
        """
        unseen = self._since is not None and at - self._seen > _UNSEEN_MS
        if unseen:
            self.pause(self._seen)
        self._seen = at
        return not unseen


def of(shell: "Shell") -> Clock:
    """Return the clock of the round in play, as it was last written down if it is new here."""
    referee = shell.referee
    if referee.clock is None:
        referee.clock = Clock(referee.time)
    return referee.clock


def pause(shell: "Shell") -> None:
    """Let the clock stand still, from now on if it runs, and keep what it reads."""
    clock = of(shell)
    clock.pause(shell.at)
    shell.referee.keep_time(clock.ran)


def keep(shell: "Shell", now: int) -> None:
    """Keep what the clock reads if that was long ago or never: 10 s at most go with the power."""
    reads = of(shell).reads(now)
    last = shell.referee.time
    if not last or reads - last >= _KEEP_MS:
        shell.referee.keep_time(reads)
