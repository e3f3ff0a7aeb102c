import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import {
  type RemovedAreas,
  type OrderLocationDrafts,
  orderLocationDraftsOf,
  orderLocationsOf,
  removedAreas,
} from '@ofenpost/core/delivery/order-location-draft';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { addresses } from '../address/address.table.ts';
import type { Transaction } from '../database/database.ts';
import { sortedText } from '../list/list-query.ts';
import type { SectionStore } from '../record/record-store.ts';
import { orderLocations } from './order-location.table.ts';

const { isRemoved: _isRemoved, ...COLUMNS } = getTableColumns(orderLocations);

const { postcode, town } = orderLocations;

const ORDER = [asc(postcode), asc(sortedText(town))];

/** By postcode and town, including inactive and removed ones. */
export const loadOrderLocations = (db: Transaction): Promise<OrderLocation[]> =>
  db
    .select(COLUMNS)
    .from(orderLocations)
    .orderBy(...ORDER);

/** Either the removed areas or the others. */
const findOrderLocations = (db: Transaction, isRemoved: boolean): Promise<OrderLocation[]> =>
  db
    .select(COLUMNS)
    .from(orderLocations)
    .where(eq(orderLocations.isRemoved, isRemoved))
    .orderBy(...ORDER);

/** Replaces all areas, the current and the removed ones; saved addresses move to the successor of their area. */
async function saveOrderLocations(
  tx: Transaction,
  stored: readonly OrderLocation[],
  { removed, successors }: RemovedAreas,
): Promise<void> {
  // All at once, since two areas may have exchanged their towns.
  await tx.delete(orderLocations);
  const rows = [...stored, ...removed.map((area) => ({ ...area, isRemoved: true }))];
  if (rows.length > 0) await tx.insert(orderLocations).values(rows);
  for (const [id, successor] of successors)
    await tx.update(addresses).set({ orderLocationId: successor }).where(eq(addresses.orderLocationId, id));
}

export const deliveryAreasSettings: SectionStore<OrderLocationDrafts> = {
  load: async (tx) => orderLocationDraftsOf(await findOrderLocations(tx, false)),
  save: async (tx, drafts) => {
    const after = orderLocationsOf(drafts);
    const [before, removed] = [await findOrderLocations(tx, false), await findOrderLocations(tx, true)];
    await saveOrderLocations(tx, after, removedAreas({ before, removed, after }));
  },
};
