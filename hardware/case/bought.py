"""The bought parts as solids, where they sit in the closed box."""

from types import SimpleNamespace

from hardware.case import light
from hardware.case.box import faced, holes, plug_height
from hardware.case.solids import Solid, block, cone, joined, pillar, span, tube


def parts(m: SimpleNamespace) -> dict[str, Solid]:
    """Return name to solid; the screws without their threads."""
    carried = {"display": display(m), "ring": ring(m), "keys": keys(m), "capacitor": capacitor(m)}
    carried |= {f"screw {i}": screw(m, at) for i, at in enumerate(m.screws.places, 1)}
    named = {"board": board(m), "piezo": piezo(m)}
    named |= {name: faced(m, solid) for name, solid in carried.items()}
    if m.battery.fitted:
        named |= battery(m)
    if m.carrier.fitted:
        named["carrier"] = carrier(m)
    return named | {f"foot {i}": foot(m, at) for i, at in enumerate(m.feet.places, 1)}


def battery(m: SimpleNamespace) -> dict[str, Solid]:
    """The battery, the charger beside it and the body of the switch."""
    b, floor = m.battery, m.case.floor
    x, y, z = b.switch_centre
    along, up, deep = b.body
    return {
        "battery": block(b.centre, (b.width, b.length), floor, floor + b.height),
        "charger": block(b.charger_centre, tuple(b.charger[:2]), floor, floor + b.charger[2]),
        "switch": span((x, y - along / 2, z - up / 2), (x + deep, y + along / 2, z + up / 2)),
    }


def carrier(m: SimpleNamespace) -> Solid:
    """The carrier board, and below it the sockets that the Pico is plugged into."""
    k, b, pins = m.carrier, m.board, 2.5
    top = k.level + k.thickness
    plate = block(k.centre, (k.width, k.length), k.level, top)
    drills = [pillar(p, k.hole, k.level - 1, top + 1, 32) for p in k.places]
    sides = [b.centre[0] + side * (b.width - pins) / 2 for side in (-1, 1)]
    low = b.level + b.thickness
    sockets = [block((x, b.centre[1]), (pins, b.length), low, k.level) for x in sides]
    return plate - joined(drills) + joined(sockets)


def plugs(m: SimpleNamespace) -> dict[str, Solid]:
    """The cable's plug, and the room that plugs on the carrier board may take."""
    k = m.carrier
    top = k.level + k.thickness
    found = {"plug": plug(m)}
    if k.fitted:
        room = block(k.centre, (k.width, k.length), top, top + k.above)
        found["plugs on the carrier"] = room
    return found


def board(m: SimpleNamespace) -> Solid:
    """The Pico, its parts below: its board with the four holes, what stands on it, its socket."""
    b = m.board
    x, y = b.centre
    solid = block(b.centre, (b.width, b.length), b.level, b.level + b.thickness)
    drills = [pillar(p, b.hole, b.level - 1, b.level + b.thickness + 1, 24) for p in holes(m)]
    parts_below = block((x, y - 3), (b.width - 6, 36), b.level - b.tallest, b.level)
    edge = y + b.length / 2 + b.socket_beyond
    low = (x - b.socket[0] / 2, edge - b.socket[1], b.level - b.socket[2])
    return solid - joined(drills) + parts_below + span(low, (x + b.socket[0] / 2, edge, b.level))


def plug(m: SimpleNamespace) -> Solid:
    """The cable's plug, in the socket, as large as its opening but for a little."""
    b, middle = m.board, plug_height(m)
    wide, high = b.plug[0] / 2 - 0.3, b.plug[1] / 2 - 0.3
    edge = b.centre[1] + b.length / 2 + b.socket_beyond
    x = b.centre[0]
    return span((x - wide, edge, middle - high), (x + wide, edge + 20, middle + high))


def display(m: SimpleNamespace) -> Solid:
    """The panel's module, glass up, its pins through the board."""
    d = m.display
    behind = d.level - d.thickness
    return (
        block(d.centre, (d.width, d.height), behind, d.level)
        + block(d.glass_centre, tuple(d.glass[:2]), d.level, d.level + d.glass[2])
        + block(d.pins_centre, tuple(d.pins[:2]), behind - d.pins[3], d.level + d.pins[2])
    )


def ring(m: SimpleNamespace) -> Solid:
    """The ring, its pixels against the baffle."""
    r = m.ring
    low = r.top - r.thickness
    return tube(r.centre, r.outer / 2, r.inner / 2, low, low + r.board) + joined(light.pixels(m))


def keys(m: SimpleNamespace) -> Solid:
    """The keypad, glued onto the face, and its tail, down through the slot."""
    k = m.keys
    pad = block(k.centre, (k.width, k.height), 0, k.thickness)
    middle = k.bottom - k.tail[1] / 2
    return pad + block((k.centre[0], middle), tuple(k.tail), -m.case.lid - 8, k.thickness)


def piezo(m: SimpleNamespace) -> Solid:
    """The piezo, on its edge at the wall."""
    p = m.piezo
    upright = pillar((0, 0), p.across, -p.height / 2, p.height / 2)
    return upright.rotate((0, 90, 0)).translate(p.centre)


def capacitor(m: SimpleNamespace) -> Solid:
    """C1, lying in the middle of the ring."""
    p = m.capacitor
    lying = pillar((0, 0), p.across, -p.length / 2, p.length / 2, 32).rotate((90, 0, 0))
    return lying.translate((*m.ring.centre, -m.case.lid - p.across / 2))


def screw(m: SimpleNamespace, place: tuple[float, float]) -> Solid:
    """A screw's core and its countersunk head."""
    s = m.screws
    core = pillar(place, s.hole, -s.sunk - s.length, -s.sunk, 24)
    return core + cone(place, s.hole, s.head - 0.4, -s.sunk - s.cone, -s.sunk, 32)


def foot(m: SimpleNamespace, place: tuple[float, float]) -> Solid:
    """A rubber foot in its mark."""
    return pillar(place, m.feet.across, m.feet.mark - m.feet.height, m.feet.mark, 48)
