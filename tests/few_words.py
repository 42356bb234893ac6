"""Where several processes test, each tells the first one of a test what it asks for, and once.

What they tell each other of 10,600 tests takes as long as many of those do.  All is told where
somebody asks how long everything took.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from _pytest.runner import runtestprotocol


def run(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run `item` in one of several processes, and tell of it; None leaves that to pytest."""
    asked = item.config.option
    if not hasattr(item.config, "workerinput") or asked.durations is not None or asked.xmlpath:
        return None
    for report in worth_telling(runtestprotocol(item, log=False, nextitem=nextitem)):
        item.ihook.pytest_runtest_logreport(report=report)
    return True


def worth_telling(reports: list[pytest.TestReport]) -> Iterator[pytest.TestReport]:
    """Yield what failed, was skipped or has printed something, and of what went well its call."""
    for report in reports:
        if not report.passed or report.sections:
            yield report
        elif report.when == "call":
            report.keywords = {}  # by which nobody chooses any more
            yield report


def scheduler(config: pytest.Config, log: Any) -> Any:
    """Return who hands out whole files, and counts what is left alone; None where not asked to."""
    if config.option.dist != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling  # not there where one process tests alone

    class OfWhatIsLeft(LoadFileScheduling):
        def _pending_of(self, workload: dict[str, dict[str, bool]]) -> int:
            for file in [file for file, tests in workload.items() if all(tests.values())]:
                del workload[file]
            return super()._pending_of(workload)

    return OfWhatIsLeft(config, log)
