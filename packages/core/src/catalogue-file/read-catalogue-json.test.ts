import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from './read-catalogue-file.ts';

const file = (lists: object) => JSON.stringify({ format: 'ofenpost.catalogue', version: 1, ...lists });
const read = (lists: object) => readCatalogueFile(file(lists));
const reported = (lists: object) =>
  read(lists).problems.map(({ place, column, message, isHint }) => [
    place,
    column,
    message,
    ...(isHint ? ['hint'] : []),
  ]);

describe('a catalogue as JSON', () => {
  it('is a list of entries, each with its place: groups, choices with their extras, products', () => {
    const { entries, places, problems } = read({
      products: [{ id: ' p1 ', name: 'Margherita', productGroupId: ' g1 ', place: 2, archived: true }],
      optionGroups: [{ name: 'Extras', options: [{ id: 'o1', name: 'Rucola', place: 1 }] }],
      productGroups: [{ name: 'Fladen', archived: false }],
    });
    const nothing = {
      id: '',
      archived: undefined,
      rank: undefined,
      belongsTo: undefined,
      parent: undefined,
      blank: [],
    };
    const [group, choice, extra, product] = entries;
    expect(problems).toEqual([]);
    expect(group).toEqual({
      ...nothing,
      kind: 'productGroup',
      place: 'productGroups, Eintrag 1',
      archived: false,
      fields: { name: 'Fladen' },
    });
    expect(choice).toEqual({
      ...nothing,
      kind: 'optionGroup',
      place: 'optionGroups, Eintrag 1',
      fields: { name: 'Extras' },
    });
    expect(extra).toEqual({
      ...nothing,
      kind: 'option',
      place: 'optionGroups, Eintrag 1, options, Eintrag 1',
      id: 'o1',
      rank: 1,
      parent: choice,
      fields: { name: 'Rucola' },
    });
    expect(product).toEqual({
      ...nothing,
      kind: 'product',
      place: 'products, Eintrag 1',
      id: 'p1',
      archived: true,
      rank: 2,
      belongsTo: 'g1',
      fields: { name: 'Margherita' },
    });
    expect(places).toEqual(entries.map(({ place }) => place));
  });

  it('is read with the mark of UTF-8, and with blanks before it', () => {
    for (const before of ['\uFEFF', ' \n', '\uFEFF\n'])
      expect(readCatalogueFile(before + file({ products: [{}] })).entries).toHaveLength(1);
  });

  it('may leave out what stays as it is, and say so by null', () => {
    expect(reported({})).toEqual([]);
    expect(reported({ products: [{ id: null, archived: null, place: null, productGroupId: null }] })).toEqual([]);
    expect(read({ products: [{ name: 'x' }] }).entries[0]?.fields).toEqual({ name: 'x' });
  });

  it.each([
    [{ id: 7 }, 'id', 'Die ID ist ein Text.'],
    [{ archived: 'ja' }, 'archived', 'Hier steht true oder false.'],
    [{ place: '1' }, 'place', 'Der Platz ist eine ganze Zahl ab 1.'],
    [{ place: 0 }, 'place', 'Der Platz ist eine ganze Zahl ab 1.'],
    [{ place: 1.5 }, 'place', 'Der Platz ist eine ganze Zahl ab 1.'],
  ])('says what is of another type, and takes it for nothing: %j', (entry, column, message) => {
    expect(reported({ products: [entry] })).toEqual([['products, Eintrag 1', column, message]]);
    expect(read({ products: [entry] }).entries).toMatchObject([{ id: '', archived: undefined, rank: undefined }]);
  });

  it.each([
    ['productGroups', ['id', 'archived', 'place', 'name', 'description', 'visible']],
    ['optionGroups', ['id', 'archived', 'name', 'min', 'max', 'included']],
    ['products', ['id', 'archived', 'place', 'productGroupId', 'name', 'price']],
  ])('knows each field of its %s, and reads no other', (list, fields) => {
    const known = Object.fromEntries(fields.map((name) => [name, null]));
    const unknown = 'Dieses Feld kennen wir nicht; es wird nicht gelesen.';
    const strange = 'x'.repeat(61);
    expect(reported({ [list]: [{ ...known, [strange]: 1 }] })).toEqual([
      [`${list}, Eintrag 1`, strange.slice(0, 60), unknown, 'hint'],
    ]);
  });

  it('knows what is no field of an extra', () => {
    const options = [{ id: null, place: null, name: null, archived: null }];
    expect(reported({ optionGroups: [{ options }] }).map(([, column]) => column)).toEqual(['archived']);
  });

  it.each([7, null, 'x', ['x']])('says where no entry stands, and goes on: %j', (value) => {
    const { entries, places } = read({ products: [value, { name: 'x' }] });
    expect([entries.length, places]).toEqual([1, ['products, Eintrag 1', 'products, Eintrag 2']]);
    expect(reported({ products: [value, {}] })).toEqual([
      ['products, Eintrag 1', null, 'Hier steht kein Eintrag mit Feldern.'],
    ]);
  });

  it('says where no list stands', () => {
    expect(reported({ products: {}, optionGroups: [{ options: 'x' }] })).toEqual([
      ['optionGroups, Eintrag 1, options', null, 'Hier steht keine Liste.'],
      ['products', null, 'Hier steht keine Liste.'],
    ]);
  });

  it('has no extras but in choices', () => {
    const [group, ...others] = read({ productGroups: [{ options: [{ name: 'Rucola' }] }] }).entries;
    expect([group?.kind, others]).toEqual(['productGroup', []]);
  });

  it.each(['{', '{"format"', '{} x'])('is refused as a whole where it is no JSON: %s', (text) => {
    const { entries, problems } = readCatalogueFile(text);
    expect(entries).toEqual([]);
    expect(problems).toEqual([{ place: 'Datei', column: null, message: 'Das ist kein gültiges JSON.', isHint: false }]);
  });

  it('has at most 10000 entries, extras among them', () => {
    const extras = (count: number) => read({ optionGroups: [{ options: Array.from({ length: count }, () => ({})) }] });
    expect(extras(9_999).entries).toHaveLength(10_000);
    const { entries, problems } = extras(10_000);
    expect(entries).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(['Eine Datei hat höchstens 10000 Einträge.']);
  });
});
