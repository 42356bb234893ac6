"""An error of a file or a folder, as a person would say it."""


def in_words(error: Exception) -> str:
    """Return what `error` says, without the number that the system has for it."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
