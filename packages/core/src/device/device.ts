import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { type Instant, instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import { requiredName } from '../validation/required-name.ts';
import { DEVICE_DUTIES, DEVICE_STATIONS, type DeviceDuty, type DeviceStation, deviceStation } from './device-duty.ts';

const NAME_REQUIRED = 'Gib dem Gerät einen Namen, etwa «Ofen links»';

/** What the management chooses for a new device. */
export const deviceDraft = z.object(
  {
    name: requiredName(NAME_REQUIRED),
    duty: z.enum(DEVICE_DUTIES, 'Bitte wähle, wo das Gerät steht'),
    /** A device of the desk has all of them. */
    station: z.enum(DEVICE_STATIONS, 'Bitte wähle eine Station'),
  },
  FORM_MISSING,
);
export type DeviceDraft = z.infer<typeof deviceDraft>;

export const BLANK_DEVICE: DeviceDraft = { name: '', duty: 'kitchen', station: 'all' };

/** A device as the management sees it in the list. */
export const device = z.object({
  id: z.uuid(),
  name: z.string(),
  duty: z.enum(DEVICE_DUTIES),
  station: deviceStation,
  madeAt: instant,
  /** To within five minutes; null while it is not signed in. */
  lastSeenAt: z.nullable(instant),
  /** Until when its code starts it; null once it has started. */
  codeEndsAt: z.nullable(instant),
});
export type Device = z.infer<typeof device>;

/** A new device, with the code that starts it once. The code is shown this one time: only its hash is stored. */
export const madeDevice = z.object({
  devices: z.array(device),
  code: z.string(),
  codeEndsAt: instant,
  /** The address that opens the start page with the code, as a QR code: one text for each row, `#` for a dark square. */
  address: z.string(),
  qr: z.array(z.string()),
});
export type MadeDevice = z.infer<typeof madeDevice>;

export const deviceError = z.discriminatedUnion('code', [z.object({ code: z.literal('deviceUnknown') })]);
export type DeviceError = z.infer<typeof deviceError>;

/** German messages for staff. */
export const DEVICE_MESSAGES: Record<DeviceError['code'], string> = {
  deviceUnknown: 'Dieses Gerät ist schon entfernt.',
};

export const DEVICE_DUTY_LABELS: Record<DeviceDuty, string> = { kitchen: 'Küche', desk: 'Bestellpult' };

export const DEVICE_STATION_LABELS: Record<DeviceStation, string> = {
  all: 'Alle',
  oven: 'Ofen',
  cold: 'Kalt',
  drinks: 'Getränke',
};

/** What a device does at the moment. A device that was unused for a year is signed out. */
export type DeviceState = 'started' | 'waiting' | 'expired' | 'signedOut';

export function deviceState({ lastSeenAt, codeEndsAt }: Device, now: Instant): DeviceState {
  if (lastSeenAt !== null) return 'started';
  if (codeEndsAt === null) return 'signedOut';
  return Date.parse(now) < Date.parse(codeEndsAt) ? 'waiting' : 'expired';
}

/** The account under which a device is known: no person, without an e-mail address. */
export const accountOfDevice = ({
  id,
  name,
  duty,
  station,
}: Pick<Device, 'id' | 'name' | 'duty' | 'station'>): Account => ({
  id,
  firstname: name,
  lastname: '',
  email: null,
  phoneNumber: '',
  rolesId: 1,
  device: { duty, station },
});
