"""The domain's words, declared once for the type check; the board never sees them.

An annotation of firmware/ names them in quotes, which compile to nothing, and imports nothing for
it: firmware/__builtins__.pyi hands them to every file.  A game or family that has words of its own
declares them in the ``__builtins__.pyi`` of its folder, and nobody else knows them.

A word that is a class of the firmware is that class; the contract between the house and a game is
written out here, and docs/games.md says in words what each part of it means.
"""

from collections.abc import Callable as Callable
from collections.abc import Iterable as Iterable
from collections.abc import Iterator as Iterator
from collections.abc import Mapping
from collections.abc import Sequence as Sequence
from random import Random as Random
from typing import Any as Any
from typing import Literal, Protocol, TypeAlias, overload

from typing_extensions import TypeVar

from firmware.device.battery import Battery as Battery
from firmware.device.box import Box as Box
from firmware.device.box import Clock as _DeviceClock
from firmware.device.box import Pad as Pad
from firmware.device.box import Ring as Ring
from firmware.device.display import Display as Display
from firmware.device.display import Panel as Panel
from firmware.device.parts import Parts as Parts
from firmware.device.parts import Probe as Probe
from firmware.device.settings_toml import Settings as Settings
from firmware.play.knowledge import Counts as Counts
from firmware.play.referee import Moves as Moves
from firmware.play.referee import Referee as Referee
from firmware.play.setup import Setup as Setup
from firmware.selftest.keys import Touch as Touch
from firmware.selftest.test import Test as _SelfTest
from firmware.shell.asking import Asking as Asking
from firmware.shell.hand_over import _Between
from firmware.shell.menu import Menu as Menu
from firmware.shell.shell import Shell as Shell
from firmware.shuffle.course import Course as Course
from firmware.shuffle.shuffle_start import Shuffle as Shuffle
from firmware.shuffle.shuffling import Shuffling as Shuffling
from firmware.storage.journal import GameLog as GameLog
from firmware.storage.journal import Journal as Journal
from firmware.ui.keys import Keys as Keys
from firmware.ui.moving import Motion as Motion
from firmware.ui.page import Page as Page
from firmware.ui.questions import NumberInput as NumberInput
from firmware.ui.screen import Screen as Screen
from firmware.ui.signals import Signals as Signals

_T = TypeVar("_T")

# It may be None, but whoever asks knows by the state of the game that it is not: to be told so at
# each place would cost the board a check that cannot fail.  A misspelt attribute is still found.
Perhaps: TypeAlias = _T | Any

DeviceClock: TypeAlias = _DeviceClock
SelfTest: TypeAlias = _SelfTest
Between: TypeAlias = _Between

# ---- Moves and cards

Move: TypeAlias = tuple[int, ...]  # its row in MOVES, then its fields, a byte each
Reason: TypeAlias = tuple[Any, ...]  # why a move is refused: a word and its figures
Cards: TypeAlias = Sequence[int]
Points: TypeAlias = Sequence[int]  # points by seat
Seats: TypeAlias = Sequence[int]
RandomBytes: TypeAlias = Callable[[int], bytes]

# ---- Screens, keys, light and sound

Back: TypeAlias = Literal["back"]
Under: TypeAlias = Literal["under"]  # back, with the key that led there
HelpPart: TypeAlias = Literal["", "help"]  # where a screen's help is: the shell's, or the game's
Destination: TypeAlias = Screen | Back | Under | None  # where a key leads: None stays
Event: TypeAlias = tuple[str, bool, int]  # key, pressed, ms
Strokes: TypeAlias = tuple[str, ...]
Press: TypeAlias = tuple[Screen | str | None, int]  # the page on which a key went down, and when
Go: TypeAlias = Callable[[], Destination]
Answer: TypeAlias = Destination | Literal[False]  # False: the key means nothing
Pick: TypeAlias = Callable[[int], Destination]  # goes where an item or a number leads
TakeBack: TypeAlias = Callable[[Screen], Destination]
MenuLine: TypeAlias = tuple[str, Go]
Pixels: TypeAlias = bytearray | memoryview[int]  # of the panel: see ui/page.py
Words: TypeAlias = list[tuple[int, int, str]]  # what is read on a page: y, x, words
# A row of keys, where caps reach above it, (x, width), and whether it fits.
KeyRow: TypeAlias = tuple[bytearray, list[tuple[int, int]], bool]
Pile: TypeAlias = tuple[Any, bytes, str, int]  # number, picture, label, what is said of it
Face: TypeAlias = tuple[Sequence[bytes], Any, int, int]  # see ui/faces.py
Window: TypeAlias = Sequence[int]  # first row, last row, left, right
Windows: TypeAlias = Sequence[Window]
Colour: TypeAlias = tuple[int, int, int]  # red, green, blue, 0 to 255
Colours: TypeAlias = Sequence[Colour]
Arc: TypeAlias = Callable[[int, int], list[int]]  # the pixels that point at one of players, a seat
Tones: TypeAlias = tuple[int, ...]  # of each tone Hz (0 is silence) and ms
FieldWords: TypeAlias = tuple[
    Callable[..., Any], ...
]  # value to word, word to value, value to keys
RuleSet: TypeAlias = tuple[str, str, int, int]  # id, name, fewest and most players
OptionRow: TypeAlias = tuple[str, str, tuple[Any, ...], int]  # word, question, values, the usual

