"""Written moves, set-ups and journals: whole, cut and spoilt."""

from binascii import hexlify

from firmware.modules import catalog
from firmware.play import setup
from firmware.play.knowledge import KNOWN
from firmware.play.notation import Notation
from firmware.storage import journal
from tests.interpreter.account.dice import Dice

# For every field of a move: right and wrong.
WORDS = ("0", "1", "9", "37", "007", "100", "255", "256", "1000", "-1", "+1", "1.0", "A", "D", "Z")
WORDS += ("a", "AB", "P", "P0", "P1", "P5", "P255", "P256", "p1", "end")
GAME = (journal.MOVE, journal.CHANCE, journal.NOTE, journal.TIME, journal.BACK, journal.CLOSED)
KINDS = [journal.SETTINGS, journal.SESSION, journal.SETUP]
KINDS.extend(GAME)


def lines():
    """Yield what becomes of each piece, with a name for it in front."""
    dice = Dice(3)
    known: list = []
    for home in catalog.games():
        moves = Notation(home.part("rules"))
        for text in _texts(moves, known):
            yield f"move '{text}' {_parsed(moves, text)}"
        for _ in range(400):
            packed = dice.bytes(dice.below(5))
            yield f"packed move {_hex(packed)} {_unpacked(moves, packed)}"
        for packed in _setups(home):
            yield f"set-up {_hex(packed)} {_set_up(home, packed)}"
            spoilt = bytearray(packed)
            spoilt[dice.below(len(packed))] = dice.below(256)
            yield f"spoilt set-up {_hex(spoilt)} {_set_up(home, bytes(spoilt))}"
    for size in (4096, 160):
        for number in range(12):
            yield f"journal {number} of {size} {_kept(dice, size)}"
    yield from _spoilt_journals(dice)


def _texts(moves: Notation, known: list):
    """Yield texts for every row; of those `known` from another game no pairs of words."""
    yield ""
    yield "nothing"
    for code in range(len(moves.rows)):
        name, *fields = row = moves.row(code)
        yield name
        for word in WORDS:
            yield name + " " + word
            for other in WORDS if fields and row not in known else ():
                yield " ".join((name, word, other))
        known.append(row)
        yield name + " 1 2 3"


def _parsed(moves: Notation, text: str) -> str:
    try:
        move = moves.parse(text)
    except ValueError as error:
        return str(error)
    return f"{moves.text(move)} {_hex(moves.pack(move))} {moves.keys(move)}"


def _unpacked(moves: Notation, packed: bytes) -> str:
    try:
        move = moves.unpack(packed)
    except ValueError as error:
        return str(error)
    return f"{moves.text(move)} {moves.keys(move)}"


def _setups(home):
    for rules, _, fewest, most in home.manifest.RULE_SETS:
        for players in range(fewest, most + 1):
            for level in home.manifest.LEVELS:
                agreed = setup.Setup(rules, level, players)
                if level in KNOWN:
                    agreed.deck = bytes(home.part("rules").cards(agreed))
                yield agreed.pack()


def _set_up(home, packed: bytes) -> str:
    try:
        agreed = setup.unpack(packed)
        game = home.part("rules").new(agreed)
    except ValueError:  # the reason may be the interpreter's own
        return "refused"
    facts = game.facts()
    return " ".join([f"{fact} {facts[fact]}" for fact in sorted(facts)])


def _kept(dice: Dice, size: int) -> str:
    """Return what a journal of `size` bytes holds after as many entries as bring it to its end."""
    kept = journal.Journal(bytearray(b"\xff" * size))
    kept.begin(dice.bytes(20))
    for _ in range(size // 16):
        kept.append(dice.one_of(GAME if dice.below(9) else KINDS), dice.bytes(dice.below(4)))
    return _read(kept)


def _spoilt_journals(dice: Dice):
    whole = journal.Journal(bytearray(b"\xff" * 128))
    whole.begin(dice.bytes(9))
    for _ in range(9):
        whole.append(journal.MOVE, dice.bytes(3))
    image = bytes(whole.memory)
    for place in range(whole.used() + 1):
        yield "cut at {} {}".format(place, _go_on(image[:place] + b"\xff" * (128 - place)))
        spoilt = bytearray(image)
        spoilt[place] ^= 1 << dice.below(8)
        yield f"spoilt at {place} {_go_on(spoilt)}"
    for number in range(40):
        noise = journal.MAGIC[: number % 5] + dice.bytes(100)
        yield f"noise {number} {_go_on(noise)}"


def _go_on(image) -> str:
    """Return what is read from `image`, before and after two more entries."""
    kept = journal.Journal(bytearray(image))
    before = _read(kept)
    kept.append(journal.BACK)
    kept.append(journal.MOVE, b"\x01\x02\x03")
    return before + ", then " + _read(journal.Journal(kept.memory))


def _read(kept: journal.Journal) -> str:
    log = " ".join([str(kind) + _hex(payload) for kind, payload in kept.entries()])
    known = [
        kept.state,
        kept.open,
        kept.damaged,
        kept.full,
        kept.cut_short,
        kept.end,
        kept.setup,
        kept.settings,
    ]
    known += [kept.session, kept.time, kept.closing, " ".join([_hex(c) for c in kept.chances])]
    known += [log, _hex(kept.memory)]
    return ", ".join([_hex(word) if isinstance(word, bytes) else str(word) for word in known])


def _hex(packed) -> str:
    return hexlify(packed).decode()
