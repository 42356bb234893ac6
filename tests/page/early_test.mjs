// What a page carries is unpacked as it comes, on another core or here: node early_test.mjs SCRIPT GIVEN
//
// GIVEN has files by name, each as it is `written` in a page and as the `text` that it has.

import assert from "node:assert";
import { readFileSync } from "node:fs";

const [script, given] = process.argv.slice(2);
const { written, texts } = JSON.parse(readFileSync(given, "utf8"));
const elements = { early: { textContent: script }, progress: {} };
globalThis.document = {
  getElementById: (id) => elements[id],
  getElementsByClassName: (name) => written[name].map((part) => ({ textContent: part })),
};
globalThis.umpireLacks = "";
URL.createObjectURL = (blob) => blob;
const text = (bytes) => new TextDecoder().decode(bytes);

class GoodWorker {
  static asked = [];
  static ended = 0;
  constructor(blob) {
    this.code = blob.text();
  }
  async postMessage(data) {
    GoodWorker.asked.push(data[0]);
    globalThis.postMessage = (data) => this.onmessage({ data });
    const code = await this.code;
    (0, eval)(code);
    globalThis.onmessage({ data });
  }
  terminate() {
    GoodWorker.ended += 1;
  }
}

class BadWorker {
  postMessage() {
    queueMicrotask(() => this.onerror());
  }
  terminate() {}
}

for (const Worker of [undefined, BadWorker, GoodWorker]) {
  globalThis.Worker = Worker;
  const early = new Function(`${script}; return early`)();
  const wanted = ["files", "more"].map((name) => early.carried(name)); // before it has come
  early.loaded(0.2);
  assert.equal(elements.progress.value, 0.2);
  early.loaded(0.5, "files");
  early.loaded(1, "more");
  assert.deepEqual((await Promise.all(wanted)).map(text), [texts.files, texts.more], `${Worker?.name}`);
  assert.equal(text(await early.carried("more")), texts.more, "asked for once more");
  await new Promise((done) => setTimeout(done));
}
assert.deepEqual([GoodWorker.asked, GoodWorker.ended], [["files", "more"], 1]);

// Whatever is packed comes out as it was.
const early = new Function(`${script}; return early`)();
for (const [name, parts] of Object.entries(written)) assert.equal(text(early.unpacked(parts.join(""))), texts[name], name);

// What this browser cannot run is left alone.
globalThis.umpireLacks = "WebAssembly";
globalThis.Worker = class {
  constructor() {
    assert.fail("nothing is unpacked");
  }
};
new Function(`${script}; return early`)().loaded(0.5, "files");
console.log("all is well");
