import { type Arrangement, arrange } from '@ofenpost/core/catalogue/arrangement';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { lockCatalogue } from './catalogue-item-store.ts';
import { loadOutlinedProducts } from './catalogue.repository.ts';
import { productGroups, products } from './catalogue.table.ts';
import { loadGroupOrder } from './product.store.ts';
import type { Writing } from './save-catalogue-item.ts';

/** A list whose order staff can change. */
export type SortedList = {
  /** A table with the columns `id` and `position`. */
  readonly table: PgTable;
  /** Its subject in the audit log. */
  readonly subject: string;
  /** The ids without the archived ones, in order. */
  readonly load: (tx: Transaction) => Promise<string[]>;
};

type Arranged = {
  readonly sortOrder: SortedList;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** Writes the new order and its audit entry. */
export async function putInOrder(
  tx: Transaction,
  { sortOrder: { table, subject }, before, after }: Arranged,
  { at, actorId }: Writing,
): Promise<void> {
  await tx.execute(sql`
    update ${table} as kept set position = wanted.place
    from unnest(${sql.param(after)}::uuid[]) with ordinality as wanted(id, place)
    where kept.id = wanted.id`);
  await recordAudit(tx, { at, actorId, action: 'catalogue.arranged', subject, before, after });
}

type Requested = { readonly sortOrder: SortedList; readonly arrangement: Arrangement; readonly actorId: string };

/** Changes the order of a list and records who did it. */
export const reorder = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { sortOrder, arrangement, actorId }: Requested,
): Promise<SaveAnswer<readonly string[]>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await sortOrder.load(tx);
    const arranged = arrange(before, arrangement);
    if (!arranged.ok || arranged.value === before) return arranged;
    await putInOrder(tx, { sortOrder, before, after: arranged.value }, { at: clock.now(), actorId });
    return arranged;
  });

/** The products of a group; null: the groups themselves. */
export const productSortOrder = (productGroupId: string | null): SortedList =>
  productGroupId === null
    ? { table: productGroups, subject: 'productGroups', load: loadGroupOrder }
    : {
        table: products,
        subject: productGroupId,
        load: async (tx) => (await loadOutlinedProducts(tx, productGroupId)).map(({ id }) => id),
      };
