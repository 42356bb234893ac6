// Judges the page in Firefox and WebKit: first visits, whole games by touch and by keyboard, what is seen.

import { expect, test } from "@playwright/test";
import { HANDS } from "./hands.mjs";
import { plan } from "./plan.mjs";
import { lights, panelOf } from "./seen.mjs";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const BOX = `(selector) => { const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect(); return [left, top, width, height]; }`;
const BEGUN = "Boolean(globalThis.umpire && umpire.marks && umpire.marks.first && !umpire.waits)";
// The twin's chance, see twins.py, and the memory that it had.
const SAME = `(() => { let state = ${plan.seed};
  crypto.getRandomValues = (array) => { for (let at = 0; at < array.length; at++) array[at] = (state = (state * 75 + 74) % 65537) & 255; return array; }; })()`;

async function until(hand, words, seconds = 60) {
  for (let wait = 0; wait < 10 * seconds; wait++) {
    if (await hand.ask(words)) return true;
    await pause(100);
  }
  return false;
}

const middle = async (hand, selector) => {
  const [left, top, width, height] = await hand.ask(`(${BOX})(${JSON.stringify(selector)})`);
  return [left + width / 2, top + height / 2];
};

async function whole(hand, name, press) {
  const { memory, touches, pictures } = plan.whole;
  await hand.open(plan.file, SAME);
  expect(await until(hand, BEGUN), `${name}: it does not begin`).toBe(true);
  // The same device as CPython's: its memory, and chance from its beginning.
  await hand.ask(`(() => { ${SAME}; document.getElementById("welcome").close(); umpire.switchOff(); umpire.memory.keep("${memory}"); umpire.makeDevice(); umpire.switchOn(); return 1; })()`);
  await pause(1200);
  for (const [at, [wait, key, ms]] of touches.entries()) {
    await pause(wait + 120);
    await press(key, ms);
    const same = await until(hand, `umpire.device.pixels() === "${pictures[at]}"`, 6);
    expect(same, `${name}: key ${at + 1}, ${key}: another picture than CPython's\n${await hand.ask("umpire.device.words()")}`).toBe(true);
  }
  expect(await hand.ask("umpire.device.in_play()"), `${name}: the game has not ended`).toBe(false);
}

for (const other of plan.others)
  test.describe(other.name, () => {
    let hand;
    test.beforeAll(async () => {
      hand = new HANDS[other.name]();
      await hand.begin(other);
    });
    test.afterAll(() => hand.end());

    test("a first visit by raw touch, and what is seen", async () => {
      await hand.open(plan.file, "1");
      expect(await until(hand, BEGUN)).toBe(true);
      await hand.touch(...(await middle(hand, "#play-now")), 100);
      expect(await until(hand, "umpire.device.in_play()", 15), "Play alone now begins no game").toBe(true);
      await pause(1500);
      const keys = await hand.ask(`[...document.querySelectorAll("#keys .live")].map((key) => key.dataset.key).join("")`);
      expect(keys).toBe("123A456B789C*0D");
      const lit = await hand.ask(`[...document.querySelectorAll("#ring i")].map((light) => { const { left, top, width, height } = light.getBoundingClientRect(); return [left, top, width, height]; })`);
      const picture = Buffer.from(await hand.picture());
      expect(panelOf(picture, await hand.ask(`(${BOX})("#panel")`), await hand.ask("umpire.device.pixels()")), "dots of the panel").toBe(0);
      expect(lights(picture, lit, await hand.ask("umpire.device.colours()")), "lights").toEqual([]);
      expect(await hand.ask(`umpire.sound.context ? 1 : 0`), "a finger begins no sound").toBe(1);
      await hand.leave();
    });

    test("a whole game by raw touch", async () => {
      await whole(hand, "touch", async (key, ms) => hand.touch(...(await middle(hand, `[data-key="${key}"]`)), ms));
      await hand.leave();
    });

    test("a whole game by keyboard", async () => {
      const typed = { "#": "Enter", "*": "Backspace" };
      await whole(hand, "keyboard", (key, ms) => hand.type(typed[key] ?? key.toLowerCase(), ms));
      await hand.leave();
    });
  });
