"""Measures that do not go together are named, with what they must be, before anything is made."""

import pytest

from hardware.case import fits
from hardware.case.measures import chosen, measures
from hardware.case.names import PANELS
from tests.hardware.other_parts import TEXT, TRIALS, changed, obeyed


def test_the_measures_as_they_are_go_together():
    assert chosen() in PANELS
    assert fits.of_both() == []


@pytest.mark.parametrize(
    ("changes", "finding"),
    [
        (
            {"case__width": 90.0},
            "case.width is 90 and must be 94.5 or more: panel and ring lie side by side "
            "between the walls",
        ),
        (
            {"case__length": 140.0},
            "case.length is 140 and must be 144.8 or more: the ring's windows lie beyond the "
            "keys",
        ),
        (
            {"ring__outer": 68.0, "ring__inner": 54.0},
            "case.width is 96 and must be 118 or more: panel and ring lie side by side "
            "between the walls",
        ),
        (
            {"ring__outer": 26.0, "ring__inner": 14.0},
            "ring.outer is 26 and must be 42.6 or more: between 16 pixels there must be walls "
            "of 1.6 mm",
        ),
        (
            {"display__glass": [25.0, 19.3, 1.5]},
            "display.glass, the first, is 25 and must be 26.3 or more: else the panel falls "
            "through its window, which whoever looks from aside needs as wide",
        ),
        (
            {"display__edge": 1.0},
            "display.edge is 1 and must be 1.6 or more: no wall is thinner",
        ),
        (
            {"display__thickness": 3.0},
            "display.depth is 4 and must be 4.5 or more: its rim holds glass and board",
        ),
        (
            {"keys__width": 90.0},
            "case.width is 96 and must be 114 or more: the keys lie between the walls, with "
            "room for letters beside them",
        ),
        (
            {"keys__bottom": 6.0},
            "keys.bottom is 6 and must be 12.5 or more: the slot for its tail and the letters "
            "lie before it",
        ),
        (
            {"capacitor__length": 40.0},
            "capacitor.length is 40 and must be 28.1 or less: it lies in the middle of the "
            "ring, where 29.9 mm are free",
        ),
        (
            {"case__front": 8.0},
            "case.front is 8 and must be 9.9 or more: a screw of 10 mm must not come out "
            "below",
        ),
        (
            {"board__stands": 3.5},
            "board.stands is 3.5 and must be 5.7 or more: the plug must come in above the "
            "floor",
        ),
        (
            {"printer__bridge": 10.0},
            "printer.bridge is 10 and must be 12.6 or more: the plug's opening is one",
        ),
        (
            {"case__tilt": 40.0},
            "case.tilt is 40 and must be 30 or less: it is a face to type on",
        ),
        (
            {"ring__outer": '"wide"'},
            "ring.outer is 'wide' and must be a number, 0 to 500",
        ),
        (
            {"case__wall": -1},
            "case.wall is -1 and must be a number, 0 to 500",
        ),
        (
            {"case__length": "1470.0"},
            "case.length is 1470.0 and must be a number, 0 to 500",
        ),
        (
            {"view__side": "inf"},
            "view.side is inf and must be a number, 0 to 500",
        ),
        (
            {"keys__height": "[76.0, 69.0]"},
            "keys.height is [76.0, 69.0] and must be a number, 0 to 500",
        ),
        (
            {"display__glass": "[26.7, 19.3]"},
            "display.glass is [26.7, 19.3] and must be 3 numbers in brackets, each 0 to 500",
        ),
        (
            {"screws__post": "7.0"},
            "screws.post is 7.0 and must be 2 numbers in brackets, each 0 to 500",
        ),
    ],
)  # fmt: skip
def test_a_measure_that_does_not_fit_is_named_with_what_it_must_be(changes, finding: str):
    assert finding in fits.findings(changed(**changes), "small")


def test_a_measure_of_nothing_or_of_too_much_ends_no_run():
    for name in ("letters__name", "letters__keys", "ring__pixel", "case__corner"):
        for value in (0, 499):
            found = fits.of_both(changed(TEXT, **{name: value}))
            assert all(" must be " in line for line in found)
    assert fits.of_both(changed(ring__pixel=499))


def test_the_wall_beside_the_panel_is_what_the_larger_panel_asks_for():
    large = TEXT.replace("[large.case]\nwidth = 129.0", "[large.case]\nwidth = 110.0")
    assert fits.of_both(large) == [
        "large: case.width is 110 and must be 128.7 or more: panel and ring lie side by side "
        "between the walls"
    ]


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ('panel = "large"', 'panel = "huge"', "panel is 'huge' and must be one of: large, small"),
        ('panel = "large"', "", "panel is '' and must be one of: large, small"),
        ("width = 96.0\n", "", "case.toml has no case.width"),
        ('panel = "large"', 'panel = "small"\ntilt = 25', "tilt stands before all parts"),
        (
            "[large.display]\nwidth",
            "[large.display]\nwidht = 3\nwidth",
            "large.display.widht is no",
        ),
        ("[large.display]", "[large.screen]", "large.screen is no part of case.toml"),
        ("width = 96.0\n", "width = \n", "case.toml cannot be read: "),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_a_sentence(old: str, new: str, finding: str):
    assert old in TEXT
    line = fits.of_both(TEXT.replace(old, new, 1))[0]
    assert line.removeprefix("large: ").removeprefix("small: ").startswith(finding)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_who_does_what_the_findings_say_is_done(trial):
    text = obeyed(changed(**trial.measures), trial.pixels)
    assert fits.findings(text, "small", trial.pixels) == []
    m = measures(text, "small", trial.pixels)
    for name, value in trial.measures.items():
        part, entry = name.split("__")
        assert getattr(getattr(m, part), entry) == value or entry == "glass"


def test_what_the_proofs_found_is_told_in_sentences():
    proved = {"clashes": ["box and board: 5.226 mm3"], "thinnest": {"lid": 1.2, "diffuser": 1.0}}
    assert fits.sentences(proved, measures()) == [
        "clashes: box and board: 5.226 mm3",
        "lid is 1.2 mm thin somewhere and must be 1.6 or more",
    ]
