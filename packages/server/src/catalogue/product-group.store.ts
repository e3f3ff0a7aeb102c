import type { ProductGroupDraft } from '@ofenpost/core/catalogue/product-group-draft';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { excludedColumns } from '../database/excluded-columns.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { productGroups, products } from './catalogue.table.ts';

const { id: groupId, position, name, description, visible, version } = productGroups;
const last = sql<number>`(select coalesce(max(position), -1) + 1 from product_groups)`;

export const productGroupStore: CatalogueItemStore<ProductGroupDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(productGroups).where(eq(groupId, id));
    if (row === undefined) return null;
    const { version: stored, archived, position: _position, id: _id, ...value } = row;
    return { version: stored, archived, value };
  },
  save: async (tx, saved) => {
    await tx
      .insert(productGroups)
      .values(
        saved.map((each, index) => ({
          ...each.value,
          id: each.id,
          version: each.version,
          position: sql`${last} + ${index}`,
        })),
      )
      .onConflictDoUpdate({ target: groupId, set: excludedColumns({ name, description, visible, version }) });
    return saved.map(({ value }) => value);
  },
  setArchived: async (tx, ids, archived) => {
    await tx
      .update(productGroups)
      .set({ archived, ...(archived === null && { position: last }) })
      .where(inArray(groupId, [...ids]));
  },
  loadUsedBy: async (tx, id) => {
    const rows = await tx
      .select({ name: products.name })
      .from(products)
      .where(and(eq(products.productGroupId, id), isNull(products.archived)))
      .orderBy(asc(products.position));
    return rows.map((row) => row.name);
  },
};

/** The groups that are not archived, in their order. */
export async function loadGroupOrder(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: groupId })
    .from(productGroups)
    .where(isNull(productGroups.archived))
    .orderBy(asc(position), asc(groupId));
  return rows.map(({ id }) => id);
}
