// The page: one device, its face, and what is around it.

import { bytes, interpreter, randomHex } from "./interpreter.mjs";
import { Drawer } from "./drawer.mjs";
import { Fingers } from "./fingers.mjs";
import { wanted, unpacked } from "./links.mjs";
import { Memory } from "./memory.mjs";
import { image, ringPlaces, ringWords, seen, show } from "./picture.mjs";
import { Sound } from "./sound.mjs";
import { RecordView } from "./viewer.mjs";

const FRAME_MS = 100; // what was missed beyond it, by a page in the background, is left out
const WORDS_MS = 250; // the picture is at rest for so long before its words are told
const AHEAD_MS = 16; // a key is answered at once: the device may be so far before the wall's clock
const ON_RELEASE = "ABCD*#"; // these act as they are let go, since they may be held
const byId = (id) => document.getElementById(id);

function say(text) {
  byId("notice").textContent = text;
  byId("notice").hidden = !text;
}

// Returns what `text` holds in base 85: see tools/page/html.py.
function bytesOf(text) {
  const found = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let at = 0, to = 0; at < text.length; at += 5) {
    let four = 0;
    for (let i = at; i < at + 5; i++) {
      const code = text.charCodeAt(i) || 124; // behind the end
      four = four * 85 + (code === 125 ? 60 : code) - 40;
    }
    for (let shift = 24; shift >= 0; shift -= 8) found[to++] = four / 2 ** shift;
  }
  return found;
}

