"""What the case consists of, by name; for those who do not build it."""

PRINTED = ("box", "lid", "diffuser")
BOUGHT_FOR_CASE = ("screws", "glue")
