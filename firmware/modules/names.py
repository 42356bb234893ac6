"""Which modules are brought in late, room by room; no name stands in two rows."""

# By room.  A game's modules all come late.
ROOMS = (
    ("firmware.modules.", " catalog index "),
    ("firmware.play.", " outcome story transcript "),
    ("firmware.selftest.", " lights keys test texts "),
    ("firmware.shell.", " asking best box_turn crash first_player game_start guided hand_over "),
    ("firmware.shell.", " help home looking menu names pad power_up ruling session settings "),
    ("firmware.shell.", " setup_questions statistics take_back "),
    ("firmware.shuffle.", " course naming shuffling shuffle_start "),
    ("firmware.storage.", " history journal_rewrite second_copy "),
    ("firmware.ui.", " card_row hands moving tops "),
)
GAMES = "firmware.games."


def full(name: str) -> str:
    """Return the full name of the module `name`; raise AttributeError if it is in no row.

    A name with dots is full.
    """
    if "." in name:
        return name
    blank = " " + name + " "
    for room, names in ROOMS:
        if blank in names:
            return room + name
    raise AttributeError(name)
