"""How much room each text of games 5 and 6 has, and its longest figures."""

from types import ModuleType

from firmware.games.melding import (
    claim_check,
    hand_entry,
    on_call_turn,
    ruling_screen,
    screens,
    texts,
    turn,
)
from firmware.games.primes import texts as primes_set_texts
from firmware.games.rummy import texts as rummy_set_texts
from firmware.shell import first_player

SIX = "P1 P2 P3 P4 P5"

# By module: the longest figures of each text, and where it stands: what the keys do, a line of S,
# two lines of T above the keys or below the head; a number is how many rows of cells it may take.
KEYS, LABEL, NOTE, STAGE = "keys", "label", "note", "stage"
ROOM: dict[ModuleType, dict[str, tuple]] = {
    texts: {
        "WHICH": ((), NOTE),
        "TYPED": (("121",), NOTE),
        "NO_SETS": ((100,), NOTE),
        "ONCE": ((), NOTE),
        "SHUFFLED": ((99,), NOTE),
        "SEEN": ((), 7),
        "ASKED_AGAIN": ((), 1),
        "DREW": ((100,), LABEL),
        "TOOK": ((100,), LABEL),
        "OUT": (("P1 P2",), LABEL),
        "MUST_DRAW": ((), LABEL),
        "MUST_THROW": ((), LABEL),
        "OR": ((), LABEL),
        "THROWN": (("100_",), LABEL),
        "DRAW_KEYS": ((), KEYS),
        "CARD": ((), LABEL),
        "STOP": ((), KEYS),
        "TAKEN": (("MMM", 100), LABEL),
        "CLAIMED": (("MMM",), 1),
        "WON": (("MMM",), 1),
        "THEN_OUT": ((SIX,), 1),
    },
    on_call_turn: {
        "USED_UP": ((), LABEL),
        "WHICH": ((), NOTE),
        "KEYS": ((), KEYS),
        "ALONE": ((), STAGE),
        "SEEN": ((), STAGE),
        "PRESS_YOURS": ((), NOTE),
        "PRESS_THEIRS": ((), NOTE),
        "PRESS": (("1 3 4 5 6",), KEYS),
        "TITLE": (("MMM",), LABEL),
        "SHOWN": (("MMM",), 2),
    },
    first_player: {
        "STARTS": (("MMM",), 1),
        "DEAL": ((14,), 1),
        "WHO": ((), 1),
        "A_LOOK": ((), 1),
        "TURN": ((100,), 1),
        "TURN_NEXT": ((100,), LABEL),
        "_KEEP": ((42, "no joker"), 2),
        "_TAKE_OUT": (("3 jokers and the 100",), 2),
        "_PACKETS": ((14, "P1 P2 P3 P4"), 1),
        "_ROUND": ((14, "MMM"), 1),
        "TURN_OVER": ((), 1),
        "TURNED_OVER": ((), 1),
    },
    screens: {"ALL_THE_SAME": ((), 2)},
    ruling_screen: {"OPEN": ((), 1), "SEEN": ((), 1)},
    turn: {"TYPE": ((), NOTE), "SHUFFLE_FIRST": ((99,), NOTE)},
    hand_entry: {
        "TYPE": ((), NOTE),
        "TYPE_ALL": ((14,), STAGE),
        "NOT_THERE": ((100,), NOTE),
        "CLAIM": (("MMM", 100), LABEL),
        "WHOSE_HAND": (("MMM",), LABEL),
        "COUNT": ((15, 15), LABEL),
        "BY_CARDS": ((), LABEL),
        "TITLE": (("MMM",), LABEL),
        "HIDES": ((), LABEL),
        "KEYS": ((), KEYS),
        "KEYS_100": ((), KEYS),
        "TYPED": ((), KEYS),
        "CHECK": ((), KEYS),
        "TYPE_POINTS": ((), NOTE),
        "TYPED_FIRST": ((999,), NOTE),
        "POINTS_KEYS": ((), KEYS),
        "POINTS_TYPED": ((), KEYS),
    },
    claim_check: {
        "THREW": ((), LABEL),
        "NO_SETS": ((), NOTE),
        "GO_ON": ((), KEYS),
        "COUNT": ((3, 3), LABEL),
        "COUNTING": (("MMM",), LABEL),
        "JOKER_LINE": ((), LABEL),
        "THROWN": (("threw", 100), LABEL),
        "THROWS": ((), LABEL),
        "WHICH": ((), NOTE),
    },
    primes_set_texts: {
        "KEY": ((97, 9, 7), LABEL),
        "SINGLE": ((7,), LABEL),
        "COUNT": ((), 2),
        "WHAT": ((), LABEL),
    },
    rummy_set_texts: {
        "ONES": ((9,), LABEL),
        "TENS": ((9,), LABEL),
        "SINGLE": ((), LABEL),
        "COUNT": ((), 2),
    },
}

# The same of what stands in T: how many columns it may have.  In the cells of first_player it is
# how many characters.
WHOLE = 126
CELLS = 16
LARGE: dict[ModuleType, dict[str, tuple]] = {
    texts: {
        "DOES": (("MMM", "throw 100_"), WHOLE),
        "SHUFFLE": ((99,), WHOLE),
        "THEN": ((99,), 2 * WHOLE),
        "CHECKING": (("MMM",), WHOLE),
        "MOMENT": ((), WHOLE),
        "ALIKE": ((), WHOLE),
    },
    on_call_turn: {
        "BEGINS": (("MMM",), WHOLE),
        "GOES_ON": (("MMM",), WHOLE),
        "TURN_OVER": ((), WHOLE),
        "OUT": ((), WHOLE),
        "WHO": ((), WHOLE),
    },
    first_player: {
        "STARTS": (("MMM",), CELLS),
        "DEAL_EACH": ((14,), CELLS),
        "DEALT": ((14,), CELLS),
        "WHICH": ((999,), CELLS),
    },
    hand_entry: {
        "TITLE": (("MMM",), WHOLE),
    },
    claim_check: {"COUNTING": (("MMM",), WHOLE)},
    primes_set_texts: {"WHAT": ((), WHOLE)},
    rummy_set_texts: {"WHAT": ((), WHOLE)},
}

FIGURES = {
    "seat": (6,),
    "card": (255, 100),
    "held": (100,),
    "thrown": (100,),
    "twice": (100,),
    "many": (14,),
    "elsewhere": (100,),
    "room": (100,),
    "shown": (100,),
    "size": (14,),
    "score": ("MMM",),
    "count": (0, 103),
    "top": (100,),
    "unseen": (100,),
    "finished": ("MMM",),
    "left": ("MMM",),
}