class Memory(Protocol):
    """Bytes that stay without power, as nvm has them."""

    def __len__(self) -> int: ...
    def __getitem__(self, place: slice, /) -> bytes | bytearray: ...
    def __setitem__(self, place: slice, content: bytes | bytearray, /) -> None: ...

class Tone(Protocol):
    """What sounds a tone."""

    def tone(self, hertz: int) -> None: ...

# ---- The contract of a game: each of its modules is held to one of these

class Game(Protocol):
    """What the rules know of one game, as the house asks it."""

    players: int
    names: str
    started: bool
    seat: int
    over: bool
    judging: bool
    boxes: Sequence[str]
    def boxed(self, seat: int) -> bool: ...
    def people(self) -> list[int]: ...
    @property
    def obliged(self) -> bool: ...
    def looked_at(self) -> int | None: ...
    def name(self, seat: int, place: int = -1) -> str: ...
    def listed(self, seats: Seats) -> str: ...
    def all_called(self, seats: Seats) -> str: ...
    @property
    def owes(self) -> Cards: ...
    def why_not(self, move: Move) -> Reason | None: ...
    def play(self, move: Move) -> Reason | None: ...
    def do(self, move: Move) -> None: ...
    def drew(self, move: Move) -> bool: ...
    def judge(self) -> None: ...
    def legal_moves(self) -> list[Move]: ...
    def result(self) -> str: ...
    def scores(self) -> Points | None: ...
    def left_together(self) -> int | None: ...
    def winners(self) -> Seats: ...
    def facts(self) -> dict[str, Any]: ...

class DealtGame(Game, Protocol):
    """A game in which each player begins with a hand."""

    hand_size: int
    @property
    def open(self) -> int | None: ...
    @property
    def knowledge(self) -> Counts: ...

class Tables(Protocol):
    """``rules.py``: the moves and the cards."""

    @property
    def MOVES(self) -> tuple[tuple[str, str], ...]: ...
    def cards(self, setup: Setup, /) -> list[int] | bytearray: ...

class Rules(Tables, Protocol):
    """``rules.py``"""

    def new(self, setup: Setup) -> Game: ...

class FullRules(Rules, Protocol):
    """What rules may have besides: CHANCE where a game owes some, WORDS by kind of field.

    And FORGET, the ruling that no more is known than counts, where the deck was ordered.
    """

    @property
    def NOTES(self) -> tuple[int, ...]: ...
    @property
    def CHANCE(self) -> int: ...
    @property
    def FORGET(self) -> int: ...
    def sorted_deck(self, cards: Cards, /) -> list[int]: ...

class Screens(Protocol):
    """``screens.py``; what it lacks of `FullScreens` the family or the shell has."""

class FullScreens(Screens, Protocol):
    """All that screens may have: `Turn` is that of the player on turn."""

    Turn: Callable[[Shell], Screen]
    def first(self, shell: Shell) -> Screen: ...
    def menu(self, shell: Shell) -> list[MenuLine]: ...
    def table(self, shell: Shell) -> Screen: ...

class Texts(Protocol):
    """``texts.py``; a table serves where it lacks what `FullTexts` has."""

class FullTexts(Texts, Protocol):
    """All that texts may have."""

    def why(self, reason: Reason) -> str: ...
    def called(self, move: str) -> str: ...
    def seen(self, move: Move) -> str: ...
    def follows(self, referee: SeatedReferee, move: Move) -> str | None: ...
    def comes_back(self, referee: SeatedReferee, move: Move) -> tuple[str, str] | None: ...
    def count(self, referee: SeatedReferee) -> int: ...
    def label(self, words: str) -> str: ...
    def session_verdict(self, game: Game, games: int, totals: Points) -> str: ...

