// Begins the page with the MicroPython that it carries.

import { loadMicroPython } from "micropython";
import { Umpire } from "./app.mjs";

globalThis.umpire = new Umpire();
umpire.begin(loadMicroPython).catch((error) => umpire.say(`Umpire could not begin here: ${error.message}`, "wrong", true));
