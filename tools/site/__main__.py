"""Write README, the guides and the page as a site: ``python3 dev.py site [DIR]``.

DIR is ``out/site`` if nothing is said.  It begins with README, and has all that a link leads to.
Its files work from a folder too; a host's preview of links wants to know its address.
"""

import sys
from pathlib import Path

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.page import __main__ as page
from tools.site import pages

DIR = page.OUT / "site"


def main(words: list[str]) -> int:
    """Write the site and say where it is; the exit status is 1 where it cannot be written."""
    parser = Parser(prog="dev.py site", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=DIR, metavar="DIR")
    parser.add_argument("--address", default="", metavar="URL", help="where DIR will be found")
    options = parser.parse_args(words)
    address = options.address.rstrip("/") + "/docs/" if options.address else ""
    waiting.tell("Writing the site")
    try:
        page.write(options.folder / "docs", hosted=True, address=address)
        count = pages.write(options.folder)
    except OSError as error:
        print(f"The site is not whole: {in_words(error)}", file=sys.stderr)
        return 1
    print(f"{options.folder / 'index.html'}: {count} files")
    return 0


if __name__ == "__main__":
    verb.run(main)
