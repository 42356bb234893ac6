// What the page carries: packed by LZMA, and written in signs that a page may have.

import { Decoder } from "lzma1/lib/decoder.js";
import { InputBuffer, OutputBuffer } from "lzma1/lib/streams.js";

const LARGER = 5; // than packed, about

// Returns what `text` holds in base 85: see tools/page/html.py.
function bytesOf(text) {
  const view = new DataView(new ArrayBuffer(4 * Math.ceil(text.length / 5)));
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let four = 0;
    for (let i = at; i < at + 5; i++) {
      const code = text.charCodeAt(i) || 124; // behind the end
      four = four * 85 + (code === 125 ? 60 : code) - 40;
    }
    view.setUint32(to, four);
  }
  return new Uint8Array(view.buffer, 0, Math.floor((text.length * 4) / 5));
}

// Returns a file of the page.
export const carried = (name) => unpacked(written(name));

// Returns a file as it stands in the page; its parts stand one behind the other.
export function written(name) {
  return [...document.getElementsByClassName(name)].map((part) => part.textContent.trim()).join("");
}

// Returns the file that is written as `text`.
export function unpacked(text) {
  const packed = bytesOf(text);
  const found = new OutputBuffer(packed.length * LARGER);
  new Decoder().decompress(new InputBuffer(packed), found);
  return found.toArray();
}
