// What the page does before its device has come: puts the parts in their places, and tells how much
// has come.

import { arrange, fit } from "./fit.mjs";
import { carried, unpacked, written } from "./carried.mjs";

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

export { carried, unpacked };

// What a worker does that has this script.
const WORK = ";onmessage = ({ data }) => postMessage(early.unpacked(data))";

// Returns a promise of a file of the page, which another core unpacks where the browser lets it.
export function aside(name) {
  return new Promise((done) => {
    const here = () => done(carried(name));
    try {
      const script = new Blob([byId("early").textContent, WORK], { type: "text/javascript" });
      const worker = new Worker(URL.createObjectURL(script));
      worker.onmessage = ({ data }) => done(data, worker.terminate());
      worker.onerror = here;
      worker.postMessage(written(name));
    } catch {
      here();
    }
  });
}

export let files; // the device's, a promise

// Runs the page's own script, which comes packed too.
export async function begin() {
  files = aside("files");
  const code = new Blob([carried("app")], { type: "text/javascript" });
  await import(URL.createObjectURL(code));
}

export function loaded(part) {
  byId("progress").value = part;
}
