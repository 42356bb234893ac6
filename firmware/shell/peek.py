"""Looks at hands: everybody's before the start, each behind a cover, and all at the end."""


def look_round(shell: "Shell", looked: "Seats" = ()):
    """Return the screens by which all players see their hands who have not `looked` yet.

    A cover names one after the other, but they may come in any order.
    """
    game: Game = shell.referee.game
    left = [seat for seat in range(game.players) if seat not in looked]
    if not left:
        return shell.screen()
    passing = shell.referee.folder.part("hand_over")

    def show(seat: int):
        return passing.Hand(shell, seat, lambda: look_round(shell, list(looked) + [seat]))

    seat = left[0]
    return passing.Cover(shell, seat, lambda: show(seat), lambda screen: shell.screen(), "", show)


def shown(shell: "Shell", seat: int = 0):
    """Return the pages of the hands from `seat` on, which all may see as the game is over."""
    game: DealtGame = shell.referee.game
    while seat < game.players and not game.knowledge.hands[seat]:
        seat += 1
    if seat == game.players:
        return shell.screen()
    hand = shell.referee.folder.part("hand_over").Hand
    return hand(shell, seat, lambda: shown(shell, seat + 1), lambda screen: shell.screen())
