"""CircuitPython's import and its namespaces, for one run of the drive's program.

Modules come from three places, in the board's order: the stand-ins for built-in modules, the
drive, where ``sys.path`` says, and the drivers in `lib/` (where the drive has no `lib/`, as
installed on the desktop; two that the board has in C are always those).
Nothing else can be imported, and nothing enters the desktop's own `sys.modules`.
"""

import __future__

import builtins
import functools
import importlib.util
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, ModuleType

from host_sim.board import Board, made_for
from host_sim.reader import listen

STAND_INS = {file.stem: file for file in (Path(__file__).parent / "circuitpython").glob("*.py")}
BUILT_IN = ("adafruit_bus_device", "adafruit_pixelbuf")  # into the board, in C
DRIVERS = (*BUILT_IN, "adafruit_framebuf", "adafruit_ssd1306", "neopixel")

# The builtins of a Pico (10.0.0 and 9.1.4), less what would reach out of the simulation.
BUILTINS = """
    ArithmeticError AssertionError AttributeError BaseException BrokenPipeError ConnectionError
    EOFError Ellipsis Exception FutureWarning GeneratorExit ImportError IndentationError IndexError
    KeyError KeyboardInterrupt LookupError MemoryError NameError NotImplementedError OSError
    OverflowError RuntimeError StopAsyncIteration StopIteration SyntaxError SystemExit TimeoutError
    TypeError UnicodeError ValueError Warning ZeroDivisionError __build_class__ abs all any bin bool
    bytearray bytes callable chr classmethod complex delattr dict dir divmod enumerate eval exec
    filter float frozenset getattr globals hasattr hash hex id int isinstance issubclass iter len
    list locals map max memoryview min next object oct ord pow property range repr reversed round
    set setattr slice sorted staticmethod str sum super tuple type zip
""".split()  # noqa: SIM905

_compiled: dict[Path, tuple[tuple[int, int], CodeType]] = {}


def compile_file(file: Path) -> CodeType:
    """Return the code of `file`, compiled once for all interpreters.

    Annotations are left unevaluated, as the board leaves them.
    """
    found = file.stat()
    stamp = found.st_mtime_ns, found.st_size
    known = _compiled.get(file)
    if known is None or known[0] != stamp:
        known = _compiled[file] = stamp, _named(_compile(file.read_bytes(), file.name), str(file))
    return known[1]


@functools.cache  # the same module is on many drives
def _compile(source: bytes, name: str) -> CodeType:
    lazy = __future__.annotations.compiler_flag
    return compile(source, name, "exec", flags=lazy, dont_inherit=True)


def _named(code: CodeType, name: str) -> CodeType:
    """Return `code` as what the file `name` has."""
    parts = [_named(part, name) if isinstance(part, CodeType) else part for part in code.co_consts]
    return code.replace(co_filename=name, co_consts=tuple(parts))


def driver_files(names: Iterable[str]) -> dict[str, Path]:
    """Return where the desktop keeps drivers: a file, or a package's folder, by name."""
    files = {}
    for name in names:
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.origin:
            file = Path(spec.origin)
            files[name] = file.parent if file.name == "__init__.py" else file
    return files


