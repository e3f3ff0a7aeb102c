import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './is-same.ts';

describe('isSame', () => {
  it.each<[unknown, unknown, boolean]>([
    ['a', 'a', true],
    ['a', 'b', false],
    ['1', 1, false],
    [0, -0, true],
    [Number.NaN, Number.NaN, true],
    [Number.NaN, 0, false],
    [0, Number.NaN, false],
    [null, undefined, false],
    [null, {}, false],
    [{}, null, false],
    [{}, [], false],
    [[], {}, false],
    ['', [], false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, undefined], false],
    [[undefined], [], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: undefined }, {}, true],
    [{ a: { b: [1] } }, { a: { b: [1] } }, true],
    [{ a: { b: [1] } }, { a: { b: [2] } }, false],
    [JSON.parse('{"toString":1}'), {}, false],
    [{}, JSON.parse('{"__proto__":{"a":1}}'), false],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":1}}'), true],
  ])('judges %j and %j', (a, b, same) => {
    expect(isSame(a, b)).toBe(same);
  });

  it('agrees with the text of JSON, whatever the order of the fields', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const sorted = (found: unknown): unknown =>
      Array.isArray(found)
        ? found.map(sorted)
        : typeof found === 'object' && found !== null
          ? Object.entries(found)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => ['field', key, sorted(inner)])
              .concat([['record']])
          : found;
    const textOf = (found: unknown) => JSON.stringify(sorted(found));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSame(a, b)).toBe(textOf(a) === textOf(b));
        expect(isSame(a, structuredClone(a))).toBe(true);
      }),
    );
  });
});
