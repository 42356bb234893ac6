"""Help and rules of *Digits*: pages of seven lines."""

from firmware.games.shedding.texts import AT_THE_END, CARDS, READINGS

RULES = (
    "Seven cards each. A turn discards one card that shares a digit with the open card. Single "
    "digits go on single digits, 100 has 1 and 0.",
    "Who discards nothing draws one card. Draw pile used up: shuffle the discards but for the open "
    "card.",
    AT_THE_END,
) + READINGS


RULES += CARDS + (
    "A tip: first lay cards with digits that few others have, as 90. Keep 1 to 9: they go on "
    "each other.",
)
