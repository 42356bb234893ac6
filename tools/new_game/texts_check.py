"""Of the texts of a game: each refusal that a game meets has its sentence, each screen its help."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from firmware.modules.game_folder import GameFolder
from firmware.modules.loader import load
from firmware.play.rules_base import ASKED
from firmware.ui.screen import Screen
from tools.new_game.ways import begun, move_of, said
from tools.players.random_games import Course

MOST = 300  # moves of a game
TRIED = 6  # moves that were legal before, at each of them


def complaints(course: Course, chance: Random, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, which refusals of `course` its texts cannot say.

    At each move some are tried that were played before, and so as it is over.
    """
    way = said(course)
    at(f"the words of refusals ({way})")
    game = begun(course)
    tried: list[tuple] = []
    heard: set[str] = set()
    for count in range(MOST):
        for move in chance.sample(tried, min(TRIED, len(tried))):
            reason = game.why_not(move)
            if reason and reason[0] not in heard:
                heard.add(reason[0])
                yield from unsaid(course.game, reason)
        if game.over or not (move := move_of(course, game, count, chance)) or game.play(move):
            return
        tried.append(move)


def unsaid(game: GameFolder, reason: tuple) -> Iterator[str]:
    """Yield a sentence if `game` has no text for `reason`, or one that it cannot fill."""
    word, *figures = reason
    if word == ASKED:  # the players are asked, and nothing is said
        return
    try:
        game.why(reason)
    except (KeyError, IndexError) as error:
        texts = getattr(game.texts, "REFUSED", {})
        if word not in texts:
            yield f"REFUSED of texts.py has no sentence for {word!r}, by which rules.py refuses."
        else:
            yield (
                f"REFUSED of texts.py cannot say {word!r}: {texts[word]!r} with the figures"
                f" {tuple(figures)} that rules.py gives breaks by {error!r}."
            )


def helpless(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, which help that a screen of `game` names is not there."""
    at("the help of its screens")
    screens: Any = load(game.module("screens"))
    for name, thing in vars(screens).items():
        if not isinstance(thing, type) or not issubclass(thing, Screen) or not thing.helps:
            continue
        named = thing.help != Screen.help  # else an object may name another
        if named and not hasattr(game.part(thing.helps), thing.help):
            yield (
                f"{name} of screens.py names the help {thing.help}, and there is none of that name"
                f" in its {thing.helps}.py, nor in texts.py below `# On the board help.py:`."
            )
