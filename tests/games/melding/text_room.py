"""How much room each text of games 5 and 6 has, and its longest figures."""

from types import ModuleType

from firmware.games.melding import (
    claim_check,
    hand_entry,
    on_call_turn,
    ruling_screen,
    screens,
    texts,
)
from firmware.games.primes import texts as primes_set_texts
from firmware.games.rummy import texts as rummy_set_texts
from firmware.shell import first_player

SIX = "P1 P2 P3 P4 P5"

# By module: the longest figures of each text, and how many rows it may take.
ROOM: dict[ModuleType, dict[str, tuple | None]] = {
    texts: {
        "WHICH": ((), 2),
        "NO_SETS": ((100,), 2),
        "ONCE": ((), 2),
        "PILE": ((99,), 1),
        "LAST_CARD": ((), 1),
        "THEN": ((99,), 1),
        "SHUFFLED": ((99,), 1),
        "SEEN": ((), 7),
        "DREW": ((100,), 1),
        "TOOK": ((100,), 1),
        "HIDDEN": ((), 1),
        "OUT": (("P1 P2 P3",), 1),
        "OUT_COUNT": ((4,), 1),
        "DRAW_KEYS": ((), 1),
        "DREW_KEYS": ((), 1),
        "THROW_KEYS": ((), 1),
        "KEY": ((), 1),
        "STOP": ((), 1),
        "SORT": ((), 1),
        "HELD": ((), 1),
        "TAKEN": (("MMM", 100), 1),
        "OPEN": ((), 1),
        "ONE": ((), 1),
        "CLAIMED": (("MMM",), 1),
        "WON": (("MMM",), 1),
        "THEN_OUT": ((SIX,), 1),
    },
    on_call_turn: {
        "USED_UP": ((), 1),
        "WHICH": ((), 1),
        "KEYS": ((), 1),
        "ALONE": ((), 3),
        "SEEN": ((), 2),
        "PRESS_YOURS": ((), 2),
        "PRESS_THEIRS": ((), 1),
        "PRESS": (("1 3 4 5 6",), 1),
        "SHOWN": (("MMM",), 2),
        "HIDE": ((), 1),
        "THROWS": ((), 1),
    },
    first_player: {
        "STARTS": (("MMM",), 1),
        "DEAL": ((14,), 1),
        "WHO": ((), 1),
        "A_LOOK": ((), 1),
        "TURN": ((100,), 1),
        "_KEEP": ((42, "no joker"), 2),
        "_TAKE_OUT": (("3 jokers and the 100",), 2),
        "_PACKETS": ((14, "P1 P2 P3 P4"), 1),
        "_ROUND": ((14, "MMM"), 1),
        "TURN_OVER": ((), 1),
        "TURNED_OVER": ((), 1),
    },
    screens: {
        "TYPE": ((), 2),
        "RIGHT": ((), 2),
        "SHUFFLE_FIRST": ((99,), 3),
    },
    hand_entry: {
        "TYPE": ((), 1),
        "NOT_THERE": ((100,), 2),
        "KEYS": ((), 1),
        "TYPED": ((), 1),
        "CHECK": ((), 1),
        "TYPE_POINTS": ((), 2),
        "TYPED_FIRST": ((999,), 2),
        "POINTS_KEYS": ((), 1),
        "POINTS_TYPED": ((), 1),
    },
    claim_check: {
        "THREW": ((), 1),
        "NO_SETS": ((14, 3), 3),
        "GO_ON": ((), 1),
        "MORE": ((), 1),
        "WHICH": ((), 1),
    },
    primes_set_texts: {"KEY": (("J=97",), 1), "COUNT": ((), 2)},
    rummy_set_texts: {"ONES": ((9,), 1), "TENS": ((9,), 1), "SINGLE": ((), 1), "COUNT": ((), 2)},
    ruling_screen: {"OPEN": ((), 1), "SEEN": ((), 1)},
}
BESIDE = ("DREW", "TOOK", "HIDDEN", "OUT", "OUT_COUNT", "OPEN")  # these, beside the open card

# The same of what stands tall: how many characters it may have.
WHOLE, BESIDE_PILE, BESIDE_CARD = 16, 10, 10
LARGE: dict[ModuleType, dict[str, tuple]] = {
    texts: {
        "TURN": (("MMM",), BESIDE_PILE),
        "DRAW": ((), BESIDE_CARD),
        "THROW": (("100_",), BESIDE_CARD),
        "SHUFFLE": ((99,), WHOLE),
        "CHECKING": (("MMM",), WHOLE),
        "MOMENT": ((), WHOLE),
    },
    on_call_turn: {
        "BEGINS": (("MMM",), WHOLE),
        "GOES_ON": (("MMM",), WHOLE),
        "TURN_OVER": ((), WHOLE),
        "OUT": ((), WHOLE),
        "WHO": ((), WHOLE),
        "TITLE": (("MMM",), WHOLE),
    },
    first_player: {
        "STARTS": (("MMM",), WHOLE),
        "DEAL_EACH": ((14,), WHOLE),
        "DEALT": ((14,), WHOLE),
        "WHICH": ((999,), WHOLE),
    },
    hand_entry: {
        "CLAIM": (("MMM", 100), WHOLE),
        "WHOSE_HAND": (("MMM",), WHOLE),
        "CARD": ((15, 15, 999), WHOLE),
        "FULL": ((15,), WHOLE),
        "TITLE": (("MMM",), WHOLE),
        "NUMBER": ((999,), WHOLE),
        "BY_CARDS": ((14,), WHOLE),
    },
    claim_check: {"COUNTING": (("MMM",), WHOLE)},
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
}
