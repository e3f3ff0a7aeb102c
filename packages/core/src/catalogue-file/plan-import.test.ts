import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '../catalogue/product-draft.ts';
import { MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { CSV_BOM } from '../csv/csv.ts';
import { DECLARED } from '../declaration/labelling.ts';
import { canImport, importCheck } from './catalogue-import.ts';
import { IMPORT_ID, MARINARA_ID, OLD_GROUP_ID, PIZZA_ID, SMALL_ITEMS, anyItems } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import { planFingerprint, planImport } from './plan-import.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';
import { writeCatalogueCsv, writeCatalogueJson } from './write-catalogue.ts';

const plan = (
  text: string,
  { items: catalogueItems = SMALL_ITEMS, isWhole = false }: { items?: ExistingItems; isWhole?: boolean } = {},
) => planImport(readCatalogueFile(text), catalogueItems, { importId: IMPORT_ID, isWhole });
const check = (...parameters: Parameters<typeof plan>) => plan(...parameters).check;
const messages = (text: string, catalogueItems?: ExistingItems) =>
  check(text, catalogueItems === undefined ? {} : { items: catalogueItems }).problems.map(
    ({ place, column, message }) => [place, column, message],
  );
/** Each run makes a whole catalogue. */
const RUNS = { numRuns: 25 };
const EMPTY: ExistingItems = { productGroup: new Map(), optionGroup: new Map(), product: new Map() };

const NOTHING = { created: 0, changed: 0, archived: 0, restored: 0, missing: 0, problems: 0, hints: 0 };
const FORMATS = [
  ['CSV', writeCatalogueCsv],
  ['JSON', writeCatalogueJson],
] as const;

describe.each(FORMATS)('a catalogue that is exported and imported again, as %s', (_, write) => {
  it('changes nothing', () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), (catalogueItems, isWhole) => {
        const file = readCatalogueFile(write(catalogueItems));
        const { check: found, steps, orders } = planImport(file, catalogueItems, { importId: IMPORT_ID, isWhole });
        expect(found.problems).toEqual([]);
        expect(found.counts).toMatchObject(NOTHING);
        expect(steps).toEqual([]);
        expect(orders).toEqual([]);
      }),
      RUNS,
    );
  });

  it('makes the same catalogue elsewhere', () => {
    fc.assert(
      fc.property(anyItems, (catalogueItems) => {
        const { check: found, steps } = plan(write(catalogueItems), { items: EMPTY });
        expect(found.counts.problems).toBe(0);
        for (const { kind, id, saved, archived } of steps) {
          const before = catalogueItems[kind].get(id);
          expect([saved?.value, archived]).toEqual([before?.value, before?.archived]);
        }
        expect(steps).toHaveLength(
          catalogueItems.product.size + catalogueItems.productGroup.size + catalogueItems.optionGroup.size,
        );
      }),
      RUNS,
    );
  });

  it('is read in every dialect of spreadsheets, and shows formulas as text', () => {
    const formula: ExistingItems = {
      ...SMALL_ITEMS,
      productGroup: new Map([
        [
          PIZZA_ID,
          {
            version: 1,
            archived: false,
            value: { name: '=HYPERLINK("x")', description: '+41', visible: true, station: 'oven' },
          },
        ],
      ]),
    };
    const text = write(formula);
    for (const dialect of [text, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r'), CSV_BOM + text])
      expect(check(dialect, { items: formula }).counts).toMatchObject(NOTHING);
  });
});

