import type { SellingHours } from '@ofenpost/core/accounting/closable-from';
import { closedHoursRules } from '@ofenpost/core/accounting/closed-hours';
import { allRules } from '@ofenpost/core/editor/versioned';
import { collectionOf } from '@ofenpost/core/settings/collection-settings';
import type { Transaction } from '../database/database.ts';
import { findClosedUntil } from '../ledger/booking.repository.ts';
import { loadOpeningHours } from '../opening-hours/opening-hours.repository.ts';
import { loadRestaurantSettings } from '../restaurant/restaurant.repository.ts';
import type { SectionStores } from '../settings/save-settings.ts';

/** When the shop sells, as it is stored. */
export async function loadSellingHours(db: Transaction): Promise<SellingHours> {
  const { collection } = await loadRestaurantSettings(db);
  return { openingHours: await loadOpeningHours(db), collection: collectionOf(collection) };
}

type HoursSections = Pick<SectionStores, keyof ReturnType<typeof closedHoursRules>>;

/** The sections by which the shop sells, none of which lets a closed day sell again. */
export function withClosedDays(stores: HoursSections): HoursSections {
  const rulesIn = async (tx: Transaction) => closedHoursRules(await findClosedUntil(tx), await loadSellingHours(tx));
  const { openingHours, extraordinaryDays, collection } = stores;
  return {
    openingHours: { ...openingHours, rule: async (tx) => (await rulesIn(tx)).openingHours },
    extraordinaryDays: {
      ...extraordinaryDays,
      rule: async (tx) => allRules(await extraordinaryDays.rule?.(tx), (await rulesIn(tx)).extraordinaryDays),
    },
    collection: { ...collection, rule: async (tx) => (await rulesIn(tx)).collection },
  };
}
