import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Places, stablePlaces } from './stable-places.ts';

const keys = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 16 });
const rule = fc.record(
  { size: fc.integer({ min: 1, max: 9 }), held: keys.map((each): ReadonlySet<number> => new Set(each)) },
  { requiredKeys: [] },
);

it('never moves what stays or may come back, shows nothing twice, and all that has room', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, rule), { maxLength: 12 }), (rounds) => {
      let places: Places<number> = [];
      for (const [now, { size, held }] of rounds) {
        const before = places;
        places = stablePlaces(before, now, {
          ...(size !== undefined && { size }),
          ...(held !== undefined && { held }),
        });
        const stays = before.filter(
          (key, index) =>
            key !== null && index < (size ?? before.length) && (now.includes(key) || held?.has(key) === true),
        );
        expect(stays.map((key) => places.indexOf(key))).toEqual(stays.map((key) => before.indexOf(key)));
        const shown = places.filter((key) => key !== null);
        expect(new Set(shown).size).toBe(shown.length);
        const missing = now.filter((key) => !shown.includes(key));
        expect(missing).toHaveLength(size === undefined ? 0 : missing.length);
        // Nobody waits before a free place.
        expect(missing.length > 0 && places.includes(null)).toBe(false);
        expect(size === undefined ? places.at(-1) !== null : places.length === size).toBe(true);
      }
    }),
  );
});

it('fills a place only when what was there cannot come back', () => {
  const before = ['a', 'b', null];
  expect(stablePlaces(before, ['b', 'c', 'd'], { held: new Set(['a']), size: 3 })).toEqual(['a', 'b', 'c']);
  expect(stablePlaces(before, ['b', 'c', 'd'], { size: 3 })).toEqual(['c', 'b', 'd']);
});

it('has fewer places on a small screen, and more where none is counted', () => {
  expect(stablePlaces(['a', 'b', 'c'], ['a', 'b', 'c'], { size: 2 })).toEqual(['a', 'b']);
  expect(stablePlaces([21, null, 36], [21, 36, 40, 41])).toEqual([21, 40, 36, 41]);
  expect(stablePlaces([21, 27], [21])).toEqual([21]);
  expect(stablePlaces([21, 27, 36], [21, 36])).toEqual([21, null, 36]);
});
