"""The keys as they lie, each with what it does on a page: where help begins."""

from firmware.ui import faces, layout
from firmware.ui.faces import S
from firmware.ui.page import CENTRE
from firmware.ui.questions import Choice, TextScreen

# What all keys do everywhere, and help on pages over dealt hands: beside help.py the menu over a
# game has no room.
KEYS = (
    "Digits type a number. # is yes, done, next. * clears what is typed, closes what is said, then "
    "takes back move after move.",
    "A to D belong to the game. Hold # for help, * for the menu, 0 to ask about a number.",
)
PASS = (
    "All may see this page. Press your own number to see your cards, then # to hide them; nobody "
    "else may look. The player named goes on.",
)
YOURS = ("For one player alone until the game is over.",)
GUIDED = YOURS + ("B: you hold other cards than these. I ask, and then know only counts.",)
UNDO, BACK, END, NUMBER = "undo", "back", "end", "a number"
HELD, ALWAYS = "Held:", {"*": "menu", "0": "ask", "#": "help"}
SIGNS = "a sign for who plays"  # of a held letter in a turn
_LETTERS = "ABCD"
_LINES = ("MENU", "HINTS", "LETTERS")  # pages whose lines begin with their keys
_ARROWS = {"^": faces.UP, "v": faces.DOWN}
_PITCH, _WIDE = 31, 29  # of the keys, columns
_ALL, _HIGH = 91, 47  # of the nine digits together, columns and rows
_BETWEEN = 50  # columns between the 4 and the 6
_RIGHT, _SIDE = 93, 35  # of the letters: where they begin, and columns
_BELOW = 48  # the row of the keys below the digits


PAIRS = b""  # what codes stand for in packed pages, two bytes each: below 32, and from 127 on


def unpacked(page: "str | bytes") -> str:
    """Return a page of help as words: on the board they are packed, see packing.py."""
    if isinstance(page, str):
        return page
    codes: bytes | bytearray = page
    packed = True
    while packed:
        longer = bytearray()
        packed = False
        for code in codes:
            if 31 < code < 127 or code == 10:
                longer.append(code)
            else:
                at = 2 * (code if code < 32 else code - 95)
                longer.extend(PAIRS[at : at + 2])
                packed = True
        codes = longer
    return codes.decode()


class Help(TextScreen):
    """Read pages of help."""

    def words(self) -> str:
        return unpacked(self.pages[self.at])


class Explained(Help):
    """Help on the screen `top`: its keys as they lie, by what its page has said, then `pages`."""

    def __init__(self, shell: "Shell", pages: "Sequence[str]", top: "Screen"):
        self.drawn = 1 if top.dialog else 2  # pages; on the second one what held keys do
        super().__init__(shell, ("",) * self.drawn + tuple(pages))
        self.beneath = top  # whoever alone may see that may see this
        self.does, self.typed = does(shell.shown, top)
        self.holds = dict(ALWAYS)
        if not top.asks:
            del self.holds["0"]
        elif self.does.get("0") == "why?":  # not of a tap
            self.holds["0"] = self.does.pop("0")
        self.signs = top.on_turn and top.held == _LETTERS
        for key in _LETTERS:
            words = SIGNS[2:6] if self.signs else self.does.get(key.lower())
            if words:
                self.holds[key] = words

    def go_on(self) -> None:
        """Let what all keys do everywhere follow."""
        self.pages = tuple(self.pages) + KEYS

    def render(self, page: "Page") -> None:
        if self.at >= self.drawn:
            super().render(page)
        elif self.at:
            put_held(page, self.holds, self.signs)
        else:
            put_pad(page, self.does, self.typed)


def does(shown: "Words", top: "Screen") -> "tuple[dict[str, str], str]":
    """Return what each key does by the words that `top` has shown, and what its digits type."""
    found = {words[0]: words[1:] or words for words in top.legend.split("/") if words}
    typed = _of_words(shown, top, found)
    if isinstance(top, Choice):
        keys = top.keys
        for i in range(len(keys)):
            found[keys[i]] = found.get(keys[i]) or top.items[i] or keys[i]
        keys = top.shown_keys()
        for i in range(len(keys)):
            found[keys[i]] = top.items[top.first + i] or keys[i]
    if top.help == "HOME":
        games: Any = getattr(top, "games", ())
        for i in range(min(len(games), 9)):
            found[str(i + 1)] = str(i + 1)
    choice = isinstance(top, Choice) and top.back is not None
    stays = isinstance(top, Choice) and not (choice or top.dialog)
    if "*" not in found and not stays and (top.helps or top.dialog or choice):
        found["*"] = UNDO if top.on_turn or not (top.dialog or choice) else BACK
    if "#" not in found and top.on_turn and top.held == _LETTERS and not top.unfinished():
        found["#"] = END  # once so much is laid that it may be
    return found, typed if top.input is not None else ""


