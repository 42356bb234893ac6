"""A hand of cards: in one row up to eight, in two rows above."""

from firmware.ui.faces import N13, N14, N22, SLIM22, T
from firmware.ui.layout import FOOT, KEYS, LEFT_EDGE, LINE, STAGE, WIDTH, keys

_MOST_LARGE, MOST_IN_ROW = 6, 8  # cards
_HAND_PITCH = 21
_AS_CARDS, _CARD = 3, 38  # as many stand as cards, so wide
_CLOSER = {_MOST_LARGE: 20, 7: 17, MOST_IN_ROW: 15}  # columns of a card beside a 100


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
        return
    if y == FOOT:
        page.foot = FOOT
    places = page.made((" ".join(cards), count), _places_of, page, cards)
    face = N13 if count > _MOST_LARGE else N14
    for i in range(count):
        if cards[i]:
            lower = 2 if i % 2 and face is N13 else 0
            page.put(places[i][0], y + lower, page.strips(cards[i], _face_of(cards[i], face)))
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


def _face_of(card: str, face: "Face") -> "Face":
    """Return the face of a card in a hand: a joker is a letter, which numerals have not."""
    return face if card.isdigit() else T


def _places_of(page: "Page", cards: "Sequence[str]") -> "list[tuple[int, int]]":
    """Return where each card of a hand begins and ends, (0, 0) for a gap."""
    count = len(cards)
    pitch, left = _pitch(cards)
    face = N13 if count > _MOST_LARGE else N14
    places = [(0, 0)] * count
    behind = 0
    for i in range(count):
        if cards[i]:
            width = page.width(cards[i], _face_of(cards[i], face))
            x = max(left + i * pitch + (pitch - width + (face is N13)) // 2, behind)
            places[i] = x, x + width
            behind = x + width + 2
    return places


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
