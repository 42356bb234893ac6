"""The page as one file: whatever it is made of stands in it, so it asks nobody for anything."""

import base64
import gzip
import html
import json
import re
from importlib.metadata import distribution
from pathlib import Path
from urllib.parse import quote

from tools.page import contents, facts, hosting
from tools.page.micropython import MODULE, WASM

FACE = Path(__file__).parent / "face"
SCRIPT = "app"
IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.mjs";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class) (\w+))", re.MULTILINE)
HOLE = re.compile(r"@(\w+)@")
# No request leaves it: the browser itself refuses any.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; connect-src blob:{more}"
)
# What is zipped is written in base 85, 5 signs for 4 bytes, where base64 has 4 for 3: in ASCII from
# ( to |, and } for <, which would end a script.  Module `app` reads it.
B85 = b"".join(base64.b85encode(bytes((0, 0, 0, digit)))[-1:] for digit in range(85))
SIGNS = bytes(range(40, 125)).replace(b"<", b"}")
DRIVERS = ("ssd1306", "neopixel", "pixelbuf", "busdevice")


def page(hosted: bool = False) -> str:
    """Return the page; one that is `hosted` has a manifest and a service worker beside it."""
    parts = {
        "places": facts.style(),
        "style": (FACE / "page.css").read_text(encoding="utf-8"),
        "icon": quote(hosting.icon()),
        "wasm": _zipped(WASM.read_bytes()),
        "mjs": _zipped(MODULE.read_bytes()),
        "files": _zipped(_json(contents.files()).encode()),
        "facts": _json(facts.facts()),
        "about": about(),
        "script": script(),
    }
    text = (FACE / "page.html").read_text(encoding="utf-8")
    more = "; manifest-src 'self'; worker-src 'self'" if hosted else ""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(more=more)}">'
    text = text.replace("<!--policy-->", policy)
    text = text.replace("<!--hosted-->\n", hosting.HEAD if hosted else "")
    return HOLE.sub(lambda hole: parts[hole[1]], text)


def script() -> str:
    """Return the face's modules as one, each a function that is behind those it imports from."""
    found: dict[str, str] = {}

    def add(name: str) -> None:
        if name in found:
            return
        text = (FACE / f"{name}.mjs").read_text(encoding="utf-8")
        for _, other in IMPORT.findall(text):
            add(other)
        offered = ", ".join(EXPORT.findall(text))
        text = EXPORT.sub("", IMPORT.sub(r"const \1 = of_\2;\n", text))
        found[name] = f"const of_{name} = (() => {{\n{text}\nreturn {{ {offered} }};\n}})();"

    add(SCRIPT)
    return "\n".join(found.values()).replace("</script", "<\\/script")


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
        "<p>The firmware of the board, byte for byte, on models of its chips. Nothing that you do "
        "here leaves this page; the device's memory is kept by your browser.</p>" + told
    )


def _licence(package: str) -> str:
    for file in distribution(package).files or ():
        if file.name == "LICENSE":
            return Path(str(file.locate())).read_text(encoding="utf-8")
    raise FileNotFoundError(f"{package} has no licence")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")


def _zipped(content: bytes) -> str:
    coded = base64.b85encode(gzip.compress(content, 9, mtime=0))
    return coded.translate(bytes.maketrans(B85, SIGNS)).decode()
