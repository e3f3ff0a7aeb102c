// Loaded into a server before anything else: its clock shows SHIFTED_CLOCK_START now, and ticks on.
const SystemDate = Date;
const offset = SystemDate.parse(process.env['SHIFTED_CLOCK_START'] ?? '') - SystemDate.now();
const now = () => SystemDate.now() + offset;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, parameters: [number?]) =>
    parameters.length === 0 ? new target(now()) : (Reflect.construct(target, parameters) as Date),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
