// What the page does before its device has come: puts the parts in their places, tells how much has
// come, and unpacks each file as soon as it is there.

import { arrange, fit } from "./fit.mjs";
import { unpacked, written } from "./carried.mjs";

const byId = (id) => document.getElementById(id);

export class Room {
  // `places` are the case's own.
  constructor(places) {
    this.places = places;
    this.built = false;
    addEventListener("resize", () => this.arrange());
    this.arrange();
  }

  arrange() {
    const { clientWidth, clientHeight } = byId("room");
    this.found = fit(clientWidth, clientHeight, devicePixelRatio, this.places.pad, this.built ? this.places : null);
    document.body.dataset.way = this.found.way;
    arrange(this.found, byId);
  }
}

export { unpacked };

// What a worker does that has this script.
const WORK = ";onmessage = ({ data: [name, text] }) => postMessage([name, early.unpacked(text)])";

// Unpacks files one after the other, on another core where the browser lets it.
export class Unpacker {
  // `done(name, bytes)` is told of each.
  constructor(done) {
    this.done = done;
    this.waiting = new Map();
    try {
      const script = new Blob([byId("early").textContent, WORK], { type: "text/javascript" });
      this.worker = new Worker(URL.createObjectURL(script));
      this.worker.onmessage = ({ data: [name, bytes] }) => {
        this.waiting.delete(name);
        done(name, bytes);
      };
      this.worker.onerror = () => this.#alone();
    } catch {
      this.#alone();
    }
  }

  unpack(name, text) {
    if (!this.worker) return this.done(name, unpacked(text));
    this.waiting.set(name, text);
    this.worker.postMessage([name, text]);
  }

  end() {
    this.worker?.terminate();
  }

  #alone() {
    this.worker = null;
    for (const [name, text] of this.waiting) this.done(name, unpacked(text));
    this.waiting.clear();
  }
}

const files = new Map(); // name to its promise, and what keeps that
let unpacker;

function file(name) {
  if (!files.has(name)) {
    let keep;
    files.set(name, { there: new Promise((done) => (keep = done)), keep });
  }
  return files.get(name);
}

// Returns a promise of a file of the page; of the interpreter's it is one of what is compiled.
export const carried = (name) => file(name).there;

const done = (name, bytes) => file(name).keep(name === "wasm" ? WebAssembly.compile(bytes) : bytes);

// Says that so much of the page has come, and that with it the file `name` is whole.
export function loaded(part, name) {
  byId("progress").value = part;
  if (!name || umpireLacks) return;
  unpacker ??= new Unpacker(done);
  const text = written(name);
  if (name === "app") return run(unpacked(text));
  file(name);
  // While the browser reads that script there is time for the next.
  if (name === "wasm") return done(name, unpacked(text));
  unpacker.unpack(name, text);
  if (part === 1) Promise.all([...files.values()].map(({ there }) => there)).finally(() => unpacker.end());
}

// Runs the page's own script.
const run = (code) => import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
