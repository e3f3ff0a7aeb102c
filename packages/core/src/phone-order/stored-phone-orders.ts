import * as z from 'zod/mini';
import type { VersionedValue } from '../storage/versioned-value.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type PhoneOrderDraft, phoneOrderDraft, isBlankPhoneOrder } from './phone-order-draft.ts';
import { STORED_PHONE_ORDERS_KEY } from './stored-phone-orders-key.ts';

const schema = z.object({
  /** The one on the screen; null between two. */
  current: z.nullable(phoneOrderDraft),
  /** Those that wait for their caller, the last one first. */
  parked: z.array(phoneOrderDraft),
});
/** The half-entered orders of this device. */
export type StoredPhoneOrders = {
  readonly current: PhoneOrderDraft | null;
  readonly parked: readonly PhoneOrderDraft[];
};

export const storedPhoneOrders: VersionedValue<StoredPhoneOrders> = {
  key: STORED_PHONE_ORDERS_KEY,
  version: 1,
  schema,
};

/** More calls nobody can hold. */
export const PARKED_MAX = 5;
/** Nobody waits longer on the phone: what is older is thrown away, with the caller's data. */
const STORED_MINUTES_MAX = 12 * 60;

const isFresh = ({ startedAt }: PhoneOrderDraft, now: Instant): boolean =>
  minutesBetween(startedAt, now) < STORED_MINUTES_MAX;

/** What of the kept orders is still of use. One of which nothing was entered is not: two tabs would write into the same. */
export const freshPhoneOrders = ({ current, parked }: StoredPhoneOrders, now: Instant): StoredPhoneOrders => ({
  current: current !== null && isFresh(current, now) && !isBlankPhoneOrder(current) ? current : null,
  parked: parked.filter((each) => isFresh(each, now)),
});

/** Puts the order on the screen aside; one of which nothing was entered is let go. */
export const withParked = ({ current, parked }: StoredPhoneOrders): StoredPhoneOrders => ({
  current: null,
  parked: current === null || isBlankPhoneOrder(current) ? parked : [current, ...parked].slice(0, PARKED_MAX),
});

/** Brings a parked order back to the screen and parks the one that is there. */
export function withResumed(saved: StoredPhoneOrders, key: string): StoredPhoneOrders {
  const resumed = saved.parked.find((each) => each.key === key);
  if (resumed === undefined) return saved;
  const { parked } = withParked({ ...saved, parked: saved.parked.filter((each) => each !== resumed) });
  return { current: resumed, parked };
}
