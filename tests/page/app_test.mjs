// What is around the device, in a small browser: node app_test.mjs FACE; tells each test's outcome.

import assert from "node:assert";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { browser, Element, storage } from "./small_browser.mjs";

const face = process.argv[2];
let world = browser();
const part = (name) => import(pathToFileURL(`${face}/${name}.mjs`));
const { Umpire } = await part("app");
const { Drawer } = await part("drawer");
const { Fingers } = await part("fingers");
const { RecordView } = await part("viewer");
const { Notice } = await part("notice");
const { Welcome } = await part("welcome");
const { Memory } = await part("memory");
const { Sound } = await part("sound");
const { packed } = await part("links");

const GOOD = "00".repeat(4096);
const FACTS = {
  legend: ["123A", "456B", "789C", "*0#D"], games: ["one_game", "two_game"], titles: ["One", "Two"],
  alone: "21", alone_title: "Two", 
  likeness: { label: [5.5, "#282828", "#14171a"], blocks: [[0, 0, 95, 147, 4, "#464c54"], [70, 140, 1, 4, 0, "#eceef0"]],
    lights: [[[60, 12], [65, 12], [65, 17], [60, 17]], [[80, 30], [85, 30], [85, 35], [80, 35]]],
    keys: [..."123A456B789C*0#D"].map((key, at) => [key, 13 + 17 * (at % 4), 59 + 19 * (at >> 2), 13, 15, 1.5, "#dedad0"]) },
  places: {
    case: { width: 95, height: 147, corner: 4 }, panel: { left: 36, top: 10, width: 22, height: 11 },
    ring: { left: 41, top: 10, width: 44, dot: 5 }, keys: { left: 13, top: 59, width: 69, height: 76 },
  },
};

// A page with a device that tells what it was asked, on the `kept` storage.
function page(kept = storage()) {
  const umpire = new Umpire();
  const asked = [];
  const on = { power: true, play: true, nvm: "" };
  const nothing = ["picture", "ring", "said", "crash"].map((name) => [name, () => ""]);
  const device = {
    ...Object.fromEntries(nothing), on: () => on.power, in_play: () => on.play, words: () => "Umpire 1.0",
    key: (key, down) => asked.push([key, down]), run: (ms) => asked.push(["run", ms]), passed: (ms) => (on.power && asked.push(["run", ms]), true), contrast: () => 127, tone: () => "0 0",
    in_bootloader: () => false, offers: () => on.panel, power_on: () => (on.power = true), power_off: () => (on.power = false),
    live: () => on.live ?? "", asleep: () => on.asleep ?? false, timed: () => on.timed ?? false, rest: () => true, calm: (calm) => (on.calm = calm),
    over: () => on.over ?? false, story: () => on.story, games: () => on.games,
    wins: (at, line) => { (on.won ??= []).push([at, line]); return on.wins ?? true; },
    better: (start, end) => { (on.bettered ??= []).push([start, end]); return JSON.stringify((on.better ?? []).shift() ?? null); },
    record: () => "Umpire record 1", nvm: () => { const told = on.nvm; on.nvm = ""; return told; },
  };
  umpire.notice = new Notice(world.element("notice"), world.element("aside"), () => umpire.drawer?.box.open);
  umpire.begun();
  const say = (text) => umpire.say(text, "wrong");
  Object.assign(umpire, {
    device, facts: FACTS, marks: { busy: 0, keys: [] }, last: 0, view: { open: false, look: () => "" },
    memory: new Memory(() => kept, say), sound: new Sound(true), fingers: { liftAll() {}, light: (keys) => asked.push(["light", keys]), tap: (key) => asked.push(["tap", key]) },
    shown: { picture: new Uint8Array(1024), colours: [[0, 40, 0], [0, 0, 0]], contrast: 127 }, places: [[0.5, 0.1], [0.9, 0.5]],
  });
  umpire.memory.onOther(() => umpire.stop("Umpire goes on in another window. Reload to go on here."));
  umpire.bar();
  return { umpire, asked, on, kept };
}

