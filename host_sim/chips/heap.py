"""The board's heap: how many bytes are free as a program's modules come and go.

The figures are those of an emulated Pico, which played an evening of nine games (CircuitPython
10.0.0; on 9.1.4 some 10 KB more are free).  With the same modules there its free bytes, after 1,090
collections, and these are 3.8 KB apart within 20 s on average and 9.6 KB at 19 of 20, which is 2.6
and 6.6 % of what is in use; the worst were 26 KB, as modules that had given way were still in use:
those, a game in play, pages and garbage cost nothing here.
"""

from collections.abc import Callable, Iterable

# Bytes that are free on home: 8 KB less than an evening of nine games has left, 12,000, and more
# than any board has; those of a board just switched on; and all, with what is in use.
LEAST, MOST = 4_000, 110_000
FRESH = 17_000
WHOLE = 166_800
FACTOR = 1.43  # bytes of the heap for each of a compiled module

# What is there on home where nothing came before it was wanted, by room.
_HOME = """
    app
    device.box device.display device.pins
    modules.catalog modules.game_folder modules.later modules.loader
    play.knowledge play.referee play.rules_base play.setup
    shell.game_start shell.home shell.power_up shell.session_record shell.settings
    shell.setup_questions shell.shell
    storage.journal storage.journal_rewrite
    ui.faces ui.keys ui.kinds ui.layout ui.page
    ui.questions ui.screen ui.signals
"""
HOME = frozenset(["firmware." + name for name in _HOME.split()])


def each_life(chance) -> Callable[[], int]:
    """Return what draws by `chance` (a random.Random) how many bytes are free, for each life."""
    return lambda: chance.randint(LEAST, MOST)


class Heap:
    """`free` bytes are free on home; what is there else costs some, what is not there gives some.

    `there()` are the names of the modules, `size(name)` is how many bytes one has compiled.  What
    is free on home, `at_home`, may be set as an evening goes on.
    """

    def __init__(
        self, free: int, there: Callable[[], Iterable[str]], size: Callable[[str], int]
    ) -> None:
        self.at_home = free
        self._there = there
        self._size = size
        self._sizes: dict[str, int] = {}
        self._seen: frozenset[str] | None = None  # what was there as it was last asked for
        self._more = 0  # compiled bytes of that beyond home

    def begin_anew(self) -> None:
        """Forget what an evening has left: the program starts anew."""
        self.at_home = max(self.at_home, FRESH)

    @property
    def free(self) -> int:
        """How many bytes are free."""
        seen = frozenset(self._there())
        if seen is not self._seen and seen != self._seen:
            self._more = self._all(seen - HOME) - self._all(HOME - seen)
            self._seen = seen
        return max(self.at_home - int(FACTOR * self._more), 0)

    def _all(self, names: frozenset[str]) -> int:
        for name in names:
            if name not in self._sizes:
                self._sizes[name] = self._size(name) if _counts(name) else 0
        return sum([self._sizes[name] for name in names])


def _counts(name: str) -> bool:
    """Return False for a manifest: on the board one module has what all say, there on home."""
    return name.startswith("firmware.") and not name.endswith((".manifest", ".index", ".options"))
