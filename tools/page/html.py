"""The page as one file: whatever it is made of stands in it, so it asks nobody for anything."""

import base64
import html
import json
import lzma
import re
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import quote

from tools.page import box, bundling, contents, facts, hosting
from tools.page.micropython import WASM

FACE = Path(__file__).parent / "face"
SCRIPT, EARLY = "start.mjs", "early.mjs"  # EARLY is there before anything large has come
ABOUT = "about.html"
PART = 46_080  # signs of a file that come before the bar moves
HOLE = re.compile(r"@(\w+)@")
# No request leaves it: the browser itself refuses any.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src {own}data: blob:; connect-src blob:; "
    "worker-src {own}blob:{more}"
)
# What is packed is written in base 85, 5 signs for 4 bytes, where base64 has 4 for 3: in ASCII from
# ( to |, and } for <, which would end a script.  Module `carried` reads it.
B85 = b"".join(base64.b85encode(bytes((0, 0, 0, digit)))[-1:] for digit in range(85))
# By a fifth smaller than zipped.  Whoever unpacks it takes the room for a dictionary.
EXTREME = {"preset": 9 | lzma.PRESET_EXTREME, "nice_len": 82, "depth": 4000}
PACKED = {"id": lzma.FILTER_LZMA1, **EXTREME, "dict_size": 1 << 20}
WORDS = 2  # of four bytes
SIGNS = bytes(range(40, 125)).replace(b"<", b"}")
DRIVERS = ("ssd1306", "neopixel", "pixelbuf", "busdevice")


def page(hosted: bool = False, address: str = "") -> str:
    """Return the page; one that is `hosted` has a manifest and a service worker beside it.

    `address` is that of its folder: a preview picture wants it whole.
    """
    told = facts.facts()
    first, more = contents.in_order(contents.files() | {ABOUT: about()})
    parts = {
        **box.markup(told["places"]["pad"]),
        "places": facts.style(),
        "style": bundling.small(FACE / "page.css"),
        "icon": quote(hosting.icon()),
        "facts": _json(told),
        "early": _closed(bundling.script(FACE / EARLY, name="early")),
        **_carried(
            app=bundling.script(FACE / SCRIPT).encode(),
            wasm=WASM.read_bytes(),
            files=_joined(first),
            more=_joined(more),
        ),
    }
    text = (FACE / "page.html").read_text(encoding="utf-8")
    more = "; manifest-src 'self'" if hosted else ""
    rules = POLICY.format(more=more, own="'self' " if hosted else "")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{rules}">'
    text = text.replace("<!--policy-->", policy)
    text = text.replace("<!--hosted-->\n", hosting.head(address) if hosted else "")
    return HOLE.sub(lambda hole: parts[hole[1]], text)


def _carried(**files: bytes) -> dict[str, str]:
    """Return what the page has of each file, by its name: parts, each of which tells its share.

    The last of a file tells its name too, and is what it is unpacked by.
    """
    packed = {name: _packed(content, WORDS * (name == "wasm")) for name, content in files.items()}
    every, come = sum(map(len, packed.values())), 0
    found = {}
    for name, text in packed.items():
        rows = []
        for at in range(0, len(text), PART):
            part = text[at : at + PART]
            come += len(part)
            rows.append(f'<script type="text/plain" class="{name}">{part}</script>')
            whole = f',"{name}"' if at + PART >= len(text) else ""
            rows.append(f"<script>loaded({come / every:.2f}{whole})</script>")
        found[name] = "".join(rows)
    return found


def about() -> str:
    """Return what the page is made of, with the licences that want to be told."""
    licences = {
        "Umpire": (contents.ROOT / "LICENSE").read_text(encoding="utf-8"),
        "MicroPython": (Path(__file__).parent / "micropython_licence.txt").read_text("utf-8"),
        "Roboto": (contents.ROOT / "LICENSES" / "Roboto.txt").read_text(encoding="utf-8"),
        "Spleen": (contents.ROOT / "LICENSES" / "Spleen.txt").read_text(encoding="utf-8"),
    }
    for name in DRIVERS:
        licences[f"adafruit {name}"] = _licence(f"adafruit-circuitpython-{name}")
    told = "".join(
        f"<details><summary>{name}</summary><pre>{html.escape(text)}</pre></details>"
        for name, text in licences.items()
    )
    return (
        "<p>The firmware of the board, line for line, on models of its chips. Nothing that you do "
        "here leaves this page; the device's memory is kept by your browser.</p>" + told
    )


def _licence(package: str) -> str:
    for file in distribution(package).files or ():
        if file.name == "LICENSE":
            return Path(str(file.locate())).read_text(encoding="utf-8")
    raise FileNotFoundError(f"{package} has no licence")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def _joined(files: dict[str, str]) -> bytes:
    """Return `files` as one: all names, then all texts, a zero byte between two."""
    return "\0".join([*files, *files.values()]).encode()


def _packed(content: bytes, words: int = 0) -> str:
    """Return `content` packed, as a text; its numbers begin at multiples of 2 ** `words` bytes."""
    whole = lzma.compress(content, lzma.FORMAT_ALONE, filters=[PACKED | {"pb": words}])
    head = whole[:5] + len(content).to_bytes(8, "little")  # where the library does not say how much
    coded = base64.b85encode(head + whole[13:])
    return coded.translate(bytes.maketrans(B85, SIGNS)).decode()


def _closed(text: str) -> str:
    return text.replace("</script", "<\\/script")
