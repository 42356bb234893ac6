"""How many bytes a module has when it is compiled for the board, as the desktop estimates it."""

_known = {}


def of(_, name):
    """Return the bytes of the module `name`, which end its first line; 0 for a package."""
    if name not in _known:
        try:
            with open("/" + name.replace(".", "/") + ".py") as file:
                _known[name] = int(file.readline().split("#")[-1])
        except (OSError, ValueError):
            _known[name] = 0
    return _known[name]
