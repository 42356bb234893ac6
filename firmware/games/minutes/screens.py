"""Which screen the round stands at."""

from firmware.games.minutes import clock as clocks


def first(house):
    """Return the screen that the round in play stands at."""
    game = house.referee.game
    part = house.referee.folder.part
    if game.over:
        return part("result").of(house)  # not kept in memory
    if not game.started and not game.challenge:
        return part("start").Start(house)
    clock = clocks.of(house)
    if not clock.see(house.at):
        clocks.pause(house)
    return part(way_in(game)).Turn(house) if clock.running else part("rest").Rest(house)


def way_in(game) -> str:
    """Return the part by which plays are keyed in."""
    if game.table.hand(0) is not None:
        return "dealt"
    return "light" if game.light else "typed"


def menu(house) -> list:
    """Return the lines that the game adds to the menu, each with what it opens."""
    return house.referee.folder.part("lines").of(house)  # not kept in memory
