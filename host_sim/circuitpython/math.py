"""Mathematics as a single-precision board offers it."""

from math import (
    acos,
    asin,
    atan,
    atan2,
    ceil,
    copysign,
    cos,
    degrees,
    e,
    exp,
    fabs,
    floor,
    fmod,
    frexp,
    isfinite,
    isinf,
    isnan,
    ldexp,
    log,
    modf,
    pi,
    pow,
    radians,
    sin,
    sqrt,
    tan,
    trunc,
)  # fmt: skip

__all__ = [
    "acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "degrees", "e", "exp", "fabs",
    "floor", "fmod", "frexp", "isfinite", "isinf", "isnan", "ldexp", "log", "modf", "pi", "pow",
    "radians", "sin", "sqrt", "tan", "trunc",
]  # fmt: skip
