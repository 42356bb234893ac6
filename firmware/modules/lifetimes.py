"""How long the modules of the house live that are not there all the time: memory is short.

Those of a game live as its manifest says.  What stays from power-up on is in no row.
"""

BRIEF = "brief"  # for a screen or two: forgotten in the next quiet moment of a game
ONCE = "once"  # the same, and as soon as the device is switched on
LONG = "long"  # from when it is first wanted

# Room, lifetime, names.  A name is in no two rooms, as `later` knows a module by it.
MODULES = (
    ("modules", BRIEF, "catalog index"),  # which games there are
    ("play", LONG, "secret"),  # with the first deck that nobody sees
    ("play", BRIEF, "deck transcript"),  # as cards are shuffled; the record over USB
    ("selftest", LONG, "dots key_release keys lights question sound test texts touch verdict"),
    ("shell", ONCE, "crash power_up"),
    ("shell", LONG, "unkept"),  # as soon as the memory keeps nothing more
    ("shell", BRIEF, "about asking guided help home menu peek roster ruling wrong"),
    ("shell", BRIEF, "session settings first_player game_needs game_start names next_game"),
    ("shell", BRIEF, "deck_shuffle session_record settings_record setup_questions standings"),
    ("shell", BRIEF, "take_back take_out"),
    # while a deck is shuffled by hand
    (
        "shuffle",
        BRIEF,
        "course deck_words kept left_deck shuffle_page shuffle_start shuffling",
    ),
    ("storage", BRIEF, "journal_rewrite"),  # at power-up, and where the log is full
    ("ui", BRIEF, "choice number_screen text_screen"),
    ("ui", LONG, "stuck_keys"),  # reads the keys where one does not come up
)


def full(name: str) -> str:
    """Return the full name of the module `name`; raise AttributeError if it is in no row.

    A name with dots is full.
    """
    if "." in name:
        return name
    for row in MODULES:
        if name in row[2].split():
            return "firmware." + row[0] + "." + name
    raise AttributeError(name)


def modules(lifetime: str) -> list:
    """Return the full names of the modules that live for `lifetime`."""
    found = []
    for row in MODULES:
        if row[1] == lifetime:
            found += ["firmware." + row[0] + "." + name for name in row[2].split()]
    return found
