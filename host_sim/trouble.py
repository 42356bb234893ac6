"""An error of a file or a folder, as a person would say it."""

from pathlib import Path


def in_words(error: Exception, place: Path | None = None) -> str:
    """Return what `error` says, without the number that the system has for it.

    It is of the file at `place` where it names none, as one that could be opened and not read.
    """
    if isinstance(error, OSError) and error.strerror:
        place = error.filename or place
        return f"{place}: {error.strerror}" if place else error.strerror
    return str(error)
