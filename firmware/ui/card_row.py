"""Up to eight cards in a row, as somebody types them or can choose among them."""

from firmware.ui.faces import N13, T
from firmware.ui.layout import LEFT_EDGE, WIDTH
from firmware.ui.page import beside, strips_of


def card_row(
    page: "Page",
    cards: "Sequence[str]",
    y: int,
    pitch: int,
    marked: "Sequence[int]" = (),
    lit: int = -1,
    said: str = "",
) -> None:
    """Put up to eight cards from `y` on, `pitch` columns apart where none of them is too wide.

    What is no number stands in T.  Those at the places `marked` are underlined, the one at `lit`
    is in reverse.
    """
    strips, places = page.made((" ".join(cards), pitch), _card_row_of, cards, pitch)
    page.put(0, y, strips)
    page.say(LEFT_EDGE, y, said or " ".join(cards))
    for i in marked:
        page.fill(places[i][0], y + 14, places[i][1], 1)
    if lit >= 0:
        page.reverse(places[lit][0] - 1, y - 1, places[lit][1] + 2, 15)


def _card_row_of(
    cards: "Sequence[str]", pitch: int
) -> "tuple[list[bytearray], list[tuple[int, int]]]":
    """Return a row of cards as two strips, and of each where it begins and how wide it is."""
    each = [strips_of(card, N13 if card.isdigit() else T) for card in cards]
    widths = [len(strips[0]) for strips in each]
    starts: list[int] = []
    behind = 0
    for i in range(len(cards)):
        starts.append(max(behind, i * pitch + (pitch - widths[i] + 1) // 2))
        behind = starts[i] + widths[i] + 2
    end = WIDTH - 1
    for i in range(len(cards) - 1, -1, -1):
        starts[i] = min(starts[i], end - widths[i])
        end = starts[i] - 2
    places = [(starts[i], widths[i]) for i in range(len(cards))]
    return beside([(starts[i], each[i]) for i in range(len(cards))], 2), places
