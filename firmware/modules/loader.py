"""Modules come when they are needed and go when they are not: memory is short on the board."""

import gc
import sys

from firmware.modules.lifetimes import BRIEF, ONCE, modules


def load(name: str):
    """Return the module `name`, imported now if it was not there."""
    return __import__(name, None, None, (name,))


def has(name: str) -> bool:
    """Return True if the module `name` is there."""
    return name in sys.modules


def bring(name: str) -> "list[str]":
    """Load the module `name`; return the names of all that came with it."""
    before = set(sys.modules)
    load(name)
    return [other for other in sys.modules if other not in before]


def tidy(kept: "Sequence[str]") -> None:
    """Forget the modules that serve for a moment; they go with the last object that uses them.

    Those that are `kept` stay, and of the games' modules no others.
    """
    brief = modules(BRIEF) + modules(ONCE)
    for name in list(sys.modules):
        if name.startswith("firmware."):  # which a desktop has two thousand others beside
            part = name.startswith("firmware.games.") and name.count(".") > 2
            if (part or name in brief) and name not in kept:
                drop(name)


def switched_on() -> None:
    """Forget the modules that switched the device on."""
    for name in modules(ONCE):
        if has(name):
            drop(name)


def forget(package: str, but: str) -> None:
    """Forget the modules two levels beneath `package`, except those that are called `but`."""
    for name in list(sys.modules):
        if name.startswith(package) and name.count(".") > 2 and not name.endswith(but):
            drop(name)
    gc.collect()


def drop(name: str) -> None:
    """Forget the module `name`; it goes with the last object that uses it."""
    del sys.modules[name]
    dot = name.rfind(".")
    parent = sys.modules[name[:dot]]
    if hasattr(parent, name[dot + 1 :]):
        delattr(parent, name[dot + 1 :])
