// A sentence beside the device, until it is pressed away: by a key, by a finger, or by itself.

const READ_MS = 1500; // a key that comes sooner was pressed before it could be read
const LEAST_MS = 5000, A_SIGN_MS = 80; // it is there for so long, and longer the more there is to read

export class Notice {
  // `place` is where it stands; while `inDrawer()`, which would hide it, it stands in `aside`.
  constructor(place, aside, inDrawer) {
    Object.assign(this, { place, aside, inDrawer });
  }

  // Tells `text`: what is "wrong", what is "done", or what one should know; it `stays` if it must.
  say(text, kind, stays) {
    this.close(true);
    const { aside, place } = this;
    if (this.inDrawer()) {
      aside.textContent = text;
      aside.hidden = !text;
      return;
    }
    place.className = kind;
    place.setAttribute("role", kind === "wrong" ? "alert" : "status");
    place.textContent = text;
    place.hidden = !text;
    this.stays = stays;
    this.since = performance.now();
    if (text && !stays) this.timer = setTimeout(() => this.close(), LEAST_MS + A_SIGN_MS * text.length);
  }

  byKey() {
    if (performance.now() - this.since >= READ_MS) this.close();
  }

  close(anyway = false) {
    if (this.stays && !anyway) return;
    clearTimeout(this.timer);
    this.stays = false;
    this.place.hidden = this.aside.hidden = true;
  }
}
