// A computer at the USB socket, which reads the console.
import { USBCDC } from "./rp2040.mjs";

const FIRST_REQUEST_NS = 30e6, RETRY_NS = 150e6;

// Plug it into the chip `mcu`; what the console says goes to `onText`.  Returns what is sent with `send(text)`.
export function plugged(mcu, onText) {
  const usb = mcu.usbCtrl;
  const cdc = new USBCDC(usb);
  let waiting = null; // a read that nothing was there for
  cdc.onSerialData = (bytes) => onText(Buffer.from(bytes).toString("latin1"));

  // A computer leaves some milliseconds between the bus's reset and its first request, and starts over if
  // nothing answers.  CircuitPython drops a request that comes before it has handled the reset.
  const [stockReset, stockWrite, stockRead] = [usb.onResetReceived, usb.onEndpointWrite, usb.onEndpointRead];
  let answered = false;
  const retry = mcu.clock.createAlarm(() => answered || usb.resetDevice());
  const begin = mcu.clock.createAlarm(() => {
    stockReset();
    retry.schedule(RETRY_NS);
  });
  usb.onResetReceived = () => begin.schedule(FIRST_REQUEST_NS);
  usb.onEndpointWrite = (endpoint, data) => {
    answered = true;
    stockWrite(endpoint, data);
  };
  // rp2040js answers an idle endpoint with empty packets without end: the request is held instead.
  usb.onEndpointRead = (endpoint, size) => {
    const idle = endpoint === cdc.outEndpoint && cdc.txFIFO.empty;
    if (endpoint === 0 || (endpoint === cdc.outEndpoint && !idle)) stockRead(endpoint, size);
    else if (idle) waiting = [endpoint, size];
  };

  return (text) => {
    for (const byte of Buffer.from(text, "latin1")) cdc.sendSerialByte(byte);
    if (!waiting) return;
    const [endpoint, size] = waiting;
    waiting = null;
    const sent = new Uint8Array(Math.min(size, cdc.txFIFO.itemCount));
    for (let at = 0; at < sent.length; at++) sent[at] = cdc.txFIFO.pull();
    usb.endpointReadDone(endpoint, sent);
  };
}
