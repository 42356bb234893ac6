"""Modules that are brought in late; where memory is short, what was used longest ago gives way.

What was brought in stays as long as there is room, which is made before a module is loaded and in
quiet moments.  What is expected, as a game is while its set-up is read, comes while nobody presses
a key, and stays until somebody presses one.  What the game in play is made of stays.
"""

import gc
import sys

from firmware.modules.names import comes_late

ROOM = 14_000  # bytes that are free before a module is loaded
QUIET = 26_000  # bytes that are free after a quiet moment: a page makes some 14 KB of garbage


def _enough() -> int:
    """Return what is free before the device is switched on: nothing gives way."""
    return QUIET


_free: "Callable[[], int]" = _enough
# Names of what was brought in late, that used longest ago first: each with what came with it.
_late: "list[list[str]]" = []
_staying: "list[str]" = []
_expected: "list[str]" = []
_read: "list[str]" = []  # what was expected of the page that is read, and has come


def switched_on(free: "Callable[[], int]") -> None:
    """Begin with what is there and nothing expected; `free()` returns how many bytes are."""
    global _free  # noqa: PLW0603 (there is one memory)
    _free = free
    _late[:] = [[name] for name in sys.modules if comes_late(name)]
    _expected.clear()
    _read.clear()
    _staying.clear()


def load(name: str) -> "Any":
    """Return the module `name`, loaded now if it was not there; raise ImportError or MemoryError.

    It raises MemoryError only where all that can has given way.
    """
    module = sys.modules.get(name)
    if module is None:
        make_room(ROOM)
        try:
            return _load(name)
        except MemoryError:
            forget("firmware.")
        return _load(name)
    if name not in _staying:
        _use(name)
    return module


def has(name: str) -> bool:
    """Return True if the module `name` is there."""
    return name in sys.modules


def expect(names: "Iterable[str]") -> None:
    """Let the modules `names` be loaded while nobody presses a key, after those expected before."""
    _expected.extend(names)


def missing(more: "Iterable[str]" = ()) -> int:
    """Return how many modules are not there of those expected and `more`."""
    return len({name for name in _expected + list(more) if name not in sys.modules})


def load_expected(waited: bool = True) -> bool:
    """Load one module that is expected, some 0.1 s of work; return False if there was none.

    If it is not `waited` for, none comes before QUIET bytes are free: the page that is read needs
    its room, and what it was made with is in use.
    """
    while _expected:
        name = _expected[0]
        there = name in sys.modules
        if not (there or waited or _free() >= QUIET):
            return False
        _expected.pop(0)
        try:
            load(name)
        except MemoryError:  # nobody waits for it: what is wanted comes then, when more has gone
            _expected.clear()
            return False
        _read.append(name)
        if not there:
            return True
    return False


def pressed() -> None:
    """Note that a key was pressed: what came for the page that was read can give way again."""
    _read.clear()


def stay(names: "Iterable[str]") -> None:
    """Let the modules `names`, and no others, not give way."""
    _staying[:] = names


def make_room(bytes_free: int) -> int:
    """Let modules give way, as far as they can, until so many bytes are free; return how many are.

    What is still in use goes from memory only later.
    """
    free = _free()
    count = 0
    while free < bytes_free:
        going = [came for came in _late if not _stays(came)][:count]
        for came in going:
            _late.remove(came)
            _drop(came)
        gc.collect()  # which takes some 20 ms, so that each time more go at once
        free = _free()
        if count and not going:
            break
        count = 2 * count + 1
    return free


def tidy(giving: bool = True) -> bool:
    """Collect garbage, some 20 ms; where fewer than QUIET bytes are free, let one module give way.

    Return True if it did: then there is more to be done.  If it is not `giving` none does, nor does
    what came for the page that is read.
    """
    gc.collect()
    if giving and _free() < QUIET:
        for came in _late:
            if not (_stays(came) or _among(came, _read)):
                _late.remove(came)
                _drop(came)
                return True
    return False


def forget(package: str) -> None:
    """Drop all modules that came late, of those whose names begin with `package`, and can go."""
    for came in [each for each in _late if each[-1].startswith(package) and not _stays(each)]:
        _late.remove(came)
        _drop(came)
    gc.collect()


def drop(name: str) -> None:
    """Drop the module `name`; it goes with the last object that uses it."""
    del sys.modules[name]
    dot = name.rfind(".")
    parent = sys.modules[name[:dot]]
    if hasattr(parent, name[dot + 1 :]):
        delattr(parent, name[dot + 1 :])


def _load(name: str) -> "Any":
    before = set(sys.modules)
    try:
        return __import__(name, None, None, (name,))
    finally:  # where it fails, what came before has come
        came = [each for each in sys.modules if each not in before and comes_late(each)]
        if came:
            _late.append(came)


def _use(name: str) -> None:
    """Note that the module `name` is used."""
    for at in range(len(_late) - 1, -1, -1):
        if name in _late[at]:
            _late.append(_late.pop(at))
            return


def _stays(came: "list[str]") -> bool:
    return _among(came, _staying)


def _among(came: "list[str]", names: "list[str]") -> bool:
    return bool([name for name in came if name in names])


def _drop(came: "list[str]") -> None:
    for name in came:
        if name in sys.modules:
            drop(name)
