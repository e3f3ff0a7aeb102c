import * as z from 'zod/mini';

/** The station that a screen of the kitchen shows first. */
export const DEVICE_STATIONS = ['all', 'oven', 'cold', 'drinks'] as const;
export const deviceStation = z.enum(DEVICE_STATIONS);
export type DeviceStation = z.infer<typeof deviceStation>;

/** Where a device stands: in the kitchen, or at the order desk. */
export const DEVICE_DUTIES = ['kitchen', 'desk'] as const;
export type DeviceDuty = (typeof DEVICE_DUTIES)[number];

/** What makes an account a device and not a person. */
export const deviceDuty = z.object({
  duty: z.enum(DEVICE_DUTIES),
  station: deviceStation,
  /** Whether somebody has named themself at it: the account then bears this person's id and name. */
  hasPerson: z.optional(z.boolean()),
});