describe('what a spreadsheet changes', () => {
  const price = `Art;Name;Preis\nProdukt;Margherita;19.–\nProdukt;Marinara;15.50`;

  it('takes the check of a declaration away with other allergens, and leaves it otherwise', () => {
    const value = { ...SMALL_ITEMS.product.get(MARINARA_ID)?.value, labelling: DECLARED } as ProductDraft;
    const product = new Map([[MARINARA_ID, { version: 1, archived: false, value }]]);
    const labellingAfter = (cells: string) =>
      plan(`Art;ID;${cells}`, { items: { ...SMALL_ITEMS, product } }).steps.map(
        (step) => 'saved' in step && step.saved?.value,
      );
    expect(labellingAfter(`Allergene\nProdukt;${MARINARA_ID};Sellerie`)).toMatchObject([
      { labelling: { checked: false } },
    ]);
    expect(labellingAfter(`Preis\nProdukt;${MARINARA_ID};16.50`)).toMatchObject([{ labelling: { checked: true } }]);
  });

  it('is known by names, and told field by field', () => {
    const { check: found, steps } = plan(price);
    expect(found.changes).toEqual([
      {
        place: 'Zeile 2',
        kind: 'product',
        id: MARGHERITA.id,
        name: 'Margherita',
        action: 'changed',
        fields: [{ title: 'Preis', before: 'CHF 18.50', after: 'CHF 19.00' }],
      },
    ]);
    expect(found.counts).toMatchObject({ changed: 1, unchanged: 1, problems: 0 });
    expect(steps).toMatchObject([
      { kind: 'product', saved: { version: 2, value: { price: 1900, allergens: ['gluten', 'milk'] } } },
    ]);
    expect(canImport(found)).toBe(true);
    expect(importCheck.parse(found)).toEqual(found);
  });

  it('leaves alone what the file does not have, unless it is the whole', () => {
    const one = 'Art;Name;Gehört zu\nGruppe;Fladen;\nProdukt;Margherita;Fladen';
    expect(check(one)).toMatchObject({
      counts: { ...NOTHING, missing: 1 },
      missing: [{ kind: 'product', name: 'Marinara' }],
    });
    expect(plan(one, { isWhole: true })).toMatchObject({
      check: {
        counts: { ...NOTHING, archived: 1 },
        changes: [{ place: null, name: 'Marinara', action: 'archived' }],
        missing: [],
      },
      steps: [{ id: MARINARA_ID, saved: null, archived: true }],
    });
    // The choices belong to a product that stays.
    expect(check('Art;Name\nProdukt;Marinara', { isWhole: true }).changes.map(({ name }) => name)).toEqual([
      'Margherita',
      'Extras',
      'Grösse',
    ]);
  });

  it('makes what is new, in groups and with choices that are new too', () => {
    const text = [
      'Art,Name,Gehört zu,Preis,Auswahlen,Höchstens,Erhältlich,Herkunft,Allergene,Merkmale',
      'Gruppe,Suppen',
      'Auswahl,Brot,,,,1',
      'Extra,Ruchbrot,,0',
      'Extra,Zopf,Brot,1.50,,,,,"Gluten, Eier"',
      'Produkt,Kürbissuppe,Suppen,9.50,Brot,,"Mo, Di 11:00-14:00",Kürbis: Schweiz,Sellerie | Milch,vegan',
    ].join('\n');
    const { check: found, steps } = plan(text);
    expect(found.problems).toEqual([]);
    expect(found.changes.map(({ name, action }) => [name, action])).toEqual([
      ['Suppen', 'created'],
      ['Kürbissuppe', 'created'],
      ['Brot', 'created'],
    ]);
    const [group, choice, product] = steps;
    expect(steps.map(({ kind }) => kind)).toEqual(['productGroup', 'optionGroup', 'product']);
    expect(choice?.saved?.value).toMatchObject({
      options: [
        { id: null, name: 'Ruchbrot', price: 0 },
        { id: null, name: 'Zopf', price: 150, allergens: ['gluten', 'eggs'] },
      ],
    });
    expect(product?.saved).toMatchObject({
      version: 1,
      value: {
        productGroupId: group?.id,
        optionGroupIds: [choice?.id],
        availabilitySchedule: { daysOfWeek: [1, 2], from: '11:00', to: '14:00' },
        origins: [{ ingredient: 'Kürbis', country: 'Schweiz' }],
        allergens: ['celery', 'milk'],
        tags: ['vegan'],
      },
    });
    expect(new Set(steps.map(({ id }) => id)).size).toBe(3);
    expect(planFingerprint(plan(text))).toBe(planFingerprint(plan(text)));
  });

  it('moves by places, brings back, archives, and takes extras away only from the whole', () => {
    const moved = plan('Art;Name;Platz\nProdukt;Marinara;1');
    expect(moved.check.changes).toMatchObject([{ fields: [{ title: 'Platz', before: '2', after: '1' }] }]);
    expect(moved).toMatchObject({
      steps: [],
      orders: [{ productGroupId: PIZZA_ID, ids: [MARINARA_ID, MARGHERITA.id] }],
    });
    expect(check(`Art;ID;Archiviert\nGruppe;${OLD_GROUP_ID};nein`).changes).toMatchObject([{ action: 'restored' }]);
    expect(check('Art;Name;Archiviert\nProdukt;Margherita;ja').changes).toMatchObject([
      { action: 'archived', fields: [{ title: 'Archiviert', before: 'nein', after: 'ja' }] },
    ]);
    const extra = `Art;ID;Gehört zu;Name;Preis\nExtra;${ROCKET_ID};Extras;Rucola;2`;
    expect(check(extra).changes).toMatchObject([
      {
        kind: 'optionGroup',
        name: 'Extras',
        fields: [{ title: 'Rucola: Preis', before: 'CHF 1.50', after: 'CHF 2.00' }],
      },
    ]);
    const whole = check(extra, { isWhole: true }).problems;
    expect(whole).toMatchObject([{ message: 'Die Höchstzahl darf nicht grösser als die Zahl der Extras sein.' }]);
  });
});

