"""The table as it stands above a hand that is seen."""

from firmware.games.shedding import screens, texts
from firmware.games.shedding.rules import JOKER, LAST, TREAT, TRICK
from firmware.ui import layout
from firmware.ui.faces import N22, SLIM22, S
from firmware.ui.page import CENTRE

HUNDRED = "BC 100"  # Trick and Treat, where four keys do something
_ROW = 8  # cards a row
_CARD_X, _CARD_W, _CARD_H, _KEYS_X = 40, 46, 30, 88  # of the open card over a hand; beside it


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
        screens.render_tight(screen, page, game, words, does, title)
        return
    says = title or texts.SAYS.format(game.name(game.seat), words.brief(game))
    screen.titled(page, says, game.knowledge.draw)
    if screens.has_factors(game):
        screens.render_factors(page, game, layout.STAGE, _CARD_H - 4, lit)
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
    if len(does) > 3 and does[3] == screens.TREAT_KEY:
        does = list(does[:2]) + [HUNDRED]
    layout.key_list(page, _KEYS_X, y if len(does) < 3 else layout.STAGE + 2, does[:3])


def _render_others(page: "Page", game: "Discarding", y: int, owner: int) -> None:
    """Put who but the `owner` of the hand holds how many in the columns before the open card."""
    said = [
        game.name(seat) + " " + texts.held_text(game, seat)
        for seat in range(game.players)
        if seat != owner
    ]
    if len(said) > screens.SEATS:  # two of them a row, without names
        said = [word[word.find(" ") + 1 :] for word in said]
        said = [" ".join(said[i : i + 2]) for i in range(0, len(said), 2)]
    for i in range(len(said)):
        layout.label(page, layout.LEFT_EDGE, y + 9 * i - 3, said[i])
