import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { fullName } from '../contact/full-name.ts';
import type { DeviceStation } from '../device/device-duty.ts';
import type { Action } from '../role/permission.ts';
import { type Instant, instant } from '../time/instant.ts';
import { formatTime } from '../time/zurich.ts';
import { enteredPin } from './pin.ts';

/** After so long without a change nobody is named at the device any more. */
export const SITTING_IDLE_MS = 10 * 60_000;

/** Somebody who can name themself at a device of the desk. */
export const sittingPerson = z.object({ id: z.uuid(), name: z.string() });
export type SittingPerson = z.infer<typeof sittingPerson>;

export const sittingBegin = z.object({
  person: z.uuid('Wähle zuerst, wer du bist'),
  pin: enteredPin('Gib deine PIN ein'),
});
export type SittingBegin = z.infer<typeof sittingBegin>;

/** A person without a PIN and a wrong PIN are one answer. */
export const sittingError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('pinWrong') }),
  z.object({ code: z.literal('pinBlocked'), until: instant }),
]);
export type SittingError = z.infer<typeof sittingError>;

/** The German message of a refused PIN. */
export const sittingErrorText = (error: SittingError): string =>
  error.code === 'pinWrong'
    ? 'Diese PIN stimmt nicht.'
    : `Zu oft falsch. Ab ${formatTime(error.until)} kannst du es hier wieder versuchen.`;

type Person = Pick<Account, 'id' | 'firstname' | 'lastname'>;

/** The account of a device of the desk while this person is named at it: the person's name, the device's permissions. */
export const accountOfSitting = ({ id, firstname, lastname }: Person, station: DeviceStation): Account => ({
  id,
  firstname,
  lastname,
  email: null,
  phoneNumber: '',
  rolesId: 1,
  device: { duty: 'desk', station, hasPerson: true },
});

/** As the list of people shows somebody. */
export const sittingPersonOf = ({ id, ...name }: Person & { readonly id: string }): SittingPerson => ({
  id,
  name: fullName(name),
});

/** Whether the sitting has ended by itself: nothing was changed for ten minutes. */
export const isSittingIdle = (lastChangeAt: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(lastChangeAt) >= SITTING_IDLE_MS;

/** Whether a call only reads, or changes something. */
export type CallKind = 'read' | 'change';

/** What needs no person at a device of the desk: signing out, naming somebody, and the search, which is sent as a body. */
const NAMELESS: readonly Action[] = ['session.use', 'sitting.begin', 'order.readAll'];

/** Whether somebody has to answer for this call. */
export const needsPerson = ({ device }: Pick<Account, 'device'>, action: Action, kind: CallKind): boolean =>
  device?.duty === 'desk' && kind === 'change' && !NAMELESS.includes(action);

/** Whether nobody answers for a call that needs a person. */
export const lacksPerson = (account: Pick<Account, 'device'>, action: Action, kind: CallKind): boolean =>
  needsPerson(account, action, kind) && account.device?.hasPerson !== true;
