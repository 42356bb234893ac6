// A Pico: rp2040js, and what CircuitPython needs of the chip beyond it.  All of it runs in emulated time and
// repeats exactly.
import { ConsoleLogger, LogLevel, RP2040 } from "./rp2040.mjs";
import { fast } from "./fast_core.mjs";
import { NorFlash } from "./nor_flash.mjs";
import { Latch, QspiPins, Rosc, SSI, XipCtrl } from "./peripherals.mjs";
import { Pads } from "./pads.mjs";
import { plugged } from "./serial.mjs";

const FLASH_SIZE = 2 << 20, FLASH_ROOM = 16 << 20;
const UNIQUE_ID = [0xe6, 0x60, 1, 2, 3, 4, 5, 6];
const WATCHDOG = 0x40058;
const ASK_NS = 1e6; // how often `run` asks whether to stop
const PIO_STEP_NS = 50;

export class Pico {
  // `bootrom` are 4,096 words, `uf2` pages by their addresses; `core` is the processor in C, or null.
  constructor({ uf2, bootrom, core, seed, takes }) {
    Object.assign(this, { bootrom, core, seed, takes });
    this.flash = new Uint8Array(FLASH_ROOM).fill(0xff);
    for (const [address, page] of uf2) this.flash.set(page, address);
    this.base = 0; // emulated ns before the latest reset
    this.pads = new Pads(() => this.edgeNs || this.ns);
    this.buses = [];
    this.onConsole = this.onReset = this.onErase = this.onTick = () => {};
    this.power();
  }

  get ns() {
    return this.base + this.mcu.clock.nanos;
  }

  get ms() {
    return this.ns / 1e6;
  }

  // Power on: what is in RAM is lost, the flash stays.
  power() {
    if (this.mcu) this.base += this.mcu.clock.nanos;
    this.build(null);
  }

  // Reset by the watchdog or the system control block: RAM stays.
  restart(reason) {
    const { sram, peripherals } = this.mcu;
    this.base += this.mcu.clock.nanos;
    this.build({ sram, scratch: peripherals[WATCHDOG].scratchData, reason });
    this.onReset(reason);
  }

  build(kept) {
    const mcu = (this.mcu = new RP2040());
    mcu.loadBootrom(this.bootrom);
    mcu.logger = new ConsoleLogger(LogLevel.Error, false);
    mcu.flash = this.flash;
    mcu.flash16 = new Uint16Array(this.flash.buffer);
    mcu.flashView = new DataView(this.flash.buffer);
    this.buildFlash(mcu);
    const parts = mcu.peripherals;
    parts[0x14000] = new XipCtrl(mcu, "XIP_CTRL");
    parts[0x40060] = this.rosc = new Rosc(mcu, this.rosc ? this.rosc.state : this.seed);
    parts[0x40064] = new Latch(mcu, "VREG", { 0: 0xb1, 8: 0x100 }); // as after power on
    this.buildResets(mcu, kept);
    this.send = plugged(mcu, (text) => this.onConsole(text));
    // rp2040js runs the PIO by a timer of the computer's, out of step with emulated time: it is stepped here.
    for (const pio of mcu.pio) {
      pio.run = () => {};
      for (const machine of pio.machines) machine.due = 0;
    }
    this.pads.attach(mcu.gpio);
    for (const bus of this.buses) this.connect(bus);
    mcu.core.PC = 0x10000000;
    this.quick = this.core && fast(this.core, mcu);
  }

  buildFlash(mcu) {
    const options = { size: FLASH_SIZE, uid: UNIQUE_ID, now: () => this.ms, takes: this.takes };
    const chip = new NorFlash(this.flash, { ...options, onErase: () => this.onErase() });
    const select = new QspiPins(mcu, () => chip.release());
    mcu.peripherals[0x40018] = select;
    mcu.peripherals[0x18000] = new SSI(mcu, select, chip);
    // Chip select is pulled up: CircuitPython 10 reads it as the BOOTSEL button.
    for (const pin of mcu.qspi) Object.defineProperty(pin, "inputValue", { value: true });
  }

