// LZMA as html.py packs it: how likely a bit is depends on the three highest bits of the sign before,
// and in what is made of words on where in one it stands (lc=3, lp=0, pb at most 2).

const HEAD = 14; // bytes that tell how it is packed, and one of no meaning
const OLD = 1 << 11, STEP = 5; // of a likelihood, which moves by a 32nd of what is missing
// Where the likelihoods of each kind of bit begin.
const MATCH = 0, AGAIN = 48, NOT_LAST = 60, NOT_BEFORE = 72, NOT_THIRD = 84, LONG = 96;
const SLOT = 144, NEAR = 400, LOW = 515, LENGTH = 531, LENGTH_AGAIN = 853, SIGN = 1175, ALL = SIGN + 0x1800;

const likely = new Uint16Array(ALL), coder = new Uint32Array(2); // its range, and where in it
let packed, from;

function fill() {
  if (coder[0] >= 0x1000000) return;
  coder[0] <<= 8;
  coder[1] = (coder[1] << 8) | packed[from++];
}

function bit(at) {
  const was = likely[at], bound = (coder[0] >>> 11) * was, one = coder[1] < bound ? 0 : 1;
  if (one) {
    coder[0] -= bound;
    coder[1] -= bound;
    likely[at] = was - (was >> STEP);
  } else {
    coder[0] = bound;
    likely[at] = was + ((OLD - was) >> STEP);
  }
  fill();
  return one;
}

function number(at, bits) {
  let found = 1;
  for (let left = bits; left; left--) found = (found << 1) | bit(at + found);
  return found - (1 << bits);
}

// The lowest bit first.
function backwards(at, bits) {
  let node = 1, found = 0;
  for (let i = 0; i < bits; i++) {
    const one = bit(at + node);
    node = (node << 1) | one;
    found |= one << i;
  }
  return found;
}

// Bits of which either is as likely.
function even(bits) {
  let found = 0;
  for (let left = bits; left; left--) {
    coder[0] >>>= 1;
    const one = coder[1] < coder[0] ? 0 : 1;
    if (one) coder[1] -= coder[0];
    fill();
    found = (found << 1) | one;
  }
  return found;
}

function length(at, place) {
  if (!bit(at)) return 2 + number(at + 2 + 8 * place, 3);
  return bit(at + 1) ? 18 + number(at + 66, 8) : 10 + number(at + 34 + 8 * place, 3);
}

function distance(count) {
  const slot = number(SLOT + 64 * Math.min(count - 2, 3), 6);
  if (slot < 4) return slot;
  const bits = (slot >> 1) - 1, found = (2 | (slot & 1)) << bits;
  if (slot < 14) return found + backwards(NEAR + found - slot, bits);
  return found + (even(bits - 4) << 4) + backwards(LOW, 4);
}

function sign(before, other, asOther) {
  const at = SIGN + 0x300 * (before >> 5);
  let found = 1;
  while (asOther && found < 0x100) { // as long as it is as the other
    const wanted = (other >> 7) & 1, one = bit(at + ((1 + wanted) << 8) + found);
    other <<= 1;
    found = (found << 1) | one;
    asOther = one === wanted;
  }
  while (found < 0x100) found = (found << 1) | bit(at + found);
  return found;
}

// Returns the `size` bytes that are packed in `content`.
export function unlzma(content, size) {
  const out = new Uint8Array(size);
  packed = content;
  from = HEAD;
  likely.fill(OLD / 2);
  coder[0] = -1;
  for (let i = 0; i < 4; i++) coder[1] = (coder[1] << 8) | packed[from++];
  let state = 0, to = 0, back = 1, second = 1, third = 1, fourth = 1; // how far back the last came from
  const places = (1 << (packed[0] / 45)) - 1;
  while (to < size) {
    const place = to & places;
    if (!bit(MATCH + 4 * state + place)) {
      out[to] = sign(to ? out[to - 1] : 0, out[to - back], state > 6);
      to++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = 1;
    if (!bit(AGAIN + state)) {
      count = length(LENGTH, place);
      [fourth, third, second, back] = [third, second, back, distance(count) + 1];
      state = state < 7 ? 7 : 10;
    } else {
      let last = true;
      if (!bit(NOT_LAST + state)) last = bit(LONG + 4 * state + place);
      else if (!bit(NOT_BEFORE + state)) [back, second] = [second, back];
      else if (!bit(NOT_THIRD + state)) [back, second, third] = [third, back, second];
      else [back, second, third, fourth] = [fourth, back, second, third];
      if (last) count = length(LENGTH_AGAIN, place);
      state = state < 7 ? (last ? 8 : 9) : 11;
    }
    for (const end = Math.min(size, to + count); to < end; to++) out[to] = out[to - back];
  }
  return out;
}
