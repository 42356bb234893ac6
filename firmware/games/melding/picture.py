"""The table and the hand in games 5 and 6 on the panel."""

from firmware.games.melding import texts
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import card_text
from firmware.ui.glyphs import BIG

_LEFT = 8  # of the open card, in pixels
_JOKER = 16
_BESIDE = 7  # small cells before what stands beside it
_BESIDE_X = 42  # pixels: the same for tall text, ten characters
_HAND = 5  # the first row of a hand
_ROW = 7  # cards a row

by_ones = bytearray(6)  # by seat, whether they sort their cards by their ones digits


def render_table(
    page: "Page", game: "Drawing", title: str, hint: "Sequence[str]" = ("", "")
) -> None:
    """Put `title` and the draw pile on row 0, the open card on rows 2 to 4.

    Beside it stands `hint`: a label, and tall beneath it what must be done.
    """
    page.tall(0, title)
    page.end(0, texts.PILE.format(game.knowledge.draw))
    page.row(2, " " * _BESIDE + hint[0])
    page.tall(3, hint[1], _BESIDE_X)
    if game.open == JOKER:
        page.tall(3, card_text(JOKER), _JOKER)
    elif game.open:
        page.number(BIG, 2 if game.open == 100 else _LEFT, 2, "{:>2}".format(game.open))


def render_cards(page: "Page", game: "Drawing", cards: "Cards", row: int) -> None:
    """Put `cards`, 21 at most, on three rows from `row` on; those that may be keys are marked."""
    for i in range(0, len(cards), _ROW):
        line = ""
        for card in cards[i : i + _ROW]:
            mark = texts.KEY if game.is_key(card) else " "
            line += "{:>2}{}".format(card_text(card), mark)
        page.row(row + i // _ROW, line)


def render_hand(page: "Page", game: "Drawing", seat: int, drawn: int = 0) -> None:
    """Put the hand of `seat` on rows 5 and 6, sorted as its owner likes it.

    The card that has just been `drawn`, if any, is left out: it is shown beside the open card.
    """
    hand = list(game.knowledge.held(seat))
    if drawn:
        hand.remove(drawn)
    if by_ones[seat]:
        hand.sort(key=lambda card: card * 10 if card == JOKER else card % 10 * 100 + card)
    render_cards(page, game, hand, _HAND)


def render_counts(page: "Page", game: "Drawing") -> None:
    """Put how many cards each seat holds on row 5."""
    page.row(5, texts.HELD + " ".join([str(count) for count in game.knowledge.hands]))


def sort(seat: int) -> None:
    """Sort the cards of `seat` the other way from now on."""
    by_ones[seat] = not by_ones[seat]
