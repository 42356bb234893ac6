// Plays keys on the page's device under Node: node twin.mjs MICROPYTHON GIVEN
//
// GIVEN has the page's files, the seed of all chance, and games: [wait ms, key, ms held] each.
// What the device shows and keeps after each key is printed as a line.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { interpreter } from "./face/interpreter.mjs";

const [micropython, given] = process.argv.slice(2);
const { files, games, seed, tap_ms, quiet_ms, limit_ms } = JSON.parse(readFileSync(given, "utf8"));

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

try {
  const { loadMicroPython } = await import(pathToFileURL(micropython));
  const { Page } = (await interpreter(loadMicroPython, undefined, files)).pyimport("page");
  for (const touches of games) {
    const page = Page("", chance(), "{}");
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
      lines.push(`${page.pixels()} ${page.colours()} ${page.writes()} ${page.memory()} ${page.now()}\n`);
    }
    process.stdout.write(lines.join(""));
    page.power_off();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