class Interpreter:
    """One power-on's worth of modules."""

    def __init__(self, board: Board) -> None:
        self.modules: dict[str, ModuleType] = {}
        self.main: dict[str, object] = {}
        self._board = board
        board.built_in = {}
        board.stand_in = lambda name: self._load(name, None)
        board.modules = self.modules
        self._drivers = driver_files(BUILT_IN if board.drive.find("lib") else DRIVERS)
        self._builtins = {name: getattr(builtins, name) for name in BUILTINS}
        self._builtins |= {
            "__import__": self._import,
            "open": board.drive.open,
            "print": self._print,
        }

    def run(self, name: str) -> Iterator[None]:
        """Run the file `name` of the drive as the main program, all of it in one round."""
        file = self._board.drive.path(name)
        self.main = {"__name__": "__main__", "__file__": name, "__builtins__": self._builtins}
        exec(compile_file(file), self.main)
        yield

    def _import(self, name, space=None, _=None, fromlist=None, level=0):
        """Do what an `import` statement of the firmware asks for."""
        if level:
            name = self._absolute(name, space or {}, level)
        parts = name.split(".")
        module = None
        for depth in range(1, len(parts) + 1):
            module = self._load(".".join(parts[:depth]), module)
        if not fromlist:
            return self._load(parts[0], None)
        for wanted in fromlist:
            if wanted != "*" and not hasattr(module, wanted) and hasattr(module, "__path__"):
                self._try_submodule(f"{name}.{wanted}", module)
        return module

    def _try_submodule(self, name: str, parent: ModuleType | None) -> None:
        if self._find(name, parent) is not None:
            self._load(name, parent)

    def _absolute(self, name: str, namespace: dict, level: int) -> str:
        package = str(namespace.get("__name__", ""))
        if "__path__" not in namespace:
            package = package.rpartition(".")[0]
        for _ in range(level - 1):
            package = package.rpartition(".")[0]
        if not package:
            raise ImportError("can't perform relative import")
        return f"{package}.{name}" if name else package

    def _load(self, name: str, parent: ModuleType | None) -> ModuleType:
        """Return the module `name`, run on its first import."""
        known = self.modules.get(name) or self._board.built_in.get(name)
        if known is not None:
            return known
        if name in STAND_INS:
            return self._stand_in(name, STAND_INS[name])
        found = self._find(name, parent)
        if found is None:
            raise ImportError(f"no module named '{name}'")
        return self._run_module(name, found, parent)

    def _find(self, name: str, parent: ModuleType | None) -> tuple[str, Path] | None:
        """Return the name on the drive and the desktop's path of a module or a package."""
        last = name.rpartition(".")[2]
        if parent is not None:
            folder = getattr(parent, "__path__", None)
            if folder is None:
                return None
            driver = self._drivers.get(name.partition(".")[0])
            if driver is not None and folder.startswith("lib/"):
                return _module_in(driver / last, f"{folder}/{last}")
            return self._on_drive(f"{folder}/{last}")
        if name in self._drivers:
            return _module_in(self._drivers[name].with_suffix(""), f"lib/{name}")
        for folder in self._load("sys", None).path:
            found = self._on_drive(f"{folder.strip('/')}/{last}".lstrip("/"))
            if found is not None:
                return found
        return None

    def _on_drive(self, name: str) -> tuple[str, Path] | None:
        try:
            return _module_in(self._board.drive.path(name), name, self._board.drive)
        except OSError:
            return None

    def _run_module(self, name: str, found: tuple[str, Path], parent) -> ModuleType:
        shown, path = found
        module = ModuleType(name)
        space = vars(module)
        space["__builtins__"] = self._builtins
        self.modules[name] = module
        try:
            if os.path.isdir(path):
                space["__path__"] = shown
                start = path / "__init__.py"
                space["__file__"] = f"{shown}/__init__.py"
                if start.exists():
                    exec(compile_file(start), space)
            else:
                space["__file__"] = shown
                exec(compile_file(path), space)
                listen(module)
        except BaseException:
            self.modules.pop(name, None)
            raise
        if parent is not None:
            setattr(parent, name.rpartition(".")[2], module)
        return module

    def _stand_in(self, name: str, file: Path) -> ModuleType:
        """Return a stand-in made for this run, reduced to the names that it offers."""
        space: dict[str, object] = {"__name__": f"host_sim.circuitpython.{name}"}
        space["__file__"] = str(file)
        made_for(self._board, lambda: exec(compile_file(file), space))
        module = ModuleType(name)
        for offered in space["__all__"]:  # type: ignore[attr-defined]
            setattr(module, offered, space[offered])
        self._board.built_in[name] = module
        return module

    def _print(self, *values: object, sep: str = " ", end: str = "\n") -> None:
        self._board.console.append(sep.join(map(str, values)) + end)


def _module_in(base: Path, shown: str, drive=None) -> tuple[str, Path] | None:
    """Return the package or the file that `base` (a path without suffix) names."""
    if os.path.isdir(base):
        return shown, base
    file = f"{base}.py"
    if not os.path.exists(file):
        if os.path.exists(f"{base}.mpy"):
            here = "is compiled, and here sources run: dev.py drive DIR --source"
            raise ImportError(f"'{shown}' {here}")
        return None
    if drive is not None and drive.find(shown + ".py") is None:
        return None
    return shown + ".py", Path(file)
