"""Electrical rules of this circuit that a general check cannot know, with the figures.

Each check returns what is wrong, in sentences; nothing if all is well.
"""

from hardware.electric import budget
from hardware.electric.circuit import MICROFARADS, OHMS, VOLTS, Circuit

# The bus: I2C's fast mode (UM10204), with the resistors that many modules bring beside ours.
BUS_V, LOW_V, SINK_MA, RISE_NS, BUS_PF = 3.3, 0.4, 3.0, 300, 60
MODULE_OHMS = 4700  # the strongest usual pull-up on a display's module

# The ring: WS2812B's data sheet.  What feeds VSYS: USB through a cable and the Pico's own diode, or
# the charger's 5 V through D2.  Forward voltages when the ring is all but dark and at 0.3 A.
USB_V, BOOST_V = (4.75, 5.25), (5.0, 5.3)
PICO_DROP_V = (0.20, 0.34)  # MBR120VLSF
DROP_V = {"MBR1100": (0.38, 0.68), "1N4001": (0.65, 0.85), "1N5817": (0.25, 0.40)}
CABLE_OHMS = 0.4  # both ways, of 2 m of thin wire and its plugs
FUSE_OHMS = {"1 A": 0.128}  # Littelfuse 251, cold
# A fuse is for three quarters of its current for good, MBR120VLSF and MBR1100 are for 1 A.
FUSE_A, FUSE_SHARE, DIODE_A = {"1 A": 1.0}, 0.75, 1.0
DATA_V, HIGH_SHARE, RING_LEAST_V = 3.3, 0.7, 3.5
SERIES_OHMS = (220, 510)
LEAST_UF = 470

# The battery's voltage: a cell's highest, what a pin may see, and what may be drawn of a battery
# day and night, of which 30 uA are an eighth of 2,000 mAh in a year.
CELL_MOST_V, PIN_MOST_V, IDLE_UA = 4.2, 3.3, 30
RING_PIXELS = 16


def findings(circuit: Circuit) -> list[str]:
    """Return everything that these rules find wrong with `circuit`."""
    return [
        *pull_ups(circuit),
        *level(circuit),
        *battery(circuit),
        *cell(circuit),
        *fuse(circuit),
        *decoupling(circuit),
        *series(circuit),
        *matrix(circuit),
    ]


def figures(circuit: Circuit) -> list[str]:
    """Return what the rules come to, as lines of a report."""
    ohms = OHMS["R3"]
    together = 1 / (1 / ohms + 1 / MODULE_OHMS)
    drop = DROP_V[circuit.parts["D1"].value]
    ring, least = vsys()[1] - drop[0], vsys()[0] - _fuse_drop(circuit) - drop[1]
    return [
        f"SDA, SCL: {ohms} ohm to 3V3; rise {0.8473 * ohms * BUS_PF / 1000:.0f} of {RISE_NS} ns, "
        f"{(BUS_V - LOW_V) / together * 1000:.1f} of {SINK_MA:.0f} mA with the module's own",
        f"ring: high from {HIGH_SHARE * ring:.2f} V at {ring:.2f} V behind D1, data {DATA_V} V; "
        f"{HIGH_SHARE * vsys()[1]:.2f} V without D1",
        f"ring: {least:.2f} V at the least, all lights lit: {USB_V[0]} V in, {CABLE_OHMS} ohm of "
        f"cable, the Pico's diode, F1, D1; it wants {RING_LEAST_V}",
        f"VSYS: {vsys()[0]:.2f} to {vsys()[1]:.2f} V, from USB or battery, whichever is higher",
        f"ring: {MICROFARADS['C1']} uF, {VOLTS['C1']} V, beside it; {OHMS['R1']} ohm in its data",
        "keys: no diodes; one line is driven at a time, so no keys together short anything",
        f"battery: {_half():.2f} V at the pin for {CELL_MOST_V} V in the cell, "
        f"{_idle():.0f} uA of it day and night",
        f"supplies from outside: VBUS, 3V3, {', '.join(circuit.powered)}",
    ]


def between(circuit: Circuit, one: str, other: str) -> list[str]:
    """Return the two-pin parts that join the nets `one` and `other`."""
    ends = {ref for ref, _ in circuit.nets[one]} & {ref for ref, _ in circuit.nets[other]}
    return sorted(ref for ref in ends if len(circuit.parts[ref].pins) == 2)


def pull_ups(circuit: Circuit) -> list[str]:
    """SDA and SCL are pulled up to 3V3, neither too weakly nor too strongly."""
    wrong = []
    for net in ("SDA", "SCL"):
        found = [OHMS[ref] for ref in between(circuit, net, "3V3") if ref in OHMS]
        if len(found) != 1:
            wrong.append(f"{net} has {len(found)} pull-ups to 3V3, not one")
            continue
        ohms = found[0]
        strongest = 1 / (1 / ohms + 1 / MODULE_OHMS)
        if (BUS_V - LOW_V) / strongest * 1000 > SINK_MA:
            wrong.append(f"{net}: {ohms} ohm asks more than {SINK_MA} mA of the chips")
        if 0.8473 * ohms * BUS_PF / 1000 > RISE_NS:
            wrong.append(f"{net}: {ohms} ohm rises slower than {RISE_NS} ns at {BUS_PF} pF")
    return wrong


def vsys() -> tuple[float, float]:
    """Return the least and the highest voltage of VSYS, from either supply."""
    cell = DROP_V["1N5817"]
    ways = ((USB_V, PICO_DROP_V), (BOOST_V, cell))
    lows, highs = zip(*((v[0] - drop[1], v[1] - drop[0]) for v, drop in ways), strict=True)
    cable = CABLE_OHMS * budget.whole(RING_PIXELS) / 1000
    return min(lows[0] - cable, lows[1]), max(highs)


