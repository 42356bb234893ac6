"""The face leaves the terminal as it was, also where somebody ends it from elsewhere."""

import os
import signal
import subprocess
import sys
import time

import pytest

from host_sim.wiring import REPO_ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such terminal, no such signals")
LEFT = b"\x1b[?1049l"  # the other screen, on which the face was


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_who_ends_it_by_a_signal_has_the_terminal_back(name: str):
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "host_sim", "--fresh", "--face", "terminal", "--plain"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50"}
    with subprocess.Popen(
        command, cwd=REPO_ROOT, env=environment, stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        shown, end = b"", time.monotonic() + 30
        while b"On." not in shown and time.monotonic() < end:
            shown += os.read(ours, 1 << 16)
        process.send_signal(getattr(signal, name))
        try:
            while True:
                shown += os.read(ours, 1 << 16)
        except OSError:  # the last who could write has gone
            pass
        assert process.wait(20) == 0
    os.close(ours)
    assert LEFT in shown
