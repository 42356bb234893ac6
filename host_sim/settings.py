"""settings.toml as CircuitPython 9.1 and 10.0 read it: integers and double-quoted strings."""

from host_sim.drive import Drive

ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", '"': '"', "\\": "\\"}


def setting(drive: Drive, key: str, default: object = None) -> object:
    """Return the value of `key` on the drive, or `default` where it is not set before any table.

    ValueError if its value is neither an integer nor a double-quoted string.
    """
    if drive.find("settings.toml") is None:
        return default
    with drive.open("settings.toml") as file:
        lines = file.read().splitlines()
    for line in lines:
        if line.lstrip().startswith("["):
            break
        name, equals, value = line.partition("=")
        if equals and name.strip() == key:
            return _value(value.strip())
    return default


def _value(text: str) -> int | str:
    if text.startswith('"'):
        return _string(text[1:])
    number = text.partition("#")[0].strip().lower()
    try:
        return int(number, 0)
    except ValueError:
        raise ValueError("invalid syntax for integer with base 10") from None


def _string(text: str) -> str:
    """Return a string whose opening quote has been read."""
    found = []
    rest = iter(text)
    for char in rest:
        if char == '"':
            if "".join(rest).partition("#")[0].strip():
                break
            return "".join(found)
        if char == "\\":
            escape = next(rest, "")
            if escape in ("u", "U"):
                digits = "".join(next(rest, "") for _ in range(4 if escape == "u" else 8))
                char = chr(int(digits, 16))
            elif escape in ESCAPES:
                char = ESCAPES[escape]
            else:
                break
        found.append(char)
    raise ValueError("Invalid string")
