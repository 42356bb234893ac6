// Judges the page in Chromium by Playwright's test runner: see tools/page/browser.py.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@playwright/test";
import { keep, plan } from "./plan.mjs";
import { lights, panelOf, white } from "./seen.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SIZES = [[360, 640], [390, 844], [844, 390], [320, 568], [568, 320], [320, 256], [768, 1024], [1280, 720], [1920, 1080]];
const HOUR = 3600, VISITS = 9;
let browser;

test.beforeAll(async ({ browser: given }) => {
  browser = given;
});

// Nothing stops at the first thing that is wrong: all are told.
function hold(good, what) {
  expect.soft(Boolean(good), what).toBe(true);
}

// Opens the page on a device of its own; whatever it complains of or asks the network for is wrong.
async function visit(name, { url = plan.file, before, seed, memory, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  if (seed) await context.addInitScript(sameChance, seed);
  if (memory) await context.addInitScript((nvm) => localStorage.getItem("umpire.nvm") ?? localStorage.setItem("umpire.nvm", nvm), memory);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  page.on("console", (line) => line.type() === "error" && hold(false, `${name}: console: ${line.text()}`));
  page.on("pageerror", (error) => hold(false, `${name}: ${error.message}`));
  page.on("request", (request) => {
    const own = /^(file|blob|data):/.test(request.url()) || (url === plan.hosted && request.url().startsWith(plan.host));
    hold(own, `${name}: asks for ${request.url()}`);
  });
  await page.goto(url);
  return page;
}

// The twin's chance: see twins.py.
function sameChance(seed) {
  let state = seed;
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at++) array[at] = (state = (state * 75 + 74) % 65537) & 255;
    return array;
  };
}

const begun = (page) => page.waitForFunction(() => globalThis.umpire?.marks?.first && !umpire.waits, null, { timeout: 60000 });
// Whoever has been there before is not greeted.
async function started(page) {
  await begun(page);
  await page.evaluate(() => document.getElementById("welcome").close());
}
const words = (page) => page.evaluate(() => umpire.device.words());
const atHome = async (page) => /A < B > .*#play/s.test(await words(page)); // the list of games, one a page
const notice = (page) => page.evaluate(() => (document.getElementById("notice").hidden ? "" : document.getElementById("notice").textContent));
const settle = (page) => page.waitForTimeout(700);

async function press(page, keys) {
  for (const key of keys) {
    await page.click(`[data-key="${key}"]`);
    await page.waitForTimeout(350);
  }
}

// Under a clock the first three rows, which have it, are as late as the clicks are.
async function shows(page, picture, where, clock = false) {
  const from = clock ? 3 * 256 : 0;
  const found = await page
    .waitForFunction(([wanted, from]) => umpire.device.pixels().slice(from) === wanted.slice(from), [picture, from], { timeout: 4000, polling: 30 })
    .catch(() => null);
  hold(found, `${where}: another picture than CPython's\n${await words(page)}`);
  return Boolean(found);
}

for (const game of plan.games)
  test(`clicks play ${game.name}`, async () => {
    const page = await visit(game.name, { seed: plan.seed, memory: game.memory });
    await started(page);
    await settle(page);
    for (const [at, [wait, key, ms]] of game.touches.entries()) {
      await page.waitForTimeout(wait + 120);
      await page.click(`[data-key="${key}"]`, { delay: ms });
      if (!(await shows(page, game.pictures[at], `${game.name}: key ${at + 1}, ${key}`, game.clock))) break;
    }
    keep("keys", await page.evaluate(() => umpire.marks.keys));
    await page.context().close();
  });

// Every key of a whole game, by `press(key, ms)`; CPython's device says what is to be seen.
async function whole(page, name, press) {
  const { touches, pictures } = plan.whole;
  await started(page);
  await settle(page);
  for (const [at, [wait, key, ms]] of touches.entries()) {
    await page.waitForTimeout(wait + 120);
    await press(key, ms);
    if (!(await shows(page, pictures[at], `${name}: key ${at + 1}, ${key}`))) break;
  }
  hold(!(await page.evaluate(() => umpire.device.in_play())), `${name}: the game has not ended`);
  await page.context().close();
}

