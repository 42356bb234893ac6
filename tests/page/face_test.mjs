// The face's own parts, without a browser: node face_test.mjs FACE

import assert from "node:assert";
import { pathToFileURL } from "node:url";

const part = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.mjs`));
const { packed, unpacked, wanted } = await part("links");
const { Memory } = await part("memory");
const { lamp, luminance, ringPlaces, ringWords, seen } = await part("picture");
const { arrange, fit } = await part("fit");
const { news, spoken } = await part("words");
const { hex, bytes } = await part("interpreter");

const record = "Umpire record 1\nrules TG\nthat is 0 moves, 98 left, check 0000\n";
const link = await packed(record);
assert.match(link, /^[\w-]+$/);
assert.equal(await unpacked(link), record);
await assert.rejects(unpacked(link.slice(0, -4)));
await assert.rejects(unpacked(link.slice(0, 8) + "A" + link.slice(9)));
await assert.rejects(unpacked("%%%"));
assert.deepEqual(wanted("#record=abc"), ["record", "abc"]);
assert.deepEqual(wanted("#game=some_game"), ["game", "some_game"]);
assert.deepEqual(wanted("#other"), []);

const good = "00".repeat(4096);
function storage(content, fails = "") {
  return {
    content,
    getItem: (name) => content[name] ?? null,
    setItem: (name, value) => {
      if (fails) throw new Error(fails);
      content[name] = value;
    },
  };
}
function memory(content, fails) {
  const said = [];
  const made = new Memory(() => storage(content, fails), (text) => said.push(text));
  return [made, said];
}
const kept = {};
let [one, said] = memory(kept);
assert.equal(one.nvm(), "");
one.keep(good);
assert.equal(memory(kept)[0].nvm(), good);
assert.deepEqual(said, []);

const harmed = { "umpire.nvm": good.slice(2), "umpire.settings": "{" };
[one, said] = memory(harmed);
assert.equal(one.nvm(), "");
assert.match(said[0], /is damaged.*what was there stays/);
assert.equal(harmed["umpire.nvm.damaged"], good.slice(2));
assert.deepEqual(one.object("umpire.settings"), {});

[one, said] = memory({}, "full");
one.keep(good);
one.keep(good);
assert.equal(said.length, 1);
assert.match(said[0], /storage is full/);

const none = [];
one = new Memory(() => { throw new Error("refused"); }, (text) => none.push(text));
assert.match(none[0], /keeps nothing/);
assert.equal(one.nvm(), "");
one.keep(good);
assert.equal(none.length, 1);

const near = (found, wanted) => found.forEach((value, at) => assert.ok(Math.abs(value - wanted[at]) < 1e-9, `${found}`));
near(ringPlaces(16, 1, 1, 0.4)[0], [0.5, 0.1]);
near(ringPlaces(16, 1, 1, 0.4)[4], [0.9, 0.5]);
near(ringPlaces(16, 5, -1, 0.4)[4], [0.5, 0.1]);
near(ringPlaces(16, 5, -1, 0.4)[8], [0.1, 0.5]);
assert.equal(ringWords([[0, 0, 0]]), "The ring is dark");
assert.equal(ringWords([[0, 40, 0], [0, 9, 0], [60, 0, 0]]), "Lights: 2 green, 1 red");
assert.deepEqual([seen(0), seen(255)], [0, 255]);
assert.equal(hex(bytes("00ff5a")), "00ff5a");
// Whatever colour is lit outshines a light that is dark, by far, and keeps its hue.
const unlit = luminance([20, 23, 26]);
for (const colour of [[40, 40, 40], [0, 70, 50], [110, 20, 0], [60, 0, 60], [0, 40, 90], [60, 15, 0], [1, 0, 0], [0, 0, 3]])
  assert.ok((luminance(lamp(colour)) + 0.05) / (unlit + 0.05) > 5, `${colour}`);
assert.deepEqual(lamp([255, 255, 255]), [255, 255, 255]);
const [red, , blue] = lamp([110, 20, 0]);
assert.ok(red > 2 * blue - 255 && red > blue + 60);

// Read aloud is what is new, in words, and never a clock.
assert.equal(spoken("A^  B^  Cv  Dv\n30 v\n"), "A up  B up  C down  D down\n30 v");
assert.equal(news("Lay 2\n1  1", "You: 3_\n1  1"), "You: 3_");
assert.equal(news("4:10 left\nAnn", "4:09 left\nAnn"), "");
assert.equal(news("", "Ann\n\nplays"), "Ann. plays");
assert.equal(news("Lay 2", "× 45 not on C\n46 to 99  *clear"), "no: 45 not on C. 46 to 99  star: clear");
assert.equal(news("", "Ann's turn\nA < B >  #play"), "Ann's turn. A back, B on  hash: play");

// In every window each part has its place, and none lies over another or out of sight.
const pad = { width: 82.5, height: 88.1 };
const built = { case: { width: 129, height: 147 }, panel: { left: 10, top: 22, width: 55, height: 27.5 }, ring: { left: 76, top: 11, width: 44 },
  pad: { left: 30, top: 58, ...pad }, name: { left: 20, top: 6, width: 35, height: 8 } };
const windows = [[360, 640], [390, 844], [844, 390], [320, 568], [568, 320], [320, 256], [768, 1024], [1024, 768], [1280, 720], [1366, 625], [1920, 1080], [2560, 1440], [900, 560]];
for (const [width, height] of windows)
  for (const as of [null, built]) {
    const found = fit(width, height, 1, pad, as), where = `${width} x ${height} ${found.way}`;
    const { box, glass, ring, pad: keys, name, bars } = found;
    const inside = [glass, ring, keys, name].filter(Boolean).map((part) => ({ ...part, x: part.x + box.x, y: part.y + box.y }));
    const parts = [...inside, ...bars.filter(Boolean)];
    for (const [at, one] of parts.entries()) {
      assert.ok(one.x >= -1 && one.y >= -1 && one.x + one.width <= width + 1 && one.y + one.height <= height + 1, `${where}: part ${at} is out of sight: ${JSON.stringify(one)}`);
      for (const other of parts.slice(at + 1)) {
        const apart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1 || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
        assert.ok(apart, `${where}: ${JSON.stringify(one)} is over ${JSON.stringify(other)}`);
      }
    }
    const { note } = found;
    for (const part of [inside[0], inside[2]])
      assert.ok(note.y >= part.y + part.height - 1 || note.x >= part.x + part.width - 1 || note.x + note.width <= part.x + 1 || note.y + 90 <= part.y + 1, `${where}: a notice is over panel or keys`);
    assert.ok(glass.width > 0 && (as || found.dot * 128 <= glass.width));
    if (!as) assert.ok(keys.width / 82.5 * 15.5 >= (Math.min(width, height) < 300 ? 30 : 40), `${where}: keys of ${keys.width}`);
  }
const dots = (width, height, ratio = 1) => fit(width, height, ratio, pad).dot;
assert.deepEqual([dots(390, 844), dots(844, 390), dots(1280, 720), dots(1366, 625), dots(1920, 1080), dots(768, 1024)], [3, 3, 4, 4, 7, 5]);
assert.ok(dots(360, 640, 3) >= 2.6, "on a phone of three pixels to one");
assert.equal(fit(1280, 720, 1, pad).way, "box");

// The bars hold two buttons each, or the first all four.
const elements = {};
const element = (id) => (elements[id] ??= { id, style: {}, children: [], append(...parts) { for (const part of parts) part.parentElement = this; } });
arrange(fit(390, 844, 1, pad), element);
assert.equal(element("more").parentElement, element("bar-2"));
arrange(fit(1280, 720, 1, pad), element);
assert.equal(element("more").parentElement, element("bar"));
assert.equal(element("bar-2").hidden, true);
console.log("all is well");
