"""One playthrough, step by step, held against the rules.

What is a game's own its folder tells in the part ``desktop``:

- ``FIELDS``: what a step tells of the table, by the names that the rules' ``facts`` have
- ``LASTING``: which of these still count once the game is over
- ``RESULT``: what of the facts the whole game tells once it is over
- ``word(game)``, if there is such a thing: the move by which the player on turn says what the
  device cannot know, or None
- ``setup(told, level, rules)``, if the usual fields are not all: the `Setup`; raises ValueError.
  Without it no other field of the whole game is taken.
- ``text(do)``, if it is not just the words of ``do``: the move as text; raises ValueError
- ``BEGINS``, if a player may have several turns on end: the first word of what begins one
- ``few_keys(move)``, if a page asks for other keys than the move's row tells: these, or ""
- ``owed(game, told)``, if chance comes in the middle: the text of the next move that the game
  accepts nothing but, or None
"""

import json
import re
from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, KNOWN, LEVELS, ON_CALL, SCREEN
from firmware.play.notation import Notation
from firmware.play.rules_base import ASKED, HELD
from firmware.play.setup import Setup

WORD = re.compile(r"[A-Za-z-]+")
PLAIN = (int, bool, str, type(None))  # that are the same JSON if they are equal
LONGEST = 70  # characters of a value in a message


class Disagreement(Exception):
    """The rules say otherwise than the playthrough; the message says what."""


