"""How the device's coach learns: a strong player says what every end of its turns is worth.

The small network plays, so that it learns what it meets; lessons are kept from round to round.  Its
weights are kept as those of the players are, then made bytes and written as a module of the device.
"""

# pyright: reportMissingImports=false

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from host_sim.players.quick import network, small, strong, table, weights
from host_sim.players.quick.house import house
from host_sim.wiring import REPO_ROOT

UNITS = 24
NUMBERS = (small.COUNT + 2) * UNITS
ROUNDS = 6
LESSONS = 500_000  # of a round; the first has twice as many
SHARE, NEAR, STRAY = 4, 0.3, 20  # see learn_alone in small.py
LED_SHARE, LED_NEAR = 20, -1.0  # where the teacher plays, in the first round
BATCH = 2048
OVER = 5  # how often all lessons are gone through after a round, twice as often after the last
WON = 0.9  # the weight of winning, beside how far the game goes
PACE, LAST_PACE = 3e-3, 3e-5
ALONE = REPO_ROOT / "firmware" / "games" / "the_game" / "alone.py"
KEPT = weights.FOLDER / "coach-1.weights"
STORY = "Learned by the network of best_turn.py for who plays alone; dev.py train writes it."
WIDE = 88  # signs of a line of bytes
TOGETHER = 10  # inputs whose weights are one piece of bytes, which a full memory has room for


class Round(NamedTuple):
    """A round of lessons: how much the network was wrong before it learned from it."""

    number: int
    wrong: float  # nats a position
    games: int


def train(
    seed: int, rounds: int = ROUNDS, lessons: int = LESSONS
) -> Iterator[tuple[Round, small.Net]]:
    """Yield each round, and the network behind it."""
    chance = np.random.default_rng(seed)
    rules = house("TG", 1)
    teacher = network.parts(strong.weights_for(rules, "TG")[0])
    here, mind, desk = table.new_table(), table.new_mind(), small.new_desk()
    rows, answers = np.zeros((0, small.COUNT), np.uint8), np.zeros(0, np.float32)
    net = fresh(chance)
    for number in range(rounds):
        new = small.Lessons(
            np.zeros((lessons * (2 - (number > 0)), small.COUNT), np.int16),
            np.zeros((lessons * (2 - (number > 0)), 2), np.float32),
        )
        games = small.learn_alone(
            here, rules, mind, desk, net, teacher, table.USUAL, seed * 100 + number, new,
            SHARE if number else LED_SHARE, NEAR if number else LED_NEAR, STRAY, number == 0,
        )  # fmt: skip
        wanted = WON * new.answers[:, 0] + (1 - WON) * new.answers[:, 1]
        wrong = _wrong(net, new.rows, wanted)
        rows = np.concatenate([rows, new.rows.astype(np.uint8)])
        answers = np.concatenate([answers, wanted.astype(np.float32)])
        last = number == rounds - 1
        net = fit(net, rows, answers, OVER * (1 + last), chance)
        yield Round(number, wrong, games), net


def fresh(chance: np.random.Generator) -> small.Net:
    """Return a network that knows nothing."""
    first = chance.standard_normal((small.COUNT, UNITS)) * (1.5 / small.COUNT) ** 0.5
    first /= np.float32(20)  # what describes a position is as large
    return small.Net(
        first.astype(np.float32), np.zeros(UNITS, np.float32),
        (chance.standard_normal(UNITS) * 0.2).astype(np.float32),
    )  # fmt: skip


def _wrong(net: small.Net, rows: np.ndarray, wanted: np.ndarray) -> float:
    """Return by how many nats the network's answers differ, on average, from those `wanted`."""
    units = np.maximum(rows.astype(np.float32) @ net.first + net.biases, 0)
    share = np.clip(1 / (1 + np.exp(-(units @ net.last))), 1e-6, 1 - 1e-6)
    wanted = np.clip(wanted, 1e-6, 1 - 1e-6)
    return float(
        np.mean(wanted * np.log(wanted / share) + (1 - wanted) * np.log((1 - wanted) / (1 - share)))
    )


