// The processor in C (m0.c): the same instructions with the same results, several times as fast.

const SPARE_CYCLES = 24; // kept from the next alarm, as an instruction is never cut

// Let `core`, the addon, work on the state of `mcu`.  Returns quick(limit, cycle), which runs until the chip's clock
// shows `limit` (ns) at most, and returns false where rp2040js must execute the next instruction.
export function fast(core, mcu) {
  const state = new Uint32Array(16); // as m0.c has it: flags, why it stopped, the divider, what I2C waits for
  const shared = (owner, names, first) => {
    for (const [at, name] of names.entries()) {
      state[first + at] = owner[name] ? Number(owner[name]) : 0;
      const flag = first === 0;
      const get = () => (flag ? state[first + at] !== 0 : state[first + at]);
      Object.defineProperty(owner, name, { get, set: (value) => { state[first + at] = value; } });
    }
  };
  shared(mcu.core, ["N", "Z", "C", "V"], 0);
  shared(mcu.sio, ["divDividend", "divDivisor", "divQuotient", "divRemainder", "divCSR"], 8);
  core.init(mcu.core.registers, state, mcu.sram, mcu.flash, mcu.bootrom);
  const { clock, i2c } = mcu;
  return (limit, cycle) => {
    if (mcu.core.interruptsUpdated) return false;
    const alarm = clock.nextAlarm;
    const end = alarm !== null && alarm.nanos < limit ? alarm.nanos : limit;
    const budget = Math.floor((end - clock.nanosCounter) / cycle) - SPARE_CYCLES;
    if (budget <= 0) return false;
    [state[13], state[14]] = [i2c[0].intRaw, i2c[1].intRaw];
    clock.nanosCounter += core.run(budget, clock.nanosCounter, cycle) * cycle;
    return state[4] === 0;
  };
}
