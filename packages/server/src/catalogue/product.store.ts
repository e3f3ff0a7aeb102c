import type { ProductDraft, ProductGroupDraft } from '@ofenpost/core/catalogue/product-draft';
import type { ProductPage, ProductQuery, ProductState } from '@ofenpost/core/catalogue/product-list';
import { menusNaming } from '@ofenpost/core/menu/menu';
import type { SavedRecord } from '@ofenpost/core/record/record.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { asc, eq, getTableColumns, inArray, sql, and, isNull, type SQL, gt, isNotNull, lte, or } from 'drizzle-orm';
import { excludedColumns } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage, sortedText } from '../list/list-query.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { productOptionGroups, products, productGroups } from './catalogue.table.ts';

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

async function saveOptionGroupIds(tx: Transaction, saved: readonly SavedRecord<ProductDraft>[]): Promise<void> {
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
    return saved;
  },
  block: (tx, { photo }) => missingPhoto(tx, photo),
  setArchived: (tx, ids, archived) =>
    tx
      .update(products)
      .set({ archived, ...(archived === null && { position: lastIn(products.productGroupId) }) })
      .where(inArray(productId, [...ids]))
      .returning({ id: products.id, name: products.name }),
  loadUsedBy: async (tx, id, { loadMenus, now }) => {
    const [row] = await tx.select({ name: products.name }).from(products).where(eq(productId, id));
    return menusNaming(await loadMenus(tx), { name: row?.name ?? '', today: toLocalDate(now) });
  },
};

const { id: groupId, position, name, description, visible, station, version } = productGroups;
const last = sql<number>`(select coalesce(max(position), -1) + 1 from product_groups)`;

export const productGroupStore: CatalogueItemStore<ProductGroupDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(productGroups).where(eq(groupId, id));
    if (row === undefined) return null;
    const { version: stored, archived, position: _groupPosition, id: _id, ...value } = row;
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
      .onConflictDoUpdate({ target: groupId, set: excludedColumns({ name, description, visible, station, version }) });
    return saved;
  },
  setArchived: (tx, ids, archived) =>
    tx
      .update(productGroups)
      .set({ archived, ...(archived === null && { position: last }) })
      .where(inArray(groupId, [...ids]))
      .returning({ id: productGroups.id, name: productGroups.name }),
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

const {
  id,
  name: listedName,
  productGroupId,
  price,
  available,
  soldOutUntil,
  illustration,
  photo,
  archived,
  searched,
} = products;
const place = sql`${productGroups.position} * 100000 + ${products.position}`;

/** Core's `productStateOf` as conditions. */
const stateIs = (state: ProductState, now: Instant): SQL | undefined =>
  ({
    current: isNull(archived),
    archived: isNotNull(archived),
    off: and(isNull(archived), eq(available, false)),
    soldOut: and(isNull(archived), eq(available, true), gt(soldOutUntil, now)),
    onSale: and(isNull(archived), eq(available, true), or(isNull(soldOutUntil), lte(soldOutUntil, now))),
  })[state];

/** Core's `pageOfProducts` as queries. */
export async function findProducts(db: Transaction, query: ProductQuery, now: Instant): Promise<ProductPage> {
  const isWanted = and(
    containsWords(searched, query.q),
    stateIs(query.state, now),
    query.group === '' ? undefined : eq(productGroupId, query.group),
  );
  const { limit, offset } = onPage(query);
  const groupName = productGroups.name;
  const rows = await db
    .select({
      id,
      name: listedName,
      productGroupId,
      groupName,
      price,
      available,
      soldOutUntil,
      illustration,
      photo,
      archived,
    })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, productGroupId))
    .where(isWanted)
    .orderBy(...inOrder(query, { place, name: sortedText(listedName), price }, [id]))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(products, isWanted) };
}
