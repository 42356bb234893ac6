// The panel: what is written to it over I2C, and what it shows, mounted the usual way up.

const COLUMNS = 128, PAGES = 8;
// Bytes that follow a command; what is not listed has none.
const ARGUMENTS = {
  0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x81: 1, 0x8d: 1, 0xa3: 2, 0xa8: 1, 0xad: 1, 0xd3: 1,
  0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
};
const IGNORED = [0x8d, 0xad, 0xd5, 0xd9, 0xda, 0xdb, 0xe3, 0x2e];

export class Panel {
  // `onWritten()` is told after each message that brought something.
  constructor(onWritten) {
    this.onWritten = onWritten;
    this.powerOn();
  }

  powerOn() {
    this.memory = new Uint8Array(COLUMNS * PAGES);
    this.mode = 2; // within a page
    [this.column, this.columns] = [0, [0, COLUMNS - 1]];
    [this.page, this.pages] = [0, [0, PAGES - 1]];
    this.on = this.inverted = this.allOn = false;
    this.mirrored = true;
    this.downward = false;
    this.firstLine = this.offset = 0;
    this.lines = 63;
    this.waiting = [];
  }

  // 8 pages of 128 bytes, bit 0 on top.
  picture() {
    if (!this.on) return new Uint8Array(COLUMNS * PAGES);
    if (this.allOn) return new Uint8Array(COLUMNS * PAGES).fill(0xff);
    const seen = this.scanned();
    return this.inverted ? seen.map((byte) => byte ^ 0xff) : seen;
  }

  // The memory in the order in which it is shown: upright, as the firmware sets it up, or not yet.
  scanned() {
    const { memory, mirrored, downward } = this, shift = this.firstLine + this.offset;
    if (!mirrored && downward && !shift) return memory.slice();
    const seen = new Uint8Array(COLUMNS * PAGES);
    for (let y = 0; y <= this.lines; y++) {
      const row = ((downward ? y : this.lines - y) + shift) % 64;
      for (let x = 0; x < COLUMNS; x++) {
        const byte = memory[(row >> 3) * COLUMNS + (mirrored ? COLUMNS - 1 - x : x)];
        seen[(y >> 3) * COLUMNS + x] |= ((byte >> (row & 7)) & 1) << (y & 7);
      }
    }
    return seen;
  }

  // As the bus asks it: a message begins, brings bytes, ends; a read gives the status.
  start() {
    this.control = -1;
    this.wrote = false;
  }

  write(byte) {
    if (this.control < 0) {
      this.control = byte;
      return;
    }
    this.wrote = true;
    if (this.control & 0x40) this.store(byte);
    else this.command(byte);
    if (this.control & 0x80) this.control = -1;
  }

  read() {
    return this.on ? 0x00 : 0x40;
  }

  stop() {
    if (this.wrote) this.onWritten();
  }

  store(byte) {
    this.memory[this.page * COLUMNS + this.column] = byte;
    const next = (at, [first, last]) => (at >= last ? first : at + 1);
    if (this.mode === 2) this.column = (this.column + 1) % COLUMNS;
    else if (this.mode === 0) {
      if (this.column >= this.columns[1]) this.page = next(this.page, this.pages);
      this.column = next(this.column, this.columns);
    } else {
      if (this.page >= this.pages[1]) this.column = next(this.column, this.columns);
      this.page = next(this.page, this.pages);
    }
  }

  command(byte) {
    this.waiting.push(byte);
    if (this.waiting.length <= (ARGUMENTS[this.waiting[0]] ?? 0)) return;
    const [command, one, two] = this.waiting;
    this.waiting = [];
    if (command <= 0x0f) this.column = (this.column & 0xf0) | command;
    else if (command <= 0x1f) this.column = (this.column & 0x0f) | ((command & 0x07) << 4);
    else if (command === 0x20) this.mode = one & 3;
    else if (command === 0x21) [this.column, this.columns] = [one, [one, two]];
    else if (command === 0x22) [this.page, this.pages] = [one, [one, two]];
    else if (command >= 0x40 && command <= 0x7f) this.firstLine = command & 63;
    else if (command === 0x81) this.contrast = one;
    else if (command >> 1 === 0xa0 >> 1) this.mirrored = command === 0xa0;
    else if (command >> 1 === 0xa4 >> 1) this.allOn = command === 0xa5;
    else if (command >> 1 === 0xa6 >> 1) this.inverted = command === 0xa7;
    else if (command === 0xa8) this.lines = one;
    else if (command >> 1 === 0xae >> 1) this.on = command === 0xaf;
    else if (command >= 0xb0 && command <= 0xb7) this.page = command & 7;
    else if (command >= 0xc0 && command <= 0xcf) this.downward = (command & 8) !== 0;
    else if (command === 0xd3) this.offset = one;
    else if (!IGNORED.includes(command)) throw new Error(`0x${command.toString(16)} is no command of the panel's`);
  }
}
