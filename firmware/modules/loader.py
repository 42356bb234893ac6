"""Modules come when they are needed and go when they are not: memory is short on the board."""

import gc
import sys

# The modules of the house that are wanted for a screen or two.
_BRIEF = (
    "modules.catalog",
    "modules.index",
    "play.deck",
    "play.transcript",
    "shell.about",
    "shell.bad_settings",
    "shell.help",
    "shell.home",
    "shell.menu",
    "shell.peek",
    "shell.session",
    "shell.settings",
    "shell.setup_questions",
    "shell.first_player",
    "shell.game_start",
    "shell.take_back",
    "storage.journal_rewrite",
    "ui.ask",
    "ui.choice",
    "ui.number_screen",
    "ui.text_screen",
)


def load(name: str):
    """Return the module `name`, imported now if it was not there."""
    return __import__(name, None, None, (name,))


def has(name: str) -> bool:
    """Return True if the module `name` is there."""
    return name in sys.modules


def bring(name: str) -> list:
    """Load the module `name`; return the names of all that came with it."""
    before = set(sys.modules)
    load(name)
    return [other for other in sys.modules if other not in before]


def tidy(kept) -> None:
    """Forget the modules that serve for a moment; they go with the last object that uses them.

    Those that are `kept` stay, and of the games' modules no others.
    """
    for name in list(sys.modules):
        if name.startswith("firmware.games."):
            brief = name.count(".") > 2
        else:
            brief = name.startswith("firmware.") and name[9:] in _BRIEF
        if brief and name not in kept:
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
