"""How long it takes the page's device to look at the clock or at the keys."""

# us; a round of the main loop looks twice, so it takes 2 ms: what a browser can well do.  With 2000
# the firmware's 40 ms for the keys that are down at its start would be over before all were told.
PACE = 1000
# While nothing happens, which then costs a third.
CALM_PACE = 10_000
