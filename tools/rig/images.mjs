// The files that a board is started from.
import { readFileSync } from "node:fs";

const BLOCK = 512, FLASH = 0x10000000;

// The pages of the .uf2 file at `path` by their addresses in the flash.
export function pages(path) {
  const content = readFileSync(path);
  const found = [];
  for (let at = 0; at < content.length; at += BLOCK) {
    const [address, size] = [content.readUInt32LE(at + 12), content.readUInt32LE(at + 16)];
    found.push([address - FLASH, content.subarray(at + 32, at + 32 + size)]);
  }
  return found;
}

// The boot ROM at `path`, as words.
export const bootrom = (path) => new Uint32Array(new Uint8Array(readFileSync(path)).buffer);
