"""Whether a terminal shows braille, as far as its environment tells."""

from collections.abc import Mapping

# Terminals whose fonts have none: Linux' own console, and those that are older than Unicode.
WITHOUT = ("linux", "dumb", "unknown", "vt100", "vt102", "vt220", "ansi", "cons25")
# What a terminal sets on Windows that takes from another font what its own lacks.
CAPABLE = ("WT_SESSION", "TERM_PROGRAM", "TERM")


def shows_braille(environment: Mapping[str, str], platform: str, encoding: str) -> bool:
    """Return False if a terminal on `platform` would show braille as empty boxes, or not at all.

    `encoding` is that of what is written.  A terminal that tells nothing is taken for a new one.
    """
    try:
        "⣿".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    if platform == "win32" and not any(environment.get(name) for name in CAPABLE):
        return False
    if environment.get("TERM") in WITHOUT:
        return False
    return platform in ("win32", "darwin") or _unicode(environment)


def _unicode(environment: Mapping[str, str]) -> bool:
    """Return False if the locale names an encoding other than UTF-8.

    A Python that is started in the locale C sets LC_CTYPE to one of UTF-8: that tells nothing.
    """
    characters = environment.get("LC_CTYPE", "")
    told = [environment.get("LC_ALL"), "" if characters == "C.UTF-8" else characters]
    locale = next(filter(None, [*told, environment.get("LANG")]), "UTF-8")
    return "utf8" in locale.lower().replace("-", "")
