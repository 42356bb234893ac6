"""The page of *The Game* on which the device plays a turn of its own."""

from firmware.games.the_game import player, screens, texts
from firmware.games.the_game.rules import ASK, JUMP, KEEP_OFF, LAY, MARK, NOBODY
from firmware.shell import box_turn
from firmware.ui import layout


class BoxTurn(box_turn.BoxTurn):
    """The piles, what was laid last, and the hand of who plays alone with the device."""

    player = player
    held = "ABCD"
    framed = NOBODY  # the pile that has just gone back by ten

    def render(self, page: "Page") -> None:
        game: TheGame = self.game
        hand = self.alone()
        seen = hand is not None
        keys = self.keys()
        self.unseen, self.row_at = (keys, layout.LABELS) if seen else ("", layout.KEYS)
        title = self.played or screens.status(game)
        screens.render_tops(self, page, title, framed=self.framed, hand=seen)
        if seen:
            screens.render_hand(page, hand, hand)
        else:
            self.render_keys(page)

    def meant(self, key: str) -> "Answer":
        """A held pile gets a player's sign (TG15)."""
        pile = "ABCD".find(key[-1])
        if len(key) == 1 or pile < 0:
            return False
        people = self.game.people()
        return screens.mark(self, pile, people[0] if len(people) == 1 else NOBODY)

    def play(self, move: "Move") -> str:
        game: TheGame = self.game
        shell = self.shell
        self.framed = NOBODY
        if move[0] != LAY:
            pile = game.knowledge.draw
            shell.referee.submit(move)
            drew = pile - game.knowledge.draw
            shell.signals.turn(game, (self.seat,) if drew else ())
            return texts.draws(game, self.seat, drew) if self.led and drew else ""
        card, pile = move[1:]
        back = card == game.tops[pile] + (-JUMP if pile < 2 else JUMP)  # TG5
        shell.referee.submit(move)
        screens.answer(shell.signals, game, pile)
        if back:
            self.framed = pile
            shell.signals.motion = screens.BLINK + pile
            shell.signals.effect((), screens.PRAISE)
        if game.over:
            shell.signals.ended(game.won)
        said = self.says(shell.referee.called(move))
        return said + ". " + texts.TEN_BACK if back else said


def speak(shell: "Shell") -> None:
    """Let those for whom the device plays, and who are not on turn, put signs on piles (TG15).

    They ask to keep off where they go back by ten, and take that away where they do no more.
    """
    game: TheGame = shell.referee.game
    wished = [NOBODY] * 4
    for step in range(1, game.players):
        seat = (game.seat + step) % game.players
        if game.boxed(seat):
            for pile in player.wishes(game.knowledge.held(seat) or (), game.tops):
                if wished[pile] == NOBODY:
                    wished[pile] = seat
    for pile in range(4):
        asker = game.askers[pile]
        if wished[pile] >= 0 and not game.marks[pile]:
            shell.referee.submit((ASK, pile, KEEP_OFF, wished[pile]))
        elif wished[pile] < 0 < game.marks[pile] and asker >= 0 and game.boxed(asker):
            shell.referee.submit((MARK, pile, 0))
