"""STEP: exact bodies of the parts, by Open CASCADE, for who goes on with them in a CAD program.

Made of the same tree as the meshes, so cylinders are cylinders there.
"""

# pyright: reportMissingImports=false, reportAttributeAccessIssue=false

import math
import re
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any

from OCP.BRepAlgoAPI import BRepAlgoAPI_Common, BRepAlgoAPI_Cut, BRepAlgoAPI_Fuse
from OCP.BRepBuilderAPI import (
    BRepBuilderAPI_MakeFace,
    BRepBuilderAPI_MakePolygon,
    BRepBuilderAPI_Transform,
)
from OCP.BRepFilletAPI import BRepFilletAPI_MakeFillet
from OCP.BRepGProp import BRepGProp
from OCP.BRepPrimAPI import (
    BRepPrimAPI_MakeBox,
    BRepPrimAPI_MakeCone,
    BRepPrimAPI_MakeCylinder,
    BRepPrimAPI_MakePrism,
)
from OCP.gp import gp_Ax1, gp_Dir, gp_Pnt, gp_Trsf, gp_Vec
from OCP.GProp import GProp_GProps
from OCP.Message import Message, Message_PrinterOStream
from OCP.STEPControl import STEPControl_StepModelType, STEPControl_Writer
from OCP.TopAbs import TopAbs_ShapeEnum
from OCP.TopExp import TopExp_Explorer
from OCP.TopoDS import TopoDS

from hardware.case.solids import Solid

AXES = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
WHEN = re.compile(r"(FILE_NAME\('[^']*',)'[^']*'")
COUNTED = re.compile(r"'Open CASCADE STEP translator [\d.]+ \d+'")  # the files of this process


def shape(solid: Solid) -> Any:
    """Return `solid` as Open CASCADE has it."""
    return MAKERS[solid.how](solid.numbers, [shape(part) for part in solid.parts])


def _cone(numbers: tuple[Any, ...], _: Any) -> Any:
    height, low, high, _sides = numbers
    if low == high:
        return BRepPrimAPI_MakeCylinder(low, height).Shape()
    return BRepPrimAPI_MakeCone(low, high, height).Shape()


def _prism(numbers: tuple[Any, ...], _: Any) -> Any:
    points, height = numbers
    outline = BRepBuilderAPI_MakePolygon()
    for x, y in points:
        outline.Add(gp_Pnt(x, y, 0))
    outline.Close()
    face = BRepBuilderAPI_MakeFace(outline.Wire()).Face()
    return BRepPrimAPI_MakePrism(face, gp_Vec(0, 0, height)).Shape()


def _rounded(numbers: tuple[Any, ...], _: Any) -> Any:
    width, length, radius, height = numbers
    box = BRepPrimAPI_MakeBox(width, length, height).Shape()
    fillet = BRepFilletAPI_MakeFillet(box)
    seen = TopExp_Explorer(box, TopAbs_ShapeEnum.TopAbs_EDGE)
    while seen.More():
        edge = TopoDS.Edge(seen.Current())
        props = GProp_GProps()
        BRepGProp.LinearProperties_s(edge, props)
        middle = props.CentreOfMass()
        if abs(middle.Z() - height / 2) < 1e-6:  # the upright ones
            fillet.Add(radius, edge)
        seen.Next()
    return fillet.Shape()


def _moved(way: tuple[float, ...], parts: list[Any]) -> Any:
    move = gp_Trsf()
    move.SetTranslation(gp_Vec(*way))
    return BRepBuilderAPI_Transform(parts[0], move, True).Shape()


def _turned(turns: tuple[float, ...], parts: list[Any]) -> Any:
    whole = gp_Trsf()
    for axis, degrees in zip(AXES, turns, strict=True):
        one = gp_Trsf()
        one.SetRotation(gp_Ax1(gp_Pnt(0, 0, 0), gp_Dir(*axis)), math.radians(degrees))
        whole.PreMultiply(one)
    return BRepBuilderAPI_Transform(parts[0], whole, True).Shape()


MAKERS: dict[str, Callable[[Any, list[Any]], Any]] = {
    "block": lambda numbers, _: BRepPrimAPI_MakeBox(*numbers).Shape(),
    "cone": _cone,
    "prism": _prism,
    "rounded": _rounded,
    "move": _moved,
    "turn": _turned,
    "join": lambda _, parts: reduce(lambda a, b: BRepAlgoAPI_Fuse(a, b).Shape(), parts),
    "cut": lambda _, parts: BRepAlgoAPI_Cut(*parts).Shape(),
    "common": lambda _, parts: BRepAlgoAPI_Common(*parts).Shape(),
}


def volume(body: Any) -> float:
    """Return the volume of a body in mm3."""
    props = GProp_GProps()
    BRepGProp.VolumeProperties_s(body, props)
    return props.Mass()


def write(file: Path, solid: Solid) -> float:
    """Write `solid` into `file`, as a product of its name, and return its volume in mm3.

    Without the hour, and without how many files were written before.
    """
    body = shape(solid)
    Message.DefaultMessenger_s().RemovePrinters(Message_PrinterOStream.get_type_descriptor_s())
    writer = STEPControl_Writer()
    writer.Transfer(body, STEPControl_StepModelType.STEPControl_AsIs)
    writer.Write(str(file))
    text = file.read_text(encoding="ascii")
    text = WHEN.sub(r"\1'2026-01-01T00:00:00'", text.replace(str(file), file.name))
    text = COUNTED.sub(f"'{file.stem}'", text)
    file.write_text(text, encoding="ascii", newline="\n")
    return volume(body)
