"""The box's face as markup, by the case's own measures: name, keys, their signs and the lights."""

from hardware.case import face
from hardware.case.letters import HIGH, WIDE, column
from hardware.case.measures import measures
from host_sim.wiring import read_wiring

SPOKEN = {"#": "hash: yes, done", "*": "star: take back"}
# What stands on a key for who types: the others have their own letter.
TYPED = {"#": "Enter", "*": "Backspace"}


def markup(pad: dict[str, float]) -> dict[str, str]:
    """Return the parts of the face by their names in ``page.html``; `pad` is where the keys are."""
    words = lettering()
    name = next(word for word in words if word["text"] == face.NAME)
    beside = [word for word in words if word is not name]
    return {
        "name": _svg(name["text"], name["path"]),
        "buttons": "".join(_button(key) for row in read_wiring().legend for key in row),
        "signs": "".join(_sign(word, pad) for word in beside),
    }


def lettering() -> list[dict[str, object]]:
    """Return each word of the face: its text, left upper corner and pixel in mm, its strokes."""
    m = measures()
    found: list[dict[str, object]] = []
    for word in face.words(m):
        left = word.centre[0] - word.width / 2
        top = m.case.length - word.centre[1] - HIGH * word.pixel / 2
        place = {"left": round(left, 3), "top": round(top, 3), "pixel": word.pixel}
        found.append({"text": word.text, **place, "path": strokes(word.text)})
    return found


def strokes(text: str) -> str:
    """Return the upright runs of lit pixels of `text` as an outline, in pixels."""
    found = []
    for number, sign in enumerate(text):
        for at in range(WIDE):
            rows = "".join(".#"[column(sign, at) >> row & 1] for row in range(HIGH)) + "."
            row = 0
            while (start := rows.find("#", row)) >= 0:
                row = rows.index(".", start)
                left = number * WIDE + at - 1  # the first column of a letter is bare
                found.append(f"M{left} {start}v{row - start}h1V{start}z")
    return "".join(found)


def _svg(text: object, path: object, place: str = "") -> str:
    width = WIDE * len(str(text)) - 1
    view = f'viewBox="0 0 {width} {HIGH}"'
    return f'<svg {view} aria-hidden="true"{place}><path d="{path}"/></svg>'


def _sign(word: dict[str, object], block: dict[str, float]) -> str:
    """Return a word beside the keys, where it is on the `block` that they are in."""
    pixel, text = float(str(word["pixel"])), str(word["text"])
    left = 100 * (float(str(word["left"])) - block["left"]) / block["width"]
    top = 100 * (float(str(word["top"])) - block["top"]) / block["height"]
    width = 100 * (WIDE * len(text) - 1) * pixel / block["width"]
    place = f' style="left:{left:.2f}%;top:{top:.2f}%;width:{width:.2f}%"'
    return _svg(text, word["path"], place)


def _button(key: str) -> str:
    """Return a key."""
    typed = f' data-typed="{TYPED[key]}"' if key in TYPED else ""
    spoken = SPOKEN.get(key, key)
    return f'<button type="button" data-key="{key}"{typed} aria-label="{spoken}">{key}</button>'