class _Passed(Protocol):
    """Makes a page between two turns."""

    def __call__(
        self,
        shell: Shell,
        seat: int,
        then: Go,
        back: TakeBack | None = None,
        said: str = "",
    ) -> Screen: ...

class _Covering(Protocol):
    """Makes a page for all, before a hand is shown."""

    def __call__(
        self,
        shell: Shell,
        seat: int,
        then: Go,
        back: TakeBack | None = None,
        said: str = "",
        look: Pick | None = None,
    ) -> Screen: ...

class Passing(Protocol):
    """``hand_over.py``, where hands are shown."""

    @property
    def Cover(self) -> _Covering: ...
    @property
    def Hand(self) -> _Passed: ...
    def on_key(self, screen: Any, key: str, /) -> Answer: ...

class HandingOver(Protocol):
    """The house's module of covers, on which a game's rests."""

    def look_round(self, shell: Shell, /) -> Screen: ...
    def drawn(self, shell: Shell, seat: int, words: list[str], then: Go, /) -> Destination: ...

class DrawnPassing(Passing, Protocol):
    """``hand_over.py`` where the house's own page of a hand serves, or cards are marked."""

    @property
    def hand_over(self) -> HandingOver: ...
    def render_table(self, screen: Screen, page: Page, title: str, /) -> None: ...
    def render_hand(self, page: Page, game: Any, seat: int, /) -> None: ...
    def mark(self, page: Page, game: Any, /) -> None: ...
    def lie(self, referee: Referee, /) -> list[int] | None: ...
    def piles(self, referee: Referee, /) -> list[list[int]]: ...

class Playing(Protocol):
    """``player.py``, by which the device plays for a seat."""

    def look(self, game: Any, past: Iterable[Move], /) -> Iterator[tuple[Any, ...] | None]: ...
    def think(self, seen: tuple[Any, ...], /) -> Iterator[Move | None]: ...

class Help(Protocol):
    """``help.py``: besides, the pages of each screen."""

    @property
    def RULES(self) -> tuple[str, ...]: ...

class FullHelp(Help, Protocol):
    """All that it may have."""

    @property
    def WHICH(self) -> dict[str, Any]: ...

class Manifest(Protocol):
    """``manifest.py``: what is known of the game before it is chosen."""

    @property
    def TITLE(self) -> str: ...
    @property
    def ORDER(self) -> int: ...
    @property
    def RULE_SETS(self) -> tuple[RuleSet, ...]: ...
    @property
    def LEVELS(self) -> tuple[int, ...]: ...

class FullManifest(Manifest, Protocol):
    """All that a manifest may say."""

    @property
    def OPTIONS(self) -> Mapping[str, tuple[OptionRow, ...]]: ...
    @property
    def PROPOSED(self) -> int: ...
    @property
    def HINTS(self) -> bool: ...
    @property
    def COSTS(self) -> Mapping[int, str]: ...
    @property
    def TOLD(self) -> Mapping[str, tuple[str, str]]: ...
    @property
    def OPTION_LEVELS(self) -> tuple[int, ...]: ...
    @property
    def OPTIONS_ASKED(self) -> bool: ...
    @property
    def SAME_STARTER(self) -> bool: ...
    @property
    def ROUNDS(self) -> int: ...
    @property
    def POINTS(self) -> bool: ...
    @property
    def FAMILY(self) -> str: ...
    @property
    def SAYS(self) -> str: ...
    @property
    def SIGN(self) -> bytes: ...

class Playthrough(Protocol):
    """``desktop.py``, for the desktop; it may have more: see tools/replay/playthrough.py."""

    @property
    def FIELDS(self) -> tuple[str, ...]: ...
    @property
    def LASTING(self) -> tuple[str, ...]: ...
    @property
    def RESULT(self) -> str: ...

class AskPart(Protocol):
    """``ask.py``: what a game tells about a number."""

    def numbers(self, asked: Any, /) -> tuple[int, int]: ...
    def now(self, asked: Any, /) -> str: ...
    def judge(self, asked: Any, /) -> tuple[Any, ...] | None: ...

class FullAskPart(AskPart, Protocol):
    """All that it may have."""

    Asking: Callable[[Shell, Screen, Any, Any], Asking]
    @property
    def LESSONS(self) -> dict[str, str]: ...
    def render(self, page: Page, asked: Any, /) -> None: ...
    def event(self, referee: Any, /) -> str: ...

class _Ruling(Protocol):
    Ruling: Callable[[Shell], Screen]

