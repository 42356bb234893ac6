"""The table and the hand in games 5 and 6 on the panel."""

from firmware.games.melding import texts
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import card_text
from firmware.ui.page import BIG, WIDE

_LEFT = 8  # of the open card, in pixels
_BESIDE = 6  # characters before what stands beside it
_HAND = 4  # the first row of a hand
_ROW = 7  # cards a row

by_ones = bytearray(6)  # by seat, whether they sort their cards by their ones digits


def render_table(
    page: "Page", game: "Drawing", title: str, beside: "Sequence[str]" = ("", "", "")
) -> None:
    """Put `title` on row 0, the open card on rows 1 to 3 and the texts `beside` it."""
    page.row(0, title)
    for row in range(3):
        left = "  J" if row == 1 and game.open == JOKER else ""
        page.row(1 + row, left + " " * (_BESIDE - len(left)) + beside[row])
    if game.open == 100:
        page.number(WIDE, _LEFT, 1, "100")
    elif game.open and game.open != JOKER:
        page.number(BIG, _LEFT, 1, "{:>2}".format(game.open))


def render_cards(page: "Page", game: "Drawing", cards: "Cards", row: int) -> None:
    """Put `cards`, 21 at most, on three rows from `row` on; those that may be keys are marked."""
    for i in range(0, len(cards), _ROW):
        line = ""
        for card in cards[i : i + _ROW]:
            mark = texts.KEY if game.is_key(card) else " "
            line += "{:>2}{}".format(card_text(card), mark)
        page.row(row + i // _ROW, line)


def render_hand(page: "Page", game: "Drawing", seat: int, drawn: int = 0) -> None:
    """Put the hand of `seat` on rows 4 to 6, sorted as its owner likes it.

    The card that has just been `drawn`, if any, is left out: it is shown beside the open card.
    """
    hand = list(game.knowledge.held(seat))
    if drawn:
        hand.remove(drawn)
    if by_ones[seat]:
        hand.sort(key=lambda card: card * 10 if card == JOKER else card % 10 * 100 + card)
    render_cards(page, game, hand, _HAND)


def render_counts(page: "Page", game: "Drawing") -> None:
    """Put how many cards each seat holds on row 4."""
    page.row(4, "in hand " + " ".join([str(count) for count in game.knowledge.hands]))


def sort(seat: int) -> None:
    """Sort the cards of `seat` the other way from now on."""
    by_ones[seat] = not by_ones[seat]


def sorts(seat: int) -> str:
    """Return how `sort` would sort the cards of `seat`."""
    return texts.SORTS[by_ones[seat]]