def _of_words(shown: "Words", top: "Screen", found: "dict[str, str]") -> str:
    """Add to `found` what keys do by the words of `top`; return what its digits type."""
    typed, refused = "", False
    lines = top.help in _LINES
    for y, _, said in shown:
        refused = refused or said.startswith(layout.NO)
        if y >= layout.KEYS:
            if said[-1:] != ".":  # which ends what is said
                typed = typed or _of_row(said, found)
        elif y == layout.LABELS and 0 < len(said) < 6 and said[0] in _LETTERS:
            found.setdefault(said[0], said[1:].strip())  # an arrow, or how far a card jumps there
        elif y == layout.LABELS and top.on_turn and said[1:2] == " " and said[0] in top.held:
            found.setdefault(said[0], "^" if said[0] < "C" else "v")  # whose sign is there
        elif lines and y and said[0].isdigit() and said[1:2] == " ":
            for line in said.split(layout.APART):
                found[line[0]] = line[2:]
    return NUMBER if refused else typed or NUMBER  # else the row tells why, not what


def _of_row(said: str, found: "dict[str, str]") -> str:
    """Add to `found` what keys do by a row of them; return what is typed, if it says so."""
    typed = ""
    for key, words in layout.pieces(said):
        if not key:
            typed = words.split(",")[0]
            if typed[:5] == "which":  # it asks for a letter
                typed = ""
            elif " " not in typed:
                typed = "a " + typed
        elif len(key) == 3:
            words = words.split(" ")[-1]
            signs = "0123456789" + _LETTERS
            for sign in signs[signs.find(key[0]) : signs.find(key[2]) + 1]:
                found.setdefault(sign, words)
        elif not found.get(key):
            found[key] = words
            if key in _LETTERS and words:  # ``A B pace``
                for letter in _LETTERS:
                    if found.get(letter) == "":
                        found[letter] = words
    return typed


def put_pad(page: "Page", does: "dict[str, str]", typed: str) -> None:
    """Put the sixteen keys as they lie, each with what it does; `typed` is over the nine digits."""
    page.foot = layout.HEIGHT
    page.frame(0, 0, _ALL, _HIGH, 2)
    wide = page.width(typed)
    if wide > _ALL - 4:
        typed, wide = NUMBER, page.width(NUMBER)
    cut = _tells(page, does)
    for i in range(9):
        key = str(i + 1)
        beside = not typed or (i % 3 != 1 and wide < _BETWEEN)
        if (key in does or typed) and (beside or not 3 <= i < 6):
            words = key if typed else does.get(key) or key
            if page.width(words, S) > _WIDE:
                words = words.split(" ")[0] if cut else key
            x, y = _PITCH * (i % 3) - 1, 4 + layout.STAGE * (i // 3)
            if page.width(words, S) > _WIDE - 2:
                x += 2 * (1 - i % 3)  # clear of the frame
            _label(page, x, y, _WIDE + 2, words)
    if typed:
        page.text(0, layout.STAGE, typed, align=CENTRE, end=_ALL)
    _put_others(page, does)


def _tells(page: "Page", does: "dict[str, str]") -> bool:
    """Return True if of all digits that do what has no room the first word tells enough."""
    begin = [each[:5] for each in does.values()]
    for key, words in does.items():
        first = words.split(" ")[0]
        clear = len(first) > 2 and page.width(first, S) <= _WIDE and begin.count(words[:5]) < 2
        if key.isdigit() and page.width(words, S) > _WIDE and not clear:
            return False
    return True


def put_held(page: "Page", holds: "dict[str, str]", signs: bool) -> None:
    """Put what keys do that are held; `signs` says whether A to D are signs."""
    page.foot = layout.HEIGHT
    layout.sentence(page, HELD, y=0, below=layout.STAGE)
    if signs:
        layout.sentence(page, SIGNS, y=layout.STAGE - 1, end=_ALL, below=_BELOW)
        page.picture(_ALL - 16, 19, faces.NEXT)
    _put_others(page, holds)


def _put_others(page: "Page", does: "dict[str, str]") -> None:
    """Put the keys that are no digits, and the 0; one that does nothing by its own sign."""
    for i in range(3):
        key = "*0#"[i]
        x = _PITCH * i
        page.frame(x, _BELOW, _WIDE, 15, 2)
        words = does.get(key) or key
        if page.width(words.split(" ")[0], S) > _WIDE - 2:
            words = key
        _label(page, x, _BELOW + 4, _WIDE, words)
    for i in range(4):
        key, y = _LETTERS[i], layout.STAGE * i
        page.frame(_RIGHT, y, _SIDE, 15, 2)
        x = page.text(_RIGHT + 2, y + 4, key, S, said="") + 1
        words = does.get(key)
        if words is None:
            continue
        page.say(_RIGHT, y + 4, (key + " " + words).strip())
        if words in _ARROWS:
            page.picture(_RIGHT + 16, y + 4, _ARROWS[words])
        else:
            _label(page, x, y + 4, _RIGHT + _SIDE - 1 - x, words, "")


def _label(page: "Page", x: int, y: int, wide: int, words: str, said: "str | None" = None) -> None:
    """Put `words`, or the first of them, in the middle of `wide` columns; none that has no room."""
    if page.width(words, S) > wide - 2:
        words = words.split(" ")[0]
    if page.width(words, S) > wide - 2:
        words = ""
    page.text(x, y, words, S, CENTRE, x + wide, said=said)
