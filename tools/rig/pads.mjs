// The Pico's pads and what is wired to them: pulls, other chips, and switches between two pads.

const PADS = 30;

export class Pads {
  // `now()` is the time of an edge, ns.  The chip's own side is `gpio`, which a reset makes anew.
  constructor(now) {
    this.now = now;
    this.pull = new Int8Array(PADS); // from outside: 1 up, -1 down
    this.held = new Int8Array(PADS).fill(-1); // by another chip: 0, 1, or -1 if it lets go
    this.level = new Uint8Array(PADS);
    this.links = []; // pads that a closed switch joins
    this.watchers = Array.from({ length: PADS }, () => []);
  }

  attach(gpio) {
    this.gpio = gpio.slice(0, PADS);
    for (const [pad, pin] of this.gpio.entries()) pin.addListener(() => this.settle(pad));
    for (let pad = 0; pad < PADS; pad++) this.settle(pad);
  }

  // Tell `watcher(level, ns)` of each edge at `pad`.
  watch(pad, watcher) {
    this.watchers[pad].push(watcher);
  }

  // Let another chip hold `pad` at 0 or 1, or let it go (-1).
  hold(pad, level) {
    this.held[pad] = level;
    this.settle(pad);
  }

  // Close a switch between two pads.
  link(one, other) {
    this.links.push([one, other]);
    this.settle(one);
    this.settle(other);
  }

  // Open it.
  unlink(one, other) {
    this.links = this.links.filter((link) => link[0] !== one || link[1] !== other);
    this.settle(one);
    this.settle(other);
  }

  // All pads that `pad` is joined to, itself included.
  joined(pad) {
    const net = [pad];
    for (const here of net) {
      for (const [one, other] of this.links) {
        const to = one === here ? other : other === here ? one : -1;
        if (to >= 0 && !net.includes(to)) net.push(to);
      }
    }
    return net;
  }

  drives(pad, level) {
    return this.held[pad] === level || (this.held[pad] < 0 && this.gpio[pad].value === level);
  }

  levelOf(pad, net) {
    if (net.some((one) => this.drives(one, 0))) return 0;
    if (net.some((one) => this.drives(one, 1))) return 1;
    if (this.pull[pad]) return this.pull[pad] > 0 ? 1 : 0;
    const value = this.gpio[pad].value; // 3 is pulled up by the chip, 5 kept where it was
    return value === 3 || (value === 5 && this.level[pad]) ? 1 : 0;
  }

  settle(pad) {
    if (!this.links.length) {
      this.put(pad, this.levelOf(pad, [pad]));
      return;
    }
    const net = this.joined(pad);
    for (const one of net) this.put(one, this.levelOf(one, net));
  }

  put(pad, level) {
    const changed = this.level[pad] !== level;
    this.level[pad] = level;
    if (this.gpio[pad].rawInputValue !== !!level) this.gpio[pad].setInputValue(!!level);
    if (changed) for (const watcher of this.watchers[pad]) watcher(level, this.now());
  }
}
