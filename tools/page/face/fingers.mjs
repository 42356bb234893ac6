// Fingers on the keys: mouse, touch, pen and keyboard, and a key that is held for who cannot hold.

const LEAST_MS = 60; // a tap that is shorter than a scan of the keys would be lost
const HELD_MS = 800, FELT_MS = 620;
const TYPED = { Enter: "#", Backspace: "*", Delete: "*" };
const TOUCH_MS = 8, HOLD_TOUCH_MS = 18; // so long a phone shakes as a key goes down, and as it is held

export class Fingers {
  // `move(key, down)` moves a key of the device.
  constructor(group, legend, move) {
    this.move = move;
    this.since = new Map();
    this.holding = false;
    this.onHeld = () => {};
    this.buttons = new Map();
    for (const button of group.querySelectorAll("[data-key]")) this.take(button);
    this.legend = legend.join("");
    addEventListener("keydown", (event) => this.typed(event, true));
    addEventListener("keyup", (event) => this.typed(event, false));
    addEventListener("blur", () => this.liftAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.liftAll());
  }

  // Puts fingers on a `button` of the page.
  take(button) {
    const { key } = button.dataset;
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault();
      document.activeElement?.blur(); // Enter is the device's for who does without the keyboard's focus
      button.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch") this.shake(key);
      this.press(key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(end, () => this.lift(key));
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // What presses without a pointer: a screen reader, a switch.
    button.addEventListener("click", (event) => {
      if (event.detail === 0) this.tap(key);
    });
    this.buttons.set(key, button);
  }

  // Lets a phone be felt, now and once the key is held, where it can and is wanted.
  shake(key) {
    navigator.vibrate?.(TOUCH_MS);
    setTimeout(() => this.since.has(key) && navigator.vibrate?.(HOLD_TOUCH_MS), FELT_MS);
  }

  // Lights the keys of `live`, each of which does something now.
  light(live) {
    for (const [key, button] of this.buttons) button.classList.toggle("live", live.includes(key));
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
    const pressing = event.key === "Enter" || event.key === " ";
    // A button to which the keyboard came is pressed by Enter and by Space, as on any page.
    const own = pressing && at instanceof HTMLButtonElement;
    if (own && !at.dataset.key) return;
    const key = own ? at.dataset.key : (TYPED[event.key] ?? event.key.toUpperCase());
    if (key.length !== 1 || !this.legend.includes(key)) return;
    event.preventDefault();
    if (!event.repeat) down ? this.press(key) : this.lift(key);
  }
}
