"""The files of a board's drive out of the real sources, made once for all processes of a run."""

import functools
from unittest import mock

from tests.built_once import kept
from tools.compiling import flat, modules, spelling
from tools.compiling.spelling import Spelling
from tools.drive import drive, release
from tools.drive.drive import contents  # as it is, whatever a test puts in its place

Files = dict[str, bytes]  # path to content; whoever changes something takes a copy
ROOT = drive.ROOT


def _made(source: bool = False) -> Files:
    assert drive.ROOT == ROOT, "not of another repository, which a test puts in its place"
    return contents(source)


@functools.cache
def sources() -> Files:
    """Return the files of the drive with the modules' sources."""
    return kept("sources", lambda: _made(source=True))


@functools.cache
def released() -> Files:
    """Return the files of the zip with the modules' sources."""
    return kept("released", lambda: release.contents(source=True))


@functools.cache
def prepared() -> Files:
    """Return the drive's modules in Python as they are compiled, but for the spelling of names."""
    return kept("prepared", lambda: modules.prepared(sources()))


@functools.cache
def short() -> flat.Names:
    """Return the short names of the drive's modules."""
    return kept("short", lambda: modules.short(sources()))


@functools.cache
def names() -> Spelling:
    """Return the board's spelling of names."""
    return kept("names", lambda: modules.names_in(prepared(), short()))


@functools.cache
def spelt() -> Files:
    """Return the drive's modules in Python as they are compiled."""
    return kept("spelt", _spelt)


def _spelt() -> Files:
    found, read = names(), prepared()
    with mock.patch.object(spelling, "spelling", lambda *_: found):
        return modules.spelt(read, frozenset(path for path in read if "/" not in path))


@functools.cache
def compiled() -> Files:
    """Return the files of the drive with its modules compiled."""
    return kept("compiled", _compiled)


def _compiled() -> Files:
    """Compile what is there in Python, which comes to the same without remarks as with them."""
    found = {path: content for path, content in spelt().items() if path != "code.py"}  # the last
    with (
        mock.patch.object(modules, "prepared", lambda _: found),
        mock.patch.object(modules, "spelt", lambda *_: found),
    ):
        return _made()
