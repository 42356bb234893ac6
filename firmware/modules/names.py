"""Which modules are brought in late, room by room; no name stands in two rows."""

# By room.  A game's modules all come late.
ROOMS = (
    ("modules", " catalog index "),
    ("play", " options outcome story transcript "),
    ("selftest", " lights keys test texts "),
    ("shell", " asking best box_turn crash first_player game_start guided hand_over help home "),
    ("shell", " looking menu names pad power_up ruling session settings take_back "),
    ("shell", " setup_questions statistics "),
    ("shuffle", " course naming shuffling shuffle_start "),
    ("ui", " card_row hands moving tops "),
    ("storage", " history journal_rewrite second_copy "),
)


def full(name: str) -> str:
    """Return the full name of the module `name`; raise AttributeError if it is in no row.

    A name with dots is full.
    """
    if "." in name:
        return name
    blank = " " + name + " "
    for room, names in ROOMS:
        if blank in names:
            return "firmware." + room + "." + name
    raise AttributeError(name)


def comes_late(module: str) -> bool:
    """Return True if the `module`, by its full name, is a game's or in a row.

    So is what the build has cut off from others (tools/compiling/rare.py).
    """
    words = module.split(".")
    if words[:2] == ["firmware", "games"]:
        return len(words) > 3
    if words[:2] == ["firmware", "rare"]:
        return len(words) > 2
    if len(words) < 3 or words[0] != "firmware":
        return False
    for room, names in ROOMS:
        if room == words[1] and " " + words[2] + " " in names:
            return True
    return False
