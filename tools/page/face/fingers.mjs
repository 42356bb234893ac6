// Fingers on the keys: mouse, touch, pen and keyboard, and a key that is held for who cannot hold.

const LEAST_MS = 60; // a tap that is shorter than a scan of the keys would be lost
const HELD_MS = 800;
const TYPED = { Enter: "#", Backspace: "*", Delete: "*" };
const MEANING = { "#": "hash: yes, done", "*": "star: take back" };

export class Fingers {
  // `move(key, down)` moves a key of the device.
  constructor(group, legend, move) {
    this.move = move;
    this.since = new Map();
    this.holding = false;
    this.onHeld = () => {};
    this.buttons = new Map();
    for (const key of legend.join("")) group.append(this.button(key));
    this.legend = legend.join("");
    addEventListener("keydown", (event) => this.typed(event, true));
    addEventListener("keyup", (event) => this.typed(event, false));
    addEventListener("blur", () => this.liftAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.liftAll());
  }

  button(key) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = key;
    button.dataset.key = key;
    button.setAttribute("aria-label", MEANING[key] ?? key);
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault();
      button.focus({ preventScroll: true, focusVisible: false });
      button.setPointerCapture(event.pointerId);
      this.press(key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(end, () => this.lift(key));
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // What presses without a pointer: a screen reader, a switch.
    button.addEventListener("click", (event) => {
      if (event.detail === 0) this.tap(key);
    });
    this.buttons.set(key, button);
    return button;
  }

  press(key) {
    if (this.since.has(key)) return;
    this.since.set(key, performance.now());
    this.buttons.get(key).classList.add("down");
    this.move(key, true);
    if (this.holding) {
      this.holding = false;
      this.onHeld();
      this.held = key;
      setTimeout(() => {
        this.held = null;
        this.lift(key);
      }, HELD_MS);
    }
  }

  lift(key) {
    if (!this.since.has(key) || this.held === key) return;
    const left = LEAST_MS - (performance.now() - this.since.get(key));
    if (left > 0) {
      setTimeout(() => this.lift(key), left);
      return;
    }
    this.since.delete(key);
    this.buttons.get(key).classList.remove("down");
    this.move(key, false);
  }

  tap(key) {
    this.press(key);
    this.lift(key);
  }

  liftAll() {
    this.held = null;
    for (const key of [...this.since.keys()]) this.lift(key);
  }

  typed(event, down) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const at = document.activeElement;
    const button = at instanceof HTMLButtonElement;
    if (button && !at.dataset.key && (event.key === "Enter" || event.key === " ")) return;
    const ofDevice = button && at.dataset.key && event.key === " " ? at.dataset.key : null;
    const key = ofDevice ?? TYPED[event.key] ?? event.key.toUpperCase();
    if (key.length !== 1 || !this.legend.includes(key)) return;
    event.preventDefault();
    if (!event.repeat) down ? this.press(key) : this.lift(key);
  }
}
