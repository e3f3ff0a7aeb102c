import type { ProductGroupDraft } from '@ofenpost/core/catalogue/product-group-draft';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { productGroups, products } from './catalogue.table.ts';
import type { GoodsStore } from './goods-store.ts';

const { id: groupId, position } = productGroups;
const last = sql<number>`(select coalesce(max(position), -1) + 1 from product_groups)`;

export const productGroupStore: GoodsStore<ProductGroupDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(productGroups).where(eq(groupId, id));
    if (row === undefined) return null;
    const { version, archived, name, description, visible } = row;
    return { version, archived, value: { name, description, visible } };
  },
  save: async (tx, id, { version, value }) => {
    await tx
      .insert(productGroups)
      .values({ ...value, id, version, position: last })
      .onConflictDoUpdate({ target: groupId, set: { ...value, version } });
    return value;
  },
  setArchived: async (tx, id, archived) => {
    await tx
      .update(productGroups)
      .set({ archived, ...(archived === null && { position: last }) })
      .where(eq(groupId, id));
  },
  loadUsedBy: async (tx, id) => {
    const rows = await tx
      .select({ name: products.name })
      .from(products)
      .where(and(eq(products.productGroupId, id), isNull(products.archived)))
      .orderBy(asc(products.position));
    return rows.map(({ name }) => name);
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
