"""Whole games on paper typed into the app: each verdict, and the table after it, as it is told.

Nothing is cleared after a refusal: the next step is typed as if nothing had been typed before, so
that a refused number that is not dead shows itself.  A game says in a class of its own what is
typed otherwise than the column of keys in its table of moves tells.
"""

from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, SCREEN, TABLE
from firmware.play.notation import Notation
from firmware.play.rules_base import HELD
from host_sim.drive import Drive
from host_sim.shuffle_bytes import bytes_for_order
from host_sim.wiring import REPO_ROOT
from tests.desk import Desk, playing
from tests.stories import stories as told_of
from tools.replay.playthrough import Replay, setup_of

LEVELS = {"table": TABLE, "guided": GUIDED, "screen": SCREEN}
CALLED = "-on-call"  # so ends the name of a file whose games were refereed on call
SEEN = "#ok or play on"  # on a page of what all must hear of
REFUSED = (110, 20, 0)  # lights of a refusal
BUZZ_MS = 700


def stories(rules: str, *numbers: int) -> list[dict[str, Any]]:
    """Return the playthroughs of `rules` with these `numbers`, from 0; all where there are none."""
    told = told_of(rules)
    return [told[number] for number in numbers or range(len(told))]


class PlaythroughEntry:
    """The game of a playthrough on a desk at one level, the first player on turn.

    `replay` is the same game with every hand in view: it tells what only the hands forbid, which
    is left out where the device does not know them.
    """

    word = "##"  # what the player types who says what the device cannot know

    def __init__(self, told: dict[str, Any], level: int) -> None:
        home = catalog.game_of(told["rules"])
        assert home is not None
        self.told = told
        self.level = level
        self.part = home.part("desktop")
        self.moves = Notation(home.part("rules"))
        self.replay = Replay(told, SCREEN if SCREEN in home.manifest.LEVELS else level)
        self.desk: Desk = playing(setup_of(home, told, level))
        self.begin()
        self.settle()

    # What a game may do otherwise.

    def begin(self) -> None:
        """Type what is asked before the first turn."""
        if self.told["players"] > 1 and not self.desk.game.started:
            self.desk.type("1")

    def before(self, step: dict[str, Any]) -> None:
        """Do what must be ready before `step` is typed, such as the next shuffle."""

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys of `step`, or None where there are none that mean it."""
        return self.moves.keys(move)

    def enter(self, step: dict[str, Any], keys: str) -> bool:
        """Type `keys`; where the device then asks, answer as the story goes and return True.

        What is refused and may be right all the same is not.
        """
        self.desk.type(keys)
        if "all the same?" in self.desk.words():
            self.desk.type("*")
        asked = self.desk.rows()[7].endswith("  *no")
        if asked:
            self.desk.type("#" if step["ok"] else "*")
        return asked

    def settle(self) -> None:
        """Press what is asked for while the device goes from hand to hand."""
        for _ in range(2 * self.told["players"]):
            row, keys = self.desk.rows()[0], self.desk.rows()[7]
            if keys[1:7] == " play ":
                self.desk.type(keys[0])
            elif (
                keys.startswith(SEEN)
                or row.startswith("P")
                and (": your " in row or "'s hand " in row or " drew " in row)
            ):
                self.desk.type("#")

    # What is so in every game.

    def move_of(self, step: dict[str, Any]) -> tuple | None:
        """Return the move that `step` tries, or None where it means none."""
        return self.replay.move_of(step["do"])

    def shuffle_next(self, cards: list[int]) -> None:
        """Let the next shuffle in mid-game end as `cards` lie."""
        self.desk.deals[:] = [bytes_for_order(cards, Drive(REPO_ROOT))] if len(cards) > 1 else []

    def step(self, step: dict[str, Any]) -> bool:
        """Type `step` and hold the device against what it tells; False where it cannot be typed."""
        move = self.move_of(step)
        why = self.replay.open.why_not(move) if move else None
        unseen = self.level == TABLE and why and why[0] == HELD
        unseen = unseen or self.means_another(move)
        self.replay.step(step)
        keys = None if unseen or move is None else self.keys(step, move)
        if keys is None:
            return False
        self.before(step)
        before, over = self.played(), self.desk.game.over  # then a key only clicks
        said = self.enter(step, keys)
        where = f"{step['do']}, typed {keys}: {self.desk.rows()}"
        assert self.played() - before == step["ok"], where
        assert self.buzzed() == (not step["ok"] and not said and not over), where
        self.settle()
        self.end()
        facts = self.desk.game.facts()
        names = self.part.LASTING if self.replay.open.over else self.part.FIELDS
        names = [name for name in names if name in facts]  # on call there are fewer
        assert {name: facts[name] for name in names} == {name: step[name] for name in names}, where
        return True

    def means_another(self, move: tuple | None) -> bool:
        """Return True if the card of `move` is not held, but is how one alone of the hand begins.

        Where the hand is shown its keys are that one's.
        """
        game = self.desk.game
        hand = game.knowledge.hand(game.seat) if game.started else None
        cards = game.cards_of(move) if hand and move else ()
        if not hand or not cards or cards[0] in hand:
            return False
        return sum(str(card).startswith(str(cards[0])) for card in hand) == 1

    def end(self) -> None:
        """Say for the players what only they can know: that the game is over."""
        for _ in range(self.told["players"]):
            if self.level == TABLE and self.replay.open.over and not self.desk.game.over:
                self.desk.type(self.word)

    def played(self) -> int:
        """Return how many moves have been played, chance left out."""
        return self.desk.app.shell.journal.moves

    def buzzed(self) -> bool:
        """Return True if a refusal is shown, and let it end."""
        shown = REFUSED in self.desk.ring
        if shown:
            self.desk.wait(BUZZ_MS)
        return shown

    def play(self) -> int:
        """Type every step; return how many of those that are refused were typed."""
        refused = 0
        for step in self.told["steps"]:
            refused += self.step(step) and not step["ok"]
        if self.part.RESULT in self.told:
            assert self.desk.game.facts()[self.part.RESULT] == self.told[self.part.RESULT]
        return refused
