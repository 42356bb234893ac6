// Plays keys on the page's device under Node: node twin.mjs MICROPYTHON GIVEN
//
// GIVEN has the page's files, the seed of all chance, and games: the memory at power on, and for each
// key [wait ms, key, ms held].
// What the device shows and keeps after each key is printed as a line, and then both twins wait for
// the same moment: see twins.py.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { interpreter } from "./face/interpreter.mjs";

const [micropython, given] = process.argv.slice(2);
const { files, games, seed, tap_ms, quiet_ms, limit_ms, grid_us } = JSON.parse(readFileSync(given, "utf8"));

function chance() {
  let state = seed;
  return (count) => {
    let text = "";
    for (let at = 0; at < count; at++) {
      state = (state * 75 + 74) % 65537;
      text += (state & 255).toString(16).padStart(2, "0");
    }
    return text;
  };
}

const TOGETHER = `
def whole(page):
    """Run until no part of a picture is still to be sent."""
    main = page.device.program.interpreter.main
    while "app" in main and main["app"].unsent:
        page.run(1)

def align(page, grid):
    """Let time pass to the next multiple of grid, us."""
    clock = page.device.clock
    clock.advance((clock.now + grid - 1) // grid * grid)
`;

try {
  const { loadMicroPython } = await import(pathToFileURL(micropython));
  const mp = await interpreter(loadMicroPython, undefined, files);
  const { Page } = mp.pyimport("page");
  mp.runPython(TOGETHER);
  const [whole, align] = ["whole", "align"].map((name) => mp.globals.get(name));
  for (const [memory, touches] of games) {
    const page = Page(memory, chance(), "{}");
    const lines = [];
    page.power_on();
    page.rest(quiet_ms, limit_ms);
    for (const [wait, key, ms] of touches) {
      page.run(wait);
      page.key(key, true);
      page.run(ms);
      page.key(key, false);
      page.run(tap_ms);
      page.rest(quiet_ms, limit_ms);
      whole(page);
      lines.push(`${page.pixels()} ${page.colours()} ${page.writes()} ${page.memory()}\n`);
      align(page, grid_us);
    }
    process.stdout.write(lines.join(""));
    page.power_off();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
