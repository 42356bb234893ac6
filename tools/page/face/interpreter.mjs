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
// for while it begins.  `load` is the module's own function; it is made of the promised `program`, or
// else finds its own beside it.
export async function interpreter(load, program, filesOf) {
  if (program) begunAs(program);
  const url = program && URL.createObjectURL(new Blob([]));
  const loading = load({ url, stdout: (line) => console.log(line), linebuffer: true });
  const [files, mp] = await Promise.all([filesOf(), loading]);
  put(mp.FS, files);
  mp.runPython(START);
  return mp;
}

// It would fetch its program and compile it; here that is done before, while the page still comes.
function begunAs(program) {
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

// Returns the files that `bytes` have, path to text: all names, then all texts, a zero between two.
export function filesIn(bytes) {
  const parts = new TextDecoder().decode(bytes).split("\0"), count = parts.length / 2;
  return Object.fromEntries(parts.slice(0, count).map((name, at) => [name, parts[count + at]]));
}

// Puts `files` where they belong.  Each straight into its folder: to write it by its path would look
// for that, and throw that it is not there.
export function put(FS, files) {
  const folders = new Map(), coder = new TextEncoder();
  for (const [name, text] of Object.entries(files)) {
    const end = name.lastIndexOf("/"), path = "/" + name.slice(0, Math.max(0, end));
    if (!folders.has(path)) {
      FS.mkdirTree(path);
      folders.set(path, FS.lookupPath(path).node);
    }
    const folder = folders.get(path), file = folder.node_ops.mknod(folder, name.slice(end + 1), 0o100666, 0);
    file.contents = coder.encode(text);
    file.usedBytes = file.contents.length;
  }
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
