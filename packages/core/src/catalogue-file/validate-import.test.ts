import { describe, expect, it } from 'vitest';
import { MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { canImport } from './catalogue-import.ts';
import { IMPORT_ID, MARINARA_ID, OLD_GROUP_ID, PIZZA_ID, SMALL_ITEMS } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import { planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const check = (text: string, catalogueItems = SMALL_ITEMS) =>
  planImport(readCatalogueFile(text), catalogueItems, { importId: IMPORT_ID, isWhole: false }).check;

describe('a price that no coins make', () => {
  /** A Margherita for CHF 18.52, and rocket for CHF 1.52. */
  const ODD: ExistingItems = {
    ...SMALL_ITEMS,
    product: new Map(
      [...SMALL_ITEMS.product].map(([id, stored]) => [
        id,
        id === MARGHERITA.id ? { ...stored, value: { ...stored.value, price: 1852 } } : stored,
      ]),
    ),
    optionGroup: new Map(
      [...SMALL_ITEMS.optionGroup].map(([id, stored]) => {
        const options = stored.value.options.map((each) => (each.id === ROCKET_ID ? { ...each, price: 152 } : each));
        return [id, { ...stored, value: { ...stored.value, options } }];
      }),
    ),
  };
  const hints = (...lines: readonly string[]) =>
    check(['Art;Name;Gehört zu;Preis;Mindestens', ...lines].join('\n'), ODD).problems.map(
      ({ place, column, message, isHint }) => {
        expect([column, isHint]).toEqual(['Preis', true]);
        return `${place}: ${message}`;
      },
    );

  it.each([
    ['Produkt;Margherita;;18.53', 'Margherita'],
    ['Produkt;Marinara;;18.52', 'Marinara'],
    ['Produkt;Napoli;Fladen;18.52', 'Napoli'],
    ['Extra;Rucola;Extras;1.53', 'Rucola'],
    ['Extra;Burrata;Extras;1.52', 'Burrata'],
    ['Extra;Sardellen;Extras;1.52', 'Sardellen'],
  ])('may be a slip where it is new: %s', (line, name) => {
    expect(hints(line)).toEqual([`Zeile 2: Der Preis von «${name}» geht nicht auf 5 Rappen auf.`]);
  });

  it.each([
    'Produkt;Margherita;;18.52',
    'Produkt;Margherita;;18.55',
    'Produkt;Marinara;;',
    'Extra;Rucola;Extras;1.52',
    'Extra;Burrata;Extras;4.55',
    'Auswahl;Extras;;;1',
    'Gruppe;Fladen;;18.52',
  ])('is no news where it stood already, and no other price is told: %s', (line) => {
    expect(hints(line)).toEqual([]);
  });

  it('hinders nobody', () => {
    const found = check('Art;Name;Preis\nProdukt;Margherita;18.52');
    expect([found.counts.hints, canImport(found)]).toEqual([1, true]);
  });
});

describe('how many groups and choices there may be', () => {
  const reported = (count: number, lineOf: (n: number) => string) =>
    check(`Art;Name;Preis\n${Array.from({ length: count }, (_, n) => lineOf(n)).join('\n')}`).problems.map(
      ({ place, message }) => [place, message],
    );
  const tooMany = [['Datei', 'Es sind höchstens 500 Gruppen und 500 Auswahlen möglich.']];

  // Two of each exist already.
  it.each([
    ['groups', (n: number) => `Gruppe;Gruppe ${n}`],
    ['choices', (n: number) => `Auswahl;Auswahl ${n}\nExtra;Zopf;1`],
  ])('is 500 of each: %s', (_, lineOf) => {
    expect([reported(498, lineOf), reported(499, lineOf)]).toEqual([[], tooMany]);
  });
});

describe('the rules of the forms', () => {
  const messages = (text: string) => check(text).problems.map(({ place, column, message }) => [place, column, message]);

  it('are not asked of what goes into the archive', () => {
    const lines = `Produkt;${MARGHERITA.id};Margherita;Vom letzten Jahr;ja`;
    expect(messages(`Art;ID;Name;Gehört zu;Archiviert\n${lines}`)).toEqual([]);
  });

  it('are asked of what comes back', () => {
    const lines = `Gruppe;${OLD_GROUP_ID};Fladen;nein`;
    expect(messages(`Art;ID;Name;Archiviert\n${lines}`)).toEqual([
      ['Zeile 2', null, 'Eine Produktgruppe mit diesem Namen gibt es schon.'],
    ]);
  });

  it('see the catalogue as it would be, with what comes and goes in the same file', () => {
    const lines = [
      `Gruppe;${OLD_GROUP_ID};Fladen;;nein`,
      `Gruppe;${PIZZA_ID};Fladen;;ja`,
      `Produkt;${MARGHERITA.id};Margherita;${OLD_GROUP_ID};`,
      'Produkt;;Marinara;;ja',
    ];
    expect(messages(`Art;ID;Name;Gehört zu;Archiviert\n${lines.join('\n')}`)).toEqual([]);
  });

  it('count the products that a group and a choice would still have', () => {
    const lines = ['Produkt;Margherita;ja', 'Gruppe;Fladen;ja', 'Auswahl;Extras;ja'];
    expect(messages(`Art;Name;Archiviert\n${lines.join('\n')}`)).toEqual([
      ['Zeile 3', null, 'Die Gruppe hat noch ein Produkt. Verschiebe oder archiviere sie zuerst.'],
    ]);
  });
});

describe('a product that gets the name of another one', () => {
  const OTHER_ID = '30000000-0000-4000-8000-000000000000';
  /** The same name in two groups, and one in the archive. */
  const IN_TWO_GROUPS: ExistingItems = {
    ...SMALL_ITEMS,
    productGroup: new Map([
      ...SMALL_ITEMS.productGroup,
      [
        OTHER_ID,
        { version: 1, value: { name: 'Abend', description: '', visible: true, station: 'oven' }, archived: false },
      ],
    ]),
    product: new Map(
      [...SMALL_ITEMS.product].map(([id, stored]) => [
        id,
        id === MARINARA_ID
          ? { ...stored, value: { ...stored.value, name: MARGHERITA.name, productGroupId: OTHER_ID } }
          : stored,
      ]),
    ),
  };
  const IN_ARCHIVE: ExistingItems = {
    ...SMALL_ITEMS,
    product: new Map(
      [...SMALL_ITEMS.product].map(([id, stored]) => [
        id,
        id === MARINARA_ID
          ? { ...stored, value: { ...stored.value, name: MARGHERITA.name.toUpperCase() }, archived: true }
          : stored,
      ]),
    ),
  };
  const hints = (catalogueItems: ExistingItems, lines: string) =>
    check(`Art;ID;Name;Gehört zu;Archiviert\n${lines}`, catalogueItems).problems.map(
      ({ place, column, message, isHint }) => [place, column, message, isHint],
    );

  it.each([
    ['by its new name', SMALL_ITEMS, `Produkt;${MARGHERITA.id};Mari\u200bnara`, 'Marinara'],
    ['as it comes to its group', IN_TWO_GROUPS, `Produkt;${MARINARA_ID};;Fladen`, 'Margherita'],
    ['as it comes out of the archive', IN_ARCHIVE, `Produkt;${MARINARA_ID};;;nein`, 'MARGHERITA'],
  ])('is told %s', (_, catalogueItems, line, name) => {
    expect(hints(catalogueItems, line)).toEqual([
      ['Zeile 2', 'Name', `In dieser Gruppe heisst schon ein Produkt «${name}».`, true],
    ]);
  });

  it.each([
    ['of another group', IN_TWO_GROUPS, `Produkt;${MARINARA_ID};Margherita;Abend`],
    ['that is in the archive', IN_ARCHIVE, `Produkt;${MARGHERITA.id};margherita`],
    ['that changes its own', SMALL_ITEMS, `Produkt;${MARGHERITA.id};Marinara\nProdukt;${MARINARA_ID};Margherita`],
    ['that goes', SMALL_ITEMS, `Produkt;${MARGHERITA.id};Marinara\nProdukt;${MARINARA_ID};;;ja`],
  ])('may have that of one %s', (_, catalogueItems, lines) => expect(hints(catalogueItems, lines)).toEqual([]));
});
