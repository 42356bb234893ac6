// The panel's words as they are read aloud.

// Returns the rows of a picture with its small arrows in words.
export function spoken(words) {
  return words.replace(/([A-D])\^/g, "$1 up").replace(/([A-D])v(?![a-z])/g, "$1 down").replace(/\^/g, "up").trimEnd();
}

const CLOCK = /\d?\d:\d\d/g;

// Returns what `now` has that `before` had not, row by row; what a clock shows is no news.
export function news(before, now) {
  const timeless = (rows) => rows.split("\n").map((row) => row.replace(CLOCK, "0:00").trim());
  const had = new Set(timeless(before));
  const rows = now.split("\n");
  return timeless(now).flatMap((row, at) => (row && !had.has(row) ? [aloud(rows[at].trim())] : [])).join(". ");
}

// A row with its signs in words: a refusal's cross, and the keys by the names that they have on the page.
const aloud = (row) =>
  row.replace(/^× /, "no: ").replace("A < B >", "A back, B on").replace(/([#*])(?=[a-z])/g, (_, key) => (key === "#" ? "hash: " : "star: "));
