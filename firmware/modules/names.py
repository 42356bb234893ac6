"""Which modules are brought in late: by the last part of their names, which no two rooms have."""

# By room.  A game's modules all come late.
ROOMS = (
    ("modules", "catalog index"),
    ("play", "transcript"),
    ("selftest", "lights keys test texts"),
    ("shell", "help asking crash guided first_player game_start home menu"),
    ("shell", "names power_up ruling session settings take_back"),
    ("shell", "setup_questions"),
    ("shuffle", "course shuffling shuffle_start"),
    ("storage", "journal_rewrite"),
)


def full(name: str) -> str:
    """Return the full name of the module `name`; raise AttributeError if it is in no row.

    A name with dots is full.
    """
    if "." in name:
        return name
    for room, names in ROOMS:
        if name in names.split():
            return "firmware." + room + "." + name
    raise AttributeError(name)


def comes_late(module: str) -> bool:
    """Return True if the `module`, by its full name, is a game's or in a row."""
    words = module.split(".")
    if words[:2] == ["firmware", "games"]:
        return len(words) > 3
    if len(words) < 3 or words[0] != "firmware":
        return False
    for room, names in ROOMS:
        if room == words[1] and words[2] in names.split():
            return True
    return False
