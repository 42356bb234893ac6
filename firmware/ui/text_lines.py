"""Text broken into lines, small ones and tall ones."""

COLUMNS = 21  # of small text
TALL_COLUMNS = 16
_UNDER_TALL = 5  # small lines at most under a tall one, above the last row


def wrap(text: str, room: int = COLUMNS) -> "list[str]":
    """Return `text` broken between words into lines of at most `room` characters."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        elif lines[-1]:
            lines[-1] += " " + word
        else:
            lines[-1] = word
    return lines


def tall_and_small(text: str, most: int = 2, sign: str = "") -> "tuple[list[str], list[str]]":
    """Return the tall lines and the small ones in which `text` is put: see Page.notice.

    What is too long for that, as only a question after harm to the memory may be, is all small.
    """
    first = wrap(text, TALL_COLUMNS - (3 if sign else 0))[0]
    rest = " ".join(text.split())[len(first) + 1 :]
    if not rest:
        return [first], []
    lines = wrap(rest, TALL_COLUMNS)
    if len(lines) < most:
        return [first] + lines, []
    small = wrap(rest)
    return ([first], small) if len(small) <= _UNDER_TALL else ([], wrap(text))
