// Parts of the RP2040 that rp2040js leaves out, or only hints at.
import { BasePeripheral } from "./rp2040.mjs";

const SR = 0x28, DR0 = 0x60, DR_END = 0xf0, RXFLR = 0x24, TXFLR = 0x20, SSIENR = 0x08, IDR = 0x58, VERSION = 0x5c;
const EMPTY_AND_READY = 0x06, RECEIVED = 0x08;

// The serial interface through which the boot ROM's own routines erase and program the flash `chip`.
export class SSI extends BasePeripheral {
  constructor(rp2040, select, chip) {
    super(rp2040, "SSI");
    this.registers = new Map();
    this.received = [];
    this.select = select;
    this.chip = chip;
    this.enabled = false;
  }

  readUint32(offset) {
    switch (offset) {
      case SR:
        // Where the hardware drives it, chip select rises once there is nothing left to send.
        if (!this.select.forcedLow) this.chip.release();
        return EMPTY_AND_READY | (this.received.length ? RECEIVED : 0);
      case DR0: return this.received.length ? this.received.shift() : 0;
      case RXFLR: return this.received.length;
      case TXFLR: return 0;
      case SSIENR: return this.enabled ? 1 : 0;
      case IDR: return 0x51535049;
      case VERSION: return 0x3430312a;
      default: return this.registers.get(offset) ?? 0;
    }
  }

  writeUint32(offset, value) {
    if (offset >= DR0 && offset < DR_END) {
      const out = this.chip.transfer(value & 0xff);
      if (this.received.length < 16) this.received.push(out);
    } else if (offset === SSIENR) {
      this.enabled = !!(value & 1);
      if (!this.enabled) this.received = [];
      if (!this.select.forcedLow) this.chip.release();
    } else this.registers.set(offset, value >>> 0);
  }
}

// A store of registers that reads back what was written.
export class Latch extends BasePeripheral {
  constructor(rp2040, name, initial = {}) {
    super(rp2040, name);
    this.registers = new Map(Object.entries(initial).map(([offset, value]) => [Number(offset), value]));
  }

  readUint32(offset) {
    return this.registers.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.registers.set(offset, value >>> 0);
  }
}

// The pins of the flash: only the override of its chip select matters here.
export class QspiPins extends Latch {
  constructor(rp2040, onRelease) {
    super(rp2040, "IO_QSPI");
    this.onRelease = onRelease;
  }

  get forcedLow() {
    return (((this.registers.get(0x0c) ?? 0) >> 8) & 3) === 2;
  }

  writeUint32(offset, value) {
    const was = this.forcedLow;
    super.writeUint32(offset, value);
    if (was && !this.forcedLow) this.onRelease();
  }
}

// The ring oscillator, whose random bit `os.urandom` is made of.  Seeded, so that runs repeat.
export class Rosc extends Latch {
  constructor(rp2040, seed) {
    super(rp2040, "ROSC");
    this.state = seed >>> 0 || 1;
  }

  readUint32(offset) {
    if (offset === 0x1c) {
      this.state ^= this.state << 13;
      this.state ^= this.state >>> 17;
      this.state ^= this.state << 5;
      this.state >>>= 0;
      return (this.state >>> 7) & 1;
    }
    return offset === 0x18 ? 0x80001000 : super.readUint32(offset); // stable and enabled
  }
}

// The control of the flash's cache, which is not modelled: a flush is done at once.
export class XipCtrl extends Latch {
  readUint32(offset) {
    return offset === 0x08 ? 0x02 : super.readUint32(offset);
  }
}