test("a whole game by raw touch", async () => {
  const page = await visit("touch", { ...PHONE, seed: plan.seed, memory: plan.whole.memory });
  const hand = await page.context().newCDPSession(page);
  await whole(page, "touch", async (key, ms) => {
    const { x, y, width, height } = await page.locator(`[data-key="${key}"]`).boundingBox();
    await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await page.waitForTimeout(ms);
    await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  });
});

test("a whole game by keyboard", async () => {
  const page = await visit("keyboard", { seed: plan.seed, memory: plan.whole.memory });
  const typed = { "#": "Enter", "*": "Backspace" };
  await whole(page, "keyboard", (key, ms) => page.keyboard.press(typed[key] ?? key.toLowerCase(), { delay: ms }));
});

// What a screen shows is the device's picture, dot by dot, and lit lights are brighter than dark ones.
for (const colorScheme of ["light", "dark"])
  test(`screenshots, ${colorScheme}`, async () => {
    for (const [width, height] of SIZES) {
      const page = await visit(`${width} x ${height}`, { viewport: { width, height }, colorScheme, seed: plan.seed });
      await started(page);
      await page.evaluate(() => umpire.play(umpire.facts.alone));
      await page.waitForTimeout(1200);
      const where = `${width} x ${height}, ${colorScheme}`;
      const told = await page.evaluate(() => {
        const box = (part) => { const { left, top, width, height } = part.getBoundingClientRect(); return [left, top, width, height]; };
        return { panel: box(document.getElementById("panel")), pixels: umpire.device.pixels(), colours: umpire.device.colours(),
          lights: [...document.querySelectorAll("#ring i")].map(box), scroll: document.documentElement.scrollHeight > innerHeight,
          ground: getComputedStyle(document.body).backgroundColor, theme: theme() };
        function theme() {
          const bar = document.createElement("i");
          bar.style.color = [...document.querySelectorAll("[name=theme-color]")].find(({ media }) => matchMedia(media || "all").matches).content;
          return bar.style.color;
        }
      });
      const picture = await page.screenshot({ path: `${plan.shots}/${colorScheme}-${width}x${height}.png` });
      const wrong = panelOf(picture, told.panel, told.pixels);
      hold(wrong === 0, `${where}: ${wrong} dots of the panel are not as the device has them`);
      const dim = lights(picture, told.lights, told.colours);
      hold(!dim.length, `${where}: lights ${dim} are no brighter than dark ones, or brighter than lit ones`);
      hold(!told.scroll, `${where}: it wants to be scrolled`);
      hold(told.theme === told.ground, `${where}: the browser's bar is ${told.theme} above ${told.ground}`);
      if (width >= 1280) hold(told.panel[2] >= 4 * 128, `${where}: the panel is ${told.panel[2]} wide`);
      await page.context().close();
    }
  });

test("on a phone, of every size, and after a reload", async () => {
  const page = await visit("a phone", PHONE);
  await started(page);
  await settle(page);
  for (const key of "11121") {
    await page.tap(`[data-key="${key}"]`);
    await page.waitForTimeout(350);
  }
  for (const key of "37C") {
    await page.tap(`[data-key="${key}"]`);
    await page.waitForTimeout(350);
  }
  for (const [width, height] of [[390, 844], [844, 390], [320, 568], [568, 320], [320, 256]]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll("[data-key], #bar button, #bar-2 button, #glass, #ring")]
        .map((part) => [part.dataset.key ?? part.id, part.getBoundingClientRect()])
        .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 20)
        .map(([name]) => name),
    );
    hold(!out.length, `a phone of ${width} x ${height}: out of sight or too small: ${out}`);
  }
  await page.setViewportSize(PHONE.viewport);
  const before = await page.evaluate(() => umpire.device.pixels());
  await page.reload();
  await started(page);
  await settle(page);
  hold(/#go on|Go on/i.test(await words(page)), `after a reload the game is not offered: ${await words(page)}`);
  await page.tap('[data-key="#"]');
  await shows(page, before, "a reload in mid-game");
  await page.context().close();
});

