"""The names of the case's pieces and of their files, for those who do not build it."""

PRINTED = ("box", "lid", "baffle", "diffuser")
BOUGHT_FOR_CASE = ("screws", "feet", "glue")
PANELS = ("large", "small")
USUAL = PANELS[0]  # the one of the guides and of their pictures
FOR_ANY = ("baffle", "diffuser")  # the same with either panel

# File to panel and part.
PIECES = {
    **{f"{part}-{panel}": (panel, part) for panel in PANELS for part in ("box", "lid")},
    **{part: (USUAL, part) for part in FOR_ANY},
    **{f"gauge-{panel}": (panel, "gauge") for panel in PANELS},
}
PICTURES = ("gauge", *(f"case-{panel}" for panel in PANELS), *(f"step-{i}" for i in range(1, 6)))
