// Loaded into a server before anything else: its clock shows SHIFTED_CLOCK_START now, and ticks on. Whoever started the
// process may send it milliseconds, by which it jumps.
const SystemDate = Date;
let offset = SystemDate.parse(process.env['SHIFTED_CLOCK_START'] ?? '') - SystemDate.now();
process.on('message', (milliseconds) => {
  offset += Number(milliseconds);
});
// The server ends no later because of it.
process.channel?.unref();
const now = () => SystemDate.now() + offset;

/** As quick as what it stands for, or every time that a server tells would be dearer under `pnpm bench`. */
class ShiftedDate extends SystemDate {
  constructor(...parameters: [number?]) {
    super(...((parameters.length === 0 ? [now()] : parameters) as [number]));
  }
  static override now = now;
  /** Of the times that Node itself makes, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof SystemDate;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
