"""The table of a game of discarding on the panel."""

from firmware.games.shedding import parts, texts
from firmware.games.shedding.tables import JOKER, LAST, card_text
from firmware.ui.glyphs import BIG
from firmware.ui.page import COLUMNS

_LEFT = 8  # of the open card, in pixels
_BESIDE = "{:<7}{}"  # in small cells: the open card, and what stands beside it
_BESIDE_X = 42  # pixels: the same for tall text, ten characters
_TITLE = 10  # characters of the title, beside which the draw pile stands
_ROW = 7  # cards a row
CARD = 3  # characters each
_SEATS = 3  # a row
_CELL = 7  # characters of each
ON_PAGE = 2 * _ROW
JOKERS = "A joker"


def render_title(page: "Page", title: str, game: "Discarding") -> None:
    """Put `title` tall on row 0, and the draw pile beside it, or beneath if it is long."""
    page.tall(0, title)
    draw = "pile {:>2}".format(game.knowledge.draw)
    beneath = game.obliged or len(title) > _TITLE + 1  # it stands still as something is typed
    if beneath or len(title) > _TITLE:
        draw = draw.replace(" ", "")
    page.end(2 if beneath else 0, draw)


def render_table(page: "Page", game: "Discarding", title: str, hint: "Sequence[str]" = ()) -> None:
    """Put `title` on row 0 and the open card on rows 2 to 4; beside it what goes on it.

    That is `hint`, a label and what stands tall beneath it; where the card was declared as two
    factors, these stand there instead.
    """
    left = "J" if game.top == JOKER else ""
    page.row(2, left)
    if game.factors:
        parts.factor_picture.render(page, game)
    elif hint:
        page.row(2, _BESIDE.format(left, hint[0]))
        page.tall(3, hint[1], _BESIDE_X)
    render_title(page, title, game)
    if game.open:
        page.number(BIG, 2 if game.open == LAST else _LEFT, 2, "{:>2}".format(game.open))


def keys_row(words: "list[str]") -> str:
    """Return what the keys do in one row; its end is always in the same place."""
    words = words + ["*back"]
    i = len(words)
    while len(" ".join(words)) > COLUMNS:  # the last ones are said by their key alone
        i -= 1
        words[i] = "A J" if words[i] == JOKERS else words[i][:1]
    back = words.pop()
    line = " ".join(words)
    return line + " " * (COLUMNS - len(line) - len(back)) + back


def render_seats(page: "Page", game: "Discarding") -> None:
    """Put who holds how many on rows 5 and 6."""
    for row in range(0, game.players, _SEATS):
        seats = range(row, min(row + _SEATS, game.players))
        texts = [seat_text(game, seat).rstrip() for seat in seats]
        cells = [text if len(text) < _CELL else text.replace("  ", " ") for text in texts]
        cells = [text if len(text) < _CELL else text.replace(" ", "") for text in cells]
        page.row(5 + row // _SEATS, "".join([text + " " * (_CELL - len(text)) for text in cells]))


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
