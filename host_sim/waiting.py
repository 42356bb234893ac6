"""A line for who looks on, before something begins that takes more than some seconds."""

import sys


def tell(what: str) -> None:
    """Say that `what` begins, where somebody is at a terminal."""
    if sys.stderr.isatty():
        print(f"{what} ...", file=sys.stderr, flush=True)
