// What a screenshot shows of the device.

import { PNG } from "pngjs";

const COLUMNS = 128, LIT = 60; // how bright a dot is that is lit, 0 to 255; one that is dark has 6

function brightness(image, x, y) {
  const at = 4 * (Math.round(y) * image.width + Math.round(x));
  return Math.max(...image.data.subarray(at, at + 3));
}

// Returns how many dots of the panel, which is at `[left, top, width]`, are not as `pixels` says.
export function panelOf(picture, [left, top, width], pixels) {
  const image = PNG.sync.read(picture), dot = width / COLUMNS;
  let wrong = 0;
  for (let y = 0; y < 64; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const byte = parseInt(pixels.substr(2 * ((y >> 3) * COLUMNS + x), 2), 16);
      const shown = brightness(image, left + (x + 0.5) * dot - 0.5, top + (y + 0.5) * dot - 0.5) > LIT;
      wrong += shown !== Boolean((byte >> (y & 7)) & 1);
    }
  return wrong;
}

// Returns the share of a picture's pixels that are white.
export function white(picture) {
  const { data } = PNG.sync.read(picture);
  let found = 0;
  for (let at = 0; at < data.length; at += 4) found += Math.min(...data.subarray(at, at + 3)) > 200;
  return (4 * found) / data.length;
}

// Returns the numbers of the lights that are lit and no brighter than a dark one, or the other way.
export function lights(picture, boxes, colours) {
  const image = PNG.sync.read(picture);
  return boxes.flatMap(([left, top, width, height], at) => {
    const lit = parseInt(colours.substr(6 * at, 6), 16) > 0;
    const shown = brightness(image, left + width / 2, top + height / 2);
    return lit === shown > 120 ? [] : [at];
  });
}
