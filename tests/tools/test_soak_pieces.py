"""Large pieces of memory are found where a function of the firmware has them as it ends."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.soak import __main__ as soak
from tools.soak.pieces import Pieces, piece_of

SOURCE = """
def holds(count):
    cards = [0] * count
    return len(cards)

def returns(count):
    return bytes(count)
"""


@pytest.fixture
def function(tmp_path: Path) -> Callable[[str], Callable[[int], object]]:
    """Return a function of a firmware by its name."""
    names: dict[str, Callable[[int], object]] = {}
    exec(compile(SOURCE, str(tmp_path / "firmware" / "shell" / "some.py"), "exec"), names)
    return names.__getitem__


@pytest.mark.parametrize(
    ("value", "size"),
    [
        ([0] * 3, 16),
        ([0] * 64, 256),
        ([0] * 65, 512),
        ((0,) * 65, 260),
        (dict.fromkeys(range(50)), 400),
        ("×" * 10, 20),
        (bytearray(98), 98),
        (98, 0),
    ],
)
def test_a_piece_is_measured_as_the_board_keeps_it(value: object, size: int):
    assert piece_of(value) == size


def test_what_a_function_holds_or_returns_is_told_at_its_largest(function: Callable):
    with Pieces() as seen:
        for count in (70, 400, 64):
            function("holds")(count)
        function("returns")(379)
        function("returns")(380)
    assert seen.lines() == [
        "  2048 shell/some.py holds cards list",
        "   380 shell/some.py returns bytes",
    ]


def test_what_is_not_the_firmware_s_is_not_told():
    with Pieces() as seen:
        piece_of([0] * 100)
    assert seen.lines() == []


def test_the_verb_tells_how_many_lives_it_saw(capsys: pytest.CaptureFixture[str]):
    assert soak.main(["--pieces", "--seed", "3", "--hours", "0.00001"]) == 0
    assert capsys.readouterr().out.endswith("seed 3: 1 lives, pieces of 380 bytes and more\n")
