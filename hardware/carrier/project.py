"""KiCad's project file: the fab's rules that the board is checked against."""

import json

from hardware.carrier import joined

# What any fab of two-layer boards makes without a surcharge, mm.
RULES = {
    "min_clearance": 0.2,
    "min_track_width": 0.25,
    "min_copper_edge_clearance": 0.3,
    "min_hole_clearance": 0.25,
    "min_hole_to_hole": 0.5,
    "min_through_hole_diameter": 0.3,
    "min_via_annular_width": 0.15,
    "min_via_diameter": 0.6,
    "max_error": 0.02,  # of a curve that is drawn as a polygon
}
CLASS = {"clearance": 0.2, "via_diameter": 0.8, "via_drill": 0.4}


def text(name: str) -> str:
    """Return the project file `name`, with a class of nets for each width of track."""
    classes = [{"name": "Default", "track_width": joined.SIGNAL_MM, "nets": [], **CLASS}]
    for width in sorted(set(joined.NETS_MM.values())):
        nets = [net for net, mm in joined.NETS_MM.items() if mm == width]
        classes.append({"name": f"Power {width} mm", "track_width": width, "nets": nets, **CLASS})
    project = {
        "board": {"design_settings": {"rules": RULES, "meta": {"version": 2}}},
        "meta": {"filename": name, "version": 1},
        "net_settings": {"classes": classes, "meta": {"version": 2}},
    }
    return json.dumps(project, indent=2) + "\n"
