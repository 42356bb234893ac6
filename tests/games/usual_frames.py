"""The screens of a game that does not choose them itself: its playthroughs, typed at each level."""

from collections.abc import Iterator

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS
from tests.gallery import framed, pages
from tests.games.playthrough_entry import PlaythroughEntry
from tests.stories import stories


def frames_of(game: GameFolder) -> Iterator[str]:
    """Yield every page of whole games of `game`, of the most players that are told, with help.

    Each step is held against the playthrough; the page is strict, so that every text must fit.
    """
    for rules, title, _, _ in game.rule_sets:
        told = max(stories(rules), key=lambda story: story["players"])
        for level in game.levels:
            typed = PlaythroughEntry(told, level)
            name = f"{title}, {LEVELS[level]}"
            for key in ("", "A"):
                yield framed(f"{name}: the first turn, {key}", typed.desk.type(key))
            yield from pages(f"{name}: help", typed.desk.type("<#>"))
            yield from pages(f"{name}: rules", typed.desk.type("* <*> 1 2"))
            while typed.desk.app.stack[-1].dialog:
                typed.desk.type("*")
            typed.buzzed()
            for step in typed.told["steps"]:
                if typed.step(step):
                    yield framed(f"{name}: {step['do']}", typed.desk)
            yield framed(f"{name}: the next game", typed.desk.type("A"))
            screen = typed.desk.app.stack[-1]
            for reason in game.part("texts").REFUSED:
                screen.refuse(game.why((reason, 100, 100, 100)))
                yield framed(f"refused: {reason}", typed.desk.wait(20))