def _fuse_drop(circuit: Circuit) -> float:
    """Return what the ring's fuse takes, V, when all lights are lit."""
    found = [r for r in between(circuit, "VSYS", "RING_FUSED") if r.startswith("F")]
    return sum(FUSE_OHMS[circuit.parts[ref].value] for ref in found) * _ring()


def _ring() -> float:
    """Return what the ring draws when all lights are lit, A."""
    return RING_PIXELS * budget.pixel(budget.PLANNED) / 1000


def level(circuit: Circuit) -> list[str]:
    """The ring takes for high what the Pico sends, at the highest voltage that feeds it."""
    diodes = [r for r in between(circuit, "RING_FUSED", "RING_5V") if r.startswith("D")]
    low, high = vsys()
    low -= _fuse_drop(circuit)
    if diodes:
        least, most = DROP_V[circuit.parts[diodes[0]].value]
        low, high = low - most, high - least
        anode = circuit.net(diodes[0], "2")
        if anode != "RING_FUSED":
            return [f"{diodes[0]} blocks the ring's supply"]
    wrong = []
    if HIGH_SHARE * high > DATA_V:
        wrong.append(f"{DATA_V} V is no safe high for a ring at {high:.2f} V")
    if low < RING_LEAST_V:
        wrong.append(f"the ring is left less than {RING_LEAST_V} V")
    return wrong


def fuse(circuit: Circuit) -> list[str]:
    """A fuse carries what the ring draws, and no more than the Pico's diode and D1 carry."""
    found = [r for r in between(circuit, "VSYS", "RING_FUSED") if r.startswith("F")]
    if len(found) != 1:
        return ["no fuse lies in the ring's supply"]
    amperes, ring = FUSE_A[circuit.parts[found[0]].value], _ring()
    wrong = []
    if ring > FUSE_SHARE * amperes:
        wrong.append(f"{found[0]} of {amperes:g} A is too small for the {ring:.2f} A of the ring")
    if amperes > DIODE_A:
        wrong.append(f"{found[0]} of {amperes:g} A lets a diode of {DIODE_A:g} A burn")
    return wrong


def battery(circuit: Circuit) -> list[str]:
    """The battery feeds VSYS through a diode, so that nothing flows into it from USB."""
    found = [ref for ref in between(circuit, "BOOST", "VSYS") if ref.startswith("D")]
    if len(found) != 1:
        return ["no diode keeps USB's current out of the charger's 5 V"]
    return [] if circuit.net(found[0], "2") == "BOOST" else [f"{found[0]} blocks the battery"]


def _half() -> float:
    """Return what a full cell's divider gives, V."""
    return CELL_MOST_V * OHMS["R5"] / (OHMS["R4"] + OHMS["R5"])


def _idle() -> float:
    """Return what the divider draws of a full cell, uA."""
    return CELL_MOST_V / (OHMS["R4"] + OHMS["R5"]) * 1e6


def cell(circuit: Circuit) -> list[str]:
    """Half of the cell's voltage reaches a pin, which it does not harm, and costs next to nothing.

    The firmware reckons with two equal resistors.
    """
    up = [OHMS[r] for r in between(circuit, "CELL", "HALF_CELL") if r in OHMS]
    down = [OHMS[r] for r in between(circuit, "HALF_CELL", "GND") if r in OHMS]
    if len(up) != 1 or len(down) != 1:
        return ["no two resistors halve the cell's voltage"]
    wrong = []
    if up != down:
        wrong.append(f"{up[0]} and {down[0]} ohm do not halve the cell's voltage")
    if CELL_MOST_V * down[0] / (up[0] + down[0]) > PIN_MOST_V:
        wrong.append(f"a full cell puts more than {PIN_MOST_V} V on the pin")
    if CELL_MOST_V / (up[0] + down[0]) * 1e6 > IDLE_UA:
        wrong.append(f"the cell's divider draws more than {IDLE_UA} uA")
    return wrong


def decoupling(circuit: Circuit) -> list[str]:
    """The ring has its capacitor, right way round, and stands half as much again as USB gives."""
    found = [ref for ref in between(circuit, "RING_5V", "GND") if ref in MICROFARADS]
    wrong = [] if found else ["the ring's supply has no capacitor"]
    for ref in found:
        if MICROFARADS[ref] < LEAST_UF:
            wrong.append(f"{ref} is less than {LEAST_UF} uF")
        if VOLTS[ref] < 1.5 * USB_V[1]:
            wrong.append(f"{ref} stands only {VOLTS[ref]} V")
        if circuit.net(ref, "1") != "RING_5V":
            wrong.append(f"{ref} is the wrong way round")
    return wrong


def series(circuit: Circuit) -> list[str]:
    """The ring's data passes a resistor."""
    found = [OHMS[ref] for ref in between(circuit, "RING", "RING_DIN") if ref in OHMS]
    if len(found) == 1 and SERIES_OHMS[0] <= found[0] <= SERIES_OHMS[1]:
        return []
    return [f"the ring's data passes {found or 'no'} ohm, not {SERIES_OHMS[0]} to {SERIES_OHMS[1]}"]


def matrix(circuit: Circuit) -> list[str]:
    """Each line of the keypad has one GPIO and nothing else: no diodes, none half built.

    `keypad.KeyMatrix` drives one line at a time and pulls the others, so keys pressed together
    short nothing; without diodes a third key in the corner of a rectangle shows a fourth.
    """
    wrong = []
    for net in (f"{line}{i}" for line in ("ROW", "COL") for i in (1, 2, 3, 4)):
        refs = sorted(ref for ref, _ in circuit.nets[net])
        if refs != ["board", "keys"]:
            wrong.append(f"{net} joins {', '.join(refs)}, not board and keys alone")
    return wrong
