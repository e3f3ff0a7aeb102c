import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZE } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const check = (text: string) =>
  planImport(readCatalogueFile(text), SMALL_ITEMS, { importId: IMPORT_ID, isWhole: false }).check;

describe('a hostile file', () => {
  const words = fc.constantFrom(
    'Art',
    'Name',
    'Preis',
    'Gruppe',
    'Produkt',
    'Extra',
    'Auswahl',
    ';',
    '\n',
    '"',
    'Margherita',
    '__proto__',
    'ja',
    'constructor',
    '{',
    SIZE.id,
    '-1',
    '\u0000',
    '\uD800',
    '=1',
    'ID',
    'Gehört zu',
    'Auswahlen',
    '|',
    '\\',
    'Platz',
    'Extras',
  );
  it('never throws, whatever its lines hold', () => {
    const lines = fc.oneof(
      fc.string(),
      fc.string({ unit: words, maxLength: 60 }).map((text) => `Art;Name;${text}`),
    );
    fc.assert(
      fc.property(lines, (text) => {
        expect(check(text).counts.problems).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never throws, whatever its JSON holds', () => {
    const value = fc.jsonValue();
    const item = fc.dictionary(
      fc.constantFrom('id', 'name', 'price', 'options', 'optionGroupIds', 'place', 'origins', '__proto__'),
      value,
    );
    const lists = fc.record({ productGroups: value, optionGroups: fc.array(item), products: fc.array(item) });
    fc.assert(
      fc.property(lists, (file) => void check(JSON.stringify({ format: 'ofenpost.catalogue', version: 1, ...file }))),
    );
    expect(check(`{"format":"ofenpost.catalogue","version":1,"products":${'['.repeat(100_000)}`).counts.problems).toBe(
      1,
    );
  });

  it('of 10000 lines is judged at once', () => {
    const lines = Array.from({ length: 9_999 }, (_, n) => `Produkt;Fladen ${n};Fladen;12.50;Extras | Grösse`);
    // In microseconds of processor time, which a busy machine does not change.
    const before = process.cpuUsage();
    expect(check(`Art;Name;Gehört zu;Preis;Auswahlen\n${lines.join('\n')}`).counts.created).toBe(9_999);
    const extras = Array.from({ length: 9_999 }, (_, n) => `Extra;E${n};Extras;1`);
    expect(check(`Art;Name;Gehört zu;Preis\n${extras.join('\n')}`).counts.problems).toBeGreaterThan(0);
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
