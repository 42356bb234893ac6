"""Help and rules of *Multiplication*: pages of seven lines at most."""

from firmware.games.shedding.help import (
    CARDS,
    END,
    LOOK,
    MORE,
    OPENING,
    READINGS,
    RULING,
    START,
)

TURN = (
    "Type a product and #. Where two pairs make it, press a factor, 0 for 10: 24# 3 is 3 x 8. "
    "# alone draws, at the table asked once more.",
    "A, a number, #: a joker (J) as that product. Row 5: by which factors a card goes. * takes "
    "back, digits first.",
    "Our reading: the first open card goes by any of its factors; a square there passes nobody "
    "over.",
) + MORE
RULES = (
    "Products of 1 to 10. Discard one as two factors, one of them declared of the open card too; "
    "or draw one.",
    "After 1 4 9 16 25 36 49 64 81 100, however declared, the next draws one and is passed over. "
    "A joker (J) is any product.",
    END,
) + READINGS
RULES += (
    "Our readings: the first open card goes by any of its factors; a square there passes nobody "
    "over, a joker there goes under.",
) + CARDS
RULES += (
    "A tip: declare by a factor that you hold more of yourself, and keep a square for a player "
    "with one card left.",
)

__all__ = ("LOOK", "OPENING", "RULES", "RULING", "START", "TURN")
