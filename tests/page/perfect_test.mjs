// Perfect play as the page asks it: node perfect_test.mjs FACE PLAN; answers each position of the plan.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [face, plan] = process.argv.slice(2);
const { solve, stateOf, since, inSlices, inWords, rowsOf, SLICE_MS } = await import(pathToFileURL(`${face}/perfect.mjs`));
const { positions, games, rounds } = JSON.parse(readFileSync(plan, "utf8"));

// Runs `work` to its end, or until it was asked `most` times, and returns what it returns.
function run(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const answers = positions.map(({ deal, table }) => {
  let asked = 0;
  const start = performance.now();
  const answer = run(solve(deal, stateOf(deal, table), () => ++asked > rounds));
  return { ...answer, ms: performance.now() - start };
});
const told = [];
for (const game of games) {
  let longest = 0, last = performance.now();
  const alive = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    return true;
  };
  const found = await inSlices(since(game, () => true, () => performance.now()), () => performance.now(), alive);
  told.push({ ...found, words: inWords(found), rows: rowsOf(game, found), longest });
}
const stopped = games.length ? await inSlices(since(games[0], () => true, () => performance.now()), () => performance.now(), () => false) : null;
console.log(JSON.stringify({ answers, told, stopped, slice: SLICE_MS }));
