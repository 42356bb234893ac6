"""Write the device as one HTML page: ``python3 dev.py page``; ``sim --face web`` opens it too.

The page is ``out/umpire.html``.  It holds all that it needs, asks nobody for anything, and works
from a file.  With --hosted DIR the same goes into DIR with what an installable page has beside it.
"""

import sys
import webbrowser
from pathlib import Path

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.page import hosting, html
from tools.page.contents import ROOT

OUT = ROOT / "out"


def write(folder: Path, hosted: bool = False, address: str = "") -> Path:
    """Write the page into `folder`, with what a host has beside it if it is `hosted`."""
    folder.mkdir(parents=True, exist_ok=True)
    text = html.page(hosted, address)
    for name, content in (hosting.files(text) if hosted else {hosting.PAGE: text.encode()}).items():
        (folder / name).write_bytes(content)
    return folder / hosting.PAGE


def main(words: list[str]) -> int:
    """Write the page and say where it is; the exit status is 1 where it cannot be written."""
    parser = Parser(prog="dev.py page", description=__doc__)
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    parser.add_argument("--hosted", type=Path, metavar="DIR", help="write what a host needs")
    options = parser.parse_args(words)
    waiting.tell("Writing the page")
    try:
        path = write(options.hosted or OUT, bool(options.hosted))
    except OSError as error:
        print(f"The page was not written: {in_words(error)}", file=sys.stderr)
        return 1
    print(f"{path}: {path.stat().st_size // 1000} KB")
    if options.open and not webbrowser.open(path.as_uri()):
        print("No browser was found that would open it.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    verb.run(main)
