"""Modules that a key may want next come while nobody presses one, as far as there is memory."""

import gc

from firmware.modules import loader
from firmware.modules.later import later
from firmware.modules.lifetimes import full
from firmware.play.knowledge import TABLE

LEAST = 64_000  # bytes below which nothing is loaded ahead in play, and gives way again
MODULE = 1_000  # and so many more before one more module is tried that may not be wanted
BEFORE = 24_000  # bytes that are to be free before a game
ENOUGH = 47_000  # bytes that are free before a module is loaded that the menu may lead to
ASIDE = 55_000  # behind the menu, or what a key of the game may want gives way to what it leads to

_HOLES = 3_000  # that are filled at most
_BLOCK = 16  # bytes of the heap
_OPEN = 32  # blocks in a row

_START = [full("first_player")]  # and what begins nearly every one
_AGAIN = [full(name) for name in ("first_player", "game_start", "next_game")]
# Kept while a game is chosen.
_CHOOSING = [full(name) for name in ("game_start", "game_needs", "catalog", "index")]

# The modules of the house that a key may want in any game, the likeliest first.
_LIKELY = ["take_back"]


class Preloader:
    """The modules that come and go while the device is on; `box` tells how much memory is free."""

    def __init__(self, box: "Box"):
        self.box = box
        self.referee: Perhaps[SeatedReferee] = None
        self._game = ""  # the folder of the game that is loaded or being loaded
        self._level = -1  # the level that it is loaded for
        self._first: list[str] = []  # the modules with which the game begins
        self._expected: Perhaps[tuple[Folder, int]] = None  # a game to prepare, and its level
        self._parts: list[str] = []  # modules that are wanted soon
        self.lasting: list[str] = []  # the game's modules that stay as long as it is played
        self._seldom: list[str] = []  # the game's modules that a key may want
        self._likely: list[str] = []  # modules that a key may want where the players are
        # What was loaded for that, each with what came with it.
        self._kept: list[list[str]] = []
        self._behind: list[str] = []  # modules that the menu leads to
        self.aside = False  # is what is shown no play: menu, help, what they lead to?
        self._back: list[str] = []  # modules of the pages before the first card
        # What is wanted soon and there by now, with what came with it.
        self._awaited: list[str] = []
        self._tidied = False  # has memory been seen to since a key was pressed?
        self._free = 0  # bytes of memory when last counted, 0 if modules came since
        self.clean = True  # has nothing but the game in play been loaded?

    def prepare(self, game: "Folder", level: int = TABLE) -> None:
        """Begin to load `game`, as far as `level` needs it: `load_part` goes on with it."""
        self._expected = None
        if self._game != game.folder:
            if self.referee:
                self.put_away()
            loader.forget("firmware.games.", ".manifest")
            self.clean = self.clean and not self._game
            self._game = game.folder
            self._level = -1
            self._parts = []
        if self._level != level:
            self._level = level
            self.lasting, self._first, self._seldom = later.game_needs.of(game, level)
        self._parts += self.lasting + self._first + _START
        self._parts.append(game.module("manifest"))

    def expect(self, game: "Folder", level: int) -> None:
        """Prepare `game` while nobody presses a key, as it is likely to be played at `level`."""
        self._expected = game, level

    def put_off(self) -> None:
        """Let the game that was prepared wait, as something else comes first."""
        self.lasting = []
        self._level = -1
        self._parts = []
        self.may_want(())

    def put_away(self) -> None:
        """Put the game in play away, and with it all that was to be loaded for it."""
        self.referee = None
        self._parts = []
        self.may_want(())

    def soon(self, module: str) -> None:
        """Load `module` while nobody presses a key, as it is likely to be wanted next.

        It is the full name, or that by which `later` knows it.
        """
        self._parts.append(full(module))

    @property
    def missing(self) -> int:
        """How many modules that are wanted soon are not there yet."""
        return len({module for module in self._parts if not loader.has(module)})

    def load_part(self) -> bool:
        """Load one module that is wanted, some 0.1 s of work; False if there was none."""
        if self._expected:
            game, level = self._expected
            self.prepare(game, level)
            return True
        while self._parts:
            module = self._parts.pop(0)
            if module not in self._awaited:
                self._awaited.append(module)
            if not loader.has(module):
                self._awaited += loader.bring(module)
                self._free = 0
                return True
        return False

    def may_want(self, modules: "Iterable[str]") -> None:
        """Let `modules` be what a key may want from now on: see `rest` and `soon`."""
        self._likely = [full(module) for module in modules]
        self._kept = []
        self._awaited = []
        self._behind = []
        self._back = []

    def spare(self, module: str) -> None:
        """Let `module` be the first to give way: what it was loaded for is done, or is asked."""
        came = [full(module)]
        if came in self._kept:
            self._kept.remove(came)
        self._kept.append(came)

    def in_play(self) -> None:
        """Let what a key may want be that of the game, which is in play from now on."""
        self._tidied = False
        # Before the first card one may go back to what came before.
        back = self._first + [full("first_player")]
        # What the menu leads to comes while that is read, and the menu while its key is held.
        self.may_want(_LIKELY + self._seldom[:-2] + back)
        self._back = back

    def menu_opens(self) -> None:
        """Load what the menu leads to while it is read."""
        self.aside = True
        self._behind = [full("text_screen")] + self._seldom[-2:]

    def disturbed(self) -> None:
        """Note that somebody pressed a key: memory is to be seen to again."""
        self._tidied = False

    def rest(self, alone: bool) -> None:
        """Use a moment in which nobody presses a key, 0.1 s at most; `alone`: without a dialog.

        First comes what is wanted soon.  Then what has served its moment in the game is forgotten
        and garbage collected.  What a key may want is loaded for as long as the memory stays above
        LEAST, and kept until the players are somewhere else.  Behind a menu less must stay free.
        """
        self.aside = self.aside and not alone
        if self.load_part():
            self._tidied = False
        elif not self._tidied:
            self._tidied = True
            if self.referee and self._over:  # the next one may begin
                self._parts += self._first + _AGAIN + [self.referee.folder.module("manifest")]
            if alone if self.referee else self._game:
                self._forget()
            self._collect()
        elif self.referee and self._is_short() and self._gave_way(alone):
            self._collect()
        elif alone and self._likely and self._free >= self._least() + MODULE:
            self._load_likely(self._likely.pop(0))
        elif not alone and self._behind and self._free >= ENOUGH:
            module = self._behind.pop(0)
            if not loader.has(module):
                loader.load(module)
                self._collect()

    def _is_short(self) -> bool:
        if not self.referee.journal.moves:
            return self._free < ENOUGH
        return self._free < (ASIDE if self.aside or self._over else LEAST)

    @property
    def _over(self) -> bool:
        """Is the game in play over?"""
        game: Game = self.referee.game
        return game.over

    def _least(self) -> int:
        """Return how many bytes are to stay free of what a key may want."""
        return LEAST if self.referee else BEFORE

    def _load_likely(self, module: str) -> None:
        """Load `module`; where too little is free then, it goes again at once."""
        late = self.referee and module in self._back and self.referee.journal.moves > 1
        if late or loader.has(module):
            return
        came = loader.bring(module)
        if self._collect() >= self._least():
            self._kept.append(came)
        else:
            self._drop(came)
            self._collect()

    def _forget(self) -> None:
        """Forget what has served its moment."""
        kept = self.lasting + self._awaited
        for came in self._kept:
            kept += came
        loader.tidy(kept if self.referee else kept + _CHOOSING)

    def _gave_way(self, alone: bool) -> bool:
        """Forget the least likely of what a key may want; False if there was nothing.

        What a dialog is made of and waits for stays.  The rest is likely again.
        """
        names = []
        if self._kept:
            names = self._kept.pop()
            self._likely = names + self._likely
            self._drop([name for name in names if alone or not name.startswith("firmware.ui.")])
        elif alone and self._awaited:
            names = [self._awaited.pop()]
            self._drop(names)
        return bool(names)

    def _drop(self, names: "list[str]") -> None:
        for name in names:
            if loader.has(name) and name not in self.lasting:
                loader.drop(name)

    def tidy(self) -> int:
        """Forget all modules but the game's, in play or about to be; return the free bytes."""
        loader.tidy(self.lasting + self._awaited)
        return self._collect()

    def free(self) -> int:
        """Return the bytes that are free but for garbage, as last counted if nothing came since."""
        return self._free or self._collect()

    def _collect(self) -> int:
        gc.collect()
        self._free = self.box.free_memory()
        _fill_holes()
        return self._free


def _fill_holes() -> None:
    """Let garbage take the holes of one block, of 16 bytes: larger pieces are looked for past them.

    With thousands of them a page took the board 70 ms more.  It is done where new objects lie one
    behind the other, or each in the place of the last, as on the desktop.
    """
    last = behind = 0
    for _ in range(_HOLES):
        here = id((last,))
        behind = behind + 1 if here == last + _BLOCK else 0
        if behind == _OPEN or here == last:
            return
        last = here
