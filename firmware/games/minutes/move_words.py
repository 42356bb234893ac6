"""The meaning of the words of a record."""

from firmware.games.minutes.tables import BLOCKED, LETTERS, WAYS, text_of


def card(word: str) -> int:
    """Return the card that is written as `word`; raise ValueError if none is."""
    if len(word) == 2 and word[0] in LETTERS:
        for kind in range(1, BLOCKED + 1):
            found = LETTERS.find(word[0]) * 16 + kind
            if text_of(found) == word:
                return found
    raise ValueError("'{}' is no card".format(word))


def way(word: str) -> int:
    """Return the direction that is written as `word`; raise ValueError if none is."""
    if word in WAYS:
        return WAYS.index(word)
    raise ValueError("'{}' is no way, only {}".format(word, " and ".join(WAYS)))
