import type { StoredProductGroup, CatalogueOutline, OutlinedProduct } from '@ofenpost/core/catalogue/catalogue';
import type { OptionGroup } from '@ofenpost/core/catalogue/product';
import { outlinedPizzaParts } from '@ofenpost/core/pizza/stored-pizza-offer';
import { asc, eq, getTableColumns, and, count, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from './catalogue.table.ts';
import { loadStoredPizzaParts } from './pizza-offer.repository.ts';

const { version: _groupVersion, archived: _groupArchived, ...OPTION_GROUP } = getTableColumns(optionGroups);
const {
  version: _version,
  position: _position,
  searched: _searched,
  photoHash: _photoHash,
  ...PRODUCT
} = getTableColumns(products);
const { version: _sortOrderVersion, position: _sortOrderPosition, ...PRODUCT_GROUP } = getTableColumns(productGroups);

async function loadOptionGroups(db: Transaction): Promise<Map<string, OptionGroup[]>> {
  const optionRows = await db.select().from(options).orderBy(asc(options.position));
  const optionsByGroup = Map.groupBy(optionRows, ({ optionGroupId }) => optionGroupId);
  const offers = await db
    .select({ productId: productOptionGroups.productId, group: OPTION_GROUP })
    .from(productOptionGroups)
    .innerJoin(optionGroups, eq(optionGroups.id, productOptionGroups.optionGroupId))
    .orderBy(asc(productOptionGroups.position));
  return new Map(
    [...Map.groupBy(offers, ({ productId }) => productId)].map(([productId, list]) => [
      productId,
      list.map(({ group }) => ({ ...group, options: optionsByGroup.get(group.id) ?? [] })),
    ]),
  );
}

/** All groups in their order, hidden and archived ones too, each with its products in their order. */
export async function loadProductGroups(db: Transaction): Promise<StoredProductGroup[]> {
  const groupRows = await db.select(PRODUCT_GROUP).from(productGroups).orderBy(asc(productGroups.position));
  const productRows = await db.select(PRODUCT).from(products).orderBy(asc(products.position));
  const optionGroupsByProduct = await loadOptionGroups(db);
  const allProducts = productRows.map((row) => ({
    ...row,
    archived: row.archived !== null,
    optionGroups: optionGroupsByProduct.get(row.id) ?? [],
  }));
  const productsByGroup = Map.groupBy(allProducts, ({ productGroupId }) => productGroupId);
  return groupRows.map((group) => ({
    ...group,
    archived: group.archived !== null,
    products: productsByGroup.get(group.id) ?? [],
  }));
}

const countsById = (rows: readonly { readonly id: string; readonly count: number }[]) =>
  new Map(rows.map((row) => [row.id, row.count]));

async function countProducts(db: Transaction) {
  const inGroups = await db
    .select({ id: products.productGroupId, count: count() })
    .from(products)
    .where(isNull(products.archived))
    .groupBy(products.productGroupId);
  const withOptions = await db
    .select({ id: productOptionGroups.optionGroupId, count: count() })
    .from(productOptionGroups)
    .innerJoin(products, eq(products.id, productOptionGroups.productId))
    .where(isNull(products.archived))
    .groupBy(productOptionGroups.optionGroupId);
  return { inGroups: countsById(inGroups), withOptions: countsById(withOptions) };
}

export async function loadCatalogueOutline(db: Transaction): Promise<CatalogueOutline> {
  const { inGroups, withOptions } = await countProducts(db);
  const groups = await db.select().from(productGroups).orderBy(asc(productGroups.position), asc(productGroups.id));
  const choices = await db.select().from(optionGroups).orderBy(asc(optionGroups.name), asc(optionGroups.id));
  const optionRows = await db.select().from(options).orderBy(asc(options.position));
  const optionsByGroup = Map.groupBy(optionRows, ({ optionGroupId }) => optionGroupId);
  return {
    productGroups: groups.map((group) => ({ ...group, productCount: inGroups.get(group.id) ?? 0 })),
    optionGroups: choices.map((group) => ({
      ...group,
      options: optionsByGroup.get(group.id) ?? [],
      productCount: withOptions.get(group.id) ?? 0,
    })),
    pizzaParts: outlinedPizzaParts(await loadStoredPizzaParts(db)),
  };
}

/** The products of a group in their order, without archived ones. */
export const loadOutlinedProducts = (db: Transaction, productGroupId: string): Promise<OutlinedProduct[]> => {
  const { id, name, price, available, position, archived } = products;
  return db
    .select({ id, name, price, available })
    .from(products)
    .where(and(eq(products.productGroupId, productGroupId), isNull(archived)))
    .orderBy(asc(position), asc(id));
};
