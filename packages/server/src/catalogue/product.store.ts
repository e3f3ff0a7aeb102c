import { menusNaming } from '@ofenpost/core/catalogue/menus-naming';
import type { ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { loadMenus } from '../menu/menu.repository.ts';
import { productOptionGroups, products } from './catalogue.table.ts';
import type { GoodsStore } from './goods-store.ts';

const {
  id: productId,
  position: _position,
  soldOutUntil: _soldOutUntil,
  searched: _searched,
  ...KEPT
} = getTableColumns(products);

const lastIn = (productGroupId: string) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from products where product_group_id = ${productGroupId})`;

async function loadOptionGroupIds(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productOptionGroups.optionGroupId })
    .from(productOptionGroups)
    .where(eq(productOptionGroups.productId, id))
    .orderBy(asc(productOptionGroups.position));
  return rows.map((row) => row.id);
}

async function saveOptionGroupIds(tx: Transaction, id: string, optionGroupIds: readonly string[]): Promise<void> {
  await tx.delete(productOptionGroups).where(eq(productOptionGroups.productId, id));
  if (optionGroupIds.length === 0) return;
  await tx
    .insert(productOptionGroups)
    .values(optionGroupIds.map((optionGroupId, position) => ({ productId: id, optionGroupId, position })));
}

export const productStore: GoodsStore<ProductDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select(KEPT).from(products).where(eq(productId, id));
    if (row === undefined) return null;
    const { version, archived, ...entered } = row;
    return { version, archived, value: { ...entered, optionGroupIds: await loadOptionGroupIds(tx, id) } };
  },
  save: async (tx, id, { version, value }) => {
    const { optionGroupIds, ...entered } = value;
    const position = lastIn(entered.productGroupId);
    // Whoever changes group comes last there.
    const kept = sql`case when ${products.productGroupId} = ${entered.productGroupId} then ${products.position} else ${position} end`;
    await tx
      .insert(products)
      .values({ ...entered, id, version, position })
      .onConflictDoUpdate({ target: productId, set: { ...entered, version, position: kept } });
    await saveOptionGroupIds(tx, id, optionGroupIds);
    return value;
  },
  setArchived: async (tx, id, archived) => {
    const [row] = await tx.select({ groupId: products.productGroupId }).from(products).where(eq(productId, id));
    if (row === undefined) return;
    await tx
      .update(products)
      .set({ archived, ...(archived === null && { position: lastIn(row.groupId) }) })
      .where(eq(productId, id));
  },
  loadUsedBy: async (tx, id, now) => {
    const [row] = await tx.select({ name: products.name }).from(products).where(eq(productId, id));
    return menusNaming(await loadMenus(tx), { name: row?.name ?? '', today: toLocalDate(now) });
  },
};
