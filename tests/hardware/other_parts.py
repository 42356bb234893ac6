"""Other panels, rings and pads than those on the bill, and the case changed for them."""

import re
from typing import Any, NamedTuple

from hardware.case.measures import measures
from hardware.case.rules import rules
from hardware.table import HERE

TEXT = (HERE / "case.toml").read_text(encoding="utf-8")
PLACES = {"the first": 0, "the second": 1}


class Trial(NamedTuple):
    """Measures that differ, and how many pixels the ring has."""

    name: str
    pixels: int
    measures: dict[str, Any]


TRIALS = (
    Trial(
        "panel of 25.2 x 26.0", 16,
        {"display__width": 25.2, "display__height": 26.0, "display__glass": [25.0, 16.7, 1.4],
         "display__picture_below": 1.4},
    ),
    Trial(
        "panel of 1.3 inches", 16,
        {"display__width": 35.4, "display__height": 33.5, "display__glass": [34.5, 23.0, 1.5],
         "display__picture": [29.42, 14.7], "display__glass_below": 5.2},
    ),
    Trial(
        "panel of 1.54 inches, ring of 68 mm", 16,
        {"display__width": 42.4, "display__height": 38.0, "display__glass": [42.0, 27.2, 1.5],
         "display__picture": [35.05, 17.52], "display__picture_below": 2.1,
         "ring__outer": 68.0, "ring__inner": 54.0},
    ),
    Trial("ring of 12", 12, {"ring__outer": 37.0, "ring__inner": 23.0}),
    Trial("ring of 24", 24, {"ring__outer": 65.5, "ring__inner": 52.3}),
    Trial("ring of 8, a smaller capacitor", 8,
          {"ring__outer": 32.0, "ring__inner": 18.0, "capacitor__across": 8.0}),
    Trial("pad of 77 x 69", 16, {"keys__width": 77.0, "keys__height": 69.0,
                                 "keys__pitch": [18.0, 15.0], "keys__tail": [22.5, 0.6]}),
    Trial("pad of 100 x 100, thick", 16, {"keys__width": 100.0, "keys__height": 100.0,
                                          "keys__thickness": 1.5, "keys__pitch": [23.0, 23.0]}),
)  # fmt: skip


def changed(text: str = TEXT, **changes: Any) -> str:
    """Return the measures as written, with some such as ``ring__outer`` changed."""
    for name, value in changes.items():
        part, entry = name.split("__")
        pattern = rf"(\n\[{part}\].*?\n{entry} = )[^#\n]*"
        text, count = re.subn(pattern, rf"\g<1>{value}  ", text, count=1, flags=re.DOTALL)
        assert count == 1, name
    return text


def obeyed(text: str, pixels: int, panel: str = "small") -> str:
    """Return `text` with each measure as the findings say it must be, until there are none."""
    found = []
    for _ in range(4):
        m = measures(text, panel, pixels)
        found = rules(m)
        for one in found:
            place, _, which = one.measure.rstrip(",").partition(", ")
            part, entry = place.split(".")
            value: Any = one.needed
            now = getattr(getattr(measures(text, panel, pixels), part), entry)
            if which:
                value = list(now)
                value[PLACES[which]] = one.needed
            elif now > value if one.bound == "or more" else now < value:
                continue  # another finding asked for more of the same
            text = changed(text, **{f"{part}__{entry}": value})
        if not found:
            return text
    raise AssertionError([str(one) for one in found])
