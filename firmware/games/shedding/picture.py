"""The table of a game of discarding on the panel."""

from firmware.games.shedding import parts, texts
from firmware.games.shedding.tables import JOKER, LAST, card_text
from firmware.ui.page import BIG, COLUMNS, WIDE

_LEFT = 8  # of the open card, in pixels
_ROW = 7  # cards a row
CARD = 3  # characters each
ON_PAGE = 2 * _ROW
PASSED_ON = 6  # the row that says who has drawn, while the device is handed on


def render_table(page: "Page", game: "Discarding", title: str) -> None:
    """Put `title` on row 0, the open card on rows 1 to 3, and who holds how many beside it.

    Where the card was declared as two factors, these stand there instead.
    """
    page.row(0, title)
    for row in range(3):
        left = "J" if not row and game.top == JOKER else ""
        page.row(1 + row, left if game.factors else left + seats_beside(game, row, len(left)))
    if game.factors:
        parts.factor_picture.render(page, game)
    if game.open == LAST:
        page.number(WIDE, _LEFT, 1, "100")
    elif game.open:
        page.number(BIG, _LEFT, 1, "{:>2}".format(game.open))


def seats_beside(game: "Discarding", row: int, taken: int) -> str:
    """Return what the seats of `row`, from 0, hold, behind the open card; so much is `taken`."""
    left = 6 if game.names and game.players > 3 else 7
    seats = [seat_text(game, seat) for seat in range(row, game.players, 3)]
    return " " * (left - taken) + " ".join(seats)


def seat_text(game: "Discarding", seat: int) -> str:
    """Return what a seat holds, with + if the 100 lies beside it; or its place (H-c)."""
    if seat in game.out:
        held = texts.PLACES[game.out.index(seat)]
    else:
        held = "{:>2}{}".format(game.knowledge.hands[seat], "+" if game.has_beside(seat) else " ")
    return game.column(seat) + " " + held


def hand_lines(hand: "Cards", at: int) -> "tuple[str, str]":
    """Return page `at`, from 0, of the cards of `hand` in two rows; the 100 comes last.

    What does not fit is counted at the end, as in ``+4``.
    """
    cards = [card_text(card) for card in hand if card != LAST] + ["100"] * (LAST in hand)
    if len(cards) > ON_PAGE:
        rest = len(cards)
        first = at * (ON_PAGE - 1)
        cards = cards[first : first + ON_PAGE - 1]
        cards += [""] * (ON_PAGE - 1 - len(cards)) + ["+{}".format(rest - len(cards))]
    line = "".join(["{:<3}".format(card) for card in cards])
    return line[: CARD * _ROW], line[CARD * _ROW :]


def next_page(hand: "Cards", at: int) -> int:
    """Return the page of `hand` that comes after page `at`."""
    return at + 1 if len(hand) > max(ON_PAGE, (at + 1) * (ON_PAGE - 1)) else 0


def status(who: str, game: "Discarding") -> str:
    """Return row 0: `who` is on turn, and the draw pile."""
    draw = "pile {:>2}".format(game.knowledge.draw)
    if len(who) + len(draw) >= COLUMNS:
        draw = draw.replace(" ", "")
    if len(who) + len(draw) >= COLUMNS:
        draw = ""  # its figure alone would read as a card to be answered
    return who + " " * (COLUMNS - len(who) - len(draw)) + draw
