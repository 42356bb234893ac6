"""The firmware's modules are read once, however often they come and go, and looked for alone.

A process of tests has two thousand others, through which the firmware need not go at each key.
"""

import functools
import sys
from collections.abc import Iterator, MutableMapping, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType, SimpleNamespace

from firmware.modules import loader


class Modules(MutableMapping[str, ModuleType]):
    """The modules of the firmware that are there: `sys.modules` without all others."""

    def __init__(self) -> None:
        self.asked: dict[str, None] = {}  # their names, and those of some that have gone

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in self.asked if name in sys.modules])

    def __contains__(self, name: object) -> bool:
        return name in sys.modules

    def __getitem__(self, name: str) -> ModuleType:
        return sys.modules[name]

    def __setitem__(self, name: str, module: ModuleType) -> None:
        self.asked[name] = None
        sys.modules[name] = module

    def __delitem__(self, name: str) -> None:
        del sys.modules[name]

    def __len__(self) -> int:
        return len(list(iter(self)))


modules = Modules()


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
        modules.asked.pop(name, None)
        modules.asked[name] = None  # in the order in which they came
        known = (name, *(path or ()))
        if known not in cls.specs:
            spec = PathFinder.find_spec(name, path)
            if spec is None or spec.loader is None:
                return None
            spec.loader.get_code = functools.cache(spec.loader.get_code)  # type: ignore
            cls.specs[known] = spec
        return cls.specs[known]


def begin() -> None:
    """Read modules once from now on."""
    sys.meta_path.insert(0, ReadOnce)  # type: ignore
    modules.asked.update(dict.fromkeys(filter(_is_ours, sys.modules)))
    loader.sys = SimpleNamespace(modules=modules)  # type: ignore