test("keyboard and Hold", async () => {
  const page = await visit("a keyboard");
  await started(page);
  await settle(page);
  const type = async (key, ms) => {
    await page.keyboard.press(key, { delay: ms });
    await page.waitForTimeout(700);
    return words(page);
  };
  for (const key of "1112137") await type(key, 60);
  const laid = await type("c", 60);
  hold(/37/.test(laid.split("\n").slice(1, 5).join()), `a keyboard: 37 is not laid: ${laid}`);
  const help = await type("Enter", 900);
  hold(help !== laid, "a keyboard: a held Enter does not explain");
  hold((await type("Backspace", 60)) === laid, "a keyboard: Backspace does not lead back");
  await page.click("#hold");
  await page.click('[data-key="#"]');
  await page.waitForFunction((wanted) => umpire.device.words() === wanted, help, { timeout: 6000 }).catch(() => null);
  hold((await words(page)) === help, `Hold does not hold the next key: ${await words(page)} in place of ${help}`);
  await page.context().close();
});

test("words as text, and as small as it is built", async () => {
  const page = await visit("the views", PHONE);
  await started(page);
  await settle(page);
  const choose = async (view) => {
    await page.tap("#more");
    await page.tap(view);
    await page.tap("#drawer button[value=close]");
    await settle(page);
  };
  await choose("#show-words");
  const share = white(await page.screenshot({ clip: await page.locator("#words").boundingBox() }));
  hold(share > 0.02, `the panel's words as text: ${(100 * share).toFixed(1)} % of them is white`);
  await choose("#as-built");
  for (const part of await page.locator("#bar button").all()) {
    const { y, height } = await part.boundingBox();
    hold(height >= 44 && y + height <= PHONE.viewport.height, `as it is built: ${await part.textContent()} is ${height} high, at ${y}`);
  }
  await page.context().close();
});

test("two windows", async () => {
  const page = await visit("the first window", { url: plan.hosted });
  await started(page);
  const other = await page.context().newPage();
  await other.goto(plan.hosted);
  await started(other);
  await settle(other);
  await press(other, "11121" + "37C");
  await page.bringToFront();
  hold(/another window. Reload/.test(await notice(page)), `two windows: the first says ${await notice(page)}`);
  const grey = await page.evaluate(() => getComputedStyle(document.getElementById("device")).filter);
  hold(/grayscale/.test(grey), "two windows: the one that has stopped looks alive");
  await page.reload();
  await started(page);
  await settle(page);
  hold(/Go on/.test(await words(page)), `two windows: reloaded it does not offer the game: ${await words(page)}`);
  await page.context().close();
});

// Every link that the guides have, on a new device.
test("every link of the guides", async () => {
  for (const [place, picture] of Object.entries(plan.links)) {
    const page = await visit(`a link to ${place}`, { url: plan.file + place });
    await started(page);
    await shows(page, picture, `a link to ${place}, on a new device`);
    hold((await notice(page)) === "", `a link to ${place}: says ${await notice(page)}`);
    await page.context().close();
  }
});

// A finger, and nothing else: whatever is evaluated, and a wait for something is, would tell the
// browser that somebody is there.  So the page tells by its console.
test("sound by touch alone", async () => {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(tellSound);
  const page = await context.newPage();
  const told = {};
  page.on("console", (line) => {
    const found = /^judge (\w+) (.*)$/.exec(line.text());
    if (found) told[found[1]] = JSON.parse(found[2]);
  });
  await page.goto(plan.file);
  const until = async (name) => {
    for (let wait = 0; wait < 300 && !(name in told); wait++) await new Promise((done) => setTimeout(done, 100));
    return told[name];
  };
  const [x, y, ...key] = (await until("ready")) ?? [];
  hold(x, "sound by touch: the page does not begin");
  const hand = await context.newCDPSession(page);
  const finger = async (x, y) => {
    await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await new Promise((done) => setTimeout(done, 120));
    await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await new Promise((done) => setTimeout(done, 400));
  };
  hold((await until("active")) === false, "sound by touch: somebody was there before the finger");
  await finger(x, y);
  hold(await until("played"), "sound by touch: Play alone now begins no game");
  for (let at = 0; at < 2; at++) await finger(...key);
  hold(await until("running"), "sound by touch: a finger does not begin it");
  hold(await until("heard"), "sound by touch: nothing is heard");
  await context.close();
});

