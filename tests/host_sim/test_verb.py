"""A verb ends in a line, or quietly, where nobody reads on or nothing more can be written."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

import dev
from host_sim.wiring import REPO_ROOT

VERB = "from host_sim import verb\nverb.run(lambda words: {})"
FULL = Path("/dev/full")  # to which nothing can be written
AT_ONCE = "print('x', flush=True)"
AT_THE_END = "print('x')"
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is none here")


def run(doing: str, out: IO | None) -> tuple[int, str]:
    """Return with what status a verb that is `doing` something ends, and what it complains of."""
    command = [sys.executable, "-c", VERB.format(doing)]
    done = subprocess.run(command, cwd=REPO_ROOT, stdout=out, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stderr.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes are others there")
@pytest.mark.parametrize("doing", [AT_ONCE, AT_THE_END, "exit(print('x'))"])
def test_who_no_longer_reads_is_told_nothing(doing: str):
    with subprocess.Popen(["true"], stdin=subprocess.PIPE) as reader:
        reader.wait()
        assert run(doing, reader.stdin) == (1, "")


@needs_full
@pytest.mark.parametrize("doing", [AT_ONCE, AT_THE_END])
def test_what_has_no_room_is_told_in_a_line(doing: str):
    with FULL.open("w") as full:
        assert run(doing, full) == (1, "Not all could be written: No space left on device\n")


def test_a_file_that_no_memory_holds_is_told_in_a_line():
    said = "There is not enough memory here for that.\n"
    assert run("exec('raise MemoryError')", None) == (1, said)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell is another there")
@pytest.mark.parametrize(
    ("closed", "doing"), [("<&-", "print(sys.stdin.read())"), (">&-", "print('x')"), ("2>&-", "0")]
)
def test_who_closes_what_it_reads_or_tells_breaks_nothing(closed: str, doing: str):
    program = "import sys\n" + VERB.format(doing)
    command = ["sh", "-c", f'exec "$0" -c "$1" {closed}', sys.executable, program]
    done = subprocess.run(command, cwd=REPO_ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_signs_that_are_unknown_in_or_out_are_told_by_others():
    program = "import sys\n" + VERB.format("print(sys.stdin.read(), chr(233), chr(0xd800))")
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=REPO_ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        input=b"a\xff",
        capture_output=True,
        check=False,
    )
    assert done.stderr.decode() == ""
    assert done.stdout.decode().rstrip() == r"a\ufffd \xe9 \ud800"


def test_other_errors_are_told_with_their_place_and_a_status_is_passed_on():
    assert run("3", None) == (3, "")
    status, told = run("open('nowhere/at/all')", None)
    assert (status, told.splitlines()[0]) == (1, "Traceback (most recent call last):")
    assert run("exec('raise KeyboardInterrupt')", None) == (130, "")


@needs_full
@pytest.mark.parametrize("words", ["dev.py help", "-m tools.replay.conform", "-m host_sim"])
def test_each_verb_is_run_so(words: str, tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("screen\n", encoding="utf-8")
    command = [sys.executable, *words.split()]
    if "help" not in words:
        command += [str(file), *["--face", "none"] * ("host_sim" in words)]
    with FULL.open("w") as full:
        done = subprocess.run(
            command, cwd=REPO_ROOT, stdout=full, stderr=subprocess.PIPE, check=False
        )
    told = done.stderr.decode()
    assert done.returncode == 1
    assert told.endswith("Not all could be written: No space left on device\n")
    assert "Traceback" not in told


MODULES = {row[3] for row in dev.VERBS.values()} - {"", "hardware"}  # which ends at once


@pytest.mark.parametrize("module", sorted(MODULES))
def test_and_so_is_every_other(module: str):
    assert "\n    verb.run(" in dev.source_of(module)
