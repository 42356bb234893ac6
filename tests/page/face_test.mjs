// The face's own parts, without a browser: node face_test.mjs FACE

import assert from "node:assert";
import { pathToFileURL } from "node:url";

const part = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.mjs`));
const { packed, unpacked, wanted } = await part("links");
const { Memory } = await part("memory");
const { ringPlaces, ringWords, seen } = await part("picture");
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
console.log("all is well");
