import { describe, expect, it } from 'vitest';
import { EXTRAS, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { IMPORT_ID, MARINARA_ID, OLD_GROUP_ID, PIZZA_ID, SMALL_ITEMS, testId } from './existing-items.fixtures.ts';
import type { ExistingItems } from './existing-items.ts';
import type { FileEntry } from './file-entry.ts';
import { idWithin, identifyEntries } from './identify-entries.ts';

type Said = Partial<Omit<FileEntry, 'fields'>> & { readonly name?: unknown };

/** Lines of a file, about products unless stated otherwise. */
const lines = (...said: readonly Said[]): readonly FileEntry[] =>
  said.map(({ name, ...entry }, index) => ({
    kind: 'product',
    place: `Zeile ${index + 2}`,
    id: '',
    archived: undefined,
    rank: undefined,
    belongsTo: undefined,
    parent: undefined,
    ...entry,
    fields: name === undefined ? {} : { name },
    blank: [],
  }));

function identify(said: readonly Said[], catalogueItems: ExistingItems = SMALL_ITEMS) {
  const entries = lines(...said);
  const identified = identifyEntries(entries, catalogueItems, IMPORT_ID);
  return {
    ...identified,
    entries,
    found: entries.map((entry) => identified.ids.get(entry) ?? null),
    reported: identified.problems.map(({ place, column, message }) => [place, column, message]),
  };
}
const fresh = (place: number) => idWithin(IMPORT_ID, place);

/** Two groups, each with a Margherita. */
const [SNACKS_ID, SNACK_ID] = [testId(0xc1), testId(0xc2)];
const TWINS: ExistingItems = {
  ...SMALL_ITEMS,
  productGroup: new Map([
    ...SMALL_ITEMS.productGroup,
    [
      SNACKS_ID,
      { version: 1, archived: false, value: { name: 'Snacks', description: '', visible: true, station: 'oven' } },
    ],
  ]),
  product: new Map(
    [...SMALL_ITEMS.product].flatMap(([id, stored]) =>
      id === MARGHERITA.id
        ? [
            [id, stored] as const,
            [SNACK_ID, { ...stored, value: { ...stored.value, productGroupId: SNACKS_ID } }] as const,
          ]
        : [[id, stored] as const],
    ),
  ),
};

describe('a line', () => {
  it('is about what has its id, in whatever letters', () => {
    expect(identify([{ id: SNACK_ID.toUpperCase(), name: 'Anders' }], TWINS).found).toEqual([SNACK_ID]);
  });

  it.each(['product', 'productGroup', 'optionGroup'] as const)(
    'with an id that no %s has is about nothing, and nothing is guessed by its name',
    (kind) => {
      // The id of an item of another kind is unknown too.
      for (const id of [testId(7), kind === 'product' ? PIZZA_ID : MARINARA_ID]) {
        const { found, reported } = identify([{ kind, id, name: 'Margherita' }]);
        expect(found).toEqual([null]);
        expect(reported).toEqual([['Zeile 2', 'ID', 'Diese ID gibt es nicht. Lass sie leer, wenn etwas neu ist.']]);
      }
    },
  );

  it('brings its id along into a catalogue in which nothing is yet', () => {
    const empty: ExistingItems = { productGroup: new Map(), optionGroup: new Map(), product: new Map() };
    expect(identify([{ id: testId(7), name: 'Margherita' }], empty).found).toEqual([testId(7)]);
  });

  it.each(['Margherita', ' MARGHERITA', 'Marg\u200Bherita', '\u202AMargherita\u202C', 'Margherita\u00A0'])(
    'finds what reads like its name: %j',
    (name) => {
      expect(identify([{ name, belongsTo: 'fladen\u00A0' }]).found).toEqual([MARGHERITA.id]);
    },
  );

  it.each([
    ['products of one group', { belongsTo: 'Fladen' }],
    ['groups', { kind: 'productGroup' }],
    ['choices', { kind: 'optionGroup' }],
  ] as const)('is told where two new %s are called the same', (_, said) => {
    const names = ['Panna cotta', 'Tiramisù', 'panna\u00A0 cotta'];
    expect(identify(names.map((name) => ({ ...said, name }))).reported).toEqual([
      ['Zeile 4', null, 'Das steht schon einmal in der Datei: Zeile 2.'],
    ]);
  });

  it('is told where something new is called like what another line names by its id', () => {
    const twin = [
      { name: 'Margherita', belongsTo: 'Fladen' },
      { id: MARGHERITA.id, name: 'Margherita' },
    ];
    expect(identify(twin).reported).toEqual([['Zeile 3', null, 'Das steht schon einmal in der Datei: Zeile 2.']]);
    expect(identify(twin.toReversed()).reported).toHaveLength(1);
  });

  it('may be called like another in another group, or in the archive', () => {
    const said = [
      { name: 'Panna cotta', belongsTo: 'Fladen' },
      { name: 'Panna cotta', belongsTo: 'Snacks' },
      { name: 'Panna cotta', belongsTo: 'Fladen', archived: true },
    ];
    expect(identify(said, TWINS).reported).toEqual([]);
  });

  it('with what is no id is about nothing, and nothing is guessed by its name', () => {
    const { found, reported } = identify([{ id: '12', name: 'Margherita' }]);
    expect(found).toEqual([null]);
    expect(reported).toEqual([['Zeile 2', 'ID', 'Das ist keine ID. Lass sie leer, wenn etwas neu ist.']]);
  });

  it('without an id is about what is called so, of its own kind', () => {
    const { found, reported } = identify([
      { kind: 'productGroup', name: ' FLADEN' },
      { kind: 'optionGroup', name: 'Extras' },
      { name: 'Margherita' },
      { kind: 'productGroup', name: 'Extras' },
      { name: 'Fladen' },
    ]);
    expect(found).toEqual([PIZZA_ID, EXTRAS.id, MARGHERITA.id, fresh(3), fresh(4)]);
    expect(reported).toEqual([]);
  });

  it.each([[undefined], [' '], [7]])('without an id and with the name %j is about something new', (name) => {
    const kinds = ['product', 'productGroup', 'optionGroup'] as const;
    const { found, reported } = identify(kinds.map((kind) => ({ kind, name })));
    expect([found, reported]).toEqual([[fresh(0), fresh(1), fresh(2)], []]);
  });

  it('about an extra has no id here: it belongs to its choice', () => {
    const { found, reported } = identify([
      { kind: 'option', name: 'Rucola' },
      { kind: 'option', id: 'x' },
    ]);
    expect([found, reported]).toEqual([[null, null], []]);
  });

  it('about what another line is about is told, with the place of the first', () => {
    const { found, reported } = identify([{ name: 'Neu' }, { id: MARINARA_ID }, { id: MARINARA_ID }]);
    expect(found).toEqual([fresh(0), MARINARA_ID, null]);
    expect(reported).toEqual([['Zeile 4', null, 'Das steht schon einmal in der Datei: Zeile 3.']]);
  });

  it('is not about what another line names by its id, whatever that was called', () => {
    const renamed = [{ name: 'Margherita' }, { id: MARGHERITA.id, name: 'Napoli' }];
    expect(identify(renamed).found).toEqual([fresh(0), MARGHERITA.id]);
  });

  it('finds what is archived by its name where nothing else is called so', () => {
    expect(identify([{ kind: 'productGroup', name: 'Vom letzten Jahr' }]).found).toEqual([OLD_GROUP_ID]);
  });
});

describe('a product', () => {
  it('is found by its name within its group', () => {
    const said = [
      { name: 'Margherita', belongsTo: 'Snacks' },
      { name: 'Margherita', belongsTo: PIZZA_ID },
    ];
    expect(identify(said, TWINS).found).toEqual([SNACK_ID, MARGHERITA.id]);
  });

  it('is a new one where its group has none of its name', () => {
    expect(identify([{ name: 'Marinara', belongsTo: 'Snacks' }], TWINS).found).toEqual([fresh(0)]);
  });

  it('whose group is not said may be meant only once', () => {
    const { found, reported } = identify([{ name: 'Margherita' }], TWINS);
    expect(found).toEqual([null]);
    expect(reported).toEqual([['Zeile 2', 'ID', '2 heissen so (Produkt). Gib die ID aus dem Export an.']]);
  });
});

describe('a reference', () => {
  const refer = (text: string, said: readonly Said[] = []) => {
    const entries = lines(...said, { name: 'Neu' });
    const { refer: ask, problems } = identifyEntries(entries, SMALL_ITEMS, IMPORT_ID);
    const id = entries.slice(-1).map((entry) => ask(entry, 'productGroup', text, 'Gehört zu'));
    return [...id, ...problems.map(({ column, message }) => `${column}: ${message}`)];
  };
  const renamed = [{ kind: 'productGroup', id: PIZZA_ID, name: 'Pizzen' }] as const;

  it('means what will be called so once the file is in', () => {
    expect([refer('Fladen'), refer('Pizzen', renamed)]).toEqual([[PIZZA_ID], [PIZZA_ID]]);
    expect(refer('Fladen', renamed)).toEqual([undefined, 'Gehört zu: Diese Gruppe gibt es nicht: «Fladen».']);
  });

  it('means a group that the file makes', () => {
    expect(refer('Suppen', [{ kind: 'productGroup', name: ' Suppen ' }])).toEqual([fresh(0)]);
  });

  it('does not mean a group whose line is about nothing', () => {
    expect(refer('Suppen', [{ kind: 'productGroup', id: '12', name: 'Suppen' }])).toContain(
      'Gehört zu: Diese Gruppe gibt es nicht: «Suppen».',
    );
  });

  it('means the old name of a group whose line says none', () => {
    const unnamed = { kind: 'productGroup', id: PIZZA_ID } as const;
    expect([refer('Fladen', [unnamed]), refer('Fladen', [{ ...unnamed, name: ' ' }])]).toEqual([
      [PIZZA_ID],
      [PIZZA_ID],
    ]);
  });

  it('means nothing but groups where a group is asked for', () => {
    expect(refer('Extras')).toEqual([undefined, 'Gehört zu: Diese Gruppe gibt es nicht: «Extras».']);
    expect(refer('Suppen', [{ name: 'Suppen' }])).toHaveLength(2);
  });

  it('means the one that is not archived, as the file has it', () => {
    const old = { kind: 'productGroup', id: OLD_GROUP_ID } as const;
    const another = { kind: 'productGroup', id: PIZZA_ID, name: 'Vom letzten Jahr' } as const;
    expect(refer('Vom letzten Jahr', [another, old])).toEqual([PIZZA_ID]);
    expect(
      refer('Vom letzten Jahr', [
        { ...another, archived: true },
        { ...old, archived: false },
      ]),
    ).toEqual([OLD_GROUP_ID]);
    expect(refer('Vom letzten Jahr', [another, { ...old, archived: false }])).toEqual([
      undefined,
      'Gehört zu: 2 heissen so (Gruppe). Gib die ID an.',
    ]);
  });

  it('is told with no more than its first sixty letters', () => {
    const reported = (length: number) => refer('x'.repeat(length))[1];
    expect(reported(60)).toBe(`Gehört zu: Diese Gruppe gibt es nicht: «${'x'.repeat(60)}».`);
    expect(reported(61)).toBe(`Gehört zu: Diese Gruppe gibt es nicht: «${'x'.repeat(60)}…».`);
  });
});

it('gives what is new the same id whenever it is asked, and another in another import', () => {
  expect(idWithin(IMPORT_ID, 0x2a)).toBe('10000000-0000-4000-8000-00000000002a');
  expect(idWithin(testId(0), 1)).toBe('20000000-0000-4000-8000-000000000001');
});
