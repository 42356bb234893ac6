"""The overlay to lay on the face, and the key card: sheets of A4 to print at 100 %."""

from types import SimpleNamespace

from hardware.case import face
from hardware.drawn.drawing import CUT, FAINT, INK, Drawing

A4 = (210.0, 297.0)
SCALE = "Print at 100 %: this line is 50 mm long. Cut along the red lines."
CARD = (85.6, 54.0)  # of a bank card
CARD_LINES = (
    ("A  B", "piles that go up; answers to a question"),
    ("C  D", "piles that go down; answers to a question"),
    ("A to D, held", "what the game has there, such as a signal"),
    ("0 to 9", "a card, a number; your number shows your hand"),
    ("0, held", "asks about a number"),
    ("*", "back, or take back; held: the menu"),
    ("#", "on: yes, done, next; held: help with this screen"),
    ("# at the start", "held while it is plugged in: a self-test"),
)


def overlay(m: SimpleNamespace) -> Drawing:
    """Return the sheet that covers the face, with what is to be cut out, at its middle on A4."""
    c, d, k, r = m.case, m.display, m.keys, m.ring
    sheet = Drawing(*A4, "Umpire: overlay for the face")
    left, top = (A4[0] - c.width) / 2, 50.0

    def at(u: float, v: float) -> tuple[float, float]:
        return left + u, top + c.length - v

    def opening(centre: tuple[float, float], wide: float, high: float) -> None:
        (x, y) = at(*centre)
        sheet.box((x - wide / 2, y - high / 2), (x + wide / 2, y + high / 2), line=CUT)

    sheet.box(at(0, c.length), at(c.width, 0), line=CUT)
    opening(d.window_centre, d.window[0] + 2 * d.bevel, d.window[1] + 2 * d.bevel)
    opening(k.centre, k.width + 0.6, k.height + 0.6)
    for i in range(r.pixels):
        sheet.shape([at(*corner) for corner in face.corners(m, i)], line=CUT)
    for place in m.screws.places:
        sheet.disc(at(*place), m.screws.head + 0.6, line=CUT)
    for word in face.words(m):
        for (u, v), (wide, high) in face.strokes(word):
            (x, y), half = at(u, v), (wide / 2 + 0.02, high / 2 + 0.02)
            low, far = (x - half[0], y - half[1]), (x + half[0], y + half[1])
            sheet.box(low, far, fill=INK)
    _ruler(sheet, top + c.length + 20)
    sheet.text((20, 30), "Umpire: overlay for the face", 6, bold=True)
    sheet.text((20, 38), "On paper under clear film, or on white film. It covers the slot.", 3.5)
    return sheet


def card() -> Drawing:
    """Return the key card, of a bank card's size."""
    sheet = Drawing(*A4, "Umpire: key card")
    sheet.text((20, 30), "Umpire: key card", 6, bold=True)
    x, y = 20.0, 45.0
    sheet.box((x, y), (x + CARD[0], y + CARD[1]), line=CUT)
    sheet.text((x + 4, y + 7), "UMPIRE", 5, bold=True)
    for i, (keys, words) in enumerate(CARD_LINES):
        line = y + 14 + 5.2 * i
        sheet.text((x + 4, line), keys, 2.8, bold=True)
        sheet.text((x + 24, line), words, 2.5)
    for i, up in ((0, True), (1, False)):
        sheet.arrow((x + 15, y + 13 + 5.2 * i), 3.2, up)
    _ruler(sheet, y + CARD[1] + 20)
    return sheet


def _ruler(sheet: Drawing, y: float) -> None:
    sheet.shape([(20, y), (70, y)], closed=False)
    for x in (20.0, 70.0):
        sheet.shape([(x, y - 2), (x, y + 2)], closed=False)
    sheet.text((20, y + 6), SCALE, 3, colour=FAINT)
