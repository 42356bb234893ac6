// Asks the page's Python things, without a browser: node ask.mjs MICROPYTHON GIVEN
//
// GIVEN has the page's files and a list of [which, method, ...arguments]; `which` is a Page or a
// Viewer by its number, or "Page" and "Viewer" to make the next one, or "put" for files that come later, "python" for lines that leave an
// answer in `told`.  Prints all answers as JSON.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [micropython, face, given] = process.argv.slice(2);
const { interpreter, put } = await import(pathToFileURL(face + "/interpreter.mjs"));
const { files, asked } = JSON.parse(readFileSync(given, "utf8"));
const { loadMicroPython } = await import(pathToFileURL(micropython));
const mp = await interpreter(loadMicroPython, undefined, () => files);
const { Page } = mp.pyimport("page");
const made = [];
const answers = asked.map(([which, method, ...words]) => {
  if (which === "Page") return made.push(Page(method, (count) => "5a".repeat(count), JSON.stringify(words[0] ?? {}))) - 1;
  if (which === "Viewer") return made.push(mp.pyimport("viewer").Viewer(method)) - 1;
  if (which === "put") return put(mp.FS, method) ?? null;
  if (which === "python") return mp.runPython(method) ?? mp.globals.get("told");
  if (which === "write") return mp.FS.writeFile(method, words[0]) ?? null;
  const found = made[which][method];
  return (typeof found === "function" ? found(...words) : found) ?? null;
});
console.log(JSON.stringify(answers));
