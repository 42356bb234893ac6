"""The file that the emulated Pico is started from: CircuitPython and the compiled drive.

Two files of the drive are not the board's own.  The box draws the bytes that the simulator draws
from power on, so that both deal the same cards.  And where the heap is asked for, the main program
tells on the console how much of it is free, whenever something was sent there.  Some bytes of it
may be taken from power on: a board must do with less than the one that was measured.
"""

from pathlib import Path

from tools.compiling import modules
from tools.drive import drive, release, uf2

SEED = 1
BOX = "firmware/device/box.py"
TRUE = '''\
def random_bytes(count: int) -> bytes:
    """Return `count` random bytes."""
    return os.urandom(count)
'''
# Chance that repeats: that of tools/page/twin_desk.py.
CHANCE = f'''\
_state = [{SEED}]


def random_bytes(count: int) -> bytes:
    """Return `count` bytes."""
    found = bytearray(count)
    for i in range(count):
        _state[0] = (_state[0] * 75 + 74) % 65537
        found[i] = _state[0] & 255
    return bytes(found)
'''
TAKEN = "taken = bytearray({})\n"
STEP = "            app.step(box.now(), None if app.busy else box.key())\n"
ASKED, TOLD = "?", "free "
TELL = f"""\
            if supervisor.runtime.serial_bytes_available:
                sys.stdin.read(1)
                gc.collect()
                print("{TOLD}%d;" % gc.mem_free())
"""


def files(heap: bool = False, take: int = 0) -> dict[str, bytes]:
    """Return the drive's files, path to bytes; with `heap` they tell how much of it is free.

    The board has `take` bytes of it less than it had.
    """
    return modules.compiled(_sources(heap, take))


def short_names(heap: bool = False, take: int = 0) -> dict[str, Path]:
    """Return where in `files` the modules are that the build gave short names, by their own.

    It gives first those that the sources have: what is not the board's own may lead to others.
    """
    return {name: Path(path) for name, path in modules.short(_sources(heap, take)).paths()}


def _sources(heap: bool, take: int) -> dict[str, bytes]:
    found = release.contents(source=True)
    box = repeating((drive.ROOT / BOX).read_text("utf-8"))
    found[BOX] = (box + TAKEN.format(take) * (take > 0)).encode()
    if heap:
        found["main.py"] = telling(found["main.py"].decode()).encode()
    return found


def repeating(box: str) -> str:
    """Return the source of the `box` with chance that repeats; ValueError if it has no such."""
    if TRUE not in box:
        raise ValueError(f"{BOX} draws otherwise now: see tools/rig/board_file.py")
    return box.replace(TRUE, CHANCE)


def telling(program: str) -> str:
    """Return the main `program`, telling the free heap; ValueError if its loop is another."""
    before, step, after = program.partition(STEP)
    if not step:
        raise ValueError("main.py has no such step any more: see tools/rig/board_file.py")
    return f"import gc\nimport sys\n\nimport supervisor\n\n{before}{step}{TELL}{after}"


def joined(circuitpython: bytes, heap: bool = False, take: int = 0) -> bytes:
    """Return the .uf2 file of `circuitpython` and of that drive; raises `uf2.Refused`."""
    return uf2.joined(circuitpython, files(heap, take))
