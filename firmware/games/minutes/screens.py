"""Which screen the round stands at."""

from firmware.games.minutes import clock as clocks


def first(shell: "Shell"):
    """Return the screen that the round in play stands at."""
    game: Minutes = shell.referee.game
    part = shell.referee.folder.part
    if game.over:
        return part("result").of(shell)  # not kept in memory
    if not game.started and not game.challenge:
        return part("first_player").FirstPlayer(shell)
    clock = clocks.of(shell)
    if not clock.see(shell.at):
        clocks.pause(shell)
    if clock.running:
        turn: WayInPart = part(way_in(game))
        return turn.Turn(shell)
    pause: PausePart = part("pause")
    return pause.Pause(shell)


def way_in(game: "Minutes") -> str:
    """Return the part by which plays are keyed in."""
    if game.knowledge.hand(0) is not None:
        return "screen_turn"
    return "on_call_turn" if game.on_call else "table_turn"


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Minutes = shell.referee.game
    if not game.started:
        return []
    return [("Ruling", lambda: shell.referee.folder.part("ruling_screen").Ruling(shell))]
