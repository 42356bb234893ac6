// What browser.py wants to be judged, and where it finds what was measured.

import { appendFileSync, readFileSync } from "node:fs";

export const plan = JSON.parse(readFileSync(process.env.UMPIRE_PLAN, "utf8"));

// Tells browser.py a `value` by its `name`.
export function keep(name, value) {
  appendFileSync(plan.found, JSON.stringify([name, value]) + "\n");
}
