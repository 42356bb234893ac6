// The parts around the emulated chip, which need no emulator: node rig_parts_test.mjs FOLDER

import assert from "node:assert";
import { pathToFileURL } from "node:url";

const part = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.mjs`));
const { NorFlash } = await part("nor_flash");
const { Pads } = await part("pads");
const { I2CBus } = await part("i2c_bus");
const { Panel } = await part("ssd1306");
const { Ring } = await part("ws2812");

// A flash of 8 KB whose clock stands at `time`.
let time = 0;
let erases = 0;
const cells = new Uint8Array(8192).fill(0xff);
const takes = { page: 0.7, erase: 45 };
const flash = new NorFlash(cells, { size: 8192, uid: [1, 2], now: () => time, takes, onErase: () => erases++ });
function told(...bytes) {
  const answer = bytes.map((byte) => flash.transfer(byte));
  flash.release();
  return answer;
}
const status = () => told(0x05, 0)[1];

assert.equal(status(), 0);
told(0x02, 0, 0x10, 0, 0x0f); // nothing is programmed that was not unlocked
assert.equal(cells[0x1000], 0xff);
told(0x06);
assert.equal(status(), 2, "unlocked");
told(0x02, 0, 0x10, 0xff, 0x0f, 0xf0); // a page ends where it began
assert.deepEqual([cells[0x10ff], cells[0x1000]], [0x0f, 0xf0]);
assert.equal(status(), 1, "busy");
told(0x06);
told(0x20, 0, 0x10, 0);
assert.equal(erases, 0, "while it is busy it does nothing else");
time += 0.6;
assert.equal(status(), 1);
time += 0.2;
assert.equal(status(), 0);
told(0x06);
told(0x02, 0, 0x10, 0, 0x3c); // ones become zeros, no more
assert.equal(cells[0x1000], 0x30);
time += 1;
told(0x06);
told(0x20, 0, 0x10, 0x80); // the sector that the byte is in
assert.equal(erases, 1);
assert.deepEqual([cells[0x1000], cells[0x10ff]], [0xff, 0xff]);
time += 44;
assert.equal(status(), 1);
assert.equal(told(0x03, 0, 0, 0, 0)[4], 0xff, "nor is it read");
time += 2;
cells[7] = 9;
assert.deepEqual(told(0x03, 0, 0, 7, 0).slice(4), [9]);
assert.deepEqual(told(0x9f, 0, 0, 0).slice(1), [0xef, 0x40, 13]);

// Two rows and two columns of keys; the columns are pulled up by the chip.
const gpio = Array.from({ length: 30 }, () => {
  const pin = { value: 2, rawInputValue: false, listeners: [] };
  pin.addListener = (one) => pin.listeners.push(one);
  pin.setInputValue = (level) => (pin.rawInputValue = level);
  pin.set = (value) => {
    pin.value = value;
    for (const one of pin.listeners) one();
  };
  return pin;
});
const pads = new Pads(() => 5);
const edges = [];
pads.attach(gpio);
for (const pad of [6, 7, 10, 11]) gpio[pad].set(3);
pads.watch(10, (level, ns) => edges.push([level, ns]));
pads.link(6, 10);
assert.equal(pads.level[10], 1);
gpio[6].set(0);
assert.deepEqual([pads.level[10], pads.level[11]], [0, 1]);
assert.equal(gpio[10].rawInputValue, false);
gpio[6].set(3);
pads.link(7, 10);
pads.link(7, 11);
gpio[6].set(0);
assert.equal(pads.level[11], 0, "three keys are down, and a fourth seems to be");
pads.unlink(6, 10);
assert.deepEqual([pads.level[10], pads.level[11]], [1, 1]);
assert.deepEqual(edges, [[0, 5], [1, 5], [0, 5], [1, 5]]);

// The panel behind the chip's I2C block.
const pictures = [];
const panel = new Panel(() => pictures.push(panel.picture()));
const bus = new I2CBus(0x3c, panel);
const i2c = Object.fromEntries(["Start", "Connect", "Write", "Read", "Stop"].map((name) => [`complete${name}`, () => {}]));
const acknowledged = [];
i2c.completeConnect = (there) => acknowledged.push(there);
bus.attach(i2c, (bits, act) => act());
function message(address, ...bytes) {
  i2c.onStart();
  i2c.onConnect(address);
  for (const byte of bytes) i2c.onWriteByte(byte);
  i2c.onStop();
}
message(0x3d, 1);
assert.deepEqual([acknowledged, pictures.length], [[false], 0]);
for (const command of [0x20, 0, 0xa1, 0xc8, 0xaf]) message(0x3c, 0x80, command);
message(0x3c, 0x00, 0x21, 126, 127, 0x22, 6, 7);
message(0x3c, 0x40, 1, 2, 3, 4);
assert.deepEqual([...pictures.at(-1).slice(6 * 128 + 126, 6 * 128 + 128)], [1, 2]);
assert.deepEqual([...pictures.at(-1).slice(7 * 128 + 126)], [3, 4]);
message(0x3c, 0x00, 0xa7);
assert.equal(pictures.at(-1)[7 * 128 + 127], 4 ^ 0xff);
message(0x3c, 0x00, 0xa6, 0xa0, 0xc0); // the other way up
assert.deepEqual([...pictures.at(-1).slice(0, 2)], [0x20, 0xc0], "3 and 4, their lowest bits below");
assert.equal(bus.bytes, 2 + 5 * 3 + 8 + 6 + 3 + 5);
assert.throws(() => message(0x3c, 0x00, 0xff), /0xff is no command/);

// The ring: green comes first on its wire.
const colours = [];
const ring = new Ring((found) => colours.push(found));
let ns = 0;
for (const bit of "000000010000001000000011".repeat(2)) {
  ring.edge(1, ns);
  ring.edge(0, ns + (bit === "1" ? 700 : 310));
  ns += 1250;
}
ring.poll(ns + 10_000);
assert.deepEqual(colours, []);
ring.poll(ns + 60_000);
assert.deepEqual(colours, ["020103020103"]);

console.log("all is well");
