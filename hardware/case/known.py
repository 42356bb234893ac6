"""Which measures `case.toml` has, part by part; no number of them, only their names."""

# A name with :2 is of so many numbers, in brackets.
_PARTS = {
    "case": "mirrored width length front tilt wall floor lid corner least rim gap "
    "lip lip_depth lip_play",
    "view": "elevation highest side light",
    "printer": "overhang bridge layer bed:2",
    "screws": "at hole through head sunk length post:2",
    "feet": "across height play mark at",
    "board": "width length thickness tallest holes:2 hole socket:3 socket_beyond stands stand peg "
    "play from_wall plug:2 bootsel:2 poke",
    "display": "width height thickness glass:3 glass_below picture:2 picture_below picture_behind "
    "unsure pins:4 pins_below play depth edge",
    "ring": "outer inner thickness board pixel play depth",
    "diffuser": "thickness wall proud play",
    "baffle": "height play key",
    "keys": "width height thickness bottom margin pitch:2 tail:2 slot:2",
    "piezo": "across height play cup hole from_front",
    "capacitor": "across length",
    "battery": "fitted width length height play rim charger:3 switch body:3 from_back",
    "carrier": "fitted width length thickness sockets above holes:2 first hole post",
    "letters": "depth least name keys",
    "gauge": "screw peg piezo ring display:2",
}


def _counts() -> dict[str, int]:
    found = {}
    for part, names in _PARTS.items():
        for item in names.split():
            name, _, count = item.partition(":")
            found[f"{part}.{name}"] = int(count or 0)
    return found


# Measure, such as ``case.width``, to how many numbers in brackets it is; 0 is one without any.
MEASURES = _counts()
