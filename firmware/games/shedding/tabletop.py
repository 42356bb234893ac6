"""The table on pages: the open card, what goes on it, and who holds how many.

Above a hand that is seen all stands closer.  Events have a page of their own.
"""

from firmware.games.shedding import texts
from firmware.games.shedding.rules import JOKER, LAST, TREAT, TRICK, card_text
from firmware.games.shedding.texts import held_text
from firmware.ui import faces, kinds, layout
from firmware.ui.faces import N22, N32, SLIM22, S, T
from firmware.ui.page import CENTRE

X = layout.BESIDE_CARD  # column where words begin beside the open card
SEATS = 3  # a row, or more where they have but one
_APART = 2  # columns between two of them, at least
TREAT_KEY = "C Treat"
_FACTORS_W, _FACTORS_H = 40, 34  # of the open card before its factors
_TIGHT_W = 26  # of the open card over two rows
HUNDRED = "BC 100"  # Trick and Treat, where four keys do something
_ROW = 8  # cards a row
_CARD_X, _CARD_W, _CARD_H, _KEYS_X = 40, 46, 30, 88  # of the open card over a hand; beside it


def render_open(
    screen: "Screen", page: "Page", game: "Discarding", title: str, lit: bool = False
) -> None:
    """Put the open card, `lit` as something does not go on it, and `title` in the head beside it.

    Where it was declared as two factors, or its factors count, it is smaller, and they stand beside
    it under the head.
    """
    pile = game.knowledge.draw
    if has_factors(game):
        screen.titled(page, title, pile)
        typed = screen.unfinished()
        factor = (int(typed) or 10) if typed.isdigit() and len(typed) == 1 else 0
        render_factors(page, game, layout.STAGE + 2, _FACTORS_H, lit, factor)
        return
    screen.titled(page, title, pile, X)
    if game.top == JOKER:  # it stands with what it was declared as
        page.frame(0, 0, layout.CARD_WIDTH, layout.HEIGHT, 2)
        page.text(0, 4, "J", T, CENTRE, layout.CARD_WIDTH, said="")
        page.say(0, layout.STAGE, "J")
        page.numeral(0, 24, game.open, N22, CENTRE, layout.CARD_WIDTH)
    elif game.open:
        layout.open_card(page, game.open, layout.LIT if lit else layout.NOTHING)


def has_factors(game: "Discarding") -> bool:
    """Return True if factors stand beside the open card."""
    return not game.obliged and (bool(game.factors) or game.links_shown > 0)


