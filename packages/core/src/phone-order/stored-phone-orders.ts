import * as z from 'zod/mini';
import type { VersionedValue } from '../storage/versioned-value.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type PhoneOrderDraft, phoneOrderDraft, isBlankPhoneOrder } from './phone-order-draft.ts';
import { STORED_PHONE_ORDERS_KEY } from './stored-phone-orders-key.ts';

const schema = z.object({
  /** The order on the screen; null when there is none. */
  current: z.nullable(phoneOrderDraft),
  /** The orders that wait for their caller, the last one first. */
  parked: z.array(phoneOrderDraft),
});
/** The unfinished phone orders of this device. */
export type StoredPhoneOrders = {
  readonly current: PhoneOrderDraft | null;
  readonly parked: readonly PhoneOrderDraft[];
};

export const storedPhoneOrders: VersionedValue<StoredPhoneOrders> = {
  key: STORED_PHONE_ORDERS_KEY,
  version: 1,
  schema,
};

/** Nobody can hold more calls. */
export const PARKED_MAX = 5;
/** Nobody waits longer on the phone, so older orders are deleted, with the caller's data. */
const STORED_MINUTES_MAX = 12 * 60;

const isFresh = ({ startedAt }: PhoneOrderDraft, now: Instant): boolean =>
  minutesBetween(startedAt, now) < STORED_MINUTES_MAX;

/** The stored orders that are still useful. Empty ones are left out, because two tabs would edit the same one. */
export const freshPhoneOrders = ({ current, parked }: StoredPhoneOrders, now: Instant): StoredPhoneOrders => ({
  current: current !== null && isFresh(current, now) && !isBlankPhoneOrder(current) ? current : null,
  parked: parked.filter((each) => isFresh(each, now)),
});

/** Parks the order on the screen; an empty one is dropped. */
export const withParked = ({ current, parked }: StoredPhoneOrders): StoredPhoneOrders => ({
  current: null,
  parked: current === null || isBlankPhoneOrder(current) ? parked : [current, ...parked].slice(0, PARKED_MAX),
});

/** Moves a parked order to the screen and parks the one that is there. */
export function withResumed(saved: StoredPhoneOrders, key: string): StoredPhoneOrders {
  const resumed = saved.parked.find((each) => each.key === key);
  if (resumed === undefined) return saved;
  const { parked } = withParked({ ...saved, parked: saved.parked.filter((each) => each !== resumed) });
  return { current: resumed, parked };
}

const draftsOf = ({ current, parked }: StoredPhoneOrders): readonly PhoneOrderDraft[] =>
  current === null ? parked : [current, ...parked];

/** The keys of the orders that a tab knows to be stored. */
export const keysOf = (byKey: StoredPhoneOrders): readonly string[] => draftsOf(byKey).map(({ key }) => key);

type Merging = {
  /** The keys that were stored when this tab last read them. */
  readonly base: readonly string[];
  readonly mine: StoredPhoneOrders;
  /** What the device stores now, of all tabs. */
  readonly theirs: StoredPhoneOrders;
};

/**
 * The orders to store when several tabs take orders on one device. The order on my screen is saved as it is; one on
 * another tab's screen is parked for me, so that none is lost; one that another tab has finished is removed here too.
 */
export function mergedPhoneOrders({ base, mine, theirs }: Merging): StoredPhoneOrders {
  const byKey = new Map(draftsOf(theirs).map((each) => [each.key, each]));
  const isEndedElsewhere = ({ key }: PhoneOrderDraft) => base.includes(key) && !byKey.has(key);
  // Another tab may have continued it.
  const parked = mine.parked.filter((each) => !isEndedElsewhere(each)).map((each) => byKey.get(each.key) ?? each);
  const known = new Set([...base, ...keysOf({ ...mine, parked })]);
  const added = [...byKey.values()].filter((each) => !known.has(each.key) && !isBlankPhoneOrder(each));
  return { current: mine.current, parked: [...parked, ...added] };
}