  buildResets(mcu, kept) {
    const parts = mcu.peripherals, dog = parts[WATCHDOG];
    if (kept) {
      mcu.sram.set(kept.sram);
      dog.scratchData.set(kept.scratch);
      dog.reason = { watchdog: 1, force: 2 }[kept.reason] ?? 0;
    }
    this.pendingReset = null;
    dog.onWatchdogTrigger = () => {
      this.pendingReset = dog.reason === 1 ? "watchdog" : "force";
      dog.alarm.enable = dog.timer.enable = false; // or the alarm rearms itself without end
    };
    const { ppb } = mcu, [write, read] = [ppb.writeUint32.bind(ppb), ppb.readUint32.bind(ppb)];
    const AIRCR = 0xd0c, KEY = 0x05fa, SYSRESETREQ = 4;
    ppb.writeUint32 = (offset, value) => {
      if (offset !== AIRCR) write(offset, value);
      else if (value & SYSRESETREQ && value >>> 16 === KEY) this.pendingReset = "system";
    };
    ppb.readUint32 = (offset) => (offset === AIRCR ? 0xfa050000 : read(offset));
    // A block of I2C is cleared as it is reset, on which a new start of the program relies.
    const resets = parts[0x4000c], stock = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      if (offset === 0) for (const [number, i2c] of mcu.i2c.entries()) if (value & (8 << number)) clear(i2c);
      stock(offset, value);
    };
  }

  // Put `bus` on the pads `scl` and `sda`, which its pull-ups hold up.
  attachBus(bus, scl, sda) {
    const { pads } = this;
    pads.pull[scl] = pads.pull[sda] = 1;
    this.buses.push({ bus, scl, sda });
    this.connect(this.buses.at(-1));
    const moved = () => {
      const want = bus.lines(pads.level[scl], pads.level[sda]) ? 0 : -1;
      if (pads.held[sda] !== want) pads.hold(sda, want);
    };
    for (const pad of [scl, sda]) {
      pads.watch(pad, moved);
      pads.settle(pad);
    }
  }

  connect({ bus, sda }) {
    const { mcu } = this, i2c = mcu.i2c[(sda >> 1) & 1];
    bus.powerOn();
    const bit = () => ((i2c.sclLowPeriod + i2c.sclHighPeriod) * 1e9) / mcu.clkSys;
    bus.attach(i2c, (bits, act) => mcu.clock.createAlarm(act).schedule(bits * bit()));
  }

  stepPio(now) {
    const cycle = 1e9 / this.mcu.clkSys;
    for (const pio of this.mcu.pio) {
      if (pio.stopped) continue;
      for (const machine of pio.machines) {
        if (!machine.enabled) machine.due = 0;
        else this.stepMachine(pio, machine, now, cycle);
      }
    }
    this.edgeNs = 0;
  }

  stepMachine(pio, machine, now, cycle) {
    machine.due ||= now;
    const step = ((machine.clockDivInt || 65536) + machine.clockDivFrac / 256) * cycle;
    for (let guard = 0; machine.due <= now && machine.enabled && guard < 100_000; guard++) {
      const before = machine.cycles;
      this.edgeNs = this.base + machine.due;
      machine.step();
      pio.checkChangedPins();
      const spent = machine.cycles < before ? machine.cycles : machine.cycles - before;
      if (machine.waiting || spent === 0) {
        machine.due = now + step;
        return;
      }
      machine.due += spent * step;
    }
  }

  // Run until the emulated time `end` (ms) or until `stop()` says so, which is asked each ms.
  run(end, stop = () => false) {
    let ask = this.ns + ASK_NS;
    while (this.ns < end * 1e6) {
      if (this.pendingReset) {
        this.restart(this.pendingReset);
        ask = this.ns;
      }
      this.runTo(Math.min(end * 1e6, ask) - this.base);
      if (this.ns < ask) continue;
      ask = this.ns + ASK_NS;
      this.onTick(this.ns);
      if (stop()) return;
    }
  }

  // Run until the chip's own clock shows `limit` (ns), or it is reset.
  runTo(limit) {
    const { core, clock, pio, clkSys } = this.mcu;
    const cycle = 1e9 / clkSys;
    while (clock.nanosCounter < limit && this.pendingReset === null) {
      const pioRuns = !(pio[0].stopped && pio[1].stopped);
      if (core.waiting) {
        const alarm = clock.nextAlarm ? clock.nanosToNextAlarm : limit - clock.nanos;
        const sleep = pioRuns ? Math.min(alarm, PIO_STEP_NS) : alarm;
        clock.tick(Math.max(cycle, Math.min(sleep, limit - clock.nanos + cycle)));
      } else if (pioRuns || !this.quick?.(limit, cycle)) {
        const spent = core.executeInstruction() * cycle;
        const alarm = clock.nextAlarm;
        if (alarm === null || alarm.nanos > clock.nanosCounter + spent) clock.nanosCounter += spent;
        else clock.tick(spent);
      }
      if (pioRuns) this.stepPio(clock.nanos);
    }
  }
}

function clear(i2c) {
  Object.assign(i2c, { enable: 0, intRaw: 0, intEnable: 0, state: 0, abortSource: 0 });
  i2c.busy = i2c.stop = i2c.pendingRestart = i2c.firstByte = false;
  i2c.rxFIFO.reset();
  i2c.txFIFO.reset();
  i2c.checkInterrupts();
}
