"""One game's folder: its manifest, and which of its modules are its own or its family's."""

import os

from firmware.modules.loader import GAMES, has, load

PLAIN = "plain"  # the family of a game that names none
# Where a part is that has no module of its own.
WITHIN = {"help": "texts", "desktop": "rules", "why": "player", "box_turn": "player"}
# What a move is called that several games have, behind its word in records, of a ruling from its
# hyphen on; a text takes the least room.
_CALLED = """
start start
-turn turn to {}
-draw pile of {}
-hand {} has {}
-cards {} has {}
-display {} has {}
-laid {} laid
-unseen {} still in play
-counts counts only
-leave {} leaves
-join {} joins
"""
# Of these a game says what is its own; a name that it has not is its family's.
_SAID = ("texts", "help", "ask")
HERE = __file__[: __file__.rfind("modules/")] + "games/"


class Said:
    """A game's module `own`, and for names that it has not, the `shared` one."""

    def __init__(self, own: "Any", shared: "Any"):
        self._own = own
        self._shared = shared

    def __getattr__(self, name: str):
        return getattr(self._own if hasattr(self._own, name) else self._shared, name)


class GameFolder:
    """One game's folder: its manifest, and its other parts when they are asked for.

    `row` is what an index tells of it, (order, title, rule sets, levels, level proposed, hints, all
    asked, what it says of itself, its sign), so that the pages of the games and the first questions
    need no manifest; without it the manifest is read.  That is the module `manifest`, or the one of
    that name in its folder.
    """

    def __init__(self, folder: str, row: "tuple[Any, ...] | None" = None, manifest: str = ""):
        self.folder = folder
        self._row = row
        # Full names of modules, once they were asked for.
        self._known: dict[str, str] = {"manifest": manifest} if manifest else {}
        # Where its own modules are, and its family's, once it is played: in each row names between
        # a blank and a colon, behind that the module's own.
        self._own: Perhaps[tuple[str, ...]] = None
        self._shared: tuple[str, ...] = ()
        self._family = ""
        self._points = True

    @property
    def manifest(self):
        """Return the game's manifest; it is not kept while the game is played."""
        return self.part("manifest")

    @property
    def order(self) -> int:
        """Its place in the list of games."""
        return self._row[0] if self._row else self.manifest.ORDER

    @property
    def title(self) -> str:
        """Its line in the list of games."""
        return self._row[1] if self._row else self.manifest.TITLE

    @property
    def rule_sets(self) -> "tuple[RuleSet, ...]":
        """Its rows of id, name, fewest and most players."""
        return self._row[2] if self._row else self.manifest.RULE_SETS

    @property
    def levels(self) -> "tuple[int, ...]":
        """The levels at which it can be played."""
        return self._row[3] if self._row else self.manifest.LEVELS

    @property
    def proposed(self) -> int:
        """The level that is proposed at first."""
        return self._row[4] if self._row else getattr(self.manifest, "PROPOSED", self.levels[0])

    @property
    def hints(self) -> bool:
        """True if it can mark the cards that go, where the device dealt."""
        return self._row[5] if self._row else getattr(self.manifest, "HINTS", False)

    @property
    def says(self) -> str:
        """A few words of it for its page at home, in a second line how its best is told there."""
        return self._row[7] if self._row else getattr(self.manifest, "SAYS", "")

    @property
    def sign(self) -> bytes:
        """The picture of 24 x 24 that stands for it, as in faces.py, or nothing."""
        return self._row[8] if self._row else getattr(self.manifest, "SIGN", b"")

    @property
    def costs(self) -> "dict[int, str]":
        """The costs of playing, by level, in its own figures; on call it is the gain."""
        return getattr(self.manifest, "COSTS", {})

    @property
    def told(self) -> "dict[str, tuple[str, str]]":
        """By rule set, what it gives and what it costs; empty if there is but one."""
        return getattr(self.manifest, "TOLD", {})

    @property
    def rules(self):
        """Its part of moves, cards and rules, loaded if need be."""
        return self.part("rules")

    @property
    def texts(self):
        """Its part of all that it says, refusals too."""
        return self.part("texts")

    @property
    def screens(self):
        """Its part of pages."""
        return self.part("screens")

    @property
    def points(self) -> bool:
        """True if it has points, which are told as the score."""
        self._its_own("")
        return self._points

    @property
    def has_rules(self) -> bool:
        """True if its rules are loaded: a drive's may have its folder's name (flat.py)."""
        return has(GAMES + self.folder + ".rules") or has(self.folder)

    def part(self, name: str) -> "Any":
        """Return the module `name` of this game (``rules``, ``screens`` …), loaded if need be.

        What its own ``texts``, ``help`` and ``ask`` do not say its family's do.
        """
        module = self.module(name)
        own = load(module)
        shared = self._of_family(name) if name in _SAID and self._family else ""
        return Said(own, load(shared)) if shared and shared != module else own

    def module(self, name: str) -> str:
        """Return the full name of the module `name` of this game, or of its family's.

        A family is a folder without a manifest; ``folder.name`` means that module and no other.
        Where a game has ``texts`` of its own but no ``help``, that is in them; in ``player`` are
        the page of the device's own turn and why it made a move; one that names no family is plain,
        and may have in ``rules`` what only the desktop asks for.
        """
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._found(name)
        return known

    def _found(self, name: str) -> str:
        if name == "manifest":
            return GAMES + self.folder + "." + name
        if "." in name:
            return self._its_own(name) or GAMES + name
        return self._place(name) or GAMES + (self._family or PLAIN) + "." + name

    def _place(self, name: str) -> str:
        """Return the full name of the module in which this game or its family has `name`, or ""."""
        own = self._its_own(name)
        if own:
            return own
        within = WITHIN.get(name, "")
        own = self._its_own(within)
        if own and (name == "help" or not self._family):
            return own
        return self._of_family(name)

    def modules(self, names: "Iterable[str]") -> "list[str]":
        """Return the full names of those modules `names` that this game or its family has.

        Its family's ``rules`` come before its own, which are made of them.  What a plain game has
        of its family it imports.
        """
        plain = GAMES + PLAIN + "."
        there: list[str] = []
        for name in names:
            if self.has_part(name):
                own = self.module(name)
                shared = self._of_family(name) if name == "rules" and self._family else own
                if shared and shared != own:
                    there.append(shared)
                there.append(own)
        return [module for module in there if not module.startswith(plain)]

    def has_part(self, name: str) -> bool:
        """Return True if this game or its family has a module `name`."""
        return name == "manifest" or self._place(name) != ""

    def _its_own(self, name: str) -> str:
        """Return the full name of its own module `name`, or ""."""
        if self._own is None:
            self._family = getattr(self.manifest, "FAMILY", "")
            self._points = getattr(self.manifest, "POINTS", True)
            # The build tells by short names where they are: no folder has them.
            self._own = getattr(self.manifest, "PLACES", ()) or _places(self.folder)
            self._shared = _places(self._family or PLAIN)
        return behind(self._own, name)

    def _of_family(self, name: str) -> str:
        """Return the full name of the module in which its family has `name`, or ""."""
        own = self._its_own(self._family + "." + name)
        own = own or behind(self._shared, name[name.rfind(".") + 1 :])
        return own or behind(self._shared, WITHIN.get(name, ""))

    def why(self, reason) -> str:
        """Return the refusal `reason`, a word and its figures, as a sentence."""
        texts = self.texts
        own = getattr(texts, "why", None)
        return own(reason) if own else texts.REFUSED[reason[0]].format(*reason[1:])

    def called(self, move: str) -> str:
        """Return what players call a `move` that is written as in a record.

        Its texts say it by the move or its first word in ``CALLED``, if it is not as written.
        """
        texts = self.texts
        words = move.split()
        own = getattr(texts, "CALLED", {})
        word = "\n" + words[0].replace("ruling", "") + " "
        at = _CALLED.find(word) + len(word)
        said = _CALLED[at : _CALLED.find("\n", at)]
        # A game may have a move of that name with other fields, or words of its own for it.
        if at >= len(word) and words[0] not in own and said.count("{") in (0, len(words) - 1):
            return said.format(*words[1:])
        if hasattr(texts, "called"):
            return texts.called(move)
        usual = own.get(words[0], move[move.find("-") + 1 :])
        return own.get(move, usual).format(*words[1:])

    def options(self, rules: str, level: int) -> "tuple[OptionRow, ...]":
        """Return the manifest's options of the rule set `rules` at `level`: see docs/games.md."""
        manifest = self.manifest
        if level not in getattr(manifest, "OPTION_LEVELS", self.levels):
            return ()
        return getattr(manifest, "OPTIONS", {}).get(rules, ())

    def asked(self, rules: str, level: int) -> "tuple[OptionRow, ...]":
        """Return those options of the rule set `rules` at `level` that are asked before a game."""
        asked = getattr(self.manifest, "OPTIONS_ASKED", True)
        return self.options(rules, level) if asked else ()

    @property
    def all_asked(self) -> bool:
        """True if options of its first rule set are asked before a game, at whatever level."""
        if self._row:
            return self._row[6]
        rules = self.rule_sets[0][0]
        return all([self.asked(rules, level) for level in self.levels])

    def has(self, rules: str) -> bool:
        """Return True if the rule set `rules` is this game's."""
        return rules in [row[0] for row in self.rule_sets]

    def rule_set(self, rules: str) -> "RuleSet":
        """Return the manifest's row for the rule set `rules`; raise ValueError if it has none."""
        for row in self.rule_sets:
            if row[0] == rules:
                return row
        raise ValueError("no such rules")


def _places(folder: str) -> "tuple[str, ...]":
    """Return where the modules are that lie in a game's or a family's `folder`."""
    try:
        files = os.listdir(HERE + folder)
    except OSError:  # a family all of whose modules the build gave short names
        return ()
    names = [file[: file.find(".")] for file in files]
    return tuple([" " + name + ":" + GAMES + folder + "." + name + " " for name in names])


def behind(places: "tuple[str, ...]", name: str) -> str:
    """Return the full name of the module `name` in `places`, or ""."""
    if not name:
        return ""
    sought = " " + name + ":"
    for row in places:
        at = row.find(sought)
        if at >= 0:
            at += len(sought)
            return row[at : row.find(" ", at)]
    return ""
