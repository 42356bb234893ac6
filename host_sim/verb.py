"""How a verb is run and ends: also where nobody reads on, or there is no room to write."""

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import NoReturn


def run(main: Callable[[list[str]], int]) -> NoReturn:
    """Do `main` with the words of the command line, and end with its status.

    Ctrl-C, and who no longer reads what is told, end it without a word; a full disk, and a file
    that no memory holds, are a line.
    """
    _put_in_order()
    try:
        status = _told(main)
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        _tell_nobody()
        status = 1
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _tell_nobody()
        print(f"Not all could be written: {error.strerror}", file=sys.stderr)
        status = 1
    except MemoryError:
        print("There is not enough memory here for that.", file=sys.stderr)
        status = 1
    sys.exit(status)


def _put_in_order() -> None:
    """Let nothing be closed, and signs that are unknown be told by others, in and out."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), way, encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if way == "r" else "backslashreplace")


def _told(main: Callable[[list[str]], int]) -> int:
    try:
        return main(sys.argv[1:])
    finally:
        sys.stdout.flush()


def _tell_nobody() -> None:
    """Let what was not taken go nowhere, as Python will try once more to write it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
