// Imports compiled modules under MicroPython: node load.mjs MICROPYTHON FILE...

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const [micropython, ...files] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(micropython));
const mp = await loadMicroPython({ stdout: (line) => console.log(line), linebuffer: true });
for (const file of files) {
  mp.FS.writeFile("/" + basename(file), readFileSync(file));
  mp.runPython(`import ${basename(file, ".mpy")}`);
}
