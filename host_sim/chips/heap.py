"""The board's heap: how many bytes are free as a program's modules come and go.

The figures are those of an emulated Pico, which played an evening of nine games (CircuitPython
10.0.0; on 9.1.4 some 10 KB more are free).  Within a game its free bytes and these are 1.4 KB apart
on average and 2.9 KB at 19 of 20 keys, 2 and 5 % (9.1.4: 1.9 KB, and 3.9 KB, 6 %); the worst were
6.4 KB (7.4 KB), as a game fills its tables: a game in play, pages and garbage cost nothing
here.  Home, which has many names on its page, takes some 5 KB more there than here.  The names
that an evening leaves behind are in `free`.
"""

from collections.abc import Callable, Iterable

# Bytes that are free on home: 8 KB less than an evening of nine games has left at the least, 25,984
# with all that was loaded ahead, and more than any board has; those of a board just switched on;
# and all, with what is in use.
LEAST, MOST = 17_000, 110_000
FRESH = 84_000
WHOLE = 166_800
FACTOR = 1.5  # bytes of the heap for each of a compiled module

# What is there on home where nothing came before it was wanted, by room.
_HOME = """
    app
    device.box device.display device.piezo device.pins device.ring
    modules.catalog modules.game_folder modules.later modules.loader modules.names
    play.knowledge play.referee play.setup
    shell.game_start shell.home shell.power_up shell.session_record shell.settings
    shell.shell
    storage.journal storage.journal_rewrite
    ui.faces ui.fonts ui.keys ui.layout ui.page ui.pictures ui.questions ui.screen ui.sheet
    ui.signals
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

    def begin_anew(self) -> None:
        """Forget what an evening has left: the program starts anew."""
        self.at_home = max(self.at_home, FRESH)

    @property
    def free(self) -> int:
        """How many bytes are free."""
        there = {name for name in self._there() if _counts(name)}
        more = self._all(there - HOME) - self._all(HOME - there)
        return max(self.at_home - int(FACTOR * more), 0)

    def _all(self, names: set[str] | frozenset[str]) -> int:
        for name in names:
            if name not in self._sizes:
                self._sizes[name] = self._size(name)
        return sum([self._sizes[name] for name in names])


def _counts(name: str) -> bool:
    """Return False for a manifest: on the board one module has what all say, there on home."""
    return name.startswith("firmware.") and not name.endswith((".manifest", ".index", ".options"))
