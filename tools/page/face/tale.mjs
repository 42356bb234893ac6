// The story of a game that is over: a few sentences, and charts whose figures stand below them.

const WIDE = 640, HIGH = 240, LEFT = 40, RIGHT = 90, TOP = 14, BOTTOM = 34, NAME = 15;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "5 2 1 2", "1 4"];
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// Returns a chart of lines over turns as SVG: told apart by dashes and names, not by colour alone.
export function chart({ title, told, series }) {
  const count = series[0].values.length, values = series.flatMap((line) => line.values);
  const high = Math.max(1, ...values), step = high > 60 ? 20 : high > 25 ? 10 : high > 10 ? 5 : high > 5 ? 2 : 1;
  const x = (at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(count - 1, 1);
  const y = (value) => HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * value) / high;
  const text = (left, top, words, anchor) => `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" text-anchor="${anchor}">${escaped(words)}</text>`;
  const parts = [];
  for (let value = 0; value <= high; value += step)
    parts.push(`<path class="grid" d="M${LEFT} ${y(value).toFixed(1)}H${WIDE - RIGHT}"/>`, text(LEFT - 6, y(value) + 4, value, "end"));
  const every = Math.ceil(count / 12);
  for (let at = 0; at < count; at += every) parts.push(text(x(at), HIGH - BOTTOM + 16, at + 1, "middle"));
  parts.push(text((LEFT + WIDE - RIGHT) / 2, HIGH - 4, "turn", "middle"));
  series.forEach((line, number) => {
    const points = line.values.flatMap((value, at) => (value === null ? [] : [`${x(at).toFixed(1)} ${y(value).toFixed(1)}`]));
    const way = points.join("L") + (points.length === 1 ? "h3" : ""); // a dot
    if (way) parts.push(`<path class="line c${number % 6}" d="M${way}" stroke-dasharray="${DASHES[number % 6]}"/>`);
  });
  let above = -NAME;
  const ends = series.map((line) => [y(line.values.filter((value) => value !== null).at(-1) ?? 0) + 4, line.name]).sort((one, other) => one[0] - other[0]);
  for (const [top, name] of ends) {
    above = Math.max(top, above + NAME);
    parts.push(text(WIDE - RIGHT + 8, above, name, "start"));
  }
  return `<svg viewBox="0 0 ${WIDE} ${Math.max(HIGH, above + 6).toFixed(0)}" role="img" aria-label="${escaped(title + ": " + told)}">${parts.join("")}</svg>`;
}

function table({ title, series }) {
  const rows = series[0].values.map((_, at) => `<tr><th scope="row">${at + 1}</th>${series.map((line) => `<td>${line.values[at] ?? ""}</td>`).join("")}</tr>`);
  const head = series.map((line) => `<th scope="col">${escaped(line.name)}</th>`).join("");
  return `<details><summary>The figures of ${escaped(title)}</summary><table><thead><tr><th scope="col">turn</th>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></details>`;
}

// Returns as HTML how a game could have been won: `rows` of turn, seat and cards.
export function way(names, { won }, rows) {
  if (!rows.length) return "";
  const body = rows.map(([turn, seat, cards]) => `<tr><th scope="row">${turn}</th><td>${escaped(names[seat])}</td><td>${escaped(cards)}</td></tr>`);
  return `<details><summary>How it could have been won from turn ${won + 1} on</summary><table><thead><tr><th scope="col">turn</th><th scope="col">player</th><th scope="col">cards and piles</th></tr></thead><tbody>${body.join("")}</tbody></table></details>`;
}

// Returns the sentences of a story as HTML; of what they say nothing is taken for more than text.
export const tale = ({ sentences }) => sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join("");

// Returns its charts as HTML.
export const shown = ({ charts }) =>
  charts.map((each) => `<h3>${escaped(each.title)}</h3><figure>${chart(each)}<figcaption>${escaped(each.told)}</figcaption></figure>${table(each)}`).join("");

const MOST = 3; // turns that are told

// Returns in words at which turns a better one was known, the dearest ones; `found` has turns, who laid and plays.
export function better(found) {
  const dearest = [...found].sort((one, other) => other.more - one.more).slice(0, MOST).sort((one, other) => one.turn - other.turn);
  const words = dearest.map(({ turn, who, plays }) => `turn ${turn + 1}, ${who} could have laid ${plays.map(([card, pile]) => `${card} on ${"ABCD"[pile]}`).join(", ") || "no more"}`);
  return words.length ? `A better turn was known by what was seen then: ${words.join("; ")}.` : "";
}
