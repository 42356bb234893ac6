// The panel, the ring and the whole device, drawn.

const COLUMNS = 128, ROWS = 64;
const UNLIT = [4, 6, 10], LIT = [176, 229, 255];
const USUAL = 140, MOST = 255; // contrast

// A pixel at a tenth of its power is bright to the eye.
export function seen(part) {
  return Math.min(255, Math.round(255 * (part / 255) ** 0.45));
}

const LEAST = 0.3; // of a lit light's luminance; that of one that is dark is 0.009

const FULLER = 0.75; // how far a dim light is seen as full: 1 is wholly

// How bright a colour of 0 to 255 is, 0 to 1, as the guidelines for contrast count it.
export function luminance(colour) {
  const [red, green, blue] = colour.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// What a lit light looks like: its colour, with as much white as it takes to outshine a dark one.
export function lamp(colour) {
  const fuller = (255 / Math.max(...colour.map(seen))) ** FULLER;
  const shown = colour.map((part) => seen(part) * fuller);
  for (let white = 0; ; white += 0.04) {
    const found = shown.map((part) => Math.round(part + (255 - part) * white));
    if (luminance(found) >= LEAST) return found;
  }
}

// The panel's own pixels as an image of 128 x 64: `picture` has 8 pages of vertical bytes.
export function image(picture, contrast) {
  const found = new ImageData(COLUMNS, ROWS);
  const share = 0.5 + 0.5 * Math.min(1, contrast / USUAL), white = 0.5 * Math.max(0, (contrast - USUAL) / (MOST - USUAL));
  const lit = LIT.map((part) => Math.round((part + (255 - part) * white) * share));
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const on = (picture[(y >> 3) * COLUMNS + x] >> (y & 7)) & 1;
      found.data.set([...(on ? lit : UNLIT), 255], 4 * (y * COLUMNS + x));
    }
  return found;
}

// Draws `image` on `canvas` in whole pixels of the screen, as large as `width` x `height` allow.
export function show(canvas, image, width, height, ratio) {
  const dot = Math.max(1, Math.floor(Math.min((width * ratio) / COLUMNS, (height * ratio) / ROWS)));
  if (canvas.width !== dot * COLUMNS) {
    canvas.width = dot * COLUMNS;
    canvas.height = dot * ROWS;
  }
  const across = Math.min(canvas.width / ratio, width); // where not even one has room they are narrower
  canvas.style.width = across + "px";
  canvas.style.height = (across * ROWS) / COLUMNS + "px";
  // In the middle, and on whole pixels: between two of them every dot would be blurred.
  const between = (room, part) => Math.floor(((room - part) / 2) * ratio) / ratio + "px";
  canvas.style.left = between(width, across);
  canvas.style.top = between(height, (across * ROWS) / COLUMNS);
  const small = document.createElement("canvas");
  small.width = COLUMNS;
  small.height = ROWS;
  small.getContext("2d").putImageData(image, 0, 0);
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  if (dot > 3) {
    context.fillStyle = "rgb(4 6 10 / 35%)"; // what is between the dots
    for (let at = dot - 1; at < canvas.width; at += dot) context.fillRect(at, 0, 1, canvas.height);
    for (let at = dot - 1; at < canvas.height; at += dot) context.fillRect(0, at, canvas.width, 1);
  }
}

// Where the pixels of a ring of `count` are, the first at the place that `wiring` tells: in
// parts of the ring's width, from its left upper corner.
export function ringPlaces(count, first, direction, radius) {
  return Array.from({ length: count }, (_, number) => {
    const turn = (2 * Math.PI * direction * (number - (first - 1))) / count;
    return [0.5 + radius * Math.sin(turn), 0.5 - radius * Math.cos(turn)];
  });
}

const HUES = ["red", "orange", "yellow", "green", "blue", "purple"];

// What the ring shows in words: "16 lights, green", for who does not see it.
export function ringWords(colours) {
  const names = new Map();
  for (const [red, green, blue] of colours) {
    if (!(red || green || blue)) continue;
    const name = hue(red, green, blue);
    names.set(name, (names.get(name) || 0) + 1);
  }
  if (!names.size) return "The ring is dark";
  return "Lights: " + [...names].map(([name, count]) => `${count} ${name}`).join(", ");
}

function hue(red, green, blue) {
  const most = Math.max(red, green, blue), least = Math.min(red, green, blue), span = most - least;
  if (span < most / 4) return "white";
  const part = most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  const degrees = part * 60;
  return degrees < 20 || degrees > 335 ? HUES[0] : degrees < 42 ? HUES[1] : degrees < 75 ? HUES[2] : degrees < 170 ? HUES[3] : degrees < 260 ? HUES[4] : HUES[5];
}

// The whole device in a picture of `scale` pixels a mm: `likeness` is the drawing that all pictures
// of the box are made by, `panel` where its picture is.
export function photograph({ likeness, places: { case: box, panel } }, panelImage, colours, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext("2d");
  const block = ([left, top, width, height, round, colour]) => {
    pen.beginPath();
    pen.roundRect(left * scale, top * scale, width * scale, height * scale, round * scale);
    pen.fillStyle = colour;
    pen.fill();
  };
  likeness.blocks.forEach(block);
  const screen = document.createElement("canvas");
  show(screen, panelImage, Math.round(panel.width * scale), Math.round(panel.height * scale), 1);
  pen.drawImage(screen, Math.round((panel.left + panel.width / 2) * scale - screen.width / 2), Math.round((panel.top + panel.height / 2) * scale - screen.height / 2));
  const [high, ink, dark] = likeness.label;
  likeness.lights.forEach((corners, at) => {
    const lit = colours[at]?.some(Boolean), shown = lit ? `rgb(${lamp(colours[at])})` : dark;
    pen.save();
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(x * scale, y * scale);
    pen.shadowColor = lit ? shown : "transparent";
    pen.shadowBlur = 3 * scale;
    pen.fillStyle = shown;
    pen.fill();
    pen.restore();
  });
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const [label, ...key] of likeness.keys) {
    block(key);
    const [left, top, width, height] = key;
    pen.fillStyle = ink;
    pen.font = `600 ${high * scale}px system-ui, sans-serif`;
    pen.fillText(label, (left + width / 2) * scale, (top + height / 2) * scale);
  }
  return canvas;
}