function tellSound() {
  const tell = (name, what) => console.log(`judge ${name} ${JSON.stringify(what)}`);
  const looking = setInterval(() => {
    if (!globalThis.umpire?.marks?.first) return;
    clearInterval(looking);
    const places = ["#play-now", '[data-key="A"]'].map((each) => document.querySelector(each).getBoundingClientRect());
    tell("active", navigator.userActivation.hasBeenActive);
    tell("ready", places.flatMap(({ left, top, width, height }) => [left + width / 2, top + height / 2]));
    setInterval(() => {
      if (globalThis.umpire.device.in_play()) tell("played", true);
      const { context, volume } = globalThis.umpire.sound;
      if (context?.state === "running") tell("running", true);
      if (volume?.gain.value > 0) tell("heard", true);
    }, 5);
  }, 100);
}

// What a stranger meets: one key or one tap to a game, links and words that lead on.
test("a first visit", async () => {
  const page = await visit("a first visit");
  await begun(page);
  const from = Date.now();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => umpire.device.in_play(), null, { timeout: 10000 });
  hold(Date.now() - from < 4000, `a first visit: a game after ${Date.now() - from} ms`);
  hold(/^Lay \d/.test(await words(page)), `a first visit: no game for one: ${await words(page)}`);
  await settle(page);
  const lit = await page.evaluate(() => [...document.querySelectorAll("#keys .live")].map((key) => key.dataset.key).join(""));
  hold(lit === "123A456B789C*0D", `a first visit: lit are ${lit}`);
  const lights = await page.evaluate(() => [...document.querySelectorAll("#ring i")].map((dot) => [dot.className, getComputedStyle(dot).backgroundColor, getComputedStyle(dot).boxShadow]));
  const bright = (colour) => Math.max(...colour.match(/\d+/g).slice(0, 3).map(Number));
  for (const [name, colour, glow] of lights) hold(name === "lit" ? bright(colour) > 120 && glow !== "none" : bright(colour) < 40, `a light: ${name} ${colour} ${glow}`);
  await page.reload();
  await begun(page);
  await settle(page);
  hold(!(await page.evaluate(() => document.getElementById("welcome").open)), "who was there before is greeted anew");
  await page.context().close();
  const other = await visit("a game of the list");
  await begun(other);
  await other.click("#how");
  hold(await other.isVisible("#how-text"), "How it works tells nothing");
  await other.click("#choose");
  await other.click("#titles button:nth-child(2)");
  await settle(other);
  hold(!(await atHome(other)), `a game of the list is not chosen: ${await words(other)}`);
  await other.evaluate(() => umpire.say("A word that is told, and long enough to take two rows of the page.", "wrong"));
  const over = await other.evaluate(() => {
    const box = (part) => part.getBoundingClientRect();
    const notice = box(document.getElementById("notice"));
    return [...document.querySelectorAll("[data-key], #panel")].filter((part) => { const each = box(part);
      return each.left < notice.right && notice.left < each.right && each.top < notice.bottom && notice.top < each.bottom; }).length;
  });
  hold(!over, `a notice lies over ${over} keys`);
  await other.keyboard.press("Escape");
  hold((await notice(other)) === "", "Escape does not close a notice");
  await other.context().close();
});

