// Where the parts of the box go in a window: its own shape where that is large enough, else folded
// so that the panel stays as large as can be.  All in CSS pixels; nothing lies over anything.

const COLUMNS = 128, ROWS = 64;
const BUTTON = { width: 84, height: 46 }, LEAST_BUTTON = 66;
const LEAST_RING = 58;
const LARGE = 600; // a window so wide has room for keys that are not as wide as it is

// Places for a window of `width` x `height`, `ratio` pixels of the screen to a CSS pixel.  `pad` is
// what the keys and their words take on the case, `built` the case's own places, where it is wanted
// as small as it is built.
export function fit(width, height, ratio, pad, built = null) {
  const gap = Math.max(4, Math.min(14, Math.round(Math.min(width, height) / 60)));
  const room = { width, height, ratio, gap, shape: pad.width / pad.height };
  if (built) return asBuilt(room, built);
  if (width >= 1.15 * height && height >= 560) return asTheBox(room);
  return width > height ? aside(room) : upright(room);
}

// The largest dot of whole pixels of the screen, so that the panel has room in `width` x `height`.
function dotFor(width, height, ratio) {
  return Math.max(1, Math.floor(Math.min((width * ratio) / COLUMNS, (height * ratio) / ROWS))) / ratio;
}

const place = (x, y, width, height) => ({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) });

function padIn(x, y, width, height, shape) {
  const high = Math.min(height, width / shape);
  return place(x + (width - high * shape) / 2, y + (height - high) / 2, high * shape, high);
}

// As on the case: the panel on the left, the ring on the right, the keys below.
function asTheBox({ width, height, ratio, gap, shape }) {
  const rim = Math.round(1.5 * gap);
  let found;
  for (let step = 1; ; step++) {
    const dot = step / ratio, panel = [COLUMNS * dot + rim, ROWS * dot + rim];
    const ring = Math.round(1.12 * panel[1]);
    const across = panel[0] + ring + 3 * rim;
    const keys = height - 5 * rim - ring;
    if (found && (keys < 0.75 * ring || across > width - 2 * gap)) return found;
    const box = place(Math.max(gap, (width - across - 2 * gap - BUTTON.width) / 2), gap, across, height - 2 * gap);
    const name = Math.max(16, Math.round(ring - panel[1] - 1.5 * gap));
    found = {
      way: "box", dot, box,
      glass: place(rim, rim + ring - panel[1], ...panel),
      ring: place(across - rim - ring, rim, ring, ring),
      name: place(rim + panel[0] * 0.3, rim, panel[0] * 0.4, name),
      pad: padIn(rim, 2 * rim + ring, across - 2 * rim, keys, shape),
      bars: [place(box.x + across + gap, gap, BUTTON.width, 4 * (BUTTON.height + 6)), null],
      note: place(box.x + across + gap, gap + 4 * (BUTTON.height + 6) + gap, Math.max(BUTTON.width, width - box.x - across - 2 * gap), 0),
    };
    found.hint = found.note.width >= 150;
  }
}

// A phone that lies: the keys on the right, the panel and below it the ring on the left.
function aside({ width, height, ratio, gap, shape }) {
  const low = height < 300 ? LEAST_RING + 2 * BUTTON.height + 2 * gap : LEAST_RING + 2 * gap;
  const high = height - 2 * gap;
  const least = COLUMNS / ratio + 2 * gap;
  const across = Math.min(high * shape, 0.56 * width, width - least - 2 * gap);
  const left = width - across - 3 * gap;
  const dot = dotFor(left - gap, high - low, ratio);
  const panel = [COLUMNS * dot + gap, ROWS * dot + gap];
  const below = high - panel[1] - gap;
  const ring = Math.min(below, 0.6 * left);
  const y = 2 * gap + panel[1];
  return { way: "aside", dot, box: place(0, 0, width, height), hint: false,
    glass: place(gap + (left - panel[0]) / 2, gap, ...panel),
    pad: padIn(left + 2 * gap, gap, across, high, shape),
    ...around(gap, y, left, below, ring, gap) };
}

