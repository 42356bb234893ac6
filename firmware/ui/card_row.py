"""Up to eight cards in a row, as somebody types them or can choose among them."""

from firmware.ui.faces import N13, T
from firmware.ui.layout import LEFT_EDGE, WIDTH
from firmware.ui.page import beside, strips_of

_FREE = 18  # columns from one card to the next that keep them apart


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

    What is no number stands in T; what stands close is staggered.  Those at the places `marked`
    are underlined, the one at `lit` is in reverse.
    """
    close = pitch < _FREE and not marked  # an underline has no room below what is lower
    key = " ".join(cards), pitch, close
    strips, places = page.made(key, _row_of, cards, pitch, close)
    page.put(0, y, strips)
    page.say(LEFT_EDGE, y, said or " ".join(cards))
    for i in marked:
        page.fill(places[i][0], y + 14, places[i][1], 1)
    if lit >= 0:
        page.reverse(places[lit][0] - 1, y - 1, places[lit][1] + 2, 15)


def _row_of(
    cards: "Sequence[str]", pitch: int, close: bool
) -> "tuple[list[bytearray], list[tuple[int, int]]]":
    """Return a row of cards as two strips, and of each where it begins and how wide it is."""
    each = [strips_of(card, N13 if card.isdigit() else T) for card in cards]
    widths = [len(strips[0]) for strips in each]
    starts: list[int] = []
    end = 0
    for i, wide in enumerate(widths):
        starts.append(max(end, i * pitch + (pitch - wide + 1) // 2))
        end = starts[i] + wide + 2
    end = WIDTH - 1
    for i in reversed(range(len(cards))):
        starts[i] = min(starts[i], end - widths[i])
        end = starts[i] - 2
    if close:
        for i in range(1, len(cards), 2):  # two rows lower, or figures run together
            high, low = each[i]
            down = [bytes([column << 2 & 255 for column in high])]
            each[i] = down + [bytes([low[k] << 2 & 255 | high[k] >> 6 for k in range(len(low))])]
    places = [(x, widths[i]) for i, x in enumerate(starts)]
    return beside([(x, each[i]) for i, x in enumerate(starts)], 2), places
