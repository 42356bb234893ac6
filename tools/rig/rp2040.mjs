// The emulator rp2040js, from the folder that the first argument names: it lies in no folder above.
import { createRequire } from "node:module";

export const { BasePeripheral, ConsoleLogger, LogLevel, RP2040, USBCDC } = createRequire(process.argv[2] + "/")("rp2040js");
