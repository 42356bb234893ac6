"""The files of a board's drive out of the real sources, made once in each process."""

import functools

from tools.compiling import modules
from tools.compiling.spelling import Spelling
from tools.drive.drive import contents  # as it is, whatever a test puts in its place

Files = dict[str, bytes]  # path to content; whoever changes something takes a copy


@functools.cache
def sources() -> Files:
    """Return the files of the drive with the modules' sources."""
    return contents(source=True)


@functools.cache
def compiled() -> Files:
    """Return the files of the drive with its modules compiled."""
    return contents()


@functools.cache
def names() -> Spelling:
    """Return the board's spelling of names."""
    return modules.names(sources())
