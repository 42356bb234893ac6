"""Tells the account of what the firmware does, chapter by chapter, on any interpreter.

A chapter is the name of a module beside this one and what its `lines` are to be given:
``games tests/games/<game>/TG.jsonl``.
"""

import gc
import sys


def tell(chapter: str) -> None:
    """Print the lines of `chapter`."""
    name, *given = chapter.split()
    module = __import__("tests.interpreter.account." + name, None, None, ("lines",))
    for line in module.lines(*given):
        print(line)


if __name__ == "__main__":
    if sys.implementation.name == "cpython":
        collect = gc.collect
        gc.collect = lambda: collect(0)  # the new alone: the firmware collects at every rest
    for chapter in sys.argv[1:]:
        tell(chapter)
