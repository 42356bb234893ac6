// Judges the page in a real Chromium: node browser.mjs PACKAGES PLAN
//
// PLAN is JSON: where the page is as a file and hosted, games with the pictures that CPython's
// device shows after each key, a record, and where a picture goes.  Prints figures as JSON;
// whatever is wrong is a line on standard error.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [packages, planFile] = process.argv.slice(2);
const require = createRequire(packages + "/");
const plan = JSON.parse(readFileSync(planFile, "utf8"));
const { chromium } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const HOUR = 3600;
let wrong = 0;

// Says what is looked at now: all of it takes minutes.
function tell(what) {
  console.error(`  ${what} ...`);
}

function hold(good, what) {
  if (good) return;
  wrong++;
  console.error("wrong: " + what);
}

async function launch() {
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: packed } = await import(require.resolve("@sparticuz/chromium"));
    const args = packed.args.filter((arg) => !/single-process|no-zygote/.test(arg));
    return chromium.launch({ executablePath: await packed.executablePath(), args });
  }
  for (const channel of ["chrome", "chromium", "msedge"]) {
    try {
      return await chromium.launch({ channel });
    } catch {
      // the next one
    }
  }
  throw new Error("no Chrome, Chromium or Edge is installed here");
}

const browser = await launch();

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

const begun = (page) => page.waitForFunction(() => globalThis.umpire?.marks?.first, null, { timeout: 60000 });
// Whoever has been there before is not greeted.
async function started(page) {
  await begun(page);
  await page.evaluate(() => document.getElementById("welcome").close());
}
const words = (page) => page.evaluate(() => umpire.device.words());
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

async function plays(game) {
  const page = await visit(game.name, { seed: plan.seed, memory: game.memory });
  await started(page);
  await settle(page);
  for (const [at, [wait, key, ms]] of game.touches.entries()) {
    await page.waitForTimeout(wait + 120);
    await page.click(`[data-key="${key}"]`, { delay: ms });
    if (!(await shows(page, game.pictures[at], `${game.name}: key ${at + 1}, ${key}`, game.clock))) break;
  }
  const marks = await page.evaluate(() => umpire.marks);
  await page.context().close();
  return marks;
}

async function onAPhone() {
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
}

async function byKeyboard() {
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
}

// Every link that the guides have, on a new device.
async function links() {
  for (const [folder, picture] of Object.entries(plan.links)) {
    const page = await visit(`a link to ${folder}`, { url: `${plan.file}#game=${folder}` });
    await started(page);
    await shows(page, picture, `a link to ${folder}, on a new device`);
    hold((await notice(page)) === "", `a link to ${folder}: says ${await notice(page)}`);
    await page.context().close();
  }
}

// A finger, and nothing else: whatever is evaluated, and a wait for something is, would tell the
// browser that somebody is there.  So the page tells by its console.
async function soundByTouch() {
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
}

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
async function firstVisit() {
  const page = await visit("a first visit");
  await begun(page);
  const from = Date.now();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => umpire.device.in_play(), null, { timeout: 10000 });
  hold(Date.now() - from < 4000, `a first visit: a game after ${Date.now() - from} ms`);
  hold(/^You: lay/.test(await words(page)), `a first visit: no game for one: ${await words(page)}`);
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
  hold((await words(other)).includes("play?") || !/^1 /.test(await words(other)), `a game of the list is not chosen: ${await words(other)}`);
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
}

// Enter is the device's #, but for who came to a button by the keyboard.
async function enter() {
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
  hold(/^P2: 5/.test(await words(page)), `Enter does not press the key to which the keyboard came: ${await words(page)}`);
  await page.focus("#power");
  await page.keyboard.press("Enter", { delay: 60 });
  hold(!(await on()), "Enter does not press Power, to which the keyboard came");
  await page.context().close();
}

async function hosted() {
  const page = await visit("hosted", { url: plan.hosted });
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  await page.context().setOffline(true);
  await page.reload();
  await started(page);
  await settle(page);
  hold(/^1 /m.test(await words(page)), "hosted: does not begin offline");
  await page.context().close();
}

async function accessible() {
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
}

async function refusals() {
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
}

async function records() {
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
}

// Main thread, memory: figures of a game that goes on.
async function figures() {
  const page = await visit("figures");
  await started(page);
  const first = await page.evaluate(() => umpire.marks.first);
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
  const early = await (await turn(page, 120), used());
  await turn(page, HOUR);
  const late = await used();
  await page.context().close();
  return { first, share, keys, early, late };
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

async function photograph() {
  const page = await visit("the picture", { seed: plan.seed, viewport: { width: 440, height: 760 }, colorScheme: "light" });
  await started(page);
  await settle(page);
  await press(page, plan.picture.keys);
  await page.waitForTimeout(1500);
  const picture = (await page.locator("#device").screenshot()).toString("base64");
  const panel = await page.evaluate(() => {
    const [device, panel] = ["device", "panel"].map((id) => document.getElementById(id).getBoundingClientRect());
    return [panel.left - device.left, panel.top - device.top, panel.width / 128].join(" ");
  });
  await page.context().close();
  return { picture, panel };
}

const found = { keys: [] };
if (plan.picture) Object.assign(found, await photograph());
else {
  for (const game of plan.games) {
    tell(game.name);
    const marks = await plays(game);
    found.keys.push(...marks.keys);
  }
  for (const check of [firstVisit, links, soundByTouch, onAPhone, byKeyboard, enter, hosted, accessible, refusals, records]) {
    tell(check.name);
    try {
      await check();
    } catch (error) {
      hold(false, `${check.name}: ${error.message}`);
    }
  }
  const { keys, ...more } = await figures();
  found.keys.push(...keys);
  Object.assign(found, more);
}
await browser.close();
console.log(JSON.stringify(found));
process.exitCode = wrong ? 1 : 0;