async function unzipped(id) {
  const stream = new Blob([bytesOf(byId(id).textContent.trim())]).stream();
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

async function micropython(files) {
  const [wasm, code] = await Promise.all([unzipped("wasm"), unzipped("mjs")]);
  const at = (content, type) => URL.createObjectURL(new Blob([content], { type }));
  const { loadMicroPython } = await import(at(code, "text/javascript"));
  return interpreter(loadMicroPython, at(wasm, "application/wasm"), files);
}

export class Umpire {
  async begin() {
    this.marks = { begun: performance.now(), busy: 0, keys: [] };
    this.facts = JSON.parse(byId("facts").textContent);
    this.memory = new Memory(() => localStorage, say);
    this.memory.onOther(() => this.stop("Umpire goes on in another window. Reload to go on here."));
    this.files = JSON.parse(new TextDecoder().decode(await unzipped("files")));
    this.mp = await micropython(this.files);
    this.sound = new Sound(this.memory.get("umpire.sound", "on") === "on");
    this.fingers = new Fingers(byId("keys"), this.facts.legend, (key, down) => this.move(key, down));
    this.makeDevice();
    this.drawer = new Drawer(this);
    this.view = new RecordView(this.mp, (...shown) => this.showRecord(...shown), () => this.afterRecord());
    new ResizeObserver(() => this.paint()).observe(byId("glass"));
    this.bar();
    this.switchOn();
    this.last = performance.now();
    requestAnimationFrame((now) => this.frame(now));
    await this.follow();
    addEventListener("hashchange", () => this.follow());
  }

  // The device as the settings say that it is wired, with the memory that was kept.
  makeDevice() {
    const settings = this.drawer?.settings() ?? this.memory.object("umpire.settings");
    this.applySettings(settings);
    const page = this.mp.pyimport("page").Page(this.memory.nvm(), randomHex, JSON.stringify(settings));
    const names = ["run", "key", "picture", "ring", "tone", "nvm", "on", "power_on", "power_off", "words", "contrast",
      "crash", "said", "record", "in_play", "in_bootloader", "offers", "unplug", "plug", "loosen", "bounce", "wear", "cut", "interrupt",
      "pixels", "colours", "wired", "memory"];
    this.device = Object.fromEntries(names.map((name) => [name, page[name]])); // each look-up makes a function
    const [count, first, direction] = this.device.wired().split(" ").map(Number);
    this.places = ringPlaces(count, first, direction, this.facts.radius);
    byId("ring").replaceChildren(...this.places.map(([x, y]) => {
      const dot = document.createElement("i");
      dot.style.left = 100 * x + "%";
      dot.style.top = 100 * y + "%";
      return dot;
    }));
    this.shown = { picture: new Uint8Array(1024), colours: this.places.map(() => [0, 0, 0]), contrast: 127 };
  }

  applySettings(settings) {
    const lines = Object.entries(settings).map(([name, value]) => `UMPIRE_${name} = ${JSON.stringify(String(value))}\n`);
    this.mp.FS.writeFile("/settings.toml", lines.join("") + this.files["settings.toml"]);
  }

  frame(now) {
    if (this.stopped) return;
    if (this.view.open) this.last = now;
    else this.keepUp(now);
    requestAnimationFrame((next) => this.frame(next));
  }

  // Brings the device to the wall's time `now`, and `ahead` ms beyond.
  keepUp(now, ahead = 0) {
    const begun = performance.now();
    const ms = Math.min(now - this.last, FRAME_MS) + ahead;
    if (ms > 0) {
      this.go(ms);
      this.last = now + ahead;
    }
    this.marks.busy += performance.now() - begun;
  }

  // Lets `ms` pass, and shows, sounds and keeps what came of it.
  go(ms) {
    const device = this.device;
    if (device.on()) device.run(ms);
    const picture = device.picture();
    const ring = device.ring();
    if (picture || ring) this.show(picture, ring, device.contrast());
    const tone = device.tone();
    if (tone !== this.tone) {
      this.tone = tone;
      this.sound.tone(...tone.split(" ").map(Number));
    }
    const nvm = device.nvm();
    if (nvm) this.memory.keep(nvm);
    const now = performance.now();
    if (this.tellAt && now >= this.tellAt) {
      this.tellAt = 0;
      this.tell(device.words());
      this.keepAwake();
      this.ended();
    }
  }

  show(picture, ring, contrast) {
    if (picture) {
      this.shown.picture = bytes(picture);
      this.shown.contrast = contrast;
      this.paint();
      this.tellAt = performance.now() + WORDS_MS;
      this.marks.first ??= performance.now();
      if (this.pressedAt) this.marks.keys.push(performance.now() - this.pressedAt);
      this.pressedAt = 0;
    }
    if (ring) {
      const parts = bytes(ring);
      this.shown.colours = this.places.map((_, at) => [...parts.slice(3 * at, 3 * at + 3)]);
      [...byId("ring").children].forEach((dot, at) => {
        const colour = this.shown.colours[at], lit = colour.some(Boolean);
        dot.style.backgroundColor = lit ? `rgb(${colour.map(seen)})` : "";
        dot.style.boxShadow = lit ? `0 0 1.2em .25em rgb(${colour.map(seen)} / 70%)` : "";
      });
      byId("ring").setAttribute("aria-label", ringWords(this.shown.colours));
    }
  }

  paint() {
    const glass = byId("glass");
    this.image = image(this.shown.picture, this.shown.contrast);
    show(byId("panel"), this.image, glass.clientWidth, glass.clientHeight, devicePixelRatio);
  }

  tell(words) {
    const text = words.trim() ? words : this.device.on() || this.view.open ? "The panel is dark." : "The device is off.";
    if (byId("words").textContent !== text) byId("words").textContent = text;
  }

  // Says what ended the program, if something did.
  ended() {
    const crash = this.device.crash();
    if (crash) say("The firmware has stopped; Power begins it anew. More, Console says why.");
    else if (this.device.in_bootloader()) say("The board waits for a new CircuitPython. Switch it off and on by Power.");
  }

  move(key, down) {
    if (this.stopped || this.view.open || !this.device.on()) return;
    const now = performance.now();
    this.keepUp(now); // the key moves at this moment, not at the last frame's
    this.device.key(key, down);
    if (down !== ON_RELEASE.includes(key)) this.pressedAt = now;
    this.keepUp(now, AHEAD_MS);
  }

  switchOn() {
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
  }

  bar() {
    byId("power").onclick = () => {
      say("");
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
    byId("notice").onclick = () => say("");
    document.addEventListener("mousedown", (event) => {
      if (!event.target.closest("#bar button, #viewer button")) return;
      event.preventDefault(); // it would get the focus, and Enter, which is the device's
      document.activeElement?.blur();
    });
    document.addEventListener("visibilitychange", () => this.keepAwake());
  }

  // Keeps the screen on while a game is in play.
  async keepAwake() {
    const wanted = !document.hidden && this.device.on() && this.device.in_play();
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
    say(why);
  }

  // Does what the address asks for behind its #.
  async follow() {
    const [what, value] = wanted(location.hash);
    if (what === "record") {
      try {
        this.look(await unpacked(value));
      } catch {
        say("The link to this record was cut or edited: nothing can be made of it. Your own game is as it was.");
      }
    } else if (what === "game") this.choose(value);
  }

  choose(folder) {
    const number = this.facts.games.indexOf(folder) + 1;
    if (!number) {
      say("The link names a game that Umpire does not know.");
      return;
    }
    const wait = setInterval(() => {
      const offers = this.device.on() && this.device.offers();
      if (offers === "") return; // it has only just been switched on
      clearInterval(wait);
      if (offers === "games") this.fingers.tap(String(number));
      else if (offers === "game") say("There is a game in the memory: go on with it, or end it, and then choose the other.");
      else if (offers) say("Press what the panel asks for, and then open the link again.");
    }, 50);
  }

  // Looks through the record `text`; says why if that cannot be.
  look(text) {
    if (this.device.on()) this.switchOff();
    const why = this.view.look(text);
    if (!why) return true;
    say(`No good record, ${why}. Your own game is as it was.`);
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

  say(text) {
    say(text);
  }
}

if (!globalThis.umpireLacks) {
  globalThis.umpire = new Umpire();
  umpire.begin().catch((error) => say(`Umpire could not begin here: ${error.message}`));
}
