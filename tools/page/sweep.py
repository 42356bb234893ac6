"""Play every rule set in every way on the page's device and on the desktop's.

It is ``python3 dev.py page --sweep``.
"""

from host_sim import verb
from host_sim.arguments import Parser
from tools.page import contents, twins

MOST = 3000  # keys of a game, which no game reaches


def sweep(keys: int) -> int:
    """Play every way, `keys` keys at most; return how many differ."""
    pressed = whole = differ = 0
    ways = twins.ways()
    with twins.PageDevice.running(contents.files()) as device:
        for way in ways:
            told = twins.by_cpython(way, keys)
            found = twins.difference(way, told, device.play(told))
            pressed += len(told.touches)
            whole += told.is_whole
            differ += bool(found)
            end = "to its end" if told.is_whole else "not to its end"
            print(found or f"{way.name}: {len(told.touches)} keys, {end}, all the same", flush=True)
    print(f"{len(ways)} games, {whole} to their end, {pressed} keys, {differ} differ")
    return differ


def main(words: list[str]) -> int:
    """Play all; the exit status is 1 if one differs."""
    parser = Parser(prog="dev.py page --sweep", description=__doc__)
    parser.add_argument("keys", type=int, nargs="?", default=MOST, help=f"of a game ({MOST})")
    return int(sweep(parser.parse_args(words).keys) > 0)


if __name__ == "__main__":
    verb.run(main)
