// The page: one device, its face, and what is around it.

import { bytes, filesIn, interpreter, put, randomHex } from "./interpreter.mjs";
import { Drawer } from "./drawer.mjs";
import { Fingers } from "./fingers.mjs";
import { wanted, unpacked } from "./links.mjs";
import { Notice } from "./notice.mjs";
import { Memory } from "./memory.mjs";
import { image, lamp, ringPlaces, ringWords, show } from "./picture.mjs";
import { Sound } from "./sound.mjs";
import { RecordView } from "./viewer.mjs";
import { Welcome } from "./welcome.mjs";
import { news, spoken } from "./words.mjs";

const FRAME_MS = 100; // so long the device works at once
const LATE_MS = 1000; // a frame may be so late; what was missed beyond it, by a browser that slept, is left out
const WORDS_MS = 250; // the picture is at rest for so long before its words are told
const LIGHT_MS = 40; // and so long before the keys are lit that it names
const AHEAD_MS = 16; // a key is answered at once: the device may be so far before the wall's clock
const ON_RELEASE = "ABCD*#"; // these act as they are let go, since they may be held
const byId = (id) => document.getElementById(id);

const CALM_MS = 250, CALM_STEP_MS = 90; // where nothing has happened for so long, the next look may wait
const AWAY_MS = 5000; // in the background: then it is told that a clock stood still

export class Umpire {
  constructor() {
    this.hasBegun = new Promise((begun) => (this.begun = begun));
  }

  // `load` is MicroPython's own.
  async begin(load) {
    this.marks = { begun: performance.now(), busy: 0, keys: [] };
    this.facts = JSON.parse(byId("facts").textContent);
    this.notice = new Notice(byId("notice"), byId("aside"), () => this.drawer?.box.open);
    this.memory = new Memory(() => localStorage, (text) => this.say(text, "wrong"));
    this.memory.onOther(() => this.stop("Umpire goes on in another window. Reload to go on here."));
    this.welcome = new Welcome(this.facts, (keys) => this.play(keys), (folder) => this.choose(folder));
    const isNew = !this.memory.nvm();
    if (isNew && !wanted(location.hash).length) this.welcome.open();
    this.files = {};
    this.mp = await interpreter(load, early.carried("wasm"), () => this.come("files"));
    this.waits = this.come("more").then((files) => put(this.mp.FS, files));
    if (!isNew) await this.waits;
    this.sound = new Sound(this.memory.get("umpire.sound", "on") === "on");
    this.fingers = new Fingers(byId("keys"), this.facts.legend, (key, down) => this.move(key, down));
    addEventListener("keydown", (event) => this.typed(event));
    this.makeDevice();
    this.view = new RecordView(this.mp, (...shown) => this.showRecord(...shown), () => this.afterRecord());
    this.switchOn();
    this.last -= FRAME_MS; // its first picture at once
    this.frame(performance.now());
    this.drawer = new Drawer(this);
    new ResizeObserver(() => this.paint()).observe(byId("glass"));
    this.bar();
    await this.waits;
    this.waits = null;
    this.begun();
    await this.follow();
    addEventListener("hashchange", () => this.follow());
  }

  // Returns the files of the device that are carried by this `name`.
  async come(name) {
    const files = filesIn(await early.carried(name));
    Object.assign(this.files, files);
    return files;
  }

