// The Pico's flash chip: a serial NOR flash, fed one byte at a time while it is selected.
//
// It acts on what it was told when it is selected no more.  While it programs or erases it is busy
// and answers nothing but its status; whoever drives it asks for that until it is done.

const PAGE = 256;
const SIZES = { 0x20: 4096, 0x52: 32768, 0xd8: 65536 }; // bytes that a command erases
const PROGRAM = 0x02, READ = 0x03, LOCK = 0x04, STATUS = 0x05, UNLOCK = 0x06, STATUS_2 = 0x35;
const ID = 0x9f, UNIQUE_ID = 0x4b;
const BUSY = 1, UNLOCKED = 2, QUAD = 2;

export class NorFlash {
  // `bytes` are its cells, of which `size` exist; `now()` is the time in ms; `takes` are the ms of a
  // page and of an erased sector.  `onErase()` is told of each erase as it begins.
  constructor(bytes, { size, uid, now, takes = { page: 0, erase: 0 }, onErase = () => {} }) {
    Object.assign(this, { bytes, size, uid, now, takes, onErase });
    this.unlocked = false;
    this.busyUntil = -1;
    this.select();
  }

  select() {
    this.command = undefined;
    this.count = 0;
    this.address = 0;
    this.sent = [];
  }

  get busy() {
    return this.now() < this.busyUntil;
  }

  // Chip select has risen.
  release() {
    const command = this.command;
    if (!this.busy) {
      if (this.unlocked && command === PROGRAM && this.count > 4) this.program();
      else if (this.unlocked && command in SIZES && this.count >= 4) this.erase(SIZES[command]);
      if (command === UNLOCK) this.unlocked = true;
      if (command === LOCK || command === 0x01 || command === 0x31) this.unlocked = false;
    }
    this.select();
  }

  program() {
    const start = this.address & ~(PAGE - 1);
    for (const [at, byte] of this.sent.entries()) {
      const place = start | ((this.address + at) & (PAGE - 1));
      if (place < this.size) this.bytes[place] &= byte;
    }
    this.unlocked = false;
    this.busyUntil = this.now() + this.takes.page;
  }

  erase(length) {
    const start = this.address & ~(length - 1);
    if (start < this.size) this.bytes.fill(0xff, start, start + length);
    this.unlocked = false;
    this.onErase();
    this.busyUntil = this.now() + (this.takes.erase * length) / SIZES[0x20];
  }

  // One byte in, one byte out.
  transfer(byte) {
    const at = this.count++;
    if (at === 0) {
      this.command = byte;
      return 0xff;
    }
    if (this.command === STATUS) return (this.busy ? BUSY : 0) | (this.unlocked ? UNLOCKED : 0);
    if (this.busy) return 0xff;
    switch (this.command) {
      case STATUS_2: return QUAD; // as a Pico is once its second stage has run
      case 0x15: return 0;
      case ID: return [0xef, 0x40, Math.log2(this.size)][at - 1] ?? 0;
      case UNIQUE_ID: return at >= 5 ? (this.uid[at - 5] ?? 0) : 0;
    }
    if (this.command !== READ && this.command !== PROGRAM && !(this.command in SIZES)) return 0xff;
    if (at <= 3) this.address = (this.address << 8) | byte;
    else if (this.command === READ) return this.bytes[(this.address + at - 4) % this.size];
    else this.sent.push(byte);
    return 0xff;
  }
}
