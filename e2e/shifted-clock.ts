// This module is preloaded into a server: its clock starts at SHIFTED_CLOCK_START and ticks on. The parent process may
// send milliseconds, by which it jumps.
const SystemDate = Date;
let offset = SystemDate.parse(process.env['SHIFTED_CLOCK_START'] ?? '') - SystemDate.now();
process.on('message', (milliseconds) => {
  offset += Number(milliseconds);
});
// The open channel must not keep the server process alive.
process.channel?.unref();
const now = () => SystemDate.now() + offset;

/** Extends `Date` without overhead: otherwise every time that a server reads would be dearer under `pnpm bench`. */
class ShiftedDate extends SystemDate {
  constructor(...parameters: [number?]) {
    super(...((parameters.length === 0 ? [now()] : parameters) as [number]));
  }
  static override now = now;
  /** Dates that Node itself creates are instances too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof SystemDate;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