class _Result(Protocol):
    """The end of a game that adds up nothing, or that of a round."""

    Result: Callable[[Shell], Screen]

class _BoxTurn(Protocol):
    """``box_turn.py``; where players may ask for something it speaks for the device's own."""

    BoxTurn: Callable[[Shell], Screen]
    def speak(self, shell: Shell, /) -> None: ...

class _Why(Protocol):
    """``why.py``: why the device made `move`, by what all may know of the game before it."""

    def of_last(self, referee: Any, game: Any, move: Move, /) -> str: ...

class _Coach(Protocol):
    Coach: Callable[[Any], Screen]

class _PlainTurn(Protocol):
    """``turn.py``, where the screens do not say at which one the game stands, or not its page."""

    def first(self, shell: Shell) -> Screen: ...
    def page(self, shell: Shell, /) -> Any: ...

class _Turn(Protocol):
    Turn: Callable[[Shell], Screen]

# What a part is that one game or family alone has, or has more in, whoever asks for it says:
# ``pause: "PausePart" = folder.part("pause")``.  Else it is no more than the house knows of it, and
# of a part that the house does not know that is nothing.
_Own = TypeVar("_Own", default=object)
_Texts = TypeVar("_Texts", bound=Texts, default=FullTexts)
_Ask = TypeVar("_Ask", bound=AskPart, default=FullAskPart)
_Screens = TypeVar("_Screens", bound=Screens, default=FullScreens)

class Folder(Protocol):
    """firmware/modules/game_folder.py, with what each part is."""

    folder: str
    @property
    def manifest(self) -> FullManifest: ...
    @property
    def rules(self) -> FullRules: ...
    @property
    def texts(self) -> Any: ...
    @property
    def screens(self) -> FullScreens: ...
    @property
    def order(self) -> int: ...
    @property
    def title(self) -> str: ...
    @property
    def rule_sets(self) -> tuple[RuleSet, ...]: ...
    @property
    def levels(self) -> tuple[int, ...]: ...
    @property
    def proposed(self) -> int: ...
    @property
    def hints(self) -> bool: ...
    @property
    def says(self) -> str: ...
    @property
    def sign(self) -> bytes: ...
    @property
    def costs(self) -> Mapping[int, str]: ...
    @property
    def told(self) -> Mapping[str, tuple[str, str]]: ...
    @property
    def all_asked(self) -> bool: ...
    @property
    def points(self) -> bool: ...
    @property
    def has_rules(self) -> bool: ...
    def module(self, name: str) -> str: ...
    def has_part(self, name: str) -> bool: ...
    def modules(self, names: Iterable[str]) -> list[str]: ...
    def why(self, reason: Reason) -> str: ...
    def called(self, move: str) -> str: ...
    def options(self, rules: str, level: int) -> tuple[OptionRow, ...]: ...
    def asked(self, rules: str, level: int) -> tuple[OptionRow, ...]: ...
    def has(self, rules: str) -> bool: ...
    def rule_set(self, rules: str) -> RuleSet: ...
    @overload
    def part(self, name: Literal["manifest"]) -> FullManifest: ...
    @overload
    def part(self, name: Literal["rules"]) -> FullRules: ...
    @overload
    def part(self, name: Literal["screens"]) -> _Screens: ...
    @overload
    def part(self, name: Literal["texts"]) -> _Texts: ...
    @overload
    def part(self, name: Literal["hand_over"]) -> DrawnPassing: ...
    @overload
    def part(self, name: Literal["help"]) -> FullHelp: ...
    @overload
    def part(self, name: Literal["ask"]) -> _Ask: ...
    @overload
    def part(self, name: Literal["desktop"]) -> Playthrough: ...
    @overload
    def part(self, name: Literal["turn"]) -> _PlainTurn: ...
    @overload
    def part(self, name: Literal["ruling_screen"]) -> _Ruling: ...
    @overload
    def part(self, name: Literal["result"]) -> _Result: ...
    @overload
    def part(self, name: Literal["on_call_turn"]) -> _Turn: ...
    @overload
    def part(self, name: Literal["player"]) -> Playing: ...
    @overload
    def part(self, name: Literal["box_turn"]) -> _BoxTurn: ...
    @overload
    def part(self, name: Literal["why"]) -> _Why: ...
    @overload
    def part(self, name: Literal["coach"]) -> _Coach: ...
    @overload
    def part(self, name: str) -> _Own: ...

class SeatedReferee(Referee):
    """The referee as a screen has it, which knows what game is in play and says so.

    ``game: "Game" = shell.referee.game``; tests/house holds every place to that.
    """

    game: Any