  // The device as the settings say that it is wired, with the memory that was kept.
  makeDevice() {
    const settings = this.drawer?.settings() ?? this.memory.object("umpire.settings");
    this.applySettings(settings);
    const memory = this.memory.nvm() || newMemory(this.facts.memory);
    const page = this.mp.pyimport("page").Page(memory, randomHex, JSON.stringify(settings));
    const names = ["run", "key", "picture", "ring", "tone", "nvm", "on", "power_on", "power_off", "words", "contrast",
      "crash", "said", "record", "over", "story", "wins", "better", "games", "in_play", "in_bootloader", "offers", "unplug", "plug", "loosen", "bounce", "wear", "cut", "interrupt",
      "pixels", "colours", "wired", "memory", "live", "asleep", "timed", "rest", "calm", "passed"];
    this.device = Object.fromEntries(names.map((name) => [name, page[name]])); // each look-up makes a function
    const [count, first, direction] = this.device.wired().split(" ").map(Number);
    this.places = ringPlaces(count, first, direction, this.facts.radius);
    byId("ring").replaceChildren(...this.places.map(([x, y]) => {
      const dot = document.createElement("i");
      dot.style.left = 100 * x + "%";
      dot.style.top = 100 * y + "%";
      dot.style.setProperty("--turn", Math.atan2(x - 0.5, 0.5 - y) + "rad");
      return dot;
    }));
    this.shown = { picture: new Uint8Array(1024), colours: this.places.map(() => [0, 0, 0]), contrast: 127 };
  }

  applySettings(settings) {
    const lines = Object.entries(settings).map(([name, value]) => `UMPIRE_${name} = ${JSON.stringify(String(value))}\n`);
    this.mp.FS.writeFile("/settings.toml", lines.join("") + this.files["settings.toml"]);
  }

  // A new device has all that it wants for its first picture, and then `waits` for the rest.
  frame(now) {
    if (this.stopped) return;
    const waits = this.waits && this.marks.first;
    if (this.view.open || document.hidden || waits) this.last = now;
    else if (!this.asleep) this.keepUp(now);
    this.next();
  }

  // Waits for the next frame: one where nothing happens is looked at less often, and one that is
  // asleep waits for a key alone, see `wake`.
  next() {
    if (this.asleep) return;
    const calm = performance.now() - (this.changed ?? 0) >= CALM_MS;
    if (calm !== this.calm) this.device.calm((this.calm = calm));
    if (calm) this.timer = setTimeout(() => this.frame(performance.now()), CALM_STEP_MS);
    else requestAnimationFrame((now) => this.frame(now));
  }

  // Lets frames come at once where they were seldom or had ended.
  wake() {
    this.changed = performance.now();
    if (!this.asleep && !this.calm) return;
    if (this.asleep) this.last = this.changed;
    this.asleep = false;
    clearTimeout(this.timer);
    this.next();
  }

  // Brings the device to the wall's time `now`, and `ahead` ms beyond.  Where it is slower than the wall's
  // clock the rest is left out: else each frame would be later than the one before.
  keepUp(now, ahead = 0) {
    const begun = performance.now();
    let ms = Math.min(now - this.last, LATE_MS) + ahead;
    if (ms > 0) this.last = now + ahead;
    while (ms > 0) {
      this.go(Math.min(ms, FRAME_MS));
      ms = performance.now() - begun < FRAME_MS ? ms - FRAME_MS : 0;
    }
    this.marks.busy += performance.now() - begun;
  }

  // Lets `ms` pass, and shows, sounds and keeps what came of it.
  go(ms) {
    if (this.device.passed(ms)) this.showNew();
    this.whenAtRest();
  }

  showNew() {
    const device = this.device;
    const picture = device.picture();
    const ring = device.ring();
    if (picture || ring) this.show(picture, ring, device.contrast());
    if (picture || ring) this.changed = performance.now();
    const tone = device.tone();
    if (tone !== this.tone) {
      this.tone = tone;
      this.changed = performance.now();
      this.sound.tone(...tone.split(" ").map(Number));
    }
    const nvm = device.nvm();
    if (nvm) this.memory.keep(nvm);
  }

  // Lights the keys, and tells what the panel says, once its picture is at rest.
  whenAtRest() {
    const device = this.device;
    const now = performance.now();
    if (this.lightAt && now >= this.lightAt) {
      this.lightAt = 0;
      this.fingers.light(device.on() ? device.live() : "");
    }
    if (this.tellAt && now >= this.tellAt) {
      this.tellAt = 0;
      this.tell(device.words());
      this.keepAwake();
      this.ended();
      this.offerStory();
      this.asleep = device.asleep();
    }
  }

