"""``dev.py pictures``: make the guides' pictures anew, each by the script of keys beside it.

With ``--sheet`` it makes contact sheets of all pages in place of them.
"""

import sys

from host_sim import verb
from host_sim.arguments import Parser
from host_sim.faces import headless
from host_sim.trouble import in_words
from tools.pictures import cards, film, pictures


def main(arguments: list[str] | None = None) -> int:
    """Make all pictures; the exit status is 1 if a script cannot go on, 2 for misuse."""
    parser = Parser(prog="dev.py pictures", description="Make the guides' pictures.")
    parser.add_argument(
        "--sheet",
        action="store_true",
        help="make contact sheets of all pages in place of them, one a game, in out/sheet",
    )
    sheet = parser.parse_args(arguments).sheet
    try:
        return _made(sheet)
    except OSError as error:
        print(f"Not all pictures were made: {in_words(error)}", file=sys.stderr)
        return 1


def _made(sheet: bool) -> int:
    if sheet:
        from tools.pictures import contact_sheet  # it needs the tests, which the guides do without

        return contact_sheet.main()
    for script in pictures.scripts():
        try:
            pictures.make(script)
        except headless.ScriptError as error:
            print(error, file=sys.stderr)
            return 1
        print(script.relative_to(pictures.ROOT).as_posix(), flush=True)
    print(f"{film.FILE.relative_to(pictures.ROOT).as_posix()}: half a minute ...", flush=True)
    film.made().save(film.FILE)
    cards.make()
    return 0


if __name__ == "__main__":
    verb.run(main)
