// What the page does before its device has come: puts the parts in their places, and tells how much
// has come.

import { arrange, fit } from "./fit.mjs";
import { carried } from "./carried.mjs";

const byId = (id) => document.getElementById(id);

export class Room {
  // `places` are the case's own.
  constructor(places) {
    this.places = places;
    this.built = false;
    addEventListener("resize", () => this.arrange());
    this.arrange();
  }

  arrange() {
    const { clientWidth, clientHeight } = byId("room");
    this.found = fit(clientWidth, clientHeight, devicePixelRatio, this.places.pad, this.built ? this.places : null);
    document.body.dataset.way = this.found.way;
    arrange(this.found, byId);
  }
}

export { carried };

// Runs the page's own script, which comes packed too.
export async function begin() {
  const code = new Blob([carried("app")], { type: "text/javascript" });
  await import(URL.createObjectURL(code));
}

export function loaded(part) {
  byId("progress").value = part;
}
