"""The firmware's modules are read once, however often they come and go."""

import functools
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder


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
