"""Chance enters here: the RP2040's ring oscillator, by way of `os.urandom`."""

import os


def random_bytes(count: int) -> bytes:
    """Return `count` random bytes."""
    return os.urandom(count)
