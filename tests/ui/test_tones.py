"""All tones, the house's and the games': loud on a piezo, and those that matter unlike others."""

import re
from functools import cache

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
