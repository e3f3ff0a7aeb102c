import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import type { StoredProductGroup } from '@ofenpost/core/catalogue/stored-catalogue';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from './catalogue.table.ts';

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
