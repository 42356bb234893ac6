"""Modules that are brought in late; where memory is short, what was used longest ago gives way.

What was brought in stays as long as there is room, which is made before a module is loaded and in
quiet moments.  What is expected, as a game is while its set-up is read, comes while nobody presses
a key, and stays until somebody presses one.  What the game in play is made of stays.  Some pieces
of memory are kept for what the next key makes that is large, as in a full memory they are few.
"""

import gc
import os
import sys

# Which modules come late, by room; no room and no name stands in two rows.  A game's all do.
ROOMS = (
    ("firmware.modules.", " catalog index "),
    ("firmware.play.", " outcome story transcript "),
    ("firmware.selftest.", " lights keys test texts "),
    (
        "firmware.shell.",
        " asking best box_turn crash editing end first_player game_start group guided hand_over"
        " help home input items join looking menu names pad power_up ruling session settings"
        " setup_questions statistics table take_back version ",
    ),
    ("firmware.shuffle.", " course shuffling shuffle_start "),
    ("firmware.storage.", " history journal_rewrite second_copy "),
    ("firmware.ui.", " card_row hands moving number_question stuck_keys tops "),
)
GAMES = "firmware.games."
ROOM = 14_000  # bytes that are free before a module is loaded, more before a large one
DUST = 10_000  # of them in pieces too small for what is in a module
MORE = 8_000  # bytes that are freed for a module that found them not enough
AHEAD = 17_500  # before one is for which nobody waits
QUIET = 26_000  # bytes that are free after a quiet moment: a page makes some 10 KB of garbage
LEAST = 16_000  # fewer than these may be in pieces too small for what a key makes
DRAWS = 8_000  # with fewer a page is drawn in vain
PIECE, PIECES = 704, 4  # bytes in one piece, and how many are kept for the next key
LOADING = 2  # of them until it loads a module
DEEP = 20  # calls
GIVEN = "games/"  # where the build puts a game's modules that it gives short names (flat.py)
PLACES = 127  # as many as the dict of modules may have


def full(name: str) -> str:
    """Return the full name of the module `name`; raise AttributeError if it is in no row.

    A name with dots is full.
    """
    if "." in name:
        return name
    blank = " " + name + " "
    for room, names in ROOMS:
        if blank in names:
            return room + name
    raise AttributeError(name)


def comes_late(module: str) -> bool:
    """Return True if the `module`, by its full name, is a game's or in a row."""
    if is_game(module):
        return True
    for room, names in ROOMS:
        if module.startswith(room) and " " + module[len(room) :] + " " in names:
            return True
    return False


def is_game(module: str) -> bool:
    """Return True if the `module`, by its full name, is a game's; the build may have named it."""
    if module.startswith(GAMES):
        return "." in module[len(GAMES) :]
    file = getattr(sys.modules.get(module), "__file__", None)
    return "." not in module and (file or "").startswith(GIVEN)


def _enough() -> int:
    """Return what is free before the device is switched on: nothing gives way."""
    return QUIET


def _nothing() -> None:
    """Give nothing back: no page was drawn yet."""


_free: "Callable[[], int]" = _enough
_give_back: "Callable[[], object]" = _nothing
_give_last: "Callable[[], object]" = _nothing
# What was brought in late, that used longest ago first: each with what came with it, names behind
# the bytes that they took.
_late: "list[list[Any]]" = []
_staying: "list[str]" = []
_while_room = False  # do they go, too, where nothing else is left?
_expected: "list[str]" = []
_leaving: "list[str]" = []  # those of them that lead away from what lies beneath
_no_room = False  # for what is expected, until more is or what is free is counted again
_read: "list[str]" = []  # what was expected of the page that is read, and has come
_drawn: "list[str]" = []  # what that page was drawn with
# What pages that lie over others are made of, with what their keys asked for: how many names of it
# were there as each came, and as the one on top did.
_open: "list[str]" = []
_marks: "list[int]" = []
_since = 0
_pieces: "list[bytearray]" = []
# What the main program knows first, so that the collector of garbage goes through it first: each
# module after those that it uses.  It notes 64 things at most that are still to be looked at, and
# where it comes to a module with many names by way of others with many it has too many, and goes
# through all memory once more, which takes 21 ms for 13.  It begins with the last of a list or
# tuple: those that are always there, (the rest, a module).  Those that came late are links
# [the rest, a module], as to make all of it anew would take 6 ms of each load.
order: "list[Any]" = [None, None]
_FIRST = "faces pictures page layout pins display later journal referee signals app"
# Bytes that are free without garbage, as they were counted last, and what gave way since: to count
# takes 5 ms, and to collect 20 more.
_spare = QUIET
_counted = True  # and nothing was loaded since, nor failed to be
_looked = False  # has garbage been collected since a key was handled or a page drawn?


