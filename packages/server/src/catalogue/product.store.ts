import { menusNaming } from '@ofenpost/core/catalogue/menus-naming';
import type { ProductDraft } from '@ofenpost/core/catalogue/product-draft';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { excludedColumns } from '../database/excluded-columns.ts';
import { loadMenus } from '../menu/menu.repository.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import type { CatalogueItemStore, SavedItem } from './catalogue-item-store.ts';
import { productOptionGroups, products } from './catalogue.table.ts';

const {
  id: productId,
  position: _position,
  soldOutUntil: _soldOutUntil,
  searched: _searched,
  photoHash: _photoHash,
  ...STORED
} = getTableColumns(products);

const lastIn = (productGroupId: string | typeof products.productGroupId) =>
  sql<number>`(select coalesce(max(shelf.position), -1) + 1 from products shelf where shelf.product_group_id = ${productGroupId})`;

/** A product that moves to another group becomes the last one there. */
const POSITION = sql`case when ${products.productGroupId} = excluded.product_group_id then ${products.position} else excluded.position end`;

const { archived: _archived, ...ENTERED } = STORED;

async function loadOptionGroupIds(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productOptionGroups.optionGroupId })
    .from(productOptionGroups)
    .where(eq(productOptionGroups.productId, id))
    .orderBy(asc(productOptionGroups.position));
  return rows.map((row) => row.id);
}

async function saveOptionGroupIds(tx: Transaction, saved: readonly SavedItem<ProductDraft>[]): Promise<void> {
  const ids = saved.map(({ id }) => id);
  await tx.delete(productOptionGroups).where(inArray(productOptionGroups.productId, ids));
  const offers = saved.flatMap(({ id, value: { optionGroupIds } }) =>
    optionGroupIds.map((optionGroupId, position) => ({ productId: id, optionGroupId, position })),
  );
  if (offers.length > 0) await tx.insert(productOptionGroups).values(offers);
}

export const productStore: CatalogueItemStore<ProductDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select(STORED).from(products).where(eq(productId, id));
    if (row === undefined) return null;
    const { version, archived, ...entered } = row;
    return { version, archived, value: { ...entered, optionGroupIds: await loadOptionGroupIds(tx, id) } };
  },
  save: async (tx, saved) => {
    const rows = saved.map(({ id, version, value: { optionGroupIds: _ids, ...entered } }, index) => ({
      ...entered,
      id,
      version,
      position: sql`${lastIn(entered.productGroupId)} + ${index}`,
    }));
    await tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({ target: productId, set: { ...excludedColumns(ENTERED), position: POSITION } });
    await saveOptionGroupIds(tx, saved);
    return saved.map(({ value }) => value);
  },
  block: (tx, { photo }) => missingPhoto(tx, photo),
  setArchived: async (tx, ids, archived) => {
    await tx
      .update(products)
      .set({ archived, ...(archived === null && { position: lastIn(products.productGroupId) }) })
      .where(inArray(productId, [...ids]));
  },
  loadUsedBy: async (tx, id, now) => {
    const [row] = await tx.select({ name: products.name }).from(products).where(eq(productId, id));
    return menusNaming(await loadMenus(tx), { name: row?.name ?? '', today: toLocalDate(now) });
  },
};
