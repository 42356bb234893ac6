"""A game that was played, move by move, from its record or from a device's memory."""

from typing import Any, NamedTuple

from firmware.play.knowledge import KNOWN
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.play.story import NOT_OVER, all_of, count
from firmware.shell.looking import story_of as story_class
from firmware.storage import journal
from tools.replay import record
from tools.replay.transcript_lines import sort_out
from tools.replay.transcript_replay import replay

Hands = tuple[tuple[int, ...], ...]

RULING = "ruling"  # with this begins what the players set because the table was right


class Step(NamedTuple):
    """A move, and the table before it and after it as the rules know it."""

    seat: int | None  # who made it, None if the table did
    word: str  # the move's name, "lay" in "lay 37 C"
    move: tuple[int, ...]
    text: str
    before: dict[str, Any]
    after: dict[str, Any]
    ms: int | None  # what the game's clock showed, where it has one and that is known


class Played:
    """A game that was played: its rules, its set-up and its steps."""

    def __init__(
        self,
        referee: Referee,
        times: list[int],
        names: tuple[str, ...] = (),
        left: Hands = (),
    ):
        self.folder = referee.folder
        self.agreed: Setup = referee.setup
        self.rules: Any = referee.folder.rules
        self.game: Any = referee.game  # as it stands after the last step
        self.moves = [tuple(move) for move in referee.log()]
        self.texts = referee.log_text()
        self.write = referee.moves.text
        self.names = names
        self.left = left  # what each holds in the end, where somebody has told it
        self.steps = list(self._steps(referee, times))

    def _steps(self, referee: Referee, times: list[int]):
        game = self.new()
        shown = iter(times)
        for move, text in zip(self.moves, self.texts, strict=True):
            before, seat = game.facts(), game.seat if game.started else None
            if why := game.play(move):
                raise ValueError(f"{text} is refused: {why}")
            chance = move[0] == getattr(self.rules, "CHANCE", -1)
            ms = None if chance else next(shown, None)
            yield Step(seat, text.split()[0], move, text, before, game.facts(), ms or None)

    def new(self) -> Any:
        """Return the game as it began."""
        return self.rules.new(self.agreed)

    def story(self, game: Any) -> Any:
        """Return the story of `game`, which has begun, as the device tells it."""
        return story_class(self.folder)(game, self.write, self.names)

    def heard(self) -> Any:
        """Return the story that has heard all moves."""
        game = self.new()
        story = self.story(game)
        for move, text in zip(self.moves, self.texts, strict=True):
            story.play(game, move, text.split()[0])
        return story

    @property
    def sentences(self) -> list[str]:
        """The story in a few sentences, the most telling first."""
        heard = self.heard()
        found = heard.sentences(self.game)
        left = [seat for seat, _ in heard.gone]
        return [self._so_far(left), *found[1:]] if found[0] == NOT_OVER else found

    def _so_far(self, gone: list[int]) -> str:
        """Return that it goes on, and by the record what is left, or each has but who is `gone`."""
        words = self.game.result().split()
        figures = [int(word) for word in words if word.isdigit()]
        if words[-1] == "left":
            return f"It is not over: {count(figures[0], 'card')} {_is(figures[0])} left."
        thing = "card" if words[0] == "hands" else "point"
        has = [(self.name(seat), number, seat in gone) for seat, number in enumerate(figures)]
        held = [
            f"{name} has {count(number, thing)}" for name, number, away in has if number or not away
        ]
        return f"It is not over: {all_of(held)}." if held else NOT_OVER

    def after(self, count: int) -> Any:
        """Return the game after its first `count` moves."""
        game = self.new()
        for move in self.moves[:count]:
            game.play(move)
        return game

    @property
    def dealt(self) -> bool:
        """True if every card's place was known all the time."""
        return self.agreed.level in KNOWN and not self.ruled

    @property
    def ruled(self) -> bool:
        """True if the players have set something that the moves do not explain."""
        return any(text.startswith(RULING) for text in self.texts)

    @property
    def title(self) -> str:
        """The name of the rules."""
        called = self.folder.rule_set(self.agreed.rules)[1]
        title = self.folder.title
        return title if len(self.folder.rule_sets) == 1 else f"{title}, {called}"

    @property
    def players(self) -> int:
        """How many have played: those who began, and who joined later."""
        return self.game.players

    def name(self, seat: int) -> str:
        """Return what the player at `seat` is called: "You" where there is no other."""
        if seat < len(self.names):
            return self.names[seat]
        return "You" if self.players == 1 else f"P{seat + 1}"


def _is(number: int) -> str:
    return "is" if number == 1 else "are"


class _Timed(journal.Journal):
    """A journal that remembers what the clock showed at each move."""

    def __init__(self, memory: bytearray):
        self.times: list[int] = []
        super().__init__(memory)

    def take(self, kind: int, payload: bytes) -> None:
        """Let one record have its effect."""
        super().take(kind, payload)
        if kind == journal.MOVE:
            self.times.append(self.time)
        del self.times[self.moves :]


def read(content: bytes, names: tuple[str, ...] = (), left: Hands = ()) -> Played:
    """Return the game that `content` tells, a record or a memory; raise Wrong or ValueError.

    A dealt game that is not over is told from its record alone, as a memory's cards are nobody's
    to see.
    """
    if record.is_journal(content):
        referee = record.told(content)
        return Played(referee, _Timed(bytearray(content)).times, names, left)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError("no UTF-8 text, so no record") from error
    return Played(replay(sort_out(text)), [], names, left)
