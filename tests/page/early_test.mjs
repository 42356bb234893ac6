// What a page carries is unpacked on another core, or here: node early_test.mjs SCRIPT WRITTEN TEXT

import assert from "node:assert";

const [script, written, text] = process.argv.slice(2);
const one = { textContent: script };
globalThis.document = {
  getElementById: (id) => (assert.equal(id, "early"), one),
  getElementsByClassName: (name) => (assert.equal(name, "files"), [{ textContent: written }]),
};
URL.createObjectURL = (blob) => blob;
const early = new Function(`${script}; return early`)();
const found = async () => new TextDecoder().decode(await early.aside("files"));

globalThis.Worker = undefined;
assert.equal(await found(), text, "a browser without workers");

let asked = 0, ended = 0;
globalThis.Worker = class {
  postMessage() {
    asked += 1;
    queueMicrotask(() => this.onerror());
  }
};
assert.equal(await found(), text, "a worker that fails");

globalThis.Worker = class {
  constructor(blob) {
    this.code = blob.text();
  }
  async postMessage(data) {
    asked += 1;
    globalThis.postMessage = (data) => this.onmessage({ data });
    (0, eval)(await this.code);
    globalThis.onmessage({ data });
  }
  terminate() {
    ended += 1;
  }
};
assert.equal(await found(), text, "a worker");
assert.deepEqual([asked, ended], [2, 1]);
console.log("all is well");
