"""The stand-ins offer nothing that a Pico with the oldest supported CircuitPython lacks."""

from importlib.metadata import distribution
from pathlib import Path

import pytest

from host_sim.interpreter import BUILTINS, STAND_INS
from host_sim.wiring import REPO_ROOT
from tests.host_sim.interface import Offer, excess, read

# What dir() of each module lists on a Pico, for modules that have no stubs: on 9.1.4 and on
# 10.0.0 alike (one name more on either side is left out).
ON_THE_PICO = {
    "array": "array",
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "gc": "collect disable enable isenabled mem_alloc mem_free",
    "math": "acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite"
    " isinf isnan ldexp log modf pi pow radians sin sqrt tan trunc",
    "micropython": "const",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname"
    " unlink urandom utime",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "argv byteorder exit implementation maxsize modules path platform stderr stdin stdout"
    " version version_info",
    "ulab": "dtype numpy scipy utils",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
}
BUILTINS_OF_THE_PICO = """
    ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception
    GeneratorExit ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError
    MemoryError NameError NotImplementedError OSError OverflowError RuntimeError StopIteration
    SyntaxError SystemExit TypeError ValueError ZeroDivisionError abs all any bool bytearray
    bytes callable chr classmethod dict dir divmod eval exec getattr globals hasattr hash id int
    isinstance issubclass iter len list locals map next object open ord pow print range repr
    round set setattr sorted staticmethod str sum super tuple type zip BrokenPipeError
    ConnectionError FutureWarning ReloadException StopAsyncIteration TimeoutError UnicodeError
    Warning __build_class__ __import__ bin compile complex delattr enumerate filter float
    frozenset help hex input max memoryview min oct property reversed slice
"""
# The same of its numpy, and of an array of that.
NUMPY_OF_THE_PICO = """
    acos acosh all any arange arctan2 argmax argmin argsort around array asarray asin asinh atan
    atanh bitwise_and bitwise_or bitwise_xor bool ceil clip compress concatenate convolve cos cosh
    cross degrees delete diag diff dot e empty equal exp expm1 eye fft flip float floor frombuffer
    full get_printoptions inf int16 int8 interp isfinite isinf left_shift linalg linspace load
    loadtxt log log10 log2 logspace max maximum mean median min minimum nan ndarray ndinfo nonzero
    not_equal ones pi polyfit polyval radians right_shift roll save savetxt set_printoptions sin
    sinc sinh size sort sqrt std sum tan tanh trace trapz uint16 uint8 vectorize where zeros
"""
NDARRAY_OF_THE_PICO = """
    T byteswap copy dtype flat flatten itemsize reshape shape size sort strides tobytes tolist
    transpose
"""
STUBS = distribution("circuitpython-stubs")
NAMES = sorted(STAND_INS.keys() - {"__init__"})


def stub(path: str) -> Offer:
    return read(Path(str(STUBS.locate_file(path))).read_text(encoding="utf-8"))


def of_the_board(name: str) -> Offer:
    if name in ON_THE_PICO:
        return Offer(names=set(ON_THE_PICO[name].split()))
    if name == "board":
        return stub("board_definitions/raspberry_pi_pico/__init__.pyi")
    return stub(f"{name}-stubs/__init__.pyi")


def stand_in(name: str) -> Offer:
    return read(STAND_INS[name].read_text(encoding="utf-8"))


def test_the_stubs_are_those_of_the_oldest_supported_release():
    assert STUBS.version == "9.1.4"


@pytest.mark.parametrize("name", NAMES)
def test_a_stand_in_offers_nothing_the_board_lacks(name: str):
    offer = stand_in(name)
    assert offer.names, "a stand-in says in __all__ what it offers"
    assert excess(offer, of_the_board(name)) == []


def test_the_bytes_behind_nvm_offer_nothing_the_board_lacks():
    mine = stand_in("microcontroller").classes["_ByteArray"]
    real = stub("nvm-stubs/__init__.pyi").classes["ByteArray"]
    assert {name for name in mine.names if not name.startswith("_")} == set()
    assert {name for name in mine.functions if name.startswith("__")} <= set(real.functions)


def test_the_arrays_offer_nothing_the_board_lacks():
    mine = read(STAND_INS["ulab"].read_text(encoding="utf-8")).classes
    for name, there in (("numpy", NUMPY_OF_THE_PICO), ("ndarray", NDARRAY_OF_THE_PICO)):
        assert excess(mine[name], Offer(names=set(there.split()))) == []


def test_what_the_type_check_believes_of_arrays_is_what_the_stand_in_and_the_board_have():
    believed = read((REPO_ROOT / "tools/device_stubs/ulab/numpy.pyi").read_text(encoding="utf-8"))
    assert believed.names <= set(NUMPY_OF_THE_PICO.split()) | {"Any"}
    mine = read(STAND_INS["ulab"].read_text(encoding="utf-8")).classes
    assert excess(believed, Offer(mine["numpy"].names | {"Any"})) == []
    assert excess(believed.classes["ndarray"], mine["ndarray"]) == []


def test_the_builtins_are_the_board_s():
    assert set(BUILTINS) <= set(BUILTINS_OF_THE_PICO.split())


def test_the_parameters_that_the_board_takes_by_name_only_are_so_here(running):
    """The stub shows KeyMatrix's options as positional; the board refuses them there."""
    desk = running(
        "import board, keypad\nkeypad.KeyMatrix((board.GP6,), (board.GP10,), True)",
    )
    assert "TypeError" in desk.crash


BOARD = read("""
limit: int
def f(a, b, *, c=1): ...
class Thing:
    size: int
    def __init__(self, pin, mode=0): ...
    def run(self, /, speed): ...
""")


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def g(): ...", ["g"]),
        ("probe = 1", ["probe"]),
        ("import time", ["time"]),
        ("def f(a, x): ...", ["f('a', 'x')"]),
        ("def f(a, b, c): ...", ["f('a', 'b', 'c')"]),
        ("def f(a, *, d=1): ...", ["f(*, d)"]),
        ("class Thing:\n def scan(self): ...", ["Thing.scan"]),
        ("class Thing:\n def __init__(self, pin):\n  self.pin = pin", ["Thing.pin"]),
        ("class Thing:\n def run(self, /, fast): ...", ["Thing.run('fast',)"]),
        ("def f(a, /): ...\nlimit = 2\nimport os as _os\n_x = 1", []),
        ("class Thing:\n def __init__(self, pin, *, mode=0):\n  self._pin = pin", []),
    ],
)
def test_what_is_too_much_is_found(source: str, found: list[str]):
    assert excess(read(source), BOARD) == found
