"""Why the device laid a card in *4 1/2 Minutes*: how many cards of who follows go on it."""

from firmware.games.minutes.rules import ASIDE, LAY

NONE_GOES = "None goes"
FOLLOWS = "{}: {} of {} go"
ONE_GOES = "{}: 1 of {} goes"
LAST = "The last card"


def of_last(referee: "SeatedReferee", game: "Minutes", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before; all displays lie open."""
    if move[0] == ASIDE:
        return NONE_GOES
    if move[0] != LAY:
        return ""
    game.do(move)
    cards = list(game.knowledge.held(game.seat) or ())
    going = [card for card in cards if game.goes(card, 0) or game.goes(card, 1)]
    name = game.name(game.seat)
    if len(going) == 1:
        return ONE_GOES.format(name, len(cards))
    return FOLLOWS.format(name, len(going), len(cards)) if cards else LAST
