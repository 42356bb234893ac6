// One MicroPython with the page's files; several may be there at once, each with its own memory.

// MicroPython asks for the same functions over and over, and the engine's answer is slow.
const { get } = WebAssembly.Table.prototype;
const remembered = new WeakMap();
let table, known;
WebAssembly.Table.prototype.get = function (index) {
  if (table !== this) {
    table = this;
    known = remembered.get(this) ?? [];
    remembered.set(this, known);
  }
  return (known[index] ??= get.call(this, index));
};

// It looks for a module in several folders, and whatever is not there would cost a trace of the stack.
Error.stackTraceLimit = 0;

// It would look for garbage after every 16 KB, which takes longer than what made it.
const START = `
import sys, gc
gc.threshold(262144)
del gc
sys.path[:] = ["/sim", "", "/lib", ".frozen"]
`;

// Returns a MicroPython whose file system holds what `filesOf()` returns, path to text, which is asked
// for while it is compiled.  `load` is the module's own function, `url` where its .wasm is.
export async function interpreter(load, url, filesOf) {
  const loading = load({ url, stdout: (line) => console.log(line), linebuffer: true });
  const files = filesOf(), mp = await loading;
  const made = new Set();
  for (const [name, text] of Object.entries(files)) {
    const folder = "/" + name.slice(0, Math.max(0, name.lastIndexOf("/")));
    if (!made.has(folder)) mp.FS.mkdirTree(folder);
    made.add(folder);
    mp.FS.writeFile("/" + name, text);
  }
  mp.runPython(START);
  return mp;
}

// Returns `count` bytes of the browser's own chance as hexadecimal text.
export function randomHex(count) {
  return hex(crypto.getRandomValues(new Uint8Array(count)));
}

export function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text) {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.substr(2 * at, 2), 16));
}
