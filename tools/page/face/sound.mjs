// The piezo through the loudspeaker, once something was pressed: before, no browser lets it sound.

const LOUD = 0.06;
// By these a browser knows that somebody is there; by a finger that comes down it does not.
const PRESSED = ["pointerup", "touchend", "mousedown", "click", "keydown"];

export class Sound {
  constructor(on) {
    this.on = on;
    this.hertz = this.strength = 0;
    for (const event of PRESSED) addEventListener(event, () => this.begin(), true);
  }

  // Begins, or goes on after the browser stopped it: it may as long as nobody is there, or in a call.
  begin() {
    if (!this.on || !globalThis.AudioContext) return;
    if (!this.context) this.make();
    if (this.context.state !== "running") this.context.resume().catch(() => {});
  }

  make() {
    this.context = new AudioContext();
    this.wave = this.context.createOscillator();
    this.wave.type = "square";
    this.volume = this.context.createGain();
    this.volume.gain.value = 0;
    this.wave.connect(this.volume).connect(this.context.destination);
    this.wave.start();
    this.tone(this.hertz, this.strength);
  }

  tone(hertz, strength) {
    this.hertz = hertz;
    this.strength = strength;
    if (!this.context) return;
    const now = this.context.currentTime;
    if (hertz) this.wave.frequency.setValueAtTime(hertz, now);
    this.volume.gain.setValueAtTime(this.on && hertz ? LOUD * strength : 0, now);
  }

  turn(on) {
    this.on = on;
    this.tone(this.hertz, this.strength);
  }
}
