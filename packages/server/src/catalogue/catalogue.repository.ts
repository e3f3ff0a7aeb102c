import type { ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from './catalogue.table.ts';

/** A group as staff know it: guests only see it while it is visible. */
export type StoredProductGroup = ProductGroup & { readonly visible: boolean };

async function loadOptionGroups(db: Transaction): Promise<Map<string, OptionGroup[]>> {
  const optionRows = await db.select().from(options).orderBy(asc(options.position));
  const optionsByGroup = Map.groupBy(optionRows, ({ optionGroupId }) => optionGroupId);
  const offers = await db
    .select({ productId: productOptionGroups.productId, group: optionGroups })
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

/** All groups in their order, hidden ones too, each with its products in their order. */
export async function loadProductGroups(db: Transaction): Promise<StoredProductGroup[]> {
  const groupRows = await db.select().from(productGroups).orderBy(asc(productGroups.position));
  const productRows = await db.select().from(products).orderBy(asc(products.position));
  const optionGroupsByProduct = await loadOptionGroups(db);
  const allProducts = productRows.map((row) => ({ ...row, optionGroups: optionGroupsByProduct.get(row.id) ?? [] }));
  const productsByGroup = Map.groupBy(allProducts, ({ productGroupId }) => productGroupId);
  return groupRows.map((group) => ({ ...group, products: productsByGroup.get(group.id) ?? [] }));
}