// Enter is the device's #, but for who came to a button by the keyboard.
test("Enter and Space", async () => {
  const page = await visit("Enter");
  await started(page);
  await settle(page);
  await press(page, "11121" + "37C20C");
  const on = () => page.evaluate(() => umpire.device.on());
  const pressed = (id) => page.getAttribute(id, "aria-pressed");
  await page.click("#sound");
  await page.keyboard.press("Enter", { delay: 60 });
  await settle(page);
  hold((await pressed("#sound")) === "false", "Enter presses Sound, which was clicked");
  hold(/^P2/.test(await words(page)), `Enter is no # after a click on Sound: ${await words(page)}`);
  await page.click("#power");
  await page.click("#power");
  await settle(page);
  await page.keyboard.press("Enter", { delay: 60 });
  await settle(page);
  hold(await on(), "Enter switches off after a click on Power");
  hold(/^P2/.test(await words(page)), `Enter does not go on after a click on Power: ${await words(page)}`);
  await page.focus('[data-key="5"]');
  await page.keyboard.press("Enter", { delay: 60 });
  await settle(page);
  hold(/^5_/.test(await words(page)), `Enter does not press the key to which the keyboard came: ${await words(page)}`);
  await page.focus("#power");
  await page.keyboard.press("Enter", { delay: 60 });
  hold(!(await on()), "Enter does not press Power, to which the keyboard came");
  await page.context().close();
});

test("hosted, and then offline", async () => {
  const page = await visit("hosted", { url: plan.hosted });
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await page.reload();
  await started(page);
  await settle(page);
  hold(await atHome(page), "hosted: does not begin offline");
  await page.context().close();
});

test("axe, in light, dark and forced colours", async () => {
  for (const [colorScheme, forcedColors] of [["light", "none"], ["dark", "none"], ["dark", "active"]]) {
    const page = await visit("axe", { colorScheme, forcedColors, bypassCSP: true });
    await started(page);
    await settle(page);
    await page.evaluate(axe);
    for (const state of ["welcome", "plain", "drawer"]) {
      if (state === "welcome") await page.evaluate(() => umpire.welcome.open(true));
      else if (state === "plain") await page.evaluate(() => document.getElementById("welcome").close());
      else {
        await page.click("#more");
        for (const summary of await page.locator("summary").all()) if (await summary.isVisible()) await summary.click();
      }
      const found = await page.evaluate(() => axe.run());
      for (const fault of found.violations) hold(false, `axe, ${colorScheme}, forced colours ${forcedColors}, ${state}: ${fault.id}: ${fault.help}: ${fault.nodes.map((node) => node.target).slice(0, 3)}`);
    }
    await page.context().close();
  }
});

test("what goes wrong is said", async () => {
  const told = async (name, wanted, options, act) => {
    const page = await visit(name, options);
    if (name !== "an old browser") await started(page);
    await settle(page);
    if (act) await act(page);
    const said = await notice(page);
    hold(wanted.test(said), `${name}: says ${JSON.stringify(said)}`);
    if (name !== "an old browser") hold((await words(page)).length > 20, `${name}: the device shows nothing`);
    await page.context().close();
  };
  await told("storage refused", /keeps nothing/, { before: () => Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("no"); } }) });
  await told("storage full", /storage is full/, { before: () => { Storage.prototype.setItem = () => { throw new Error("full"); }; } });
  await told("a damaged memory", /is damaged/, { before: () => localStorage.getItem("umpire.nvm.damaged") ?? localStorage.setItem("umpire.nvm", "00ff") });
  await told("an old browser", /too old/, { before: () => delete globalThis.DecompressionStream });
  await told("an edited link", /cut or edited/, { url: plan.file + "#record=eJxLSi0q" });
  await told("an unknown game", /does not know/, { url: plan.file + "#game=chess" });
  await told("a record that was cut", /line \d+: cut off/, {}, async (page) => {
    await page.click("#more");
    await page.fill("#typed-record", plan.record.slice(0, plan.record.length / 2));
    await page.click("#look-through");
    await settle(page);
  });
});