def switched_on(free: "Callable[[], int]") -> None:
    """Begin with what is there and nothing expected; `free()` returns how many bytes are."""
    global _free, _spare  # noqa: PLW0603 (there is one memory)
    _free = free
    _spare = free()
    _late[:] = [[0, name] for name in sys.modules if comes_late(name)]
    _order()
    gives(_nothing)
    _expected.clear()
    _read.clear()
    _drawn.clear()
    over(0)
    _staying.clear()
    try:
        low: Any = bytearray(_spare // 2)  # what is short looks for its place from below
    except MemoryError:  # not in one piece
        low = None
    _keep_pieces()
    del low


def clean_stack(deep: int = DEEP) -> None:
    """Write over what was called before has left on the stack, down to so many calls from here.

    Whoever is called later leaves some places there as they are, and the collector takes what it
    finds in them for something in use: in an evening's third game the modules of the second, 21 KB.
    So it is called where the program is least deep, before that which collects garbage.
    """
    if deep:
        clean_stack(deep - 1)


def gives(give_back: "Callable[[], object]", give_last: "Callable[[], object]" = _nothing) -> None:
    """Let `give_back()` be called where memory is short: what it drops can be made anew.

    Where all else has gone and a module that is asked for has no room `give_last()` is, and where
    what a question leads away to has none; it returns True if something went.
    """
    global _give_back, _give_last
    _give_back, _give_last = give_back, give_last


def stop() -> None:
    """Let all go that came late: the program ends, and what says so needs room."""
    gives(_nothing)
    stay(())
    over(0)
    forget()


def load(name: str) -> "Any":
    """Return the module `name`, loaded now if it was not there; raise ImportError or MemoryError.

    It raises MemoryError only where all that can has given way.
    """
    if _marks and name not in _open:
        _open.append(name)
    if name not in _drawn:
        _drawn.append(name)
    try:
        return _come(name)
    except MemoryError:  # not for what nobody waits for
        if not _give_last():
            raise
        return _come(name)


def _come(name: str, waited: bool = True) -> "Any":
    module = sys.modules.get(name)
    if module is None:
        room = _room_for(name)
        if _spare < room:  # it leaves pieces as large as a module wants
            _give_back()
            _count()
        _let_go(room)
        _pieces.clear()
        # Three times: what failed first may be on the stack still, from where it does not go.
        for give in (_give_more, let_all_go):
            try:
                return _load(name, waited)
            except MemoryError:
                give()
        return _load(name, waited)
    if name not in _staying:
        _use(name)
    return module


def has(name: str) -> bool:
    """Return True if the module `name` is there."""
    return name in sys.modules


def expect(names: "Sequence[str]", leaves: bool = False) -> None:
    """Let the modules `names` be loaded while nobody presses a key, the others after them.

    Where what they are expected for `leaves` the menu beneath, that gives way to them.
    """
    global _no_room  # noqa: PLW0603 (there is one memory)
    _no_room = False
    _leaving[:] = names if leaves else ()
    _expected[:] = list(names) + [name for name in _expected if name not in names]


def expect_none() -> None:
    """Let what is expected come when it is wanted."""
    _expected.clear()


def missing(more: "Iterable[str]" = ()) -> int:
    """Return how many modules are not there of those expected and `more`."""
    return len({name for name in _expected + list(more) if name not in sys.modules})


def load_expected(waited: bool = True) -> bool:
    """Load one module that is expected, some 0.1 s of work; return False if there was none.

    If it is not `waited` for, others give way first until AHEAD bytes are free, or more, as the
    page that is read needs its room; where that cannot be, or it brought too much, it does not
    come.  What that page was drawn with does not give way to it.  For what is sure to be wanted
    (`leaves`, `while_room`) its own room is enough, and a menu gives way to what `leaves` it.
    """
    global _no_room  # noqa: PLW0603 (there is one memory)
    while _expected and (waited or not _no_room):
        name = _expected[0]
        there = name in sys.modules
        room = 0
        if not there and not waited:
            room = _room_for(name)
            if not (name in _leaving or _while_room and name in _staying):
                room += AHEAD - ROOM
            # What came took more than it is known to take.
            if not _counted and _spare < room + DUST:
                _count()
                return True
        if _spare < room:
            if not (_let_go(room, _read + _drawn) or name in _leaving and _give_last()):
                _no_room = True
                return False
            _count()
            return True
        _expected.pop(0)
        before = _spare
        kept = waited or name in _staying
        try:
            _come(name, kept)
        except Exception:  # nobody waits for it: it comes, or breaks, when it is wanted
            _expected.clear()
            return False
        if not (there or waited) and _spare < DUST:  # it brought more than its own file
            _send_back(name, before)
            _no_room = True
            return False
        _read.append(name)
        if not there:
            return True
    return False


def _send_back(name: str, before: int) -> None:
    """Drop the module `name`, which came last; what came with it stays if that leaves room.

    So many bytes were free `before`.
    """
    came = _late.pop()
    drop(name)
    came.remove(name)
    _count()
    if len(came) > 1:
        came[0] = max(before - _spare, 0)
        _late.append(came)
        if _spare < DUST:
            _go(came)


def pressed() -> None:
    """Note that a key was pressed: what came for the page that was read can give way again.

    What the key does finds the pieces that were kept.
    """
    global _looked  # noqa: PLW0603 (there is one memory)
    _looked = False
    _read.clear()
    del _pieces[LOADING:]


def drawing() -> None:
    """Note that a page is drawn: as it will be after the next key, with the same modules."""
    global _looked  # noqa: PLW0603 (there is one memory)
    _looked = False
    _drawn.clear()


def over(pages: int) -> None:
    """Note how many `pages` lie over another: what was used for them is in use.

    It does not give way: none of its memory would go, and more would be wanted as it came again.
    """
    global _since  # noqa: PLW0603 (there is one memory)
    if pages and not _marks and _late:
        _open[:] = _late[-1][1:]
    while len(_marks) < pages:
        _marks.append(_since)
        _since = len(_open)
    while len(_marks) > pages:
        _open[:] = _open[: _marks.pop()]
    _since = len(_open)


def stay(names: "Iterable[str]", while_room: bool = False) -> None:
    """Let the modules `names`, and no others, not give way; `while_room`: but to `let_all_go`.

    Those that are expected then come with no more room than they need.
    """
    global _while_room  # noqa: PLW0603 (there is one memory)
    _staying[:] = names
    _while_room = while_room


def make_room(bytes_free: int) -> int:
    """Let modules give way, as far as they can, until so many bytes are free; return how many are.

    What is still in use goes from memory only later; pages that were left may have gone already, so
    garbage is collected first, which any module that goes would cost too; for one key once.
    """
    global _looked  # noqa: PLW0603 (there is one memory)
    if _spare < bytes_free and not _looked:
        _give_back()
        _count()
        _looked = True
    while _spare < bytes_free and _let_go(bytes_free):
        _count()
    return _spare


def tidy(giving: bool = True) -> bool:
    """Collect garbage, some 20 ms; where fewer than QUIET bytes are free, let modules give way.

    Return True if any did: then there is more to be done.  If it is not `giving` none does, nor
    ever what came for the page that is read, what it was drawn with, or what was used last: the
    next key may want it.  Where fewer than LEAST stay, what can be made anew goes too.
    """
    _count()
    if giving and _let_go(QUIET, _read + _drawn + (_late[-1][1:] if _late else [])):
        return True
    if _spare < LEAST:
        _give_back()
        _count()
    if giving:
        _keep_pieces()
    return False


def forget(games: bool = False) -> None:
    """Drop all modules that came late and can go; of `games` alone if so.

    What came with one goes with it, and what can be made anew goes before, and the pieces.
    """
    _give_back()
    _pieces.clear()
    for came in [each for each in _late if not _among(each, _staying + _open)]:
        if not games or _has_game(came):
            _go(came)


def let_all_go(last: bool = False) -> None:
    """Drop all that came late and can go, and what stays while there is room: it comes again.

    And before that the `last` that can be given.
    """
    if last:
        _give_last()
    if _while_room:
        _staying.clear()
        _expected.clear()
    forget()


def _keep_pieces() -> None:
    """Keep pieces of memory, as far as there are any: late in an evening most are below 300."""
    try:
        while len(_pieces) < PIECES:
            _pieces.append(bytearray(PIECE))
    except MemoryError:
        return  # until another quiet moment


def _give_more() -> None:
    """Let go what gives MORE bytes, as far as anything does."""
    _let_go(_spare + MORE)


def _order() -> None:
    """Put all modules in the `order` in which garbage is looked for."""
    first: list[Any] = _FIRST.split()
    for name in sys.modules:
        last = name[name.rfind(".") + 1 :]
        if last in first and name.startswith("firmware.") and not comes_late(name):
            first[first.index(last)] = name
    ordered = None
    for name in reversed(first):
        module = sys.modules.get(name)
        if module:
            ordered = ordered, module
    order[:] = [None, ordered]
    for came in _late:
        _follow(came)


def _follow(came: "list[Any]") -> None:
    """Put what came late at the end of the `order`."""
    link = order
    while link[0]:
        link = link[0]
    for name in came[1:]:
        link[0] = link = [None, sys.modules.get(name)]


def _leave(module: "Any") -> None:
    """Take `module` out of the `order`, where it is in it."""
    link = order
    while link[0]:
        if link[0][1] is module:
            link[0] = link[0][0]
        else:
            link = link[0]


def _count() -> None:
    """Collect garbage, and count what is free then."""
    global _spare, _counted, _no_room  # noqa: PLW0603 (there is one memory)
    gc.collect()
    _spare = _free()
    _counted, _no_room = True, False


def _let_go(bytes_free: int, kept: "Sequence[str]" = ()) -> bool:
    """Let modules but those `kept` give way until so many bytes are free once garbage has gone.

    A game's go last, and all at once: they use each other, so one alone would give nothing back.
    Return False if none did.  The garbage goes as a module is loaded, or by `_count`.
    """
    gone = False
    for came in [each for each in _late if not _has_game(each)]:
        if _spare >= bytes_free:
            break
        gone = _went(came, kept) or gone
    if _spare < bytes_free:
        for came in [each for each in _late if _has_game(each)]:
            gone = _went(came, kept) or gone
    return gone


def _has_game(came: "list[Any]") -> bool:
    for at in range(1, len(came)):  # a part of the list would be garbage
        if is_game(came[at]):
            return True
    return False


def _went(came: "list[Any]", kept: "Sequence[str]") -> bool:
    if _among(came, _staying) or _among(came, kept) or _among(came, _open):
        return False
    _go(came)
    return True


def _go(came: "list[Any]") -> None:
    global _spare  # noqa: PLW0603 (there is one memory)
    _late.remove(came)
    for name in came[1:]:
        if name in sys.modules:
            drop(name)
    _spare += came[0]


def drop(name: str) -> None:
    """Drop the module `name`; it goes with the last object that uses it.

    A dict of the board goes on holding the value of what is deleted until another takes its place
    (MicroPython's py/map.c), so it is given another one first.
    """
    modules: dict[str, Any] = sys.modules
    _leave(modules[name])
    modules[name] = None
    del modules[name]
    dot = name.rfind(".")
    parent, last = modules.get(name[:dot]), name[dot + 1 :]
    if dot > 0 and hasattr(parent, last):
        setattr(parent, last, None)
        delattr(parent, last)


def _load(name: str, waited: bool) -> "Any":
    global _spare, _counted  # noqa: PLW0603 (there is one memory)
    there = len(sys.modules) + len(_late)
    try:
        module = __import__(name, None, None, (name,))
    except MemoryError:
        for each in _unnoted():  # they come again with it, so that they stay as long as it does
            drop(each)
        _let_go_failed()
        _spare, _counted = _free(), False
        raise
    # Mostly it came alone; to look through all takes 9 ms.
    alone = len(sys.modules) + len(_late) == there + 1
    came: list[Any] = [name] if alone and comes_late(name) else _unnoted()
    took = _least(came)
    _counted = not took or _spare - took < QUIET
    if _counted:  # the board has collected garbage after it; what is free is told in 4 ms
        free = _free()
        took = took or _spare - free
        _spare = free
    else:
        _spare -= took
    if came:
        _late.append([took] + came)
        _follow(_late[-1])
        if waited and len(came) > 1 and _spare < DUST:  # room was made for the file of one
            _let_go(DUST, came)
    return module


def _unnoted() -> "list[str]":
    return [name for name in sys.modules if not _noted(name) and comes_late(name)]


def _let_go_failed() -> None:
    """Let no place in the dict of modules hold on to one that could not be loaded.

    The board takes it out again, and what it had begun to bring with it, but as `drop` says their
    places hold them: 10 KB in an evening's fifth game.  A number looks for its place from as many
    on, so that each number from 0 on finds all places that are not taken.
    """
    modules: dict[Any, Any] = sys.modules
    for number in range(PLACES):
        modules[number] = None
        del modules[number]


def _noted(name: str) -> bool:
    for came in _late:
        if name in came:
            return True
    return False


def _least(names: "list[str]") -> int:
    """Return how many bytes compiled modules take at least; 0 where they are not compiled.

    What was free before they came may have been counted with something else in use.
    """
    size = 0
    for name in names:
        file = getattr(sys.modules[name], "__file__", "")
        if not file.endswith(".mpy"):
            return 0
        size += os.stat(file)[6]
    return size * 4 // 3


def _room_for(name: str) -> int:
    """Return how many bytes are to be free before the module `name` is loaded."""
    file = name.replace(".", "/") + ".mpy"
    for folder in sys.path:
        try:
            return max(DUST + os.stat(folder and folder + "/" + file or file)[6] * 4 // 3, ROOM)
        except OSError:
            pass
    return ROOM


def _use(name: str) -> None:
    """Note that the module `name` is used."""
    for at in range(len(_late) - 1, -1, -1):
        if name in _late[at]:
            _late.append(_late.pop(at))
            return


def _among(came: "list[Any]", names: "Sequence[str]") -> bool:
    for name in came:
        if name in names:
            return True
    return False