def render_factors(
    page: "Page", game: "Discarding", y: int, high: int, lit: bool, typed: int = 0
) -> None:
    """Put the open card as one of so many rows, and ``= 4 x 6`` beside it.

    The factors are underlined, of two the one that is `typed` alone.  Before the first card is laid
    these are all factors of which one may be had in common.
    """
    if game.top == JOKER:
        page.frame(0, y, _FACTORS_W, high, 2)
        page.text(2, y + 1, "J", S)
        page.numeral(3, y + (high - 24) // 2, game.open, N22, CENTRE, _FACTORS_W)
    else:
        page.card(0, y, _FACTORS_W, high, game.open, N22, lit)
    at = y + (high - 24) // 2
    low = at + 24
    if game.factors:
        one, other = game.factors
        page.text(48, at + 4, "=")
        _render_factor(page, 54, 86, at, low, one, typed == other != one)
        page.text(87, at + 4, "\u00d7")
        _render_factor(page, 96, 128, at, low, other, typed == one != other)
        return
    links = game.links_shown  # which takes 0.3 ms to find
    factors = [factor for factor in range(1, 11) if links >> factor & 1]
    x = _FACTORS_W + 3
    widths = [page.width(str(factor), N22) for factor in factors]
    gap = (layout.WIDTH - x - sum(widths)) // len(factors)
    for i in range(len(factors)):
        _render_factor(page, x, x + widths[i] + gap, at, low, factors[i])
        x += widths[i] + gap


def _render_factor(
    page: "Page", x: int, end: int, y: int, line: int, factor: int, bare: bool = False
) -> None:
    wide = page.width(str(factor), N22)
    x = (x + end - wide) // 2
    page.numeral(x, y, factor, N22)
    if not bare:
        page.fill(x - 1, line + 1, wide + 2, 3)


def render_need(
    page: "Page", game: "Discarding", words: "NeedTexts", goes: str, y: int = layout.STAGE + 2
) -> int:
    """Put what goes on the open card beside it, or `goes`; return the row beneath that."""
    if goes or not words.figures or game.obliged or not game.matched:
        return layout.sentence(page, goes or words.need(game), X, y, below=layout.FOOT + 2)
    left = game.matched
    for i in range(game.laid + left):
        x = X + 3 + 11 * i
        if i < game.laid:
            page.fill(x, layout.STAGE + 2, 7, 8)
        else:
            page.frame(x, layout.STAGE + 2, 7, 8)
    more = texts.OR_RUN if game.run else texts.MORE
    layout.label(page, X + 40, layout.STAGE + 2, more.format(left, game.run))
    labels, figures = words.figures(game)
    wide = (layout.RIGHT_EDGE - X) // len(labels)
    for i in range(len(labels)):
        left = X + i * wide
        page.text(left, 29, figures[i], T, CENTRE, left + wide)
        page.text(left, 45, labels[i], S, CENTRE, left + wide)
    return layout.KEYS


def render_tight(
    screen: "Screen",
    page: "Page",
    game: "Discarding",
    words: "NeedTexts",
    does: "Sequence[str]",
    title: str = "",
) -> None:
    """Put all that is on the table into head and one row, as a hand takes the other rows.

    At its end stands that there are more cards, else what the first of the keys does (`does`).
    """
    title = title or (texts.MUST if game.obliged else "{}").format(texts.turn(game))
    screen.titled(page, title, game.knowledge.draw)
    y = layout.STAGE
    page.text(0, y, card_text(game.open), T, CENTRE, _TIGHT_W)
    page.frame(0, y, _TIGHT_W, layout.LINE - 1, 2)
    says = "= {} \u00d7 {}".format(*game.factors) if game.factors else words.brief(game)
    more = does[-1:]
    key = more if more and more[0][0] == "D" else does[:1]
    x = layout.RIGHT_EDGE - layout.keys_width("".join(key))
    layout.sentence(page, says, _TIGHT_W + 4, y, end=x, below=y + layout.LINE)
    layout.key_list(page, x, y + 4, key)


def keys_row(words: "list[str]", room: int) -> str:
    """Return what the keys do as far as that has room in so many columns, the first one's words."""
    count = len(words)
    while count > 1 and layout.keys_width(" ".join(words[:count])) > room + layout.LEFT_EDGE:
        count -= 1
    return " ".join(words[:count])


def render_seats(
    page: "Page", game: "Discarding", top: int, below: int, x: int = layout.BESIDE_CARD
) -> None:
    """Put who else holds how many in the rows from `top` to `below`, without long names."""
    rows = (below - top) // layout.SMALL_LINE
    seats = [seat for seat in range(game.players) if seat != game.seat]
    if len(seats) > rows * SEATS:  # who plays next comes first, and who has left not at all
        seats = seats[game.seat :] + seats[: game.seat]
        seats = [seat for seat in seats if seat not in game.away]
    said = [game.name(seat) + " " + held_text(game, seat) for seat in seats]
    in_row = max(min(len(said), SEATS), (len(said) + rows - 1) // rows)
    room = layout.RIGHT_EDGE - x
    widths = [layout.width_of(text, S) + _APART for text in said]
    longest = max(widths) - _APART
    while in_row > 1 and longest + 4 > room // in_row and rows * (in_row - 1) >= len(said):
        in_row -= 1
    wide = room // in_row
    most = max([sum(widths[i : i + in_row]) for i in range(0, len(said), in_row)]) - _APART
    if most > room and longest + _APART > wide:
        said = [held_text(game, seat) for seat in seats]
    elif longest + _APART > wide:
        wide = 0  # one right behind the other: the last would reach over the edge
    at = x
    for i in range(len(said)):
        row, place = divmod(i, in_row)
        at = max(x + place * wide, at) if place else x
        layout.label(page, at, top + row * layout.SMALL_LINE, said[i])
        at += layout.width_of(said[i], S) + _APART


EVENT_KEYS = ("#ok or play on  *close", "#draw or lay  *close")  # by whether # asks about a draw
NEXT = "{} is next"
_FEW = 3  # who have room in a line


def render_event(page: "Page", game: "Discarding", said: str, row: str) -> None:
    """Put the page of the event `said`: what it is, who draws how many, and what is shuffled.

    What # does is in view.
    """
    drawn = game.drawn
    shuffle = ""
    if game.shuffled:
        shuffle = texts.SHUFFLE[game.shuffled[1] > 0].format(*game.shuffled)
    if said[:5] == texts.TRICK_BY[:5]:
        _render_trick(page, game, said, shuffle)
    elif said.endswith(texts.SKIPPED[2:]):
        _render_skip(page, game, shuffle)
    else:
        title = said[: said.rfind(" ")] if drawn else shuffle
        page.text(0, 0, title, T, CENTRE, layout.WIDTH, said="")
        page.say(0, 0, said)
        layout.stack(page, 28, layout.STAGE + 2)
        if drawn:
            page.text(68, layout.STAGE + 10, "+")
            page.numeral(84, layout.STAGE + 3, drawn[1], N32)
            _put_last(page, shuffle)
        if row:
            if drawn and game.seat != drawn[0] and not shuffle:
                _put_last(page, NEXT.format(game.name(game.seat)))
            does = row.split()[0]
            layout.keys(page, does, layout.RIGHT_EDGE - layout.keys_width(does))
            page.words[-1] = (layout.KEYS, 0, row)


def _render_trick(page: "Page", game: "Discarding", said: str, shuffle: str) -> None:
    (word, _, by), shares = said.partition(" "), texts.shares(game, _FEW)
    flat = shuffle or len(game.drawn) > 2 * _FEW and len(shares) > 1  # then it is a sentence
    kinds.event(page, word, by, () if flat else shares)
    if flat:
        said = texts.all_shares(shares, not shuffle)
        layout.sentence(page, said, y=32, below=layout.KEYS if shuffle else layout.HEIGHT)
    _put_last(page, shuffle)


def _put_last(page: "Page", words: str) -> None:
    """Put what is shuffled, or who is next, in the last row, where no keys are read in it."""
    page.text(layout.LEFT_EDGE, layout.KEYS, words, S, said="")
    page.say(layout.LEFT_EDGE, layout.FOOT, words)


def _render_skip(page: "Page", game: "Discarding", shuffle: str) -> None:
    """Put who waits beside the square that lies open, and whose turn it is."""
    height = layout.open_card(page, game.open, low=shuffle != "")
    if game.top != JOKER:
        page.frame(4, 4, 6, 6)
        page.frame(36, height - 10, 6, 6)
    waits, too = texts.WAITS.format(game.name(game.drawn[0])), texts.DRAWS_TOO.format(game.drawn[1])
    page.say(0, 0, waits + ", " + too)
    page.text(X, 0, waits, said="")
    page.text(X, layout.LINE, too, said="")
    page.fill(X, 36, layout.RIGHT_EDGE - X, 1)
    page.picture(X, 43, faces.NEXT)
    page.text(X + 20, 41, game.name(game.seat))
    _put_last(page, shuffle)


def marked(game: "Discarding", cards: "Sequence[str]") -> "list[int]":
    """Return the places of those of `cards` that may be laid now."""
    return [i for i in range(len(cards)) if cards[i] and _goes(game, _card(cards[i]))]


def _card(word: str) -> int:
    return JOKER if word == "J" else int(word)


def _goes(game: "Discarding", card: int) -> bool:
    """Return True if the player on turn may lay `card` now, be it as Trick or Treat."""
    if card == LAST and not (game.why_not((TRICK,)) and game.why_not((TREAT,))):
        return True
    return game.goes(card)


def render_over_hand(
    screen: "Screen",
    page: "Page",
    game: "Discarding",
    words: "NeedTexts",
    seat: int,
    cards: "Sequence[str]",
    does: "Sequence[str]",
    title: str = "",
    lit: bool = False,
) -> None:
    """Put the table above the `cards` of `seat`, and what keys do (`does`) beside the open card.

    The head says who is on turn and what goes, or the `title`.
    """
    if len(cards) > _ROW:
        render_tight(screen, page, game, words, does, title)
        return
    says = title or texts.SAYS.format(game.name(game.seat), words.brief(game))
    screen.titled(page, says, game.knowledge.draw)
    if has_factors(game):
        render_factors(page, game, layout.STAGE, _CARD_H - 4, lit)
        return
    y = layout.STAGE
    if game.top == JOKER:
        page.frame(_CARD_X, y, _CARD_W, _CARD_H, 2)
        page.text(_CARD_X + 3, y + 2, "J", S)
        page.numeral(_CARD_X, y + 3, game.open, N22, CENTRE, _CARD_X + _CARD_W)
    else:
        face = SLIM22 if game.open == LAST else N22
        page.card(_CARD_X, y, _CARD_W, _CARD_H, game.open, face, lit)
    y += 6
    if words.figures and game.matched and not game.obliged:
        labels, figures = words.figures(game)
        for i in range(len(labels)):
            layout.label(page, layout.LEFT_EDGE, y + 9 * i - 3, labels[i] + " " + figures[i])
    else:
        _render_others(page, game, y, seat)
    if len(does) > 3 and does[3] == TREAT_KEY:
        does = list(does[:2]) + [HUNDRED]
    layout.key_list(page, _KEYS_X, y if len(does) < 3 else layout.STAGE + 2, does[:3])


def _render_others(page: "Page", game: "Discarding", y: int, owner: int) -> None:
    """Put who but the `owner` of the hand holds how many in the columns before the open card."""
    said = [
        game.name(seat) + " " + texts.held_text(game, seat)
        for seat in range(game.players)
        if seat != owner
    ]
    if len(said) > SEATS:  # two of them a row, without names
        said = [word[word.find(" ") + 1 :] for word in said]
        said = [" ".join(said[i : i + 2]) for i in range(0, len(said), 2)]
    for i in range(len(said)):
        layout.label(page, layout.LEFT_EDGE, y + 9 * i - 3, said[i])
