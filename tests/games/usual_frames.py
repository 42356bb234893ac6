"""The screens of a game that does not choose them itself: its playthroughs, typed at each level."""

from collections.abc import Iterator

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS, ON_CALL
from host_sim.strict import TooLong
from tests.desk import Desk
from tests.gallery import framed, pages
from tests.games.playthrough_entry import CALLED, PlaythroughEntry
from tests.stories import stories


def frames_of(game: GameFolder) -> Iterator[str]:
    """Yield every page of whole games of `game`, of the most players that are told, with help.

    Each step is held against the playthrough; the page is strict, so that every text must fit.
    """
    for rules, title, _, _ in game.rule_sets:
        for level in game.levels:
            file = rules + CALLED if level == ON_CALL else rules
            told = max(stories(file), key=lambda story: story["players"])
            typed = PlaythroughEntry(told, level)
            name = f"{title}, {LEVELS[level]}"
            yield framed(f"{name}: the first turn", typed.desk)
            yield from pages(f"{name}: help", typed.desk.type("<#>"))
            yield from pages(f"{name}: rules", typed.desk.type("* <*> 1 2"))
            while typed.desk.app.stack[-1].dialog:
                typed.desk.type("*")
            typed.buzzed()
            for step in typed.told["steps"]:
                if typed.step(step):
                    yield framed(f"{name}: {step['do']}", typed.desk)
            yield framed(f"{name}: the next game", typed.desk.type("A"))
            yield from refusals_of(game, PlaythroughEntry(told, level).desk)


def refusals_of(game: GameFolder, desk: Desk) -> Iterator[str]:
    """Yield each refusal of `game` over its first turn, and last a key that may mean a move."""
    for reason in game.part("texts").REFUSED:
        said = game.why((reason, 100, 100, 100))
        desk.app.stack[-1].refuse(said)
        try:
            yield framed(f"refused: {reason}", desk.wait(20))
        except TooLong as error:
            raise AssertionError(f"REFUSED has too long a text for {reason!r}: {said}") from error
    yield framed("the first turn, A", desk.type("A"))