def shown(value: Any) -> str:
    """Return `value` as JSON, shortened."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def same(one: Any, other: Any) -> bool:
    """Return True if both are the same JSON, which tells 1 from 1.0 and true."""
    if type(one) is list and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if type(one) in PLAIN or type(other) in PLAIN:
        return type(one) is type(other) and one == other
    return json.dumps(one) == json.dumps(other)


def found(told: Any, name: str, kind: type) -> Any:
    """Return field `name` of `told`; raise Disagreement if it is not there or no `kind`."""
    if not isinstance(told, dict):
        raise Disagreement(f"no object but {shown(told)}")
    if name not in told:
        raise Disagreement(f"{name} is missing")
    if type(told[name]) is not kind:  # True is an int to isinstance
        raise Disagreement(f"{name} cannot be {shown(told[name])}")
    return told[name]


def home_of(told: dict, level: int) -> catalog.GameFolder:
    """Return the game of the named rule set; raise Disagreement if `level` is not played."""
    name = found(told, "rules", str)
    home = catalog.game_of(name)
    if home is None:
        raise Disagreement(f"no rule set is called {shown(name)}")
    if level not in home.manifest.LEVELS:
        raise Disagreement(f"{home.manifest.TITLE} is not played at level {LEVELS[level]}")
    return home


def usual_level(told: dict) -> int:
    """Return the level at which `told` is held where none is named: the one that knows most."""
    home = catalog.game_of(told["rules"]) if type(told.get("rules")) is str else None
    levels = home.manifest.LEVELS if home else ()
    return SCREEN if SCREEN in levels or not levels else levels[0]


def level_of(told: dict, level: int) -> int:
    """Return the level at which `told` is played: its own, or else `level`.

    Raises Disagreement where that is none at which it can be.
    """
    if "level" in told and told["level"] != LEVELS[ON_CALL]:
        raise Disagreement(f"level cannot be {shown(told['level'])}")
    if level == ON_CALL and "level" not in told:
        raise Disagreement("every card of it was checked, and on call none is")
    return ON_CALL if "level" in told else level


def refuse_others(told: dict, names: tuple) -> None:
    """Raise Disagreement if `told` has a field that is none of `names`."""
    for name in told:
        if name not in names:
            raise Disagreement(f"no field is called {shown(name)}")


def setup_of(home: catalog.GameFolder, told: dict, level: int) -> Setup:
    """Return the set-up that `told` means in the game `home`; raise ValueError if none."""
    own = getattr(home.part("desktop"), "setup", None)
    return own(told, level, home.part("rules")) if own else plain_setup(told, level)


def plain_setup(told: dict, level: int) -> Setup:
    """Return the set-up in the usual fields; raise ValueError if one is no number."""
    deck = [] if level == ON_CALL else found(told, "deck", list)
    for place, card in enumerate(deck):
        if type(card) is not int or not 0 <= card <= 255:
            raise ValueError(f"no card is {shown(card)}")
        if card in deck[:place]:
            raise ValueError(f"{card} is twice in the deck")
    players = found(told, "players", int)
    return Setup(told["rules"], level, players, bytes(deck) if level in KNOWN else b"")


def plain_text(do: list) -> str:
    """Return the words and numbers of `do` as one text; raise ValueError for anything else."""
    if not do:
        raise ValueError("nothing was tried")
    for word in do:
        if type(word) is not int and not (isinstance(word, str) and WORD.fullmatch(word)):
            raise ValueError(f"{shown(word)} is neither a word nor a number")
    return " ".join(str(word) for word in do)


class Replay:
    """A playthrough at one level of knowledge.

    One that was refereed on call says so as its ``level``, and is played at that one alone.  Else
    the open game, which knows every hand, is held against what is told.  At another level a blind
    game runs beside it: it must not say otherwise where it can tell, and where it cannot tell the
    players, who see their hands, say what the open game knows.  At level *guided* the game beside
    it knows every hand too, so it must say the same and be told nothing.
    """

    def __init__(self, told: dict, level: int):
        level = level_of(told, level)
        best = ON_CALL if level == ON_CALL else SCREEN
        home = home_of(told, level)
        self.told = told
        self.level = level
        self.home = home
        self.part = home.part("desktop")
        if not hasattr(self.part, "setup"):
            dealt = "level" if level == ON_CALL else "deck"
            refuse_others(told, ("rules", dealt, "players", "steps", self.part.RESULT))
        self.rules = home.part("rules")
        self.moves = Notation(home.part("rules"))
        self.open = self._begun(best)
        self.blind = self._begun(level) if level != best else None
        self.games = [self.open] + ([self.blind] if self.blind else [])
        self._go_on()

    def step(self, step: Any) -> None:
        """Try one step; raise Disagreement where its verdict or a field differs."""
        text, move, why = self._judged(found(step, "do", list))
        try:
            allowed = found(step, "ok", bool)
            if allowed != (why is None):
                verdict = f"refuse it {why}" if why else "allow it"
                raise Disagreement(f"ok is {shown(allowed)}, but the rules {verdict}")
            if self.blind and move:
                self._judge_blind(move, why)
            if not why:
                self.open.play(move)
                self._go_on()
            self._compare(step)
        except Disagreement as difference:
            raise Disagreement(f"{text}: {difference}") from difference

    def move_of(self, do: list) -> tuple | None:
        """Return the move that `do` means, or None."""
        try:
            return self.moves.parse(getattr(self.part, "text", plain_text)(do))
        except ValueError:
            return None

    def close(self, told: dict) -> None:
        """Hold the result against the rules, which must be there if the game is over."""
        if self.open.over or self.part.RESULT in told:
            self._agree(told, self.part.RESULT, [game.facts() for game in self.games])

    def _begun(self, level: int):
        """Return the game dealt at `level`, with the first seat on turn."""
        try:
            setup = setup_of(self.home, self.told, level)
            game = self.rules.new(setup)
        except ValueError as error:
            raise Disagreement(f"set-up: {error}") from error
        if game.facts().get("seat", 0) is None:
            game.play(self.moves.parse("start P1"))
        return game

    def _judged(self, do: list):
        """Return the text of `do`, its move or None if it means none, and the open verdict."""
        try:
            text = getattr(self.part, "text", plain_text)(do)
        except ValueError as error:
            raise Disagreement(f"do: {error}") from error
        try:
            move = self.moves.parse(text)
        except ValueError as error:
            return text, None, ("text", str(error))
        return text, move, self.open.why_not(move)

    def _judge_blind(self, move: tuple, why: tuple | None) -> None:
        """Let the blind game judge and play `move`, which the open game refuses for `why`."""
        assert self.blind
        said = self.blind.why_not(move) or self.blind.why_not_there(move)
        if said and said[0] == ASKED and not why and (word := self._word()):
            move, said = word, None
        if not said and why and why[0] == HELD and self.level != GUIDED:
            return
        if (said is None) != (why is None):
            verdict = f"refuses it {said}" if said else "allows it"
            raise Disagreement(f"who does not see the hands {verdict}, who sees them does not")
        if not why:
            self.blind.play(move)

    def _go_on(self) -> None:
        """Play what chance owes, and let the players say the end that the blind game cannot see."""
        owed = getattr(self.part, "owed", None)
        for game in self.games:
            while owed and (text := owed(game, self.told)):
                if why := game.play(self.moves.parse(text)):
                    raise Disagreement(f"{text}: the rules refuse it {why}")
        for _ in range(self.told["players"]):
            if self.blind and self.open.over and not self.blind.over:
                if not (word := self._word()):
                    raise Disagreement("it is over, but who does not see the hands says: go on")
                self.blind.play(word)

    def _word(self) -> tuple | None:
        """Return what the players can say in the blind game that the device cannot know."""
        if self.level == GUIDED or not hasattr(self.part, "word"):
            return None
        return self.part.word(self.blind)

    def _compare(self, step: dict) -> None:
        facts = [game.facts() for game in self.games]
        known = [name for name in self.part.FIELDS if name in facts[0]]  # on call there are fewer
        refuse_others(step, ("do", "ok", *known))
        for name in known:
            if not self.open.over or name in self.part.LASTING:
                self._agree(step, name, facts)

    def _agree(self, told: dict, name: str, facts: list[dict]) -> None:
        """Raise Disagreement unless `told` has the field `name` just as each of the `facts` has."""
        if name not in told:
            raise Disagreement(f"{name} is missing")
        for known in facts:
            fact = known[name]
            if not same(told[name], fact):
                raise Disagreement(f"{name} is {shown(told[name])}, but {shown(fact)} by the rules")
