// One I2C bus and what is on it, reached through the RP2040's I2C block and through pins that software moves:
// CircuitPython asks whether an address answers by a write of no bytes, which the block cannot send.
//
// A device has `start()`, `write(byte)`, `read()` and `stop()`.

export class I2CBus {
  constructor(address, device) {
    this.address = address;
    this.device = device;
    this.bytes = 0; // on the wire, those of addresses included
    this.powerOn();
  }

  powerOn() {
    this.line = { active: false, count: 0, shift: 0, phase: "idle", device: null, pull: false, out: 0, scl: 1, sda: 1 };
  }

  addressed(address) {
    this.bytes++;
    if (address !== this.address) return null;
    this.device.start();
    return this.device;
  }

  // Connect it to the block `i2c`.  `later(bits, act)` acts once so many bits have passed.
  attach(i2c, later) {
    let device = null;
    i2c.onStart = () => later(1, () => i2c.completeStart());
    i2c.onConnect = (address) => {
      device = this.addressed(address);
      later(9, () => i2c.completeConnect(!!device));
    };
    i2c.onWriteByte = (byte) => {
      this.bytes++;
      device?.write(byte);
      later(9, () => i2c.completeWrite(!!device));
    };
    i2c.onReadByte = () => {
      this.bytes++;
      later(9, () => i2c.completeRead(device ? device.read() : 0xff));
    };
    i2c.onStop = () => {
      device?.stop();
      device = null;
      later(1, () => i2c.completeStop());
    };
  }

  // The lines have changed; returns true while the device holds SDA low.
  lines(scl, sda) {
    const line = this.line;
    const [clock, edge] = [scl - line.scl, sda - line.sda];
    [line.scl, line.sda] = [scl, sda];
    if (!clock && edge && scl) this.frame(edge < 0);
    else if (line.active && clock > 0) this.sample(sda);
    else if (line.active && clock < 0) this.next();
    return line.pull;
  }

  frame(starts) {
    const line = this.line;
    if (starts) Object.assign(line, { active: true, phase: "address", count: 0, shift: 0, pull: false });
    else if (line.active) {
      line.device?.stop();
      Object.assign(line, { active: false, phase: "idle", device: null, pull: false });
    }
  }

  sample(sda) {
    const line = this.line;
    if (line.count < 8 && line.phase !== "read") line.shift = (line.shift << 1) | sda;
    else if (line.count === 8 && line.phase === "read") line.more = !sda;
    line.count++;
  }

  next() {
    const line = this.line;
    if (line.count === 8) this.acknowledge();
    else if (line.count === 9) this.begin();
    else if (line.phase === "read") line.pull = !((line.out << line.count) & 0x80);
  }

  acknowledge() {
    const line = this.line;
    if (line.phase === "address") {
      line.reads = !!(line.shift & 1);
      line.device = this.addressed(line.shift >> 1);
      line.pull = !!line.device;
    } else if (line.phase === "write") {
      this.bytes++;
      line.device?.write(line.shift & 0xff);
      line.pull = !!line.device;
    } else line.pull = false; // whoever reads acknowledges
  }

  begin() {
    const line = this.line;
    Object.assign(line, { count: 0, shift: 0, pull: false });
    if (line.phase === "address") line.phase = !line.device ? "ignored" : line.reads ? "read" : "write";
    if (line.phase === "read" && line.more === false) line.phase = "ignored";
    else if (line.phase === "read") {
      this.bytes++;
      line.out = line.device.read() & 0xff;
      line.pull = !(line.out & 0x80);
    }
  }
}
