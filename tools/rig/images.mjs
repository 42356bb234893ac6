// The files that a board is started from.
import { readFileSync } from "node:fs";

const BLOCK = 512, FLASH = 0x10000000, ROM_WORDS = 4096;

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

// The boot ROM at `path` as 4,096 words: an image of 16 KB, or a listing of hexadecimal words.
export function bootrom(path) {
  const content = readFileSync(path);
  if (content.length === 4 * ROM_WORDS) return new Uint32Array(new Uint8Array(content).buffer);
  const words = content.toString("latin1").match(/0x[0-9a-fA-F]{8}\b/g) ?? [];
  if (words.length !== ROM_WORDS) throw new Error(`${path} is no boot ROM of the RP2040`);
  return new Uint32Array(words.map(Number));
}
