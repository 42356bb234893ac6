"""The carrier's router joins what belongs together and keeps apart what does not."""

import math
from itertools import combinations

import pytest

from hardware.carrier.routing import Pad, Point, Router, Rules

RULES = Rules(step=1.0, clearance=0.2, via=0.8, edge=0.5)
SIZE = (12.0, 12.0)


def routed(pads: list[Pad], width: float = 0.4) -> Router:
    widths = dict.fromkeys(sorted({pad.net for pad in pads if pad.net}), width)
    router = Router(SIZE, (0.0, 0.0), pads, widths, RULES)
    router.route()
    return router


def pad(x: float, y: float, net: str) -> Pad:
    return Pad((x, y), (1.0, 1.0), net)


def dots(router: Router, net: str) -> set[tuple[Point, int]]:
    """Return points along the tracks of a net, with their layer."""
    found = set()
    for path in router.paths.values():
        if path.net == net:
            for one, other in zip(path.cells, path.cells[1:], strict=False):
                (a, b), (c, d) = router.point(one), router.point(other)
                for layer in {one[2], other[2]}:
                    found |= {((a + (c - a) * i / 8, b + (d - b) * i / 8), layer) for i in range(9)}
    return found


def nearest(router: Router) -> float:
    """Return how near the middles of two nets' tracks come to each other on one layer."""
    nets = {path.net for path in router.paths.values()}
    return min(
        (
            math.dist(a, b)
            for one, other in combinations(sorted(nets), 2)
            for a, layer in dots(router, one)
            for b, second in dots(router, other)
            if layer == second
        ),
        default=math.inf,
    )


def test_two_pads_are_joined_by_the_straight_way():
    router = routed([pad(2, 2, "A"), pad(9, 2, "A")])
    (path,) = router.paths.values()
    assert [router.point(cell) for cell in path.cells] == [(x, 2) for x in range(2, 10)]
    assert {layer for _, _, layer in path.cells} == {0}


def test_tracks_that_must_cross_do_so_on_two_layers():
    router = routed([pad(2, 6, "A"), pad(10, 6, "A"), pad(6, 2, "B"), pad(6, 10, "B")])
    assert {path.net for path in router.paths.values()} == {"A", "B"}
    assert nearest(router) >= 0.4 + 0.2


def test_tracks_in_the_way_are_laid_anew():
    places = (1, 3, 5, 7, 9, 11)
    pads = [pad(x, 2, net) for net, x in zip("ABCDEF", places, strict=True)]
    pads += [pad(x, 10, net) for net, x in zip("FEDCBA", places, strict=True)]
    router = routed(pads)
    assert len(router.paths) == 6
    assert nearest(router) >= 0.4 + 0.2


def test_tracks_side_by_side_keep_apart_on_a_slope_too():
    pads = [pad(x, 2, net) for net, x in zip("ABCDE", (1, 2.5, 4, 5.5, 7), strict=True)]
    pads += [pad(x + 4, 10, net) for net, x in zip("ABCDE", (1, 2.5, 4, 5.5, 7), strict=True)]
    assert nearest(routed(pads)) >= 0.4 + 0.2


def test_all_pads_of_a_net_are_joined():
    router = routed([pad(2, 2, "A"), pad(9, 2, "A"), pad(9, 9, "A"), pad(2, 9, "A")])
    assert len(router.paths) == 3


def test_a_pad_that_is_walled_in_is_named():
    wall = [pad(x, y, "") for x in (5, 6, 7) for y in (5, 6, 7) if (x, y) != (6, 6)]
    with pytest.raises(RuntimeError, match=r"no way for A"):
        routed([pad(6, 6, "A"), pad(10, 10, "A"), *wall])


def test_a_via_of_the_pour_keeps_off_tracks_pads_and_edge():
    router = routed([pad(2, 2, "A"), pad(9, 2, "A")])
    assert router.free("GND", (6, 6))
    assert not router.free("GND", (6, 2))
    assert not router.free("A", (2, 2))
    assert not router.free("GND", (0, 6))
