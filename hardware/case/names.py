"""The names of the case's pieces, for those who do not build it."""

PRINTED = ("box", "lid", "diffuser")
BOUGHT_FOR_CASE = ("screws", "glue")
