import type { CatalogueOutline, OutlinedProduct } from '@ofenpost/core/catalogue/catalogue-outline';
import { outlinedPizzaParts } from '@ofenpost/core/pizza-creator/outlined-pizza-parts';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { loadStoredPizzaParts } from '../pizza-creator/pizza-offer.repository.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from './catalogue.table.ts';

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
