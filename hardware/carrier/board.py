"""The carrier board as KiCad's own Python builds it: title, outline, parts, words, copper."""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import math
from types import SimpleNamespace
from typing import Any

import pcbnew

from hardware.carrier import copper, footprints, places
from hardware.carrier.footprints import on_sheet
from hardware.carrier.places import Words
from hardware.electric.circuit import Circuit


def build(circuit: Circuit, m: SimpleNamespace) -> Any:
    """Return KiCad's board of `circuit` for the case of measures `m`."""
    board = pcbnew.BOARD()
    board.SetCopperLayerCount(2)
    block = pcbnew.TITLE_BLOCK()
    block.SetTitle(places.TITLE)
    block.SetRevision(places.REVISION)
    block.SetComment(0, places.LICENCE)
    board.SetTitleBlock(block)
    _outline(board, m)
    for name in circuit.nets:
        board.Add(pcbnew.NETINFO_ITEM(board, name))
    for footprint in footprints.every(board, circuit, m):
        ref = footprint.GetReference()
        footprint.Reference().SetVisible(False)
        footprint.Value().SetVisible(False)
        board.Add(footprint)
        for pad in footprint.Pads():
            net = circuit.net(ref, pad.GetNumber())
            if net:
                pad.SetNet(board.FindNet(net))
    for words in places.words(m, circuit):
        _write(board, words)
    copper.lay(board, m)
    return board


def _outline(board: Any, m: SimpleNamespace) -> None:
    """Draw the board's edge: four straight lines, and four quarters of a circle."""
    (wide, long), r = places.outline(m), places.CORNER
    across, down = (r, wide - r), (r, long - r)
    lines = [((x, y), (wide - x, y)) for x, y in ((r, 0), (r, long))]
    lines += [((x, y), (x, long - y)) for x, y in ((0, r), (wide, r))]
    short = r * math.sqrt(0.5)
    arcs = []
    for x, left in zip(across, (-1, 1), strict=True):
        for y, up in zip(down, (-1, 1), strict=True):
            middle = (x + left * short, y + up * short)
            arcs.append(((x + left * r, y), middle, (x, y + up * r)))
    for spots in lines + arcs:
        ends = [on_sheet(at) for at in spots]
        straight = len(ends) == 2
        line = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT if straight else pcbnew.SHAPE_T_ARC)
        if straight:
            line.SetStart(ends[0])
            line.SetEnd(ends[1])
        else:
            line.SetArcGeometry(*ends)
        line.SetLayer(pcbnew.Edge_Cuts)
        line.SetWidth(pcbnew.FromMM(0.1))
        board.Add(line)
    board.GetDesignSettings().SetAuxOrigin(on_sheet((0, long)))


def _write(board: Any, words: Words) -> None:
    sides = {"start": pcbnew.GR_TEXT_HJUSTIFY_LEFT, "end": pcbnew.GR_TEXT_HJUSTIFY_RIGHT}
    text = pcbnew.PCB_TEXT(board)
    text.SetText(words.words)
    text.SetPosition(on_sheet((words.x, words.y)))
    text.SetLayer(pcbnew.B_SilkS if words.below else pcbnew.F_SilkS)
    text.SetTextAngle(words.turn * 10)
    text.SetMirrored(words.below)
    text.SetTextSize(pcbnew.wxSizeMM(words.size, words.size))
    text.SetTextThickness(pcbnew.FromMM(words.size * places.STROKE))
    text.SetHorizJustify(sides.get(words.anchor, pcbnew.GR_TEXT_HJUSTIFY_CENTER))
    board.Add(text)
