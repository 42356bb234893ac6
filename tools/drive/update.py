"""Bring a board's drive up to date: write what differs, remove what is old of ours, read it back.

The order is such that a run that breaks off anywhere is mended by the next: first the list of all
that may be ours from now on, last ``code.py``, which starts it, and the list as it then is.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from tools.drive import drive_io, kept, own_files
from tools.drive.own_files import LIST, SETTINGS

NEW_LIST = LIST.replace(".txt", ".new")

# What a fresh board starts; not worth keeping.
SAMPLE = b'print("Hello World!")'
MODULES = (".py", ".mpy")
LINKED = (
    "{} on {} is a link, or lies behind one, and may lead to where nothing of Umpire belongs: "
    "take the link away, and repeat this"
)


class Refused(Exception):
    """The drive cannot be written; the message says why."""


@dataclass
class Done:
    """The account of a run: files written, left as they were and removed, and lines to be said."""

    written: int
    same: int
    removed: int
    notes: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counts = f"{self.written} written, {self.same} as they were, {self.removed} removed"
        return "; ".join([counts, *self.notes])


def update(drive: Path, files: dict[str, bytes], settings: bytes) -> Done:
    """Make `drive` hold `files` and `settings` and nothing older of ours; raise `Refused`.

    `files` is path to content, ``code.py`` last.
    """
    board = drive_io.holds(drive / drive_io.BOOT_OUT) is not None
    try:
        return _update(drive, kept.as_on(drive, files), settings)
    except OSError as error:
        raise Refused(drive_io.words(error, drive, board)) from error


def _update(drive: Path, files: dict[str, bytes], settings: bytes) -> Done:
    wanted = {SETTINGS: settings, **files}
    for name in (*wanted, LIST, NEW_LIST):
        if own_files.behind_link(drive, name):
            raise Refused(LINKED.format(name, drive))
    before = own_files.read(drive)
    held = {name: drive_io.holds(drive / name) for name in wanted}
    changed = [name for name, content in wanted.items() if held[name] != content]
    stale, notes = _stale(drive, before, files)
    final = own_files.listing(own_files.of(files))
    every = (*sorted(_in_the_way(files)), *files)
    aside = [name for name in every if _is_others(drive, name, files, before)]
    grown = [
        (0 if name in aside else len(held[name] or b""), len(wanted[name])) for name in changed
    ]
    _need_room(drive, grown + [((drive / name).stat().st_size, 0) for name in stale])
    # Written first: an interrupted run shall know its own files again.
    _put_list(drive, own_files.listing(before, own_files.of(files)) if changed or stale else final)
    notes += [_set_aside(drive, name) for name in aside]
    for name in stale:
        drive_io.remove(drive, name)
    first = [name for name in changed if name != "code.py"]
    count = 0
    for names in (first, [name for name in changed if name == "code.py"]):
        for name in names:
            count += 1
            _tell(count, len(changed))
            drive_io.put(drive / name, wanted[name])
        drive_io.settle(drive / name for name in names)
    _put_list(drive, final)
    for name, content in wanted.items():
        if drive_io.holds(drive / name) != content:
            raise Refused(
                f"{drive / name} does not hold what was written. Repeat this; if it stays so, "
                "the cable or the board's flash is bad"
            )
    return Done(len(changed), len(wanted) - len(changed), len(stale), notes)


def _tell(count: int, of: int) -> None:
    """Say how far it is, to who looks on: a board takes a file or two a second."""
    if sys.stderr.isatty():
        end = "\n" if count == of else ""
        print(f"\r  file {count} of {of}", end=end, file=sys.stderr, flush=True)


def _put_list(drive: Path, content: bytes) -> None:
    """Replace the list as a whole: half a list would forget what is ours."""
    if drive_io.holds(drive / LIST) != content:
        new = drive / NEW_LIST
        drive_io.put(new, content)
        drive_io.settle([new])
        new.replace(drive / LIST)
        drive_io.settle([drive / LIST])


def _stale(
    drive: Path, before: own_files.Owned, files: dict[str, bytes]
) -> tuple[list[str], list[str]]:
    """Return what is ours and no longer wanted, and a line for each such that was changed."""
    stale, changed = [], []
    for name in sorted(set(before) - set(files)):
        content = drive_io.holds(drive / name)
        if content is not None and own_files.digest(content) in before[name]:
            stale.append(name)
        elif content is not None and name not in _in_the_way(files):
            changed.append(f"{name} is no longer needed, but was changed: it stays")
    return stale, changed


def _need_room(drive: Path, grown: list[tuple[int, int]]) -> None:
    needed, free = drive_io.lacking(drive, grown)
    if needed > free:
        raise Refused(
            f"{drive} has {free // 1024} KB free, and {-(-needed // 1024)} KB are needed: take "
            "away what you do not need, such as other programs' lib/, and repeat this"
        )


def _in_the_way(files: dict[str, bytes]) -> set[str]:
    """Return what CircuitPython would take in place of a file of ours, or we in place of it.

    Of a module there may be the source and the compiled file, and it silently takes the source.
    """
    modules = [name for name in files if "/" in name and name.endswith(MODULES)]
    twins = {name[: name.rfind(".")] + end for name in modules for end in MODULES}
    return {"code.txt"} | twins - set(files)


def _is_others(drive: Path, name: str, files: dict[str, bytes], before: own_files.Owned) -> bool:
    """Return True if `name` on `drive` is neither what we wrote nor what is worth nothing.

    What a run that broke off has left is the beginning of ours.
    """
    content = drive_io.holds(drive / name)
    if content is None or own_files.digest(content) in before.get(name, ()):
        return False
    ours = files.get(name)
    if ours is None:
        return True
    sample = name == "code.py" and content.strip() == SAMPLE
    return not (sample or ours.startswith(content) or content.strip() == ours.strip())


def _set_aside(drive: Path, name: str) -> str:
    """Rename `name` to ``code.old`` and so on, and return a line that says so."""
    aside = _free_name(drive / name)
    (drive / name).rename(aside)
    return f"{name} was not ours: it is now {aside.name}"


def _free_name(path: Path) -> Path:
    """Return a path beside `path` that nothing has: ``code.old``, ``code2.old`` …"""
    aside, number = path.with_suffix(".old"), 2
    while aside.exists():
        aside = path.with_name(f"{path.stem}{number}.old")
        number += 1
    return aside
