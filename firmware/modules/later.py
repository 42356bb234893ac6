"""Modules that come when they are asked for: ``later.text_screen`` is ui/pages.py.

So what a file depends on stands at its top, and costs no memory until it is wanted.  `later` keeps
none of them: each lives as lifetimes.py says, or as long as somebody uses it.  Type checkers read
later.pyi.
"""

from firmware.modules.lifetimes import full
from firmware.modules.loader import load


class Parts:
    """The modules of the package called `package`: a game's, which come and go with it."""

    def __init__(self, package: str):
        self._package = package

    def __getattr__(self, name: str):
        return load(self._package + "." + name)


class Later:
    """Its attributes are the modules of lifetimes.py, each by the last part of its name."""

    def __getattr__(self, name: str):
        return load(full(name))


later = Later()
