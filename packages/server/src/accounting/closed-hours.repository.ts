import type { SellingHours } from '@ofenpost/core/accounting/closable-from';
import { validateClosedHours } from '@ofenpost/core/accounting/closed-hours';
import { allRules } from '@ofenpost/core/editor/versioned';
import { withSpecialDays } from '@ofenpost/core/opening-hours/special-days';
import { withWeek } from '@ofenpost/core/opening-hours/week';
import { collectionOf } from '@ofenpost/core/settings/collection-settings';
import type { Transaction } from '../database/database.ts';
import { findClosedUntil } from '../ledger/booking.repository.ts';
import { loadOpeningHours } from '../opening-hours/opening-hours.repository.ts';
import type { SectionStore } from '../record/record-store.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import type { SectionStores } from '../settings/save-settings.ts';

/** When the shop sells, as it is stored. */
export async function loadSellingHours(db: Transaction): Promise<SellingHours> {
  const { collection } = await loadRestaurantSettings(db);
  return { openingHours: await loadOpeningHours(db), collection: collectionOf(collection) };
}

const withClosedRule = <T>(
  store: SectionStore<T>,
  hoursWith: (hours: SellingHours, after: T) => SellingHours,
): SectionStore<T> => ({
  ...store,
  rule: async (tx) => {
    const [rule, closedUntil, hours] = [await store.rule?.(tx), await findClosedUntil(tx), await loadSellingHours(tx)];
    const validate = validateClosedHours<T>(closedUntil, (after) => hoursWith(hours, after));
    return allRules(rule, { validate });
  },
});

/** The sections by which the shop sells, none of which lets a closed day sell again. */
export const withClosedDays = ({
  openingHours,
  extraordinaryDays,
  collection,
}: Pick<SectionStores, 'openingHours' | 'extraordinaryDays' | 'collection'>): Pick<
  SectionStores,
  'openingHours' | 'extraordinaryDays' | 'collection'
> => ({
  openingHours: withClosedRule(openingHours, (hours, week) => ({
    ...hours,
    openingHours: withWeek(hours.openingHours, week),
  })),
  extraordinaryDays: withClosedRule(extraordinaryDays, (hours, days) => ({
    ...hours,
    openingHours: withSpecialDays(hours.openingHours, days),
  })),
  collection: withClosedRule(collection, (hours, settings) => ({ ...hours, collection: collectionOf(settings) })),
});
