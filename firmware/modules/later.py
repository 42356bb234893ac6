"""Modules of the house that come when they are asked for: ``later.menu`` is shell/menu.py.

So what a file depends on stands at its top, and costs no memory until it is wanted.  `later` keeps
none of them: each lives as lifetimes.py says, or as long as somebody uses it.  Type checkers read
later.pyi.
"""

from firmware.modules import lifetimes, loader


class Later:
    """Its attributes are the modules of lifetimes.py, each by the last part of its name."""

    def __getattr__(self, name: str):
        return loader.load("firmware." + lifetimes.room(name) + "." + name)


later = Later()