  show(picture, ring, contrast) {
    if (picture) {
      this.shown.picture = bytes(picture);
      this.shown.contrast = contrast;
      this.paint();
      this.tellAt = performance.now() + WORDS_MS;
      this.lightAt = performance.now() + LIGHT_MS;
      if (!this.marks.first) document.body.classList.add("begun");
      this.marks.first ??= performance.now();
      if (this.pressedAt) this.marks.keys.push(performance.now() - this.pressedAt);
      this.pressedAt = 0;
    }
    if (ring) {
      const parts = bytes(ring);
      this.shown.colours = this.places.map((_, at) => [...parts.slice(3 * at, 3 * at + 3)]);
      [...byId("ring").children].forEach((dot, at) => {
        const colour = this.shown.colours[at], lit = colour.some(Boolean);
        const shown = lit ? lamp(colour) : null;
        dot.classList.toggle("lit", lit);
        dot.style.backgroundColor = lit ? `rgb(${shown})` : "";
        dot.style.boxShadow = lit ? `0 0 .4em .1em rgb(${shown}), 0 0 1.6em .4em rgba(${shown}, .55)` : "";
      });
      byId("ring").setAttribute("aria-label", ringWords(this.shown.colours));
    }
  }

  paint() {
    const glass = byId("glass");
    this.image = image(this.shown.picture, this.shown.contrast);
    show(byId("panel"), this.image, glass.clientWidth, glass.clientHeight, devicePixelRatio);
  }

  // Shows the words of a picture, and reads aloud what is new in them.
  tell(words) {
    const text = words.trim() ? spoken(words) : this.device.on() || this.view.open ? "The panel is dark." : "The device is off.";
    const before = byId("words").textContent;
    if (before === text) return;
    byId("words").textContent = text;
    const told = news(before, text);
    if (told) byId("told").textContent = told;
  }

  // Says what ended the program, if something did.
  ended() {
    const crash = this.device.crash();
    if (crash) this.say("The firmware has stopped; Power begins it anew. More, Console says why.", "wrong");
    else if (this.device.in_bootloader()) this.say("The board waits for a new CircuitPython. Switch it off and on by Power.", "wrong");
  }

  // Says once, as a game is over, where its story is.
  offerStory() {
    const over = this.device.on() && this.device.over();
    if (over && this.wasOver === false) this.say("The game is over. More tells its story, and saves it.");
    this.wasOver = over;
  }

  move(key, down) {
    if (this.stopped || this.view.open || this.waits || !this.device.on()) return;
    if (down) this.notice.byKey();
    this.wake();
    const now = performance.now();
    this.keepUp(now); // the key moves at this moment, not at the last frame's
    this.device.key(key, down);
    if (down !== ON_RELEASE.includes(key)) this.pressedAt = now;
    this.keepUp(now, AHEAD_MS);
  }

  // What a key of the keyboard does beside the device.
  typed(event) {
    if (event.key === "Escape") this.notice.close();
    if (this.view.open) this.view.typed(event);
  }

  // Calls `act` once the device shows something that can be chosen from.
  async ready() {
    await this.hasBegun;
    for (;;) {
      const offers = this.device.on() && this.device.offers();
      if (offers !== "") return offers;
      await new Promise((done) => setTimeout(done, 50)); // it has only just been switched on
    }
  }

  // Types `keys` on a device that has nothing in its memory, each as its page is there.
  async play(keys) {
    if ((await this.ready()) !== "games") return;
    for (const key of keys) {
      for (const down of [true, false]) {
        this.device.key(key, down);
        this.device.run(60);
      }
      this.device.rest(80, 3000);
    }
    this.go(0);
  }

  switchOn() {
    this.wake();
    this.device.power_on();
    byId("power").ariaPressed = "true";
    this.last = performance.now();
  }

  switchOff() {
    this.fingers.liftAll();
    this.device.power_off();
    byId("power").ariaPressed = "false";
    this.go(0);
    this.tell("");
    this.fingers.light?.("");
    this.keepAwake();
    this.asleep = true;
  }

