// What the page carries: packed by LZMA, and written in signs that a page may have.

import { unlzma } from "./unlzma.mjs";

const SIZE = 5; // bytes of its head before how large it was, in four

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

// Returns a file as it stands in the page; its parts stand one behind the other.
export function written(name) {
  return [...document.getElementsByClassName(name)].map((part) => part.textContent.trim()).join("");
}

// Returns the file that is written as `text`.
export function unpacked(text) {
  const packed = bytesOf(text);
  return unlzma(packed, new DataView(packed.buffer).getUint32(SIZE, true));
}
