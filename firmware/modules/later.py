"""Modules that come when they are asked for: ``later.menu`` is shell/menu.py.

So what a file depends on costs no memory until it is wanted, and gives way as loader.py says.  Type
checkers read later.pyi.
"""

from firmware.modules.loader import full, load


class Parts:
    """The modules whose names begin with `package`: a game's, which come and go with it."""

    def __init__(self, package: str):
        self._package = package

    def __getattr__(self, name: str):
        return load(self._package + name)


class Later:
    """Its attributes are the modules of loader.py's rows, each by the last part of its name."""

    def __getattr__(self, name: str):
        return load(full(name))


later = Later()
