import { describe, expect, it } from 'vitest';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, MARINARA_ID, OLD_GROUP_ID, PIZZA_ID, SMALL_ITEMS, testId } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const [SALAD_ID, DRINK_ID, NAPOLI_ID, CAPRESE_ID] = [testId(0xd1), testId(0xd2), testId(0xd3), testId(0xd4)];
const group = (name: string) => ({
  version: 1,
  archived: false,
  value: { name, description: '', visible: true, station: 'cold' as const },
});
const likeMargherita = [...SMALL_ITEMS.product].filter(([id]) => id === MARGHERITA.id).map(([, stored]) => stored);
const product = (name: string, productGroupId: string) =>
  likeMargherita.map((stored) => ({ ...stored, value: { ...stored.value, name, productGroupId, optionGroupIds: [] } }));

/** Fladen (Margherita, Marinara, Napoli), the archived group, Salate (Caprese), Getränke. */
const ITEMS: ExistingItems = {
  optionGroup: SMALL_ITEMS.optionGroup,
  productGroup: new Map([...SMALL_ITEMS.productGroup, [SALAD_ID, group('Salate')], [DRINK_ID, group('Getränke')]]),
  product: new Map([
    ...SMALL_ITEMS.product,
    ...product('Napoli', PIZZA_ID).map((stored) => [NAPOLI_ID, stored] as const),
    ...product('Caprese', SALAD_ID).map((stored) => [CAPRESE_ID, stored] as const),
  ]),
};

const plan = (...lines: readonly string[]) => {
  const text = ['Art;ID;Name;Gehört zu;Platz;Archiviert;Preis', ...lines].join('\n');
  const planned = planImport(readCatalogueFile(text), ITEMS, { importId: IMPORT_ID, isWhole: false });
  expect(planned.check.problems).toEqual([]);
  return planned;
};
const orders = (...lines: readonly string[]) => plan(...lines).orders;
const fieldsOf = (...lines: readonly string[]) =>
  plan(...lines).check.changes.flatMap(({ fields }) =>
    fields.map(({ title, before, after }) => [title, before, after]),
  );

describe('the order of a shelf', () => {
  it('is left alone where each wants the rank that it has, or none', () => {
    expect(orders('Gruppe;;Fladen;;1', 'Gruppe;;Salate;;2', 'Produkt;;Marinara;;2', 'Produkt;;Napoli;;')).toEqual([]);
  });

  it('of groups is one for all of them, without what is archived', () => {
    expect(orders('Gruppe;;Getränke;;1')).toEqual([{ productGroupId: null, ids: [DRINK_ID, PIZZA_ID, SALAD_ID] }]);
    expect(fieldsOf('Gruppe;;Getränke;;1')).toEqual([['Platz', '3', '1']]);
  });

  it('of products is that of their group', () => {
    expect(orders('Produkt;;Napoli;;2')).toEqual([
      { productGroupId: PIZZA_ID, ids: [MARGHERITA.id, NAPOLI_ID, MARINARA_ID] },
    ]);
  });

  it('is told once for each shelf, whatever moves there', () => {
    expect(orders('Produkt;;Napoli;;1', 'Produkt;;Margherita;;3', 'Gruppe;;Salate;;3')).toEqual([
      { productGroupId: PIZZA_ID, ids: [NAPOLI_ID, MARINARA_ID, MARGHERITA.id] },
      { productGroupId: null, ids: [PIZZA_ID, DRINK_ID, SALAD_ID] },
    ]);
  });

  it('takes what is new where it wants to be', () => {
    const [order, ...others] = orders('Produkt;;Siciliana;Fladen;2;;12');
    expect([order?.productGroupId, order?.ids.toSpliced(1, 1), others]).toEqual([
      PIZZA_ID,
      [MARGHERITA.id, MARINARA_ID, NAPOLI_ID],
      [],
    ]);
    expect(orders('Produkt;;Siciliana;Fladen;;;12')).toEqual([]);
  });

  it('is that of the group to which a product goes: there it is new', () => {
    expect(orders(`Produkt;${NAPOLI_ID};Napoli;Salate;1`)).toEqual([
      { productGroupId: SALAD_ID, ids: [NAPOLI_ID, CAPRESE_ID] },
    ]);
    expect(fieldsOf(`Produkt;${NAPOLI_ID};Napoli;Salate;3`)).toEqual([
      ['Gehört zu', 'Fladen', 'Salate'],
      ['Platz', 'neu', '3'],
    ]);
  });

  it('is that of the group in which it stays, though another product leaves', () => {
    expect(orders(`Produkt;${MARINARA_ID};Marinara;Salate`, 'Produkt;;Napoli;;1')).toEqual([
      { productGroupId: PIZZA_ID, ids: [NAPOLI_ID, MARGHERITA.id] },
    ]);
  });

  it('does not ask what is archived, or goes there', () => {
    expect(orders(`Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;;1`, 'Produkt;;Napoli;;1;ja')).toEqual([]);
    expect(fieldsOf('Produkt;;Napoli;;1;ja')).toEqual([['Archiviert', 'nein', 'ja']]);
    expect(orders('Produkt;;Margherita;;2', 'Produkt;;Napoli;;;ja')).toEqual([
      { productGroupId: PIZZA_ID, ids: [MARINARA_ID, MARGHERITA.id] },
    ]);
  });

  it('takes what comes back where it wants to be', () => {
    expect(orders(`Gruppe;${OLD_GROUP_ID};Vom letzten Jahr;;1;nein`)).toEqual([
      { productGroupId: null, ids: [OLD_GROUP_ID, PIZZA_ID, SALAD_ID, DRINK_ID] },
    ]);
  });

  it('of choices there is none', () => {
    expect(orders('Auswahl;;Extras;;7')).toEqual([]);
  });
});