def fit(
    net: small.Net, rows: np.ndarray, wanted: np.ndarray, over: int, chance: np.random.Generator
) -> small.Net:
    """Return the network that was led to answer as `wanted`, `over` so many times, by Adam's steps.

    A constant is learned beside it and left out, as only what is more and what is less counts.
    """
    scale = rows.std(0) + 1e-3
    rows = (rows / scale).astype(np.float32)
    parts = [net.first * scale[:, None].astype(np.float32), net.biases.copy(), net.last.copy()]
    parts.append(np.zeros(1, np.float32))
    first_moments = [np.zeros_like(part) for part in parts]
    second_moments = [np.zeros_like(part) for part in parts]
    steps = over * len(rows) // BATCH
    for step in range(steps):
        some = chance.integers(0, len(rows), BATCH)
        slopes = _slopes(parts, rows[some], wanted[some])
        pace = PACE * (1 - step / steps) + LAST_PACE
        for part, slope, first, second in zip(
            parts, slopes, first_moments, second_moments, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            size = np.sqrt(second / (1 - 0.999 ** (step + 1))) + 1e-7
            part -= np.float32(pace / (1 - 0.9 ** (step + 1))) * first / size
    return small.Net((parts[0] / scale[:, None]).astype(np.float32), parts[1], parts[2])


def _slopes(parts: list[np.ndarray], rows: np.ndarray, wanted: np.ndarray) -> list[np.ndarray]:
    first, biases, last, constant = parts
    into = rows @ first + biases
    units = np.maximum(into, 0)
    wrong = (1 / (1 + np.exp(-(units @ last + constant))) - wanted) / np.float32(len(rows))
    back = np.outer(wrong, last) * (into > 0)
    return [rows.T @ back, back.sum(0), units.T @ wrong, wrong.sum(keepdims=True)]


def packed(net: small.Net) -> list[bytes]:
    """Return the weights as firmware/games/the_game/best_turn.py reads them."""
    scales = np.maximum(np.abs(net.first).max(1), 1e-9) / 127
    first = np.round(net.first / scales[:, None]).astype(np.int8)
    floats = [np.asarray(part, "<f4").tobytes() for part in (scales, net.biases, net.last)]
    return floats + [first[at : at + TOGETHER].tobytes() for at in range(0, len(first), TOGETHER)]


def unpacked(pieces: Sequence[bytes]) -> small.Net:
    """Return the network that the device makes of `pieces`."""
    scales, biases, last = (np.frombuffer(piece, "<f4") for piece in pieces[:3])
    first = np.frombuffer(b"".join(pieces[3:]), np.int8).reshape(len(scales), len(biases))
    return small.Net((first * scales[:, None]).astype(np.float32), biases.copy(), last.copy())


def keep(path: Path, net: small.Net, story: dict[str, Any]) -> None:
    """Write `net` to `path`, with the `story` of how it came about."""
    weights.write(path, np.concatenate([part.ravel() for part in net]), story)


def kept(path: Path) -> small.Net:
    """Return the network in `path`; raise BadWeights if it is none."""
    numbers, _ = weights.read(path, NUMBERS)
    cells = small.COUNT * UNITS
    first = numbers[:cells].reshape(small.COUNT, UNITS)
    return small.Net(first, numbers[cells : cells + UNITS], numbers[cells + UNITS :])


def write(path: Path, pieces: Sequence[bytes]) -> None:
    """Write the weights in `pieces` as a module of the device."""
    rows = "\n".join(f"    (\n{_lines(piece)}\n    )," for piece in pieces)
    path.write_text(f'"""{STORY}"""\n\nWEIGHTS = (\n{rows}\n)\n', encoding="utf-8", newline="\n")


def _lines(piece: bytes) -> str:
    lines, line = [], ""
    for byte in piece:
        sign = r"\x22" if byte == ord('"') else repr(bytes((byte,)))[2:-1]
        if len(line) + len(sign) > WIDE:
            lines.append(line)
            line = ""
        line += sign
    return "\n".join(f'        b"{line}"' for line in [*lines, line])
