// Tells chapters of the account under MicroPython: node second.mjs MICROPYTHON ROOT CHAPTER...
//
// What the chapters need is copied into MicroPython's own file system, which sees nothing else.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDERS = ["firmware", "tests/interpreter/account"];
const GAMES = "tests/games"; // of these the playthroughs alone

// MicroPython asks for the same functions over and over, and Node's answer is slow.
const { get } = WebAssembly.Table.prototype;
const functions = [];
WebAssembly.Table.prototype.get = function (index) {
  return (functions[index] ??= get.call(this, index));
};

const [micropython, root, ...chapters] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(micropython));
const lines = [];
const mp = await loadMicroPython({ stdout: (line) => lines.push(line + "\n"), linebuffer: true });

function copy(folder, wanted = "") {
  mp.FS.mkdirTree("/" + folder);
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile() && entry.name.endsWith(wanted)) mp.FS.writeFile("/" + path, readFileSync(join(root, path)));
    else if (entry.isDirectory() && entry.name !== "__pycache__") copy(path, wanted);
  }
}

FOLDERS.forEach((folder) => copy(folder));
copy(GAMES, ".jsonl");
try {
  mp.runPython("from tests.interpreter.account import account");
  for (const chapter of chapters) mp.runPython(`account.tell(${JSON.stringify(chapter)})`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.stdout.write(lines.join(""));
