"""All tones, the house's and the games': loud on a piezo, and those that matter unlike others."""

import itertools
import re
from functools import cache

from tests.house.tree import ROOT

# A row of tones begins with one of them, which no colour and no number of cards is as large as.
TONES = re.compile(r"^(_?[A-Z]+) = (\(\d{4}, [\d, ]+\))(?: \* (\d))?", re.MULTILINE)


@cache
def all_heard() -> dict[str, list[tuple[int, int]]]:
    """Return all tones, each Hz and ms, by name."""
    sounding = [ROOT / "firmware/ui/signals.py", *(ROOT / "firmware/games").rglob("*.py")]
    found = {}
    for file in sounding:
        for name, row, times in TONES.findall(file.read_text("utf-8")):
            tones = [int(word) for word in row.strip("()").split(",")] * int(times or 1)
            found[name.strip("_")] = list(zip(tones[::2], tones[1::2], strict=True))
    return found


def heard() -> dict[str, list[tuple[int, int]]]:
    """Return the same with silence left out."""
    return {name: [tone for tone in tones if tone[0]] for name, tones in all_heard().items()}


def length(name: str) -> int:
    """Return how many ms the signal of that `name` takes."""
    return sum(ms for _, ms in all_heard()[name])


def test_every_tone_is_where_a_piezo_is_loud():
    assert len(heard()) == 14
    for name, tones in heard().items():
        assert all(1000 <= hertz <= 4000 for hertz, _ in tones), name


def test_no_other_signal_has_the_tones_of_an_event():
    event = {hertz for hertz, _ in heard()["EVENT"]}
    assert len(event) == 3
    for name, tones in heard().items():
        assert name == "EVENT" or not event & {hertz for hertz, _ in tones}, name


def test_the_refusal_is_the_most_urgent_longest_repeated_falling_and_highest():
    refused = heard()["REFUSED"]
    third = len(refused) // 3
    assert refused == refused[:third] * 3, "it is repeated"
    assert refused[0][0] > refused[1][0], "and falls each time"
    for name, tones in heard().items():
        if name == "REFUSED":
            continue
        assert length(name) < length("REFUSED"), name
        assert max(hertz for hertz, _ in tones) < refused[0][0], name
        steps = itertools.pairwise(tones)
        falls = sum(after[0] < before[0] for before, after in steps)
        assert falls < 3, name
