// Plays keys on an emulated Pico: node play.mjs PACKAGES PLAN
//
// PLAN is JSON: `uf2` and `bootrom` are files, `core` is that of the processor in C or null, `takes` the ms in which
// the flash programs a page and erases 4 KB, `wiring` says which pads carry what, `steps` what is done:
//
//   {"power": NVM, "picture": HEX, "wait": MS}   off and on, with another nvm if there is one (hexadecimal); once the
//                                                panel shows the picture, or at the latest after `wait`, time begins
//   {"key": [ROW, COLUMN], "at": MS, "ms": MS}   press a key at that time, for so long
//   {"rest": MS}                                 wait until that time
//   {"ask": TEXT, "until": TEXT}                 send to the console, and wait for an answer
//   {"memory": FILE}                             write what is in RAM into a file
//
// What happens is printed as it happens, a JSON object a line, each with `at`, ms since the beginning: `picture`, `ring`,
// `pressed` and `released` (the step's number), `erase`, `reset`, `console`, `power`, `shown`, `nvm`.  With `pressed`
// come the `bytes` on the wire so far and the longest `gap` between two scans of the keys since the last one, ms,
// erases left out.
import { createRequire } from "node:module";
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { I2CBus } from "./i2c_bus.mjs";
import { bootrom, pages } from "./images.mjs";
import { Pico } from "./pico.mjs";
import { Panel } from "./ssd1306.mjs";
import { Ring } from "./ws2812.mjs";

const NVM = 0xff000, NVM_SIZE = 4096;
const CLOSED_MS = 200; // that an answer on the console may take

const plan = JSON.parse(readFileSync(process.argv[3], "utf8"));
const { wiring } = plan;
const core = plan.core && createRequire(import.meta.url)(plan.core);
const pico = new Pico({ uf2: pages(plan.uf2), bootrom: bootrom(plan.bootrom), core, seed: 1, takes: plan.takes });
const tell = (what) => writeSync(1, JSON.stringify({ at: Number(pico.ms.toFixed(3)), ...what }) + "\n");

let shown = "", said = "";
const panel = new Panel(() => {
  const picture = Buffer.from(panel.picture()).toString("hex");
  if (picture !== shown) tell({ picture: (shown = picture) });
});
const bus = new I2CBus(wiring.address, panel);
pico.attachBus(bus, wiring.scl, wiring.sda);
let colours = "";
const ring = new Ring((found) => found !== colours && tell({ ring: (colours = found) }));
pico.pads.watch(wiring.ring, (level, ns) => ring.edge(level, ns));
pico.onTick = (ns) => ring.poll(ns);
pico.onReset = (reason) => tell({ reset: reason });
pico.onConsole = (text) => {
  said += text;
  tell({ console: text });
};

// The keys are scanned whenever their first row falls.
let scanned = 0, gap = 0, erased = false;
pico.onErase = () => {
  erased = true;
  tell({ erase: true });
};
pico.pads.watch(wiring.rows[0], (level) => {
  if (level) return;
  if (!erased) gap = Math.max(gap, pico.ms - scanned);
  erased = false;
  scanned = pico.ms;
});

let origin = 0;
const kept = () => {
  const nvm = Buffer.from(pico.flash.subarray(NVM, NVM + NVM_SIZE)).toString("hex");
  tell({ nvm, bytes: bus.bytes, gap });
};

function power({ power: memory, picture, wait }) {
  kept();
  if (memory) pico.flash.set(Buffer.from(memory, "hex"), NVM);
  panel.powerOn();
  shown = colours = "";
  pico.power();
  tell({ power: true });
  pico.run(pico.ms + wait, () => shown === picture);
  tell({ shown: shown === picture });
  origin = pico.ms;
  scanned = pico.ms;
  gap = 0;
}

function press({ key, at, ms }, number) {
  pico.run(origin + at);
  tell({ pressed: number, bytes: bus.bytes, gap });
  gap = 0;
  pico.pads.link(...key);
  pico.run(pico.ms + ms); // what is free may have been told late
  pico.pads.unlink(...key);
  tell({ released: number });
}

function ask({ ask: text, until }) {
  const start = said.length;
  pico.send(text);
  pico.run(pico.ms + CLOSED_MS, () => said.indexOf(until, start) >= 0);
}

for (const [number, step] of plan.steps.entries()) {
  if ("power" in step) power(step);
  else if ("key" in step) press(step, number);
  else if ("ask" in step) ask(step);
  else if ("memory" in step) writeFileSync(step.memory, pico.mcu.sram);
  else pico.run(origin + step.rest);
}
kept();
