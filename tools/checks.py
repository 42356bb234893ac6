"""Every check but the tests, side by side: format, lint, what nobody uses, types of both worlds.

    python3 dev.py lint

Types, and what nobody uses, are looked for where something has changed: see checking/known.py.
The exit status is 1 if one of them fails; which ones is said behind all that they tell.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from host_sim import verb, waiting
from tools.checking import known

CHECKS = (  # the longest first
    ("tools.checking.known", "types", "pyproject.toml"),
    ("tools.checking.known", "types", "pyrightconfig-device.json"),
    ("tools.checking.known", "unused"),
    ("tools.compiling.compiles",),
    ("ruff", "format", "--check"),
    ("ruff", "check", "--quiet"),
)


def main(checks: Sequence[tuple[str, ...]] = CHECKS) -> int:
    """Run the `checks`, each a module and its words; tell what they tell, one after the other."""
    failed = []
    waiting.tell("Looking through what has changed, a minute where that is much")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = pool.map(lambda check: known.told(*check), checks)
        for check, (status, told) in zip(checks, answers, strict=True):
            print(told, end="", flush=True)
            if status:
                failed.append(check)
    for check in failed:
        print("FAILED:", *check, flush=True)
    return int(bool(failed))


if __name__ == "__main__":
    verb.run(lambda _: main())
