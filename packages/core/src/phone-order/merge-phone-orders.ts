import { type PhoneOrderDraft, isBlankPhoneOrder } from './phone-order-draft.ts';
import type { StoredPhoneOrders } from './stored-phone-orders.ts';

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
