// Looking through a record: the device is another one meanwhile, and one's own stays switched off.

const STEP_MS = 1800;

export class RecordView {
  // `mp` makes the device that is shown by `draw`; `done()` is called when it is left.
  constructor(mp, draw, done) {
    this.mp = mp;
    this.draw = draw;
    this.done = done;
    this.at = 0;
    const byId = (id) => document.getElementById(id);
    [this.box, this.place, this.playing] = ["viewer", "place", "play"].map(byId);
    byId("back").onclick = () => this.step(-1);
    byId("forward").onclick = () => this.step(1);
    this.playing.onclick = () => this.play(this.playing.ariaPressed !== "true");
    byId("leave").onclick = () => this.leave();
  }

  get open() {
    return !this.box.hidden;
  }

  // Returns why the record `text` cannot be looked through, or "".
  look(text) {
    const viewer = fresh(this.mp).Viewer(text);
    if (viewer.error) return viewer.error;
    this.viewer = viewer;
    this.moves = viewer.moves().split("\n");
    this.box.hidden = false;
    document.body.classList.add("looking");
    this.go(this.moves.length - 1);
    document.getElementById("back").focus();
    return "";
  }

  go(at) {
    this.at = Math.max(0, Math.min(at, this.moves.length - 1));
    this.viewer.show(this.at);
    this.place.textContent = `${this.at} of ${this.moves.length - 1}: ${this.moves[this.at]}`;
    this.draw(this.viewer.picture(), this.viewer.colours(), this.viewer.words());
  }

  step(by) {
    this.play(false);
    this.go(this.at + by);
  }

  // Arrows, Home and End lead through the record, Escape out of it.
  typed(event) {
    const way = { ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), Home: () => this.step(-this.at),
      End: () => this.step(this.moves.length), Escape: () => this.leave() }[event.key];
    if (!way) return;
    event.preventDefault();
    way();
  }

  play(on) {
    this.playing.ariaPressed = String(on);
    clearInterval(this.timer);
    if (!on) return;
    if (this.at === this.moves.length - 1) this.go(0);
    this.timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.moves.length - 1) this.play(false);
    }, STEP_MS);
  }

  leave() {
    this.play(false);
    this.box.hidden = true;
    document.body.classList.remove("looking");
    this.viewer = null;
    this.done();
  }
}

// What has looked at the firmware of an earlier run knows modules that are gone.
const FORGET = `
import sys
for _name in list(sys.modules):
    if _name == "viewer" or _name.split(".")[0] in ("firmware", "tools"):
        del sys.modules[_name]
`;

function fresh(mp) {
  mp.runPython(FORGET);
  return mp.pyimport("viewer");
}
