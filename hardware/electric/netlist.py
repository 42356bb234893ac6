"""The circuit in SKiDL: its electrical rule check, and its netlist for KiCad."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import logging
import os
import re
import tempfile
from contextlib import chdir
from types import ModuleType
from typing import Any

from hardware.electric.circuit import Circuit

CHAIN_END = ("ring", "4")  # the ring's DOUT, which with the board's spare pins may be left open


def check(circuit: Circuit) -> list[str]:
    """Return what SKiDL's electrical rule check finds wrong, in its own words."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        skidl = _skidl()
        notes: list[str] = []
        listener = logging.Handler()
        listener.emit = lambda record: notes.append(record.getMessage().strip())  # pyright: ignore
        skidl.erc_logger.addHandler(listener)
        try:
            _built(skidl, circuit).ERC()
        finally:
            skidl.erc_logger.removeHandler(listener)
    return sorted({note for note in notes if "found while" not in note and "No errors" not in note})


def netlist(circuit: Circuit) -> str:
    """Return the circuit's netlist in KiCad's format, without date and place."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        skidl = _skidl()
        text = str(_built(skidl, circuit).generate_netlist(tool="kicad8", do_backup=False))
    text = re.sub(r'\n\s*\(field\s*\(name "SKiDL Line"\)[^()]*\)', "", text)
    body = text[text.index("  (components") :].rstrip()
    return f'(export (version "D") (design (tool "SKiDL"))\n{body}\n'


def _skidl() -> ModuleType:
    """Import SKiDL, which wants KiCad's folders, that it is never asked for, and writes logs."""
    for version in ("", "5", "6", "7", "8", "9", "10"):
        os.environ.setdefault(f"KICAD{version}_SYMBOL_DIR", ".")
    logging.disable(logging.CRITICAL)
    import skidl

    logging.disable(logging.NOTSET)
    skidl.no_files = True
    for logger in (skidl.logger.rt_logger, skidl.erc_logger):
        logger.handlers[:] = [logging.NullHandler()]  # what it finds is returned, not printed
    return skidl


def _built(skidl: ModuleType, circuit: Circuit) -> Any:
    from skidl import pin as skidl_pin

    kinds = skidl_pin.pin_types
    made = skidl.Circuit()
    made.no_files = True
    parts = {}
    for part in circuit.parts.values():
        pins = [skidl.Pin(num=p.number, name=p.name, func=kinds[p.kind]) for p in part.pins]
        template = skidl.Part(name=part.ref, tool=skidl.SKIDL, dest=skidl.TEMPLATE, pins=pins)
        parts[part.ref] = template(
            ref=part.ref, tag=part.ref, value=part.value, footprint=part.footprint, circuit=made
        )
    for name, ends in circuit.nets.items():
        net = skidl.Net(name, circuit=made)
        if name in circuit.powered:
            net.drive = skidl_pin.pin_drives.POWER
        for ref, number in ends:
            net += parts[ref][number]
    for ref, number in circuit.unused():
        kind = circuit.parts[ref].kind
        parts[ref][number].do_erc = kind != "board" and (kind, number) != CHAIN_END
    return made
