// Plays keys on the page's device under Node: node twin.mjs MICROPYTHON GIVEN
//
// GIVEN has the page's files, and figures that both twins keep to.  Each line of the input is a game: the memory at power on, the seed of all
// chance, the us of a look at the clock, the bytes free on home, and for each key [wait ms, key, ms held].
// What the device shows and keeps after each key is printed as a line, and then both twins wait for
// the same moment: see twins.py.  What went wrong is a line behind an exclamation mark.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { interpreter } from "./face/interpreter.mjs";

const [micropython, given] = process.argv.slice(2);
const { files, figures } = JSON.parse(readFileSync(given, "utf8"));

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

// All of it is MicroPython's own: what a script keeps of a device would keep the device.
const TOUCHES = `
from page import Page

def begin(memory, chance, look, free):
    global page, look_us
    look_us = look
    page = None
    page = Page(memory, chance, "{}")
    page.device.free = free
    page.power_on()
    page.rest(quiet_ms, limit_ms)

def touch(waited, key, ms):
    """Press key for ms, some ms after the last; return what the device shows and keeps then."""
    board = page.device.board
    board.pace = look_us if waited < long_ms else long_look_us
    page.run(waited)
    board.pace = look_us
    page.key(key, True)
    page.run(ms)
    page.key(key, False)
    page.run(tap_ms)
    page.rest(quiet_ms, limit_ms)
    main = page.device.program.interpreter.main
    while "app" in main and main["app"].unsent:
        page.run(1)
    told = " ".join((page.pixels(), page.colours(), page.writes(), page.memory()))
    clock = page.device.clock
    clock.advance((clock.now + grid_us - 1) // grid_us * grid_us)
    return told
`;

const { loadMicroPython } = await import(pathToFileURL(micropython));
const mp = await interpreter(loadMicroPython, undefined, () => files);
for (const [name, value] of Object.entries(figures)) mp.globals.set(name, value);
mp.runPython(TOUCHES);
const [begin, touch] = ["begin", "touch"].map((name) => mp.globals.get(name));

function played(memory, seed, look, free, touches) {
  begin(memory, chance(seed), look, free);
  const lines = touches.map((one) => {
    const told = touch(...one).split(" ");
    return [...told.slice(0, -1), digest(told.at(-1))].join(" ") + "\n";
  });
  return lines.join("");
}

for await (const game of createInterface({ input: process.stdin })) {
  try {
    process.stdout.write(played(...JSON.parse(game)));
  } catch (error) {
    process.stdout.write(`!${error.message.replaceAll("\n", " ")}\n`);
  }
}
