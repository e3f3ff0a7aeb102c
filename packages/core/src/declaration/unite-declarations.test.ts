import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALLERGENS } from '../catalogue/declaration.ts';
import { ALCOHOL_KINDS, CONTENTS, type Declaration, METHODS } from './declaration.ts';
import { minimumAgeOf } from './minimum-age.ts';
import { uniteDeclarations } from './unite-declarations.ts';

const some = <T extends string>(values: readonly T[]) => fc.subarray([...values]);
const part: fc.Arbitrary<Declaration> = fc.record({
  allergens: fc.option(fc.record({ contains: some(ALLERGENS), traces: some(ALLERGENS) }), { freq: 5 }),
  contents: some(CONTENTS),
  origins: fc.array(
    fc.record({ ingredient: fc.constantFrom('Speck', 'Thon'), country: fc.constantFrom('Schweiz', 'Italien') }),
    { maxLength: 3 },
  ),
  methods: fc.option(some(METHODS), { freq: 5 }),
  diet: fc.constantFrom(null, 'vegetarian', 'vegan'),
  alcohol: fc.option(fc.record({ kind: fc.constantFrom(...ALCOHOL_KINDS), volPermille: fc.nat(999) })),
  drink: fc.option(fc.record({ ml: fc.integer({ min: 1, max: 1000 }) })),
  checked: fc.boolean(),
});
const parts = fc.array(part, { minLength: 1, maxLength: 6 });

/** From the weakest to the strongest. */
const DIETS: readonly Declaration['diet'][] = [null, 'vegetarian', 'vegan'];

/** What the parts contain in all, counted one by one. */
const unionOf = <T>(list: readonly Declaration[], valuesOf: (one: Declaration) => readonly T[]): Set<T> =>
  new Set(list.flatMap(valuesOf));

it('unites what its parts declare, as counting them one by one does', () => {
  fc.assert(
    fc.property(parts, (list) => {
      const whole = uniteDeclarations(list);
      const contained = unionOf(list, ({ allergens }) => allergens?.contains ?? []);
      const traces = unionOf(list, ({ allergens }) => allergens?.traces ?? []);
      const origins = unionOf(list, (one) => one.origins.map(({ ingredient, country }) => `${ingredient}/${country}`));
      const isKnown = list.every(({ allergens }) => allergens !== null);
      const rank = Math.min(...list.map(({ diet }) => DIETS.indexOf(diet)));
      const { allergens } = whole;
      expect(allergens && { contains: new Set(allergens.contains), traces: new Set(allergens.traces) }).toEqual(
        isKnown ? { contains: contained, traces: new Set([...traces].filter((each) => !contained.has(each))) } : null,
      );
      expect(whole.origins.map(({ ingredient, country }) => `${ingredient}/${country}`).toSorted()).toEqual(
        [...origins].toSorted(),
      );
      expect(whole.methods === null).toBe(list.some(({ methods }) => methods === null));
      expect(whole.diet).toBe(DIETS[rank]);
      expect(minimumAgeOf(whole, false) ?? 0).toBe(Math.max(...list.map((one) => minimumAgeOf(one, false) ?? 0)));
      expect(whole.checked).toBe(list.every(({ checked }) => checked));
    }),
  );
});

it('is the same in any order and grouping', () => {
  const facts = ({ origins, ...rest }: Declaration) => ({
    ...rest,
    drink: null,
    origins: origins.map((each) => JSON.stringify(each)).toSorted(),
  });
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const whole = facts(uniteDeclarations([...a, ...b]));
      expect(facts(uniteDeclarations([...b, ...a]))).toEqual(whole);
      expect(facts(uniteDeclarations([uniteDeclarations(a), uniteDeclarations(b)]))).toEqual(whole);
    }),
  );
});

it('takes alcohol of an unknown kind for spirits', () => {
  expect(minimumAgeOf({ alcohol: null }, true)).toBe(18);
  expect(minimumAgeOf({ alcohol: { kind: 'fermented', volPermille: 48 } }, true)).toBe(16);
});
