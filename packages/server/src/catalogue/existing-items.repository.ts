import type { ExistingItems } from '@ofenpost/core/catalogue-file/existing-items';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { optionGroups, options, productGroups, productOptionGroups, products } from './catalogue.table.ts';

type Stored<T> = T & { readonly id: string; readonly version: number; readonly archived: string | null };

/** Rows by id, each with its version, whether it is archived, and its draft. */
const byId = <Row, Value>(rows: readonly Stored<Row>[], valueOf: (row: Stored<Row>) => Value) =>
  new Map(
    rows.map(
      (row) => [row.id, { version: row.version, archived: row.archived !== null, value: valueOf(row) }] as const,
    ),
  );

/** The whole catalogue, archived items too; the transaction must be one snapshot. */
export async function loadExistingItems(tx: Transaction): Promise<ExistingItems> {
  const groups = await tx.select().from(productGroups).orderBy(asc(productGroups.position), asc(productGroups.id));
  const choices = await tx.select().from(optionGroups).orderBy(asc(optionGroups.name), asc(optionGroups.id));
  const extras = Map.groupBy(
    await tx.select().from(options).orderBy(asc(options.position)),
    ({ optionGroupId }) => optionGroupId,
  );
  const rows = await tx.select().from(products).orderBy(asc(products.position), asc(products.id));
  const offered = Map.groupBy(
    await tx.select().from(productOptionGroups).orderBy(asc(productOptionGroups.position)),
    ({ productId }) => productId,
  );
  const productsByGroup = Map.groupBy(rows, ({ productGroupId }) => productGroupId);
  return {
    productGroup: byId(groups, ({ name, description, visible, station }) => ({ name, description, visible, station })),
    optionGroup: byId(choices, ({ id, name, min, max, included }) => ({
      name,
      min,
      max,
      included,
      options: (extras.get(id) ?? []).map((each) => ({
        id: each.id,
        name: each.name,
        price: each.price,
        allergens: each.allergens,
        available: each.available,
      })),
    })),
    product: byId(
      groups.flatMap(({ id }) => productsByGroup.get(id) ?? []),
      ({
        id,
        position: _position,
        soldOutUntil: _until,
        version: _version,
        archived: _archived,
        searched: _searched,
        photoHash: _photoHash,
        ...entered
      }) => ({
        ...entered,
        optionGroupIds: (offered.get(id) ?? []).map(({ optionGroupId }) => optionGroupId),
      }),
    ),
  };
}