test("records", async () => {
  const page = await visit("a record", { permissions: ["clipboard-read", "clipboard-write"] });
  await started(page);
  await settle(page);
  await press(page, "11121" + "37C");
  const before = await page.evaluate(() => umpire.device.pixels());
  await page.click("#more");
  await page.click("#copy-record");
  hold((await page.inputValue("#typed-record")).startsWith("Umpire record 1"), "the record is not copied");
  await page.click("#more");
  await page.fill("#typed-record", plan.record);
  await page.click("#look-through");
  await settle(page);
  const place = () => page.textContent("#place");
  const last = await place();
  await page.click("#back");
  const earlier = await place();
  hold(last !== earlier, `a record: back leads nowhere: ${last}`);
  await page.click("#forward");
  hold((await place()) === last, "a record: forward leads elsewhere");
  await page.click("#leave");
  await settle(page);
  await page.click('[data-key="#"]');
  await shows(page, before, "after looking through a record");
  await page.click("#more");
  await page.click("#copy-link");
  await page.waitForFunction(() => /^(file|https?):/.test(document.getElementById("typed-record").value));
  const link = await page.inputValue("#typed-record");
  await page.context().close();
  const other = await visit("a link", { url: link });
  await started(other);
  await settle(other);
  hold((await other.textContent("#place")).includes("lay 37 C"), "a link does not open its record");
  await other.context().close();
});

// Main thread, memory: figures of a game that goes on.
test("figures", async () => {
  const first = await firstPicture();
  const page = await visit("figures");
  await started(page);
  await settle(page);
  await press(page, "11121");
  const share = await page.evaluate(async () => {
    const busy = umpire.marks.busy, from = performance.now();
    for (let at = 0; at < 10; at++) {
      umpire.fingers.tap(String(1 + (at % 9)));
      await new Promise((done) => setTimeout(done, 1500));
    }
    return (umpire.marks.busy - busy) / (performance.now() - from);
  });
  const keys = await page.evaluate(() => umpire.marks.keys);
  const heap = () => page.evaluate((lines) => umpire.mp.runPython(lines) ?? umpire.mp.globals.get("used"), HEAP);
  const used = async () => {
    await page.evaluate((lines) => umpire.mp.runPython(lines), COLLECT);
    return heap();
  };
  // What is in use differs by what the stack holds just then: the least of some looks is taken.
  const least = async () => {
    let found = Infinity;
    for (let look = 0; look < 4; look++) found = Math.min(found, await (await turn(page, 60), used()));
    return found;
  };
  const early = await least();
  const idle = await atRest(page);
  await turn(page, HOUR);
  const late = await least();
  await page.context().close();
  keep("keys", keys);
  const slow = await onASlowLine();
  keep("figures", { first, share, idle, slow, early, late });
});

// How long it takes to the first picture in a browser that has begun: of some visits the shortest, as
// other programs have this computer's cores too.
async function firstPicture() {
  const found = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
    const page = await context.newPage();
    await settle(page);
    await page.goto(plan.file);
    await begun(page);
    found.push(await page.evaluate(() => umpire.marks.first));
    await context.close();
  }
  return Math.min(...found);
}

// The share of the main thread while nobody presses a key.
async function atRest(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  await page.waitForTimeout(3000);
  const before = await busy(), seconds = 10;
  await page.waitForTimeout(1000 * seconds);
  return ((await busy()) - before) / seconds;
}

async function onASlowLine() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 100, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  page.goto(plan.hosted).catch(() => {});
  await page.waitForSelector("#progress", { timeout: 3000 }); // the bar is there at once
  await begun(page);
  const slow = await page.evaluate(() => umpire.marks.first);
  await context.close();
  return slow;
}

const COLLECT = "import sys\nsys.modules.pop('gc', None)\nimport gc as heap\nheap.collect()";
const HEAP = "used = heap.mem_alloc()";

// Lets `seconds` of the device pass, with a card laid and taken back every twenty.
const turn = (page, seconds) =>
  page.evaluate(async (count) => {
    for (let at = 0; at < count; at++) {
      if (at % 20 === 0)
        for (const key of "5*") {
          umpire.device.key(key, true);
          umpire.device.run(60);
          umpire.device.key(key, false);
          umpire.device.run(60);
        }
      umpire.device.run(1000);
      if (at % 50 === 0) await new Promise((done) => setTimeout(done));
    }
  }, seconds);
