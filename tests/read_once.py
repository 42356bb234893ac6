"""The firmware's modules are read once, however often they come and go."""

import functools
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType, SimpleNamespace

from firmware.modules import loader


def _is_ours(name: str) -> bool:
    return name.startswith("firmware.")


class ReadOnce:
    """Finds the firmware's modules, which come and go with the screens, and reads each once."""

    specs: dict[tuple[str, ...], ModuleSpec] = {}  # noqa: RUF012

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        """Return where the module `name` is, in the folders of `path`; None leaves it to others."""
        if not _is_ours(name):
            return None
        Ours.names.pop(name, None)
        Ours.names[name] = None
        Ours.changes += 1
        # A package without a file of its own looks its path up anew whenever somebody goes over it.
        known = (name, *getattr(path, "_path", path or ()))
        if known not in cls.specs:
            spec = PathFinder.find_spec(name, path)
            if spec is None or spec.loader is None:
                return None
            spec.loader.get_code = functools.cache(spec.loader.get_code)  # type: ignore
            cls.specs[known] = spec
        return cls.specs[known]


class Ours:
    """The firmware's of all modules that are there, of which those of tests and tools are many."""

    names: dict[str, None] = dict.fromkeys(filter(_is_ours, sys.modules))  # that were ever there
    changes = 0  # how often one came or was dropped
    _seen = (-1, -1)
    _there: tuple[str, ...] = ()

    @classmethod
    def state(cls) -> tuple[int, int]:
        """Return what is another as soon as others are there."""
        return cls.changes, len(sys.modules)

    def __iter__(self) -> Iterator[str]:
        if self._seen != self.state():
            there = sys.modules
            self._seen = self.state()
            self._there = tuple([name for name in self.names if name in there])
        return iter(self._there)

    def __contains__(self, name: str) -> bool:
        return name in sys.modules

    def __getitem__(self, name: str) -> ModuleType:
        return sys.modules[name]

    def __setitem__(self, name: str, module: ModuleType | None) -> None:
        sys.modules[name] = module  # type: ignore[assignment]

    def __delitem__(self, name: str) -> None:
        Ours.changes += 1
        del sys.modules[name]

    def __len__(self) -> int:
        return len(sys.modules)

    def get(self, name: str) -> ModuleType | None:
        return sys.modules.get(name)


def begin() -> None:
    """Read modules once from now on; the loader, who often looks through all, sees ours alone."""
    sys.meta_path.insert(0, ReadOnce)  # type: ignore
    loader.sys = SimpleNamespace(modules=Ours(), path=[""])  # type: ignore
    # Of a board's collector alone: devices on the wires have it.
    loader._order = loader.clean_stack = lambda: None  # type: ignore[assignment]
    loader.comes_late = functools.cache(loader.comes_late)  # which never changes