describe('what is wrong with a file', () => {
  const head = 'Art;ID;Name;Gehört zu;Preis;Allergene;Auswahlen;Im Angebot;Platz;Mindestens;MwSt.-Klasse;Archiviert';
  it.each([
    ['Sosse;;x', ['Zeile 2', 'Art', 'Hier steht, was es ist: Gruppe, Auswahl, Extra, Produkt.']],
    ['Produkt;;Neu;Nirgends;12', ['Zeile 2', 'Gehört zu', 'Diese Gruppe gibt es nicht: «Nirgends».']],
    [
      'Produkt;;Neu;;12',
      ['Zeile 2', 'Gehört zu', 'Dieses Produkt kennen wir nicht. Prüf den Namen; ein neues braucht eine Gruppe.'],
    ],
    ['Produkt;12;Neu;Fladen;12', ['Zeile 2', 'ID', 'Das ist keine ID. Lass sie leer, wenn etwas neu ist.']],
    ['Produkt;;Neu;Fladen;viel', ['Zeile 2', 'Preis', 'Das ist kein Betrag in Franken, zum Beispiel 18.50.']],
    [
      'Produkt;;Neu;Fladen;',
      [
        'Zeile 2',
        'Preis',
        "Bitte gib einen Betrag wie 12.50 an. Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen.",
      ],
    ],
    ['Produkt;;Neu;Fladen;12345', ['Zeile 2', 'Preis', "Der Preis muss zwischen CHF 0.00 und CHF 1'000.00 liegen."]],
    ['Produkt;;Margherita;;18.52', ['Zeile 2', 'Preis', 'Der Preis von «Margherita» geht nicht auf 5 Rappen auf.']],
    ['Produkt;;Margherita;;;;;vielleicht', ['Zeile 2', 'Im Angebot', 'Hier steht ja oder nein.']],
    ['Produkt;;Margherita;;;;;;0', ['Zeile 2', 'Platz', 'Der Platz ist eine ganze Zahl ab 1.']],
    ...['Wertgutscheine', 'voucher'].map((vatClass): [string, string[]] => [
      `Produkt;;Margherita;;;;;;;;${vatClass}`,
      [
        'Zeile 2',
        'MwSt.-Klasse',
        'Das kennen wir nicht. Möglich ist: Speisen und alkoholfreie Getränke, Alkohol, Übriges. Wertgutscheine stellst du unter «Gutscheine» aus.',
      ],
    ]),
    ['Produkt;;Margherita;;;;Belag', ['Zeile 2', 'Auswahlen', 'Diese Auswahl gibt es nicht: «Belag».']],
    ['Produkt;;Margherita\nProdukt;;MARGHERITA', ['Zeile 3', null, 'Das steht schon einmal in der Datei: Zeile 2.']],
    ['Extra;;Rucola', ['Zeile 2', 'Gehört zu', 'Zu welcher Auswahl gehört dieses Extra?']],
    [
      'Auswahl;;Grösse;;;;;;;2',
      ['Zeile 2', 'Mindestens', 'Die Mindestzahl darf nicht grösser als die Höchstzahl sein.'],
    ],
    ['Gruppe;;\nGruppe;;Fladen', ['Zeile 2', 'Name', 'Bitte gib einen Namen an']],
    ['Produkt;;"offen', ['Zeile 2', null, 'Ein Anführungszeichen wird nicht geschlossen.']],
    [
      `Gruppe;${PIZZA_ID};Neu\nGruppe;${OLD_GROUP_ID};Neu;;;;;;;;;nein`,
      ['Zeile 2', null, 'Eine Produktgruppe mit diesem Namen gibt es schon.'],
    ],
  ])('%j is told', (line, reported) => {
    expect(messages(`${head}\n${line}`)).toContainEqual(reported);
  });

  it('comes from top to bottom, hints last', () => {
    const lines = [
      'Produkt;;Margherita;;18.52',
      'Sosse',
      'Produkt;;Neu;Nirgends;12',
      'Rezept',
      'Produkt;;Marinara;;viel',
    ];
    expect(messages(`${head};Farbe\n${lines.join('\n')}`).map(([place]) => place)).toEqual([
      'Zeile 3',
      'Zeile 4',
      'Zeile 5',
      'Zeile 6',
      'Zeile 1',
      'Zeile 2',
    ]);
  });

  it('names each unknown allergen and what there is', () => {
    const [[place, column, message = ''] = []] = messages(`${head}\nProdukt;;Margherita;;;Gluten, Staub`);
    expect([place, column]).toEqual(['Zeile 2', 'Allergene']);
    expect(message).toMatch(/^Etwas davon kennen wir nicht\. Möglich ist: Gluten, Krebstiere, /);
  });

  it('finds nobody by a name that several have', () => {
    const [[id, entry] = []] = SMALL_ITEMS.optionGroup;
    if (id === undefined || entry === undefined) throw new Error('no choice');
    const twins = { ...SMALL_ITEMS, optionGroup: new Map([...SMALL_ITEMS.optionGroup, [OLD_GROUP_ID, entry]]) };
    expect(messages('Art;Name\nAuswahl;Extras', twins)).toEqual([
      ['Zeile 2', 'ID', '2 heissen so (Auswahl). Gib die ID aus dem Export an.'],
    ]);
    expect(messages('Art;Name;Auswahlen\nProdukt;Margherita;Extras', twins)).toEqual([
      ['Zeile 2', 'Auswahlen', '2 heissen so (Auswahl). Gib die ID an.'],
    ]);
  });

  it('keeps a group that has products, and a choice that products have', () => {
    expect(messages('Art;Name;Archiviert\nGruppe;Fladen;ja\nAuswahl;Grösse;ja')).toEqual([
      ['Zeile 2', null, 'Die Gruppe hat noch 2 Produkte. Verschiebe oder archiviere sie zuerst.'],
      ['Zeile 3', null, 'Die Auswahl gehört noch zu einem Produkt. Nimm sie dort zuerst weg.'],
    ]);
    expect(
      check('Art;Name;Archiviert\nGruppe;Fladen;ja\nProdukt;Margherita;ja\nProdukt;Marinara;ja').counts,
    ).toMatchObject({
      archived: 3,
      problems: 0,
    });
    expect(messages(`Art;ID;Gehört zu\nProdukt;${MARINARA_ID};Vom letzten Jahr`)).toEqual([
      ['Zeile 2', null, 'Diese Produktgruppe gibt es nicht mehr. Bitte wähle eine andere.'],
    ]);
  });

  it.each([
    ['Name;Preis\nx;1', 'Diese Spalte fehlt. Am einfachsten beginnst du mit einem Export.'],
    ['Art;Art\n', 'Diese Spalte gibt es zweimal.'],
    ['Art;Farbe\n', 'Diese Spalte kennen wir nicht; sie wird nicht gelesen.'],
    ['{', 'Das ist kein gültiges JSON.'],
    ['{"a":1}', 'Das ist kein Sortiment, das hier exportiert wurde.'],
    [
      '{"format":"ofenpost.catalogue","version":2}',
      'Diese Datei hat eine andere Version als 1. Exportiere sie bitte neu.',
    ],
    ['{"format":"ofenpost.catalogue","version":1,"products":{}}', 'Hier steht keine Liste.'],
    ['{"format":"ofenpost.catalogue","version":1,"products":[3]}', 'Hier steht kein Eintrag mit Feldern.'],
    [
      '{"format":"ofenpost.catalogue","version":1,"products":[{"colour":"red"}]}',
      'Dieses Feld kennen wir nicht; es wird nicht gelesen.',
    ],
    [
      '{"format":"ofenpost.catalogue","version":1,"products":[{"id":1,"archived":"ja","place":-1}]}',
      'Hier steht true oder false.',
    ],
    [`Art\n${'Produkt\n'.repeat(10_001)}`, 'Eine Datei hat höchstens 10000 Zeilen.'],
    [
      JSON.stringify({
        format: 'ofenpost.catalogue',
        version: 1,
        products: Array.from({ length: 10_001 }, () => ({})),
      }),
      'Eine Datei hat höchstens 10000 Einträge.',
    ],
    [`Art;Name;Auswahlen\nProdukt;Margherita;${'x'.repeat(61)}`, `Diese Auswahl gibt es nicht: «${'x'.repeat(60)}…».`],
    [
      `Art;Name\n${Array.from({ length: 501 }, (_, n) => `Gruppe;Gruppe ${n}`).join('\n')}`,
      'Es sind höchstens 500 Gruppen und 500 Auswahlen möglich.',
    ],
  ])('%.70s', (text, message) => {
    expect(messages(text).map((reported) => reported[2])).toContain(message);
  });
});