  bar() {
    byId("power").onclick = () => {
      this.notice.close();
      this.device.on() ? this.switchOff() : this.switchOn();
    };
    byId("sound").ariaPressed = String(this.sound.on);
    byId("sound").onclick = () => {
      this.sound.turn(!this.sound.on);
      this.sound.begin();
      byId("sound").ariaPressed = String(this.sound.on);
      this.memory.set("umpire.sound", this.sound.on ? "on" : "off");
    };
    const held = (on) => {
      this.fingers.holding = on;
      byId("hold").ariaPressed = String(on);
    };
    byId("hold").onclick = () => held(!this.fingers.holding);
    this.fingers.onHeld = () => held(false);
    byId("more").onclick = () => this.drawer.open();
    byId("notice").onclick = () => this.notice.close();
    document.addEventListener("mousedown", (event) => {
      if (!event.target.closest("#bar button, #bar-2 button, #viewer button")) return;
      event.preventDefault(); // it would get the focus, and Enter, which is the device's
      document.activeElement?.blur();
    });
    document.addEventListener("visibilitychange", () => {
      this.keepAwake();
      this.away();
    });
  }

  // In the background the device stands still, and so does its clock.
  away() {
    const now = performance.now();
    if (document.hidden) this.hiddenAt = now;
    else if (now - (this.hiddenAt ?? now) > AWAY_MS && this.device.on() && this.device.timed())
      this.say("While this page was in the background, the game's clock stood still.");
  }

  // Keeps the screen on while a game is in play and the panel shows it.
  async keepAwake() {
    const wanted = !document.hidden && this.device.on() && this.device.in_play() && this.shown.picture.some(Boolean);
    if (wanted === Boolean(this.lock && !this.lock.released)) return;
    try {
      if (wanted) this.lock = await navigator.wakeLock?.request("screen");
      else await this.lock?.release();
    } catch {
      this.lock = null; // a battery that is low refuses it
    }
  }

  stop(why) {
    this.stopped = true;
    this.sound.tone(0, 0);
    document.body.classList.add("stopped");
    this.say(why, "wrong", true);
  }

  // Does what the address asks for behind its #.
  async follow() {
    const [what, value] = wanted(location.hash);
    if (what === "record") {
      try {
        this.look(await unpacked(value));
      } catch {
        this.say("The link to this record was cut or edited: nothing can be made of it. Your own game is as it was.", "wrong");
      }
    } else if (what === "game") this.choose(value);
  }

  async choose(folder) {
    const number = this.facts.games.indexOf(folder) + 1;
    if (!number) {
      this.say("The link names a game that Umpire does not know.", "wrong");
      return;
    }
    const offers = await this.ready();
    if (offers === "games") this.fingers.tap(String(number));
    else if (offers === "game") this.say("There is a game in the memory: go on with it, or end it, and then choose the other.");
    else if (offers) this.say("Press what the panel asks for, and then open the link again.");
  }

  // Looks through the record `text`; says why if that cannot be.
  look(text) {
    if (this.device.on()) this.switchOff();
    const why = this.view.look(text);
    if (!why) return true;
    this.say(`No good record, ${why}. Your own game is as it was.`, "wrong");
    this.switchOn();
    return false;
  }

  showRecord(picture, colours, words) {
    this.show(picture, colours, 127);
    this.tellAt = 0;
    this.tell(words);
  }

  afterRecord() {
    if (wanted(location.hash)[0] === "record") history.replaceState(null, "", location.pathname + location.search);
    this.switchOn();
  }

  // Shows it as small as it is built, or as large as can be.
  built(on) {
    room.built = on;
    room.arrange();
  }

  // Tells a sentence: what is "wrong", what is "done", or what one should know.
  say(text, kind = "", stays = false) {
    this.notice.say(text, kind, stays);
  }
}

// A memory in which nothing has been kept: what is written in it, as places and bytes.
function newMemory(runs) {
  let found = "ff".repeat(4096);
  for (const [at, written] of runs) found = found.slice(0, 2 * at) + written + found.slice(2 * at + written.length);
  return found;
}
