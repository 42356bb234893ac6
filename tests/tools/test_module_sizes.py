"""The sizes that the simulator estimates are those of the compiled modules, game by game."""

import functools

import pytest

from host_sim import module_size
from host_sim.drive import Drive
from host_sim.wiring import REPO_ROOT
from tests.tools.real_drive import compiled, short, sources
from tools.compiling import apart, compiler, joining

LARGE = 10_000  # bytes: what a small folder is off matters to nobody


def within(module: str) -> list[str]:
    """Return the full names of the modules that are joined in that one, or its own."""
    for room, names in joining.JOINED:
        full = [".".join(filter(None, ("firmware", room, name))) for name in names.split()]
        if full[-1] == module:
            return full
    return [module]


@functools.cache
def pieces() -> frozenset[str]:
    """Return the full names of the modules that stand behind another one in its file."""
    return frozenset(
        f"{path.rpartition('/')[0].replace('/', '.')}.{name.decode()}"
        for path, source in sources().items()
        if path.startswith("firmware/")
        for name in apart.MARK.findall(source)
    )


def test_a_package_and_what_is_not_there_have_none():
    drive = Drive(REPO_ROOT)
    assert module_size.of(drive, "firmware.shell") == 0
    assert module_size.of(drive, "firmware.shell.nothing") == 0


@pytest.mark.skipif(not compiler.is_there(), reason="the compiler is not made for this computer")
def test_those_of_the_large_folders_are_within_five_in_a_hundred():
    drive = Drive(REPO_ROOT)
    found = {}
    full = {path.removesuffix(".py"): name for name, path in short().paths()}
    rooms: dict[str, dict[str, int]] = {}
    for path, content in compiled().items():
        if path.endswith(".mpy"):
            place = path.removesuffix(".mpy")
            name = full.get(place, place.replace("/", "."))
            if name not in pieces():
                rooms.setdefault(name.rpartition(".")[0], {})[name] = len(content)
    large = ("firmware.games.", "firmware.shell", "firmware.shuffle", "firmware.selftest")
    for room, alone in rooms.items():
        names = [name for path in alone for name in within(path)]
        real = sum(alone.values())
        if room.startswith(large) and real > LARGE:
            found[room] = sum(module_size.of(drive, name) for name in names) / real
    assert len(found) > 5
    assert {room: share for room, share in found.items() if not 0.95 <= share <= 1.05} == {}
