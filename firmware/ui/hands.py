"""Cards in a row: a hand, and up to eight that somebody types or can choose among."""

from firmware.ui.faces import N13, N14, N22, SLIM22, T
from firmware.ui.layout import FOOT, KEYS, LEFT_EDGE, LINE, STAGE, WIDTH, keys
from firmware.ui.page import beside, lower, strips_of

_MOST_LARGE, MOST_IN_ROW = 6, 8  # cards
_HAND_PITCH = 21
_AS_CARDS, _CARD = 3, 38  # as many stand as cards, so wide
_CLOSER = {_MOST_LARGE: 20, 7: 17, MOST_IN_ROW: 15}  # columns of a card beside a 100
_LOWER = 2  # lines, each second card of a close row, or figures run together


def hand(
    page: "Page",
    cards: "Sequence[str]",
    marked: "Sequence[int]" = (),
    y: int = FOOT,
    lit: "Sequence[int]" = (),
) -> None:
    """Put a hand in the foot, in two rows to the one at `y` where it has more than eight cards.

    From seven cards on they are smaller, and stand staggered; those at the places `marked` are
    underlined, or in reverse just above the keys, those at the
    places `lit` are in reverse.  A card that has gone is an empty text.
    """
    count = len(cards)
    if count > MOST_IN_ROW:
        half = (count + 1) // 2
        low = [i for i in lit if i < half]
        hand(page, cards[:half], [i for i in marked if i < half], y - LINE, low)
        high = [i - half for i in lit if i >= half]
        hand(page, cards[half:], [i - half for i in marked if i >= half], y, high)
        if y == FOOT:
            page.foot -= LINE
        return
    if y == FOOT:
        page.foot = FOOT
    row, places = page.made((" ".join(cards), count), _hand_row, cards)
    page.put(0, y, row)
    page.say(LEFT_EDGE, y, " ".join(cards).strip())
    pitch, left = _pitch(cards)
    if y == KEYS - LINE:  # a line would touch the keys' caps
        for i in marked:
            _reverse_card(page, places, i, left + i * pitch, pitch, y)
    else:
        for i in marked:
            page.fill(left + i * pitch + 2, y + LINE - 1, pitch - 4, 1)
    for i in lit:
        if y != KEYS - LINE or i not in marked:
            _reverse_card(page, places, i, left + i * pitch, pitch, y)


def _reverse_card(
    page: "Page", places: "Sequence[tuple[int, int]]", i: int, x: int, pitch: int, y: int
) -> None:
    """Reverse the card in place `i`, whose columns begin at `x`, without a part of another."""
    before = max([0] + [end for _, end in places[:i]])  # a 100 may reach over its place
    behind = min([WIDTH] + [begin for begin, end in places[i + 1 :] if end])
    begin, end = places[i]
    begin, end = max(min(x + 1, begin), before), min(max(x + pitch, end), behind)
    page.reverse(begin, y, end - begin, LINE - (y == KEYS - LINE))


def _pitch(cards: "Sequence[str]") -> "tuple[int, int]":
    """Return the columns from one card of a hand to the next, and where the first begins.

    Where the row is full and the last one has three figures they stand closer.
    """
    count = len(cards)
    if count in _CLOSER and cards[-1] == "100":
        return _CLOSER[count], 1
    pitch = WIDTH // count if count > _MOST_LARGE else _HAND_PITCH
    return pitch, 1 if count <= _MOST_LARGE else (WIDTH - pitch * count) // 2


def _hand_row(
    cards: "Sequence[str]",
) -> "tuple[list[bytearray], list[tuple[int, int]]]":
    """Return a hand as two strips, and where each card begins and ends, (0, 0) for a gap.

    A joker is a letter, which numerals have not.
    """
    count = len(cards)
    small = count > _MOST_LARGE
    pitch, left = _pitch(cards)
    places = [(0, 0)] * count
    parts: list[Any] = []
    behind = 0
    for i in range(count):
        if cards[i]:
            strips: Any = strips_of(cards[i], (N13 if small else N14) if cards[i].isdigit() else T)
            width = len(strips[0])
            x = max(left + i * pitch + (pitch - width + small) // 2, behind)
            places[i] = x, x + width
            behind = x + width + 2
            parts.append((x, lower(strips, _LOWER) if small and i % 2 else strips))
    return beside(parts, 2), places


def drawn(page: "Page", cards: "Sequence[str]", keys_do: str) -> None:
    """Put the `cards` that somebody has drawn: up to three numbers as cards, else as a hand."""
    count = len(cards)
    if count > _AS_CARDS or not "".join(cards).isdigit():
        hand(page, cards, y=STAGE)
    else:
        step = _CARD + (4 if count == _AS_CARDS else 8)
        x = (WIDTH - _CARD - (count - 1) * step) // 2
        for i in range(count):
            face = SLIM22 if cards[i] == "100" else N22
            page.card(x, STAGE + 1, _CARD, 35, cards[i], face)
            x += step
    keys(page, keys_do)


# On the board card_row.py:

_FREE = 18  # columns from one card to the next that keep them apart


def card_row(
    page: "Page",
    cards: "Sequence[str]",
    y: int,
    pitch: int,
    marked: "Sequence[int]" = (),
    lit: int = -1,
) -> None:
    """Put up to eight cards from `y` on, `pitch` columns apart where none of them is too wide.

    What is no number stands in T; what stands close is staggered.  Those at the places `marked`
    are underlined, the one at `lit` is in reverse.
    """
    close = pitch < _FREE and not marked  # an underline has no room below what is lower
    key = " ".join(cards), pitch, close
    strips, places = page.made(key, _row_of, cards, pitch, close)
    page.put(0, y, strips)
    page.say(LEFT_EDGE, y, " ".join(cards))
    for i in marked:
        page.fill(places[i][0], y + 14, places[i][1], 1)
    if lit >= 0:
        page.reverse(places[lit][0] - 1, y - 1, places[lit][1] + 2, 15)


def _row_of(
    cards: "Sequence[str]", pitch: int, close: bool
) -> "tuple[list[bytearray], list[tuple[int, int]]]":
    """Return a row of cards as two strips, and of each where it begins and how wide it is."""
    each: list[Any] = [strips_of(card, N13 if card.isdigit() else T) for card in cards]
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
        for i in range(1, len(cards), 2):
            each[i] = lower(each[i], _LOWER)
    places = [(x, widths[i]) for i, x in enumerate(starts)]
    return beside([(x, each[i]) for i, x in enumerate(starts)], 2), places
