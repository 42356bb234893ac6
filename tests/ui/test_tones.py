"""All tones, the house's and the games': loud on a piezo, and those that matter unlike others."""

import re
from functools import cache

import pytest

from firmware.ui.signals import SHUFFLED
from tests.house.tree import ROOT

# A row of tones begins with one of them, which no colour and no number of cards is as large as.
TONES = re.compile(r"^(_?[A-Z_]+) \+?= (\(\d{3,4}, \d+[\d, ]*\))(?: \* (\d))?", re.MULTILINE)


@cache
def all_heard() -> dict[str, list[tuple[int, int]]]:
    """Return all tones, each Hz and ms, by name."""
    sounding = [ROOT / "firmware/ui/signals.py", *(ROOT / "firmware/games").rglob("*.py")]
    found: dict[str, list[tuple[int, int]]] = {}
    for file in sounding:
        for name, row, times in TONES.findall(file.read_text("utf-8")):
            tones = [int(word) for word in row.strip("()").split(",")] * int(times or 1)
            found.setdefault(name.strip("_"), []).extend(zip(tones[::2], tones[1::2], strict=True))
    return found


def heard() -> dict[str, list[tuple[int, int]]]:
    """Return the same with silence left out."""
    return {name: [tone for tone in tones if tone[0]] for name, tones in all_heard().items()}


def length(name: str) -> int:
    """Return how many ms the signal of that `name` takes."""
    return sum(ms for _, ms in all_heard()[name])


UP = {"TURN", "WON", "START", "PRAISE"}  # good
DOWN = {"REFUSED", "TOLD_NO", "SKIP", "LOST", "GONG", "MISSED", "DRAWN"}
LEVEL = {"BEEP", "KEY", "NOT_NOW", "TICK", "TIE", "SECOND", "THIRD", "CALL"}
TO_AND_FRO = {"EVENT", "ASKED"}  # all listen


def test_every_tone_but_the_soft_click_is_where_a_piezo_is_loud():
    assert set(heard()) == UP | DOWN | LEVEL | TO_AND_FRO | {"SHUFFLED"}
    for name, tones in heard().items():
        assert name == "NOT_NOW" or all(1000 <= hertz <= 4000 for hertz, _ in tones), name


def test_the_direction_tells_up_is_good_down_is_bad_and_level_is_neither():
    for name, tones in heard().items():
        first, last = tones[0][0], tones[-1][0]
        assert name not in UP or first < last, name
        assert name not in DOWN or first > last, name
        assert name not in LEVEL or {hertz for hertz, _ in tones} == {first}, name


def pairs(row: str) -> list[tuple[int, int]]:
    """Return the tones of a `row` such as 700/30, where 0 is silence."""
    return [(int(tone.split("/")[0]), int(tone.split("/")[1])) for tone in row.split()]


# What each says, by the face's table.
MOTIFS = {
    "KEY": "2000/6",
    "NOT_NOW": "700/30",
    "REFUSED": "2400/90 0/30 1600/90 0/30 1100/180",
    "TICK": "2400/12",
    "TURN": "1200/40 0/30 1600/40",
    "DRAWN": "1600/40 0/60 1200/40",
    "EVENT": "1760/80 3520/80 1760/80 3520/160",
    "SKIP": "2093/60 0/40 1047/160",
    "SHUFFLED": "1400/25 0/25 " * 8,  # and 2100/80, behind the times of its row
    "PRAISE": "1319/60 1568/60 2093/60 2637/160",
    "BEEP": "1000/70 0/90",
    "SECOND": "1800/30",
    "THIRD": "2400/60",
    "GONG": "2637/120 0/40 2637/120 0/40 1319/280",
    "TIE": "1568/140 0/60 1568/140 0/60 1568/200",
    "LOST": "1568/150 1319/150 1047/260",
    "START": "1047/60 1568/60 2093/60 0/40 3136/120",
    "WON": "1047/120 1319/120 1568/120 2093/240 0/80 1568/120 2093/480 0/80 2093/100 2349/100"
    " 2637/100 3136/900",
}


@pytest.mark.parametrize("name", MOTIFS)
def test_each_motif_is_that_of_the_table(name: str):
    assert all_heard()[name] == pairs(MOTIFS[name])


def test_what_is_shuffled_ends_with_a_higher_tone():
    assert SHUFFLED[-2:] == (2100, 80)


def test_no_other_signal_has_the_tones_of_an_event():
    event = {hertz for hertz, _ in heard()["EVENT"]}
    for name, tones in heard().items():
        assert name == "EVENT" or not event & {hertz for hertz, _ in tones}, name


def test_no_two_signals_sound_alike():
    rows = [tuple(tones) for tones in all_heard().values()]
    assert len(set(rows)) == len(rows)


def test_a_win_is_the_longest_and_takes_under_three_seconds():
    assert max(heard(), key=length) == "WON"
    assert 2500 < length("WON") < 3000


def test_what_a_key_and_a_yes_sound_is_over_before_the_next_key():
    assert max(length(name) for name in ("KEY", "NOT_NOW", "TICK")) <= 30