const said = () => (world.element("notice").hidden ? "" : world.element("notice").textContent);

const tests = {
  "nothing sounds before the first press, and the switch silences and is kept"() {
    const { umpire, kept } = page();
    umpire.sound.tone(880, 1);
    assert.equal(world.sounds.length, 0);
    world.heard.pointerup();
    world.heard.pointerup();
    const [{ wave, volume }] = world.sounds;
    assert.equal(world.sounds.length, 1);
    assert.deepEqual([wave.type, wave.started, wave.now], ["square", true, 880]);
    assert.ok(volume.now > 0);
    world.element("sound").click();
    assert.equal(volume.now, 0);
    assert.deepEqual([world.element("sound").ariaPressed, kept.content["umpire.sound"]], ["false", "off"]);
    umpire.sound.tone(440, 1);
    assert.equal(volume.now, 0);
    world.element("sound").click();
    assert.ok(volume.now > 0);
    assert.deepEqual([wave.now, world.element("sound").ariaPressed, kept.content["umpire.sound"]], [440, "true", "on"]);
    umpire.sound.tone(0, 0);
    assert.equal(volume.now, 0);
  },

  "sound begins where a browser lets it, no sooner, and goes on after it was stopped"() {
    for (const event of ["pointerup", "touchend", "mousedown", "click", "keydown"]) {
      world = browser();
      const { umpire } = page();
      for (const each of ["pointerdown", "touchstart"]) world.heard[each]?.({ target: world.element("keys") });
      assert.equal(world.sounds.length, 0);
      world.heard[event]({ target: world.element("keys") });
      const [sound] = world.sounds;
      assert.equal(sound.state, "running", event);
      sound.state = "interrupted"; // by a call
      world.heard[event]({ target: world.element("keys") });
      assert.equal(sound.state, "running", event);
      assert.equal(world.sounds.length, 1);
      umpire.sound.tone(880, 1);
      assert.ok(sound.volume.now > 0);
    }
  },

  async "a browser that does not let it sound yet is asked again, and harms nothing"() {
    const { umpire } = page();
    world.silent = true;
    world.heard.keydown({ target: world.element("keys") });
    await null;
    assert.deepEqual([world.sounds[0].state, said()], ["suspended", ""]);
    world.silent = false;
    world.heard.pointerup({ target: world.element("keys") });
    assert.equal(world.sounds[0].state, "running");
    umpire.sound.tone(0, 0);
  },

  "what is not wanted makes no sound device"() {
    page(storage({ "umpire.sound": "off" })).umpire.sound.turn(false);
    world.heard.click({ target: world.element("keys") });
    assert.equal(world.sounds.length, 0);
    world.element("sound").click();
    assert.equal(world.sounds.length, 1, "the switch is a press too");
  },

  "a button beside the device that is clicked takes no focus, so that Enter stays the device's"() {
    page();
    const pressed = (beside) => {
      let kept = false;
      world.document.activeElement = world.element("power");
      const target = { closest: (wanted) => (assert.equal(wanted, "#bar button, #bar-2 button, #viewer button"), beside) };
      world.heard.mousedown({ target, preventDefault: () => (kept = true) });
      return [kept, world.document.activeElement.blurred ?? false];
    };
    assert.deepEqual(pressed(null), [false, false], "a click anywhere else is the browser's");
    assert.deepEqual(pressed(world.element("sound")), [true, true]);
  },

  "a browser without sound is as good as one that is silent"() {
    globalThis.AudioContext = undefined;
    const { umpire } = page();
    umpire.sound.begin();
    umpire.sound.tone(880, 1);
    world.element("sound").click();
    assert.equal(world.element("sound").ariaPressed, "false");
  },

  async "the screen stays on while a game is in play and is seen, and not longer"() {
    const { umpire, on } = page();
    umpire.shown.picture[5] = 1;
    await umpire.keepAwake();
    await umpire.keepAwake();
    assert.deepEqual(world.locks.map((lock) => [lock.kind, lock.released]), [["screen", false]]);
    world.document.hidden = true;
    await umpire.keepAwake();
    assert.equal(world.locks[0].released, true);
    world.document.hidden = false;
    await umpire.keepAwake();
    assert.equal(world.locks.length, 2, "it is asked for anew once the page is seen again");
    on.play = false;
    await umpire.keepAwake();
    assert.equal(world.locks[1].released, true);
    on.play = true;
    umpire.shown.picture.fill(0);
    await umpire.keepAwake();
    assert.equal(world.locks.length, 2, "the panel is dark");
    umpire.shown.picture[5] = 1;
    on.power = false;
    await umpire.keepAwake();
    assert.equal(world.locks.length, 2);
  },

  async "a screen that may not be kept on is asked for again, and harms nothing"() {
    const { umpire } = page();
    umpire.shown.picture[5] = 1;
    world.refuses = true;
    await umpire.keepAwake();
    world.refuses = false;
    await umpire.keepAwake();
    assert.equal(world.locks.length, 1);
    globalThis.navigator = {};
    await page().umpire.keepAwake();
    assert.equal(said(), "");
  },

  "a saved picture has the panel, the lights and the keys by the measures of the case"() {
    const { umpire } = page();
    umpire.shown.picture[0] = 1;
    umpire.paint();
    umpire.shown.colours[0] = [0, 255, 0];
    const files = [];
    URL.createObjectURL = (blob) => files[files.push(blob) - 1] && "blob:it";
    const drawer = Object.assign(Object.create(Drawer.prototype), { umpire });
    drawer.savePicture();
    const { canvas, type } = files[0];
    assert.deepEqual([canvas.width, canvas.height, type], [95 * 12, 147 * 12, "image/png"]);
    const drawn = (name) => canvas.calls.filter(([each]) => each === name);
    assert.deepEqual(drawn("fillText").map(([, [key]]) => key).join(""), FACTS.legend.join(""));
    const [[, [panel, left]]] = drawn("drawImage");
    assert.equal(panel.width, 256); // two pixels a dot: 22 mm are 264
    assert.equal(left, 47 * 12 - 128);
    assert.deepEqual([panel.style.left, panel.style.top], ["4px", "2px"], "on whole pixels");
    const corners = drawn("lineTo").map(([, place]) => place);
    assert.deepEqual(corners.slice(0, 5), [[720, 144], [780, 144], [780, 204], [720, 204], [960, 360]]);
    const colours = drawn("fill").map(([, , colour]) => colour);
    assert.deepEqual(colours.slice(0, 5), ["#464c54", "#eceef0", "rgb(0,255,0)", "#14171a", "#dedad0"]);
    assert.deepEqual(drawn("roundRect")[1][1], [70 * 12, 140 * 12, 12, 48, 0], "the words of the case");
    const link = world.made.find((each) => each.name === "a");
    assert.deepEqual([link.download, link.href, link.clicked], ["umpire.png", "blob:it", true]);
  },

  "the record and the games are saved as files, or it is said why not"() {
    const { umpire, on } = page();
    const files = [];
    URL.createObjectURL = (blob) => files[files.push(blob) - 1] && "blob:it";
    const drawer = Object.assign(Object.create(Drawer.prototype), { umpire, box: world.element("drawer") });
    const before = world.made.length;
    drawer.record((text) => drawer.save("last-game.txt", text));
    on.games = "game,rules\n1,TG";
    drawer.saveGames();
    const links = world.made.slice(before).filter((each) => each.name === "a");
    assert.deepEqual(links.map((each) => [each.download, each.clicked]), [["last-game.txt", true], ["history.csv", true]]);
    assert.equal(files.length, 2);
    on.games = "!No game is over yet.";
    drawer.saveGames();
    assert.equal(world.element("notice").textContent, "No game is over yet.");
    assert.equal(files.length, 2);
  },

  "as a game ends its story is offered once, and stands there with its charts"() {
    const { umpire, on } = page();
    const said = () => world.element("notice").textContent;
    umpire.offerStory();
    assert.equal(said() ?? "", "");
    on.over = true;
    umpire.offerStory();
    assert.equal(said(), "The game is over. More tells its story, and saves it.");
    umpire.notice.close(true);
    world.element("notice").textContent = "";
    umpire.offerStory();
    assert.equal(said(), "", "once");
    const drawer = Object.assign(Object.create(Drawer.prototype), { umpire, box: world.element("drawer") });
    const lines = [{ name: "<A>", values: [1, 37, 27] }, { name: "B", values: [1, 1, 50] }];
    on.story = JSON.stringify({ title: "A tale", sentences: ["Ann & Ben."], charts: [{ title: "The piles", told: "Tops.", series: lines }] });
    drawer.story();
    const html = world.element("story-text").innerHTML + world.element("story-charts").innerHTML;
    assert.equal(world.element("story-title").textContent, "A tale");
    assert.equal(world.element("story").open, true);
    assert.match(html, /^<p>Ann &#38; Ben\.<\/p><h3>The piles<\/h3><figure><svg [^>]*role="img" aria-label="The piles: Tops\."/);
    assert.match(html, /<th scope="row">2<\/th><td>37<\/td><td>1<\/td>/);
    assert.ok(!html.includes("<A>"));
    const short = [{ name: "C", values: [4, 3, null] }, { name: "D", values: [null, null, 5] }];
    on.story = JSON.stringify({ title: "A tale", sentences: [], charts: [{ title: "Cards", told: "Cards.", series: short }] });
    drawer.story();
    const drawn = world.element("story-charts").innerHTML;
    assert.match(drawn, /class="line c0" d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"/, "who left has no line from there on");
    assert.match(drawn, /class="line c1" d="M[\d.]+ [\d.]+h3"/, "a line over one turn is a dot");
    assert.match(drawn, /<th scope="row">3<\/th><td><\/td><td>5<\/td>/);
    on.story = "!A game has a story once it is over.";
    drawer.story();
    assert.equal(said(), "A game has a story once it is over.");
  },

  async "of a game whose cards are known it is said what could have been won, and shown how"() {
    const { umpire, on } = page();
    const drawer = Object.assign(Object.create(Drawer.prototype), { umpire, box: world.element("drawer") });
    const lines = [{ name: "A", values: [1, 37] }];
    const deal = { deck: [40, 38], players: 2, hand: 1, least: 2, leastAtEnd: 1, passes: false };
    const table = { at: 1, tops: [37, 30, 20, 10], hands: [[40], [38]], seat: 0, draw: 0 };
    const lost = { at: 2, tops: [60, 61, 20, 10], hands: [[], [38]], seat: 1, draw: 0 };
    const story = { title: "A tale", sentences: ["One."], charts: [{ title: "The piles", told: "Tops.", series: lines }] };
    const perfect = { deal, turns: [table, lost] };
    on.story = JSON.stringify({ ...story, names: ["Ann", "B&n"], perfect });
    const [said, line] = ["story-perfect", "story-line"].map((name) => world.element(name));
    await drawer.story();
    assert.equal(said.textContent, "Turn 1 decided it: it could still be won then, and was lost after it.");
    assert.match(line.innerHTML, /^<details><summary>How it could have been won from turn 1 on<\/summary>/);
    assert.match(line.innerHTML, /<th scope="row">2<\/th><td>B&#38;n<\/td><td>38 B<\/td>/);
    assert.deepEqual(on.won, [[1, "[[40,0],null,[38,1]]"]]);
    on.wins = false;
    await drawer.story();
    assert.equal(said.textContent, "After turn 1 it was lost; whether it could be won before nobody knows.", "a line that the rules refuse is none");
    assert.equal(line.innerHTML, "");
    on.story = JSON.stringify(story);
    await drawer.story();
    assert.equal(said.textContent, "", "where the cards are not known nothing is said");
  },

  async "where all cards are known it is told at which turns a better one was known, at most three"() {
    const { umpire, on } = page();
    const drawer = Object.assign(Object.create(Drawer.prototype), { umpire, box: world.element("drawer") });
    const lines = [{ name: "A", values: [1, 37] }];
    const story = { title: "A tale", sentences: ["One."], charts: [{ title: "The piles", told: "Tops.", series: lines }] };
    on.story = JSON.stringify({ ...story, names: ["Ann", "Ben"], turns: [1, 4, 8, 12] });
    const said = world.element("story-better");
    on.better = [null, { who: "Ben", plays: [[37, 0], [36, 0]], more: 2 }, { who: "Ann", plays: [], more: 1 }, null];
    await drawer.story();
    assert.equal(said.textContent, "A better turn was known by what was seen then: turn 2, Ben could have laid 37 on A, 36 on A; turn 3, Ann could have laid no more.");
    assert.deepEqual(on.bettered, [[1, 4], [4, 8], [8, 12], [12, 999]]);
    on.better = [null, null, null, null];
    await drawer.story();
    assert.equal(said.textContent, "");
    on.story = JSON.stringify(story);
    await drawer.story();
    assert.equal(said.textContent, "");
  },

  "of two windows on one memory that which wrote last goes on, and the other writes no more"() {
    const kept = storage();
    const one = page(kept);
    const heard = world.heard.storage;
    const other = page(kept);
    one.on.nvm = GOOD;
    one.umpire.go(10);
    assert.equal(kept.content["umpire.nvm"], GOOD);
    const newer = "01" + GOOD.slice(2);
    other.on.nvm = newer;
    other.umpire.go(10);
    heard({ key: "umpire.sound" });
    assert.ok(!one.umpire.stopped, "what is heard of other things harms nothing");
    heard({ key: "umpire.nvm" });
    assert.match(said(), /goes on in another window\. Reload to go on here/);
    assert.ok(world.document.body.classes.has("stopped"), "and it does not look alive");
    one.asked.length = 0;
    one.umpire.move("5", true);
    one.umpire.frame(99);
    assert.deepEqual(one.asked, [], "its device stands still");
    one.umpire.memory.keep(GOOD);
    assert.equal(kept.content["umpire.nvm"], newer);
    other.umpire.move("5", true);
    assert.deepEqual(other.asked.at(-2), ["5", true]);
    assert.equal(page(kept).umpire.memory.nvm(), newer, "a reload goes on with it");
  },

  "storage that fills up in mid-game is said once, and what it kept stays"() {
    const { umpire, on, kept } = page();
    on.nvm = GOOD;
    umpire.go(10);
    kept.setItem = () => { throw new Error("full"); };
    for (const part of ["01", "02"]) {
      on.nvm = part + GOOD.slice(2);
      umpire.go(10);
      assert.equal(said(), part === "01" ? "The browser's storage is full: play on, but copy the record before you close the page." : "");
      world.element("notice").click();
    }
    assert.equal(kept.content["umpire.nvm"], GOOD);
    world.element("sound").click();
    assert.equal(umpire.sound.on, false, "the switch works all the same");
  },

  "storage that is refused is said, and the device begins as a new one"() {
    const umpire = new Umpire();
    umpire.notice = new Notice(world.element("notice"), world.element("aside"), () => false);
    const memory = new Memory(() => { throw new Error("no"); }, (text) => umpire.say(text));
    assert.match(said(), /keeps nothing for this page: play on, but copy the record/);
    assert.deepEqual([memory.nvm(), memory.get("umpire.sound", "on"), memory.object("umpire.settings")], ["", "on", {}]);
    memory.keep(GOOD);
  },

  "a damaged memory is said and stays beside the new one, and bad settings are as usual"() {
    for (const bad of ["00ff", GOOD + "00", "zz" + GOOD.slice(2), GOOD.slice(1)]) {
      const { umpire, kept } = page(storage({ "umpire.nvm": bad, "umpire.settings": "{" }));
      assert.equal(umpire.memory.nvm(), "");
      assert.match(said(), /is damaged\. The device begins anew; what was there stays beside it/);
      umpire.memory.keep(GOOD);
      assert.deepEqual(kept.content, { "umpire.nvm": GOOD, "umpire.nvm.damaged": bad, "umpire.settings": "{" });
      assert.deepEqual(umpire.memory.object("umpire.settings"), {});
    }
  },

  async "a link that was cut or edited is said, and one's own game goes on"() {
    const { umpire, on } = page();
    const link = await packed("Umpire record 1\n");
    for (const bad of [link.slice(0, -3), "A" + link.slice(1), "%", ""]) {
      world.element("notice").hidden = true;
      globalThis.location.hash = "#record=" + bad;
      await umpire.follow();
      assert.match(said(), /^The link to this record was cut or edited.*Your own game is as it was\.$/, bad);
      assert.ok(on.power);
    }
    let looked = "";
    umpire.view.look = (text) => ((looked = text), "");
    globalThis.location.hash = "#record=" + link;
    await umpire.follow();
    assert.equal(looked, "Umpire record 1\n");
  },

  "a record that was cut is said with its line, and the device is on again"() {
    const { umpire, on } = page();
    umpire.view.look = () => (assert.ok(!on.power, "two devices are too many"), "line 3: cut off");
    assert.equal(umpire.look("Umpire record 1\n"), false);
    assert.equal(said(), "No good record, line 3: cut off. Your own game is as it was.");
    assert.ok(on.power);
  },

  async "a link to a game chooses it, unless another is in the memory or nobody knows it"() {
    const { umpire, asked, on } = page();
    const follow = async (name) => {
      globalThis.location.hash = "#game=" + name;
      await umpire.follow();
    };
    await follow("chess");
    assert.equal(said(), "The link names a game that Umpire does not know.");
    const choosing = (panel) => {
      on.panel = panel;
      world.element("notice").hidden = true;
      return follow("two_game");
    };
    const turn = async () => {
      world.later.splice(0).forEach((act) => act());
      for (let at = 0; at < 9; at++) await null;
    };
    choosing("");
    await turn();
    await turn();
    assert.deepEqual([asked, said()], [[], ""], "the list of games is not there yet, on a slow computer");
    on.panel = "games";
    await turn();
    assert.deepEqual(asked, [["tap", "2"]]);
    choosing("game");
    await turn();
    assert.match(said(), /There is a game in the memory: go on with it, or end it/);
    choosing("other");
    await turn();
    assert.equal(said(), "Press what the panel asks for, and then open the link again.");
    choosing("");
    on.power = false;
    await turn();
    await turn();
    assert.equal(world.later.length, 0, "nobody waits for a device that is off");
    assert.equal(asked.length, 1);
  },

  async "a first visit offers to play at once, a game of the list, and how it works"() {
    const played = [], chosen = [];
    const welcome = new Welcome(FACTS, (keys) => played.push(keys), (folder) => chosen.push(folder));
    const { element } = world;
    element("how-text").hidden = element("titles").hidden = true;
    welcome.open();
    assert.ok(element("welcome").open);
    assert.match(element("play-what").textContent, /^Two, dealt/);
    element("how").click();
    assert.deepEqual([element("how-text").hidden, element("how").ariaExpanded], [false, "true"]);
    element("choose").click();
    assert.deepEqual([element("titles").hidden, element("titles").children.length], [false, 2]);
    element("titles").children[1].click();
    assert.deepEqual([chosen, element("welcome").open], [["two_game"], false]);
    welcome.open();
    element("play-now").click();
    assert.deepEqual([played, element("welcome").open], [["21"], false]);
    const { umpire, asked, on } = page();
    on.panel = "games";
    await umpire.play("21");
    assert.deepEqual(asked.filter(([what]) => what.length === 1), [["2", true], ["2", false], ["1", true], ["1", false]]);
    asked.length = 0;
    on.panel = "game";
    await umpire.play("21");
    assert.deepEqual(asked, [], "never over a game that is in the memory");
  },

  "a notice goes by a key, by a finger and by itself, and what is done is not told as what is wrong"() {
    const { umpire } = page();
    const notice = world.element("notice");
    umpire.say("No.", "wrong");
    assert.deepEqual([said(), notice.className, notice.attributes.role], ["No.", "wrong", "alert"]);
    umpire.move("5", true);
    assert.equal(said(), "No.", "it could not have been read yet");
    world.now += 2000;
    umpire.move("5", false);
    assert.equal(said(), "No.");
    umpire.move("5", true);
    assert.equal(said(), "");
    umpire.say("The record is copied.", "done");
    assert.deepEqual([notice.className, notice.attributes.role], ["done", "status"]);
    notice.click();
    assert.equal(said(), "");
    umpire.say("By itself.");
    assert.deepEqual(world.waits.at(-1) >= 5000, true);
    world.later.at(-1)();
    assert.equal(said(), "");
    umpire.say("Escape.");
    umpire.typed({ key: "Escape" });
    assert.equal(said(), "");
    umpire.drawer = { box: { open: true } };
    umpire.say("Marked.");
    assert.deepEqual([said(), world.element("aside").textContent, world.element("aside").hidden], ["", "Marked.", false], "nothing lies behind the drawer");
  },

  "Enter and Space press the button to which the keyboard came, else Enter is the device's"() {
    const group = new Element("keys"), moved = [];
    class Button extends Element {}
    globalThis.HTMLButtonElement = Button;
    const key = Object.assign(new Button("5"), { dataset: { key: "5" } });
    group.querySelectorAll = () => [key, ...[..."1234678 90*#ABCD"].map((each) => Object.assign(new Button(each), { dataset: { key: each } }))];
    new Fingers(group, FACTS.legend, (each, down) => down && moved.push(each));
    const type = (name) => {
      for (const kind of ["keydown", "keyup"]) world.heard[kind]({ key: name, preventDefault() {} });
      world.now += 100;
      world.later.splice(0).forEach((act) => act());
      return moved.splice(0);
    };
    assert.deepEqual([type("Enter"), type("Backspace"), type("c"), type(" ")], [["#"], ["*"], ["C"], []]);
    world.document.activeElement = key;
    assert.deepEqual([type("Enter"), type(" "), type("7")], [["5"], ["5"], ["7"]]);
    world.document.activeElement = new Button("power");
    assert.deepEqual([type("Enter"), type(" ")], [[], []], "those are the page's");
    key.setPointerCapture = () => {};
    key.heard.pointerdown({ button: 0, pointerId: 1, pointerType: "touch", preventDefault() {} });
    assert.ok(world.document.activeElement.blurred, "who presses by hand has Enter for the device");
    assert.deepEqual(world.felt, [8], "a phone is felt");
  },

  "the keys that the page names are lit, and none while the device is off"() {
    const { umpire, asked, on } = page();
    on.live = "12#";
    umpire.device.picture = () => "00".repeat(1024);
    umpire.paint = () => {};
    umpire.go(10);
    umpire.device.picture = () => "";
    world.now += 60;
    umpire.go(10);
    assert.deepEqual(asked.filter(([what]) => what === "light"), [["light", "12#"]]);
    umpire.switchOff();
    assert.deepEqual(asked.at(-1), ["light", ""]);
  },

  "a new device shows its first picture, and stands still until all of the page has come"() {
    const { umpire, asked } = page();
    const runs = () => asked.filter(([what]) => what === "run").length;
    umpire.waits = new Promise(() => {});
    umpire.frame(100);
    assert.equal(runs(), 1);
    umpire.marks.first = 100;
    umpire.frame(200);
    umpire.move("5", true);
    assert.deepEqual([runs(), umpire.last, asked.filter(([what]) => what === "5")], [1, 200, []]);
    umpire.waits = null;
    umpire.frame(300);
    assert.equal(runs(), 2, "it goes on where it stood");
  },

  "a device that has gone dark is left alone until a key, and one at rest is seldom looked at"() {
    const { umpire, asked, on } = page();
    world.now = 1000;
    umpire.frame(1000);
    assert.deepEqual([typeof world.frame, world.waits], ["function", []], "each frame, as long as something happens");
    world.frame = null;
    world.now = 9000;
    umpire.frame(9000);
    assert.deepEqual([world.frame, world.waits, on.calm], [null, [90], true], "nothing has happened for long");
    asked.length = 0;
    world.now = 9090;
    world.later.pop()();
    assert.deepEqual([asked.map(([what]) => what), world.frame, world.waits.length], [["run"], null, 2]);
    world.now = 9120;
    umpire.move("5", true);
    assert.deepEqual([typeof world.frame, on.calm], ["function", false], "a key is answered at once");
    umpire.move("5", false);
    Object.assign(umpire, { calm: false, asleep: true });
    Object.assign(world, { frame: null, waits: [] });
    umpire.frame(9200);
    assert.deepEqual([world.frame, world.waits], [null, []], "nobody looks any more");
    world.now = 9_000_000;
    umpire.move("5", true);
    assert.deepEqual([umpire.asleep, typeof world.frame], [false, "function"]);
    umpire.switchOff();
    Object.assign(world, { frame: null, waits: [] });
    umpire.frame(9_000_016);
    assert.deepEqual([world.frame, world.waits], [null, []], "nor at one that is off");
  },

  "a late frame makes up for what it missed, unless the device is slower than the clock"() {
    const { umpire, asked } = page();
    const ran = () => asked.filter(([what]) => what === "run").reduce((sum, [, ms]) => sum + ms, 0);
    umpire.frame(450);
    assert.deepEqual([ran(), umpire.last], [450, 450]);
    umpire.frame(60_000);
    assert.equal(ran(), 1450, "but not for a sleep");
    umpire.device.passed = (ms) => {
      asked.push(["run", ms]);
      world.now += 150;
    };
    umpire.frame(60_900);
    assert.deepEqual([ran(), umpire.last], [1550, 60_900]);
  },

  "in the background a game's clock stands still, which is told"() {
    const { umpire, on } = page();
    const away = (ms) => {
      world.document.hidden = true;
      umpire.away();
      world.now += ms;
      world.document.hidden = false;
      umpire.away();
    };
    away(60_000);
    assert.equal(said(), "", "without a clock nothing is lost");
    on.timed = true;
    away(1000);
    assert.equal(said(), "");
    away(60_000);
    assert.match(said(), /clock stood still/);
  },

  "arrows lead through a record, and Escape out of it"() {
    const view = new RecordView(null, () => {}, () => (view.left = true));
    const went = [];
    Object.assign(view, { moves: ["a", "b", "c"], at: 1, go: (at) => went.push(at) });
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "x", "Escape"]) view.typed({ key, preventDefault() {} });
    assert.deepEqual([went, view.left], [[0, 2, 0, 4], true]);
  },

  "an old browser is told what it lacks, and nothing begins"() {
    const html = readFileSync(`${face}/page.html`, "utf8");
    const script = html.slice(html.indexOf("<script>") + 8, html.indexOf("</script>"));
    const run = (lacking) => {
      const notice = new Element("notice");
      notice.hidden = true;
      const tag = lacking === "JavaScript modules" ? {} : { noModule: false };
      const document = { getElementById: () => notice, createElement: () => tag };
      const window = { WebAssembly: {}, DecompressionStream: class {} };
      delete window[lacking];
      runInNewContext(script, { window, document });
      return [window.umpireLacks, notice.hidden ? "" : notice.textContent];
    };
    assert.deepEqual(run("nothing"), ["", ""]);
    for (const each of ["WebAssembly", "DecompressionStream", "JavaScript modules"])
      assert.deepEqual(run(each), [each, `This browser is too old for Umpire: it has no ${each}. Nothing was changed.`]);
    assert.equal(globalThis.umpire, undefined, "so the page's own script has not begun");
  },
};

const outcomes = {};
for (const [name, test] of Object.entries(tests)) {
  world = browser();
  world.element("notice").hidden = true;
  try {
    await test();
    outcomes[name] = "";
  } catch (error) {
    outcomes[name] = error.stack;
  }
}
process.stdout.write(JSON.stringify(outcomes) + "\n", () => process.exit()); // not for the timers
