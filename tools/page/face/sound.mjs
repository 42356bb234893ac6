// The piezo through the loudspeaker, once a key was pressed: before, no browser lets it sound.

const LOUD = 0.06;

export class Sound {
  constructor(on) {
    this.on = on;
    this.hertz = this.strength = 0;
  }

  begin() {
    if (this.context || !globalThis.AudioContext) return;
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