// A phone that stands: panel, ring, keys, one below the other.
function upright({ width, height, ratio, gap, shape }) {
  const low = Math.max(LEAST_RING, Math.min(0.17 * height, 0.5 * width));
  const most = Math.min((width - 2 * gap) / shape, (width > LARGE ? 0.42 : 0.5) * height);
  const dot = dotFor(width, height - most - low - 4 * gap, ratio);
  const panel = [Math.min(width, COLUMNS * dot + gap), ROWS * dot + gap];
  const keys = Math.min((width - 2 * gap) / shape, height - panel[1] - low - 4 * gap);
  const below = height - panel[1] - keys - 4 * gap;
  const y = gap + panel[1] + gap;
  const ring = Math.min(below, width - 2 * (BUTTON.width * 0.9 + 2 * gap), 0.6 * width);
  return { way: "upright", dot, box: place(0, 0, width, height), hint: false,
    glass: place((width - panel[0]) / 2, gap, ...panel),
    pad: padIn(gap, height - gap - keys, width - 2 * gap, keys, shape),
    ...around(gap, y, width - 2 * gap, below, ring, gap) };
}

// The ring in the middle of a room, two buttons on each side of it, the name above those on the left;
// in a narrow room they are below it.
function around(x, y, width, height, most, gap) {
  const beside = width - most >= 2 * (LEAST_BUTTON + gap);
  const bar = 2 * BUTTON.height + gap;
  const ring = beside ? most : Math.min(width, height - bar);
  const side = beside ? (width - ring) / 2 - gap : width / 2;
  const high = Math.min(height, bar);
  const top = beside ? y + (height - high) / 2 : y + ring + gap;
  const space = (height - high) / 2;
  return {
    ring: place(x + (width - ring) / 2, beside ? y + (height - ring) / 2 : y, ring, ring),
    bars: [place(x, top, side, high), place(x + width - side, top, side, high)],
    name: beside && space > 22 ? place(x + side * 0.1, y + space / 3, side * 0.8, Math.min(18, space / 2)) : null,
    note: place(x, y, width, 0),
  };
}

// The case in its own proportions.
function asBuilt({ width, height, ratio, gap }, built) {
  const { case: box, panel, ring, pad } = built;
  const wide = width > height;
  const scale = Math.min((width - 2 * gap - (wide ? BUTTON.width + gap : 0)) / box.width, (height - 2 * gap - (wide ? 0 : BUTTON.height + gap)) / box.height);
  const at = ({ left, top, width, height = width }) => place(left * scale, top * scale, width * scale, height * scale);
  const across = box.width * scale, high = box.height * scale;
  const left = Math.max(gap, (width - across - (wide ? 2 * gap + BUTTON.width : 0)) / 2);
  const name = built.name;
  return {
    way: "built", dot: dotFor(panel.width * scale, panel.height * scale, ratio), hint: false,
    box: place(left, gap, across, high), glass: at(panel), ring: at(ring), pad: at(pad), name: at(name),
    bars: [wide ? place(left + across + gap, gap, BUTTON.width, 4 * (BUTTON.height + 6)) : place(gap, high + 2 * gap, width - 2 * gap, BUTTON.height), null],
    note: wide ? place(left + across + gap, gap + 4 * (BUTTON.height + 6) + gap, Math.max(BUTTON.width, width - left - across - 2 * gap), 0) : place(gap, high + 2 * gap, width - 2 * gap, 0),
  };
}

// Puts the parts of the page where `found` says: `part(id)` is an element.
export function arrange(found, part) {
  const put = (id, at) => {
    part(id).hidden = !at;
    if (at) Object.assign(part(id).style, { left: at.x + "px", top: at.y + "px", width: at.width + "px", height: at.height ? at.height + "px" : "" });
  };
  put("device", found.box);
  for (const name of ["glass", "ring", "pad", "name"]) put(name, found[name]);
  put("words", found.glass);
  part("words").style.fontSize = Math.min(found.glass.height / 10, found.glass.width / 17).toFixed(1) + "px"; // 8 rows of 26 signs
  const [one, other] = found.bars;
  put("bar", one);
  put("bar-2", other);
  const home = part(other ? "bar-2" : "bar");
  if (part("more").parentElement !== home) home.append(part("hold"), part("more"));
  put("hint", found.hint ? found.note : null);
  const { note } = found;
  Object.assign(part("notice").style, { left: note.x + "px", top: note.y + "px", width: note.width + "px" });
}
