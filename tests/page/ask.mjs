// Asks the page's Python things, without a browser: node ask.mjs MICROPYTHON GIVEN
//
// GIVEN has `several` who are asked, one after the other: the page's files, and a list of [which, method, ...arguments]; `which` is a Page or a
// Viewer by its number, or "Page" and "Viewer" to make the next one, or "put" for files that come later, "python" for lines that leave an
// answer in `told`.  Prints the answers of each as JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [micropython, face, given] = process.argv.slice(2);
const { interpreter, put } = await import(pathToFileURL(face + "/interpreter.mjs"));
const { loadMicroPython } = await import(pathToFileURL(micropython));

// Returns the answers of a MicroPython of its own.
async function answers({ files, asked }) {
  const mp = await interpreter(loadMicroPython, undefined, () => files);
  const { Page } = mp.pyimport("page");
  const made = [];
  return asked.map(([which, method, ...words]) => {
    if (which === "Page") return made.push(Page(method, (count) => "5a".repeat(count), JSON.stringify(words[0] ?? {}))) - 1;
    if (which === "Viewer") return made.push(mp.pyimport("viewer").Viewer(method)) - 1;
    if (which === "put") return put(mp.FS, method) ?? null;
    if (which === "python") return mp.runPython(method) ?? mp.globals.get("told");
    if (which === "write") return mp.FS.writeFile(method, words[0]) ?? null;
    const found = made[which][method];
    return (typeof found === "function" ? found(...words) : found) ?? null;
  });
}

const told = [];
for (const one of JSON.parse(readFileSync(given, "utf8")).several) told.push(await answers(one));
console.log(JSON.stringify(told));
