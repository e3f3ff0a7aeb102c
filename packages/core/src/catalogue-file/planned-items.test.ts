import { describe, expect, it } from 'vitest';
import { EXTRAS, MARGHERITA, SIZE } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, MARINARA_ID, PIZZA_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const plan = (text: string, isWhole: boolean) =>
  planImport(readCatalogueFile(text), SMALL_ITEMS, { importId: IMPORT_ID, isWhole });
/** The items that a partial file lacks, and those that a whole file archives for it. */
function missing(lines: readonly string[]) {
  const text = ['Art;Name;Auswahlen;Archiviert', ...lines].join('\n');
  const named = plan(text, false).check.missing.map(({ kind, name }) => `${kind} ${name}`);
  const archived = plan(text, true).check.changes.flatMap(({ place, kind, name }) =>
    place === null ? [`${kind} ${name}`] : [],
  );
  expect(named).toEqual(archived);
  return named;
}

describe('what a file does not have', () => {
  it('is everything but what stands in it, and what is archived already', () => {
    expect(missing(['Gruppe;Fladen', 'Auswahl;Grösse', 'Produkt;Marinara'])).toEqual([
      'product Margherita',
      'optionGroup Extras',
    ]);
  });

  it('is not the group nor the choices of a product in it', () => {
    expect(missing(['Produkt;Margherita;Extras | Grösse'])).toEqual(['product Marinara']);
    expect(missing(['Produkt;Margherita;Extras'])).toEqual(['product Marinara', 'optionGroup Grösse']);
  });

  it('is also what nobody but a product in it needs that goes', () => {
    expect(missing(['Produkt;Margherita;Extras | Grösse;ja', 'Produkt;Marinara;;ja'])).toEqual([
      'productGroup Fladen',
      'optionGroup Extras',
      'optionGroup Grösse',
    ]);
  });

  it('is not what stands in it with a mistake', () => {
    const text = 'Art;Name;Preis;Auswahlen\nGruppe;Fladen\nProdukt;Margherita;99999\nProdukt;Marinara';
    expect(plan(text, false).check.missing.map(({ name }) => name)).toEqual(['Extras', 'Grösse']);
  });
});

describe('a step of the work', () => {
  const [margherita, marinara] = [MARGHERITA.id, MARINARA_ID].map((id) => SMALL_ITEMS.product.get(id));

  it('writes what changes, as the version after the one that was seen', () => {
    expect(plan('Art;Name;Preis\nProdukt;Margherita;19', false).steps).toEqual([
      {
        kind: 'product',
        id: MARGHERITA.id,
        before: margherita,
        saved: { version: 2, value: { ...margherita?.value, price: 1900 } },
        archived: false,
      },
    ]);
  });

  it('only archives what the file does not have, and what it has as it was', () => {
    const step = { kind: 'product', id: MARINARA_ID, before: marinara, saved: null, archived: true };
    expect(plan('Art;Name\nProdukt;Margherita', true).steps).toEqual([step]);
    expect(plan('Art;Name;Archiviert\nProdukt;Marinara;ja', false).steps).toEqual([step]);
  });

  it('writes and archives at once', () => {
    expect(plan('Art;Name;Preis;Archiviert\nProdukt;Margherita;19;ja', false).steps).toMatchObject([
      { saved: { version: 2 }, archived: true },
    ]);
  });

  it('is none where a line is wrong, or changes nothing', () => {
    expect(plan('Art;Name;Preis\nProdukt;Margherita;99999\nProdukt;Marinara;15.50', false).steps).toEqual([]);
  });

  it('makes groups and choices before the products that need them', () => {
    const text =
      'Art;Name;Gehört zu;Preis;Auswahlen\nProdukt;Kürbis;Suppen;9;Brot\nExtra;Zopf;Brot;1\nAuswahl;Brot\nGruppe;Suppen';
    expect(plan(text, false).steps.map(({ kind, before }) => [kind, before])).toEqual([
      ['productGroup', null],
      ['optionGroup', null],
      ['product', null],
    ]);
  });
});

describe('an import that makes the file the whole', () => {
  it('judges the rest of the file as if what is missing were gone', () => {
    const text = 'Art;Name;Archiviert\nGruppe;Fladen;ja';
    expect(plan(text, false).check.problems.map(({ message }) => message)).toEqual([
      'Die Gruppe hat noch 2 Produkte. Verschiebe oder archiviere sie zuerst.',
    ]);
    const whole = plan(text, true);
    expect(whole.check.problems).toEqual([]);
    expect(whole.steps.map(({ id }) => id)).toEqual([PIZZA_ID, EXTRAS.id, SIZE.id, MARGHERITA.id, MARINARA_ID]);
  });
});
