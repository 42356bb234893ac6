// Plays keys on the page's device under Node: node twin.mjs MICROPYTHON GIVEN
//
// GIVEN has the page's files.  Each line of the input is a game: the memory at power on, the seed of all
// chance, and for each key [wait ms, key, ms held].
// What the device shows and keeps after each key is printed as a line, and then both twins wait for
// the same moment: see twins.py.  What went wrong is a line behind an exclamation mark.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { interpreter } from "./face/interpreter.mjs";

const [micropython, given] = process.argv.slice(2);
const { files, look_us, long_look_us, long_ms, tap_ms, quiet_ms, limit_ms, grid_us } =
  JSON.parse(readFileSync(given, "utf8"));

function chance(seed) {
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

const digest = (text) => createHash("sha256").update(Buffer.from(text, "hex")).digest("hex");

const TOGETHER = `
def wait(page, ms, look, then):
    """Let ms pass, with looks that take look us; and then us afterwards."""
    page.device.board.pace = look
    page.run(ms)
    page.device.board.pace = then

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

const { loadMicroPython } = await import(pathToFileURL(micropython));
const mp = await interpreter(loadMicroPython, undefined, files);
const { Page } = mp.pyimport("page");
mp.runPython(TOGETHER);
const [wait, whole, align] = ["wait", "whole", "align"].map((name) => mp.globals.get(name));

function played(memory, seed, touches) {
  const page = Page(memory, chance(seed), "{}");
  const lines = [];
  page.power_on();
  page.rest(quiet_ms, limit_ms);
  for (const [waited, key, ms] of touches) {
    wait(page, waited, waited < long_ms ? look_us : long_look_us, look_us);
    page.key(key, true);
    page.run(ms);
    page.key(key, false);
    page.run(tap_ms);
    page.rest(quiet_ms, limit_ms);
    whole(page);
    lines.push(`${page.pixels()} ${page.colours()} ${page.writes()} ${digest(page.memory())}\n`);
    align(page, grid_us);
  }
  page.power_off();
  return lines.join("");
}

for await (const game of createInterface({ input: process.stdin })) {
  try {
    process.stdout.write(played(...JSON.parse(game)));
  } catch (error) {
    process.stdout.write(`!${error.message.replaceAll("\n", " ")}\n`);
  }
}
