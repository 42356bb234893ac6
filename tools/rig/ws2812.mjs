// The ring: colours from the edges on its one wire.

const ONE_NS = 550, LONGEST_NS = 5_000, LATCH_NS = 50_000;

export class Ring {
  // `onColours(hex)` is told what has been latched: red, green and blue of one pixel after the other.
  constructor(onColours) {
    this.onColours = onColours;
    this.bits = [];
    this.rose = this.fell = null; // ns
  }

  edge(level, ns) {
    this.poll(ns);
    if (level) this.rose = ns;
    else if (this.rose !== null) {
      const long = ns - this.rose;
      if (long < LONGEST_NS) this.bits.push(long > ONE_NS ? 1 : 0);
      this.rose = null;
      this.fell = ns;
    }
  }

  // Called now and then: the pixels latch once the wire has been low for long enough.
  poll(ns) {
    if (!this.bits.length || this.rose !== null || ns - this.fell < LATCH_NS) return;
    const bytes = [];
    for (let at = 0; at + 8 <= this.bits.length; at += 8) bytes.push(parseInt(this.bits.slice(at, at + 8).join(""), 2));
    this.bits = [];
    for (let at = 0; at + 3 <= bytes.length; at += 3) [bytes[at], bytes[at + 1]] = [bytes[at + 1], bytes[at]];
    this.onColours(Buffer.from(bytes).toString("hex"));
  }
}
