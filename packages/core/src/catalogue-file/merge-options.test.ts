import { describe, expect, it } from 'vitest';
import { optionGroupDraftOf } from '../catalogue/option-group-draft.ts';
import { BURRATA_ID, EXTRAS, ROCKET_ID, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import type { FileEntry } from './file-entry.ts';
import { mergeOptions } from './import-drafts.ts';

const { options: CURRENT } = optionGroupDraftOf(EXTRAS);
const [ROCKET, BURRATA, TRUFFLE] = CURRENT;

type Said = { readonly id?: string; readonly rank?: number; readonly fields?: Record<string, unknown> };
const line = ({ id = '', rank, fields = {} }: Said): FileEntry => ({
  kind: 'option',
  place: 'Zeile 2',
  id,
  archived: undefined,
  rank,
  belongsTo: EXTRAS.name,
  parent: undefined,
  fields,
  blank: [],
});
const merge = (said: readonly Said[], isWhole = false) =>
  mergeOptions(CURRENT, said.map(line), isWhole).map(({ option }) => option);
const ids = (said: readonly Said[], isWhole = false) =>
  merge(said, isWhole).map((option) => (option as { id: unknown }).id);

describe('a line of an extra', () => {
  it('is laid over what has its id, in whatever letters', () => {
    expect(merge([{ id: BURRATA_ID.toUpperCase(), fields: { name: 'Stracciatella' } }])).toEqual([
      ROCKET,
      { ...BURRATA, name: 'Stracciatella' },
      TRUFFLE,
    ]);
  });

  it('without an id is laid over what is called so', () => {
    expect(merge([{ fields: { name: ' RUCOLA', price: 200 } }])[0]).toEqual({ ...ROCKET, name: ' RUCOLA', price: 200 });
  });

  it('is not about what another line names by its id', () => {
    const renamed = [{ id: ROCKET_ID, fields: { name: 'Kresse' } }, { fields: { name: 'Rucola', price: 100 } }];
    expect(merge(renamed)).toEqual([
      { ...ROCKET, name: 'Kresse' },
      BURRATA,
      TRUFFLE,
      { id: null, name: 'Rucola', price: 100, allergens: [], available: true },
    ]);
  });

  it.each([[{}], [{ name: 7 }], [{ name: 'Sardellen' }]])(
    'that says %j makes a new one, still without a price',
    (fields) => {
      expect(merge([{ fields }])).toEqual([
        ...CURRENT,
        { id: null, name: '', price: Number.NaN, allergens: [], available: true, ...fields },
      ]);
    },
  );

  it('with an id that nothing has keeps it, to be judged', () => {
    expect(ids([{ id: 'ABC', fields: { name: 'Rucola' } }])).toEqual([ROCKET_ID, BURRATA_ID, TRUFFLE_ID, 'abc']);
  });

  it('says from which line each extra came', () => {
    const entry = line({ id: BURRATA_ID });
    expect(mergeOptions(CURRENT, [entry], false).map((merged) => merged.entry)).toEqual([null, entry, null]);
  });
});

describe('the order of extras', () => {
  it('stays where no line wants another', () => {
    expect(ids([{ id: TRUFFLE_ID }, { id: ROCKET_ID }])).toEqual([ROCKET_ID, BURRATA_ID, TRUFFLE_ID]);
  });

  it.each([
    [TRUFFLE_ID, 1, [TRUFFLE_ID, ROCKET_ID, BURRATA_ID]],
    [ROCKET_ID, 2, [BURRATA_ID, ROCKET_ID, TRUFFLE_ID]],
    ['new', 2, [ROCKET_ID, 'new', BURRATA_ID, TRUFFLE_ID]],
  ])('moves %s to the rank %i that it wants', (id, rank, order) => expect(ids([{ id, rank }])).toEqual(order));
});

describe('extras that no line names', () => {
  it('go where the file is the whole of it', () => {
    expect(ids([{ id: TRUFFLE_ID }], true)).toEqual([TRUFFLE_ID]);
  });

  it.each([false, true])('stay where the file names none of the choice, the whole or not: %j', (isWhole) => {
    expect(mergeOptions(CURRENT, [], isWhole)).toEqual(CURRENT.map((option) => ({ entry: null, option })));
  });
});
