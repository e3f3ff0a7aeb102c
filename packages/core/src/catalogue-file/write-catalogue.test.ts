import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../catalogue/product-list.ts';
import { csvHead, csvLines } from '../csv/csv.ts';
import { IMPORT_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { PRODUCT_CSV } from './write-catalogue.ts';

const UNTIL = '2026-11-20T18:00:00.000Z';

const rowsOf = (catalogueItems: ExistingItems): ProductRow[] =>
  [...catalogueItems.product].map(([id, { value, archived }]) => ({
    ...value,
    id,
    soldOutUntil: UNTIL,
    groupName: catalogueItems.productGroup.get(value.productGroupId)?.value.name ?? '',
    archived: archived ? UNTIL : null,
  }));

const listOf = (catalogueItems: ExistingItems): string =>
  csvHead(PRODUCT_CSV) + csvLines(PRODUCT_CSV, rowsOf(catalogueItems));
const check = (text: string, catalogueItems: ExistingItems) =>
  planImport(readCatalogueFile(text), catalogueItems, { importId: IMPORT_ID, isWhole: false }).check;

/** One product is switched off, the other is archived. */
const ITEMS: ExistingItems = {
  ...SMALL_ITEMS,
  product: new Map(
    [...SMALL_ITEMS.product].map(([id, stored], index) => [
      id,
      { ...stored, archived: index === 1, value: { ...stored.value, name: `Tee, ${id}`, available: index === 1 } },
    ]),
  ),
};

describe('the list of products', () => {
  it('is imported as it is, and changes nothing', () => {
    const { problems, changes, counts } = check(listOf(ITEMS), ITEMS);
    expect([problems, changes, counts.unchanged]).toEqual([[], [], 2]);
  });

  it('brings in what was changed in it', () => {
    const { problems, changes } = check(listOf(ITEMS).replace('15.50', '16.50'), ITEMS);
    expect(problems).toEqual([]);
    expect(changes.map(({ fields }) => fields)).toEqual([
      [{ title: 'Preis', before: 'CHF 15.50', after: 'CHF 16.50' }],
    ]);
  });
});
