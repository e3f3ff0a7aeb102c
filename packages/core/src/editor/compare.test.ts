import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './compare.ts';

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

  it.each<[string, unknown, unknown]>([
    ['dates', new Date(0), new Date(0)],
    ['maps', new Map(), new Map()],
    ['sets', new Set([1]), new Set([1])],
    ['files', new Blob(['a']), new Blob(['a'])],
    ['a date and a record', new Date(0), {}],
  ])('takes %s, which are not plain, for the same only where they are one', (_, a, b) => {
    expect([isSame(a, b), isSame({ a }, { a: b }), isSame({ a }, { a })]).toEqual([false, false, true]);
  });

  const nested = (depth: number, core: unknown) => {
    let value: unknown = core;
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
    return value;
  };

  it('judges what is nested deeply', () => {
    expect(isSame(nested(50_000, 1), nested(50_000, 1))).toBe(true);
    expect(isSame(nested(50_000, 1), nested(50_000, 2))).toBe(false);
    expect(isSame(nested(50_000, 1), nested(50_001, 1))).toBe(false);
  });

  const circle = (length: number, name: string) => {
    const first: { next: unknown; name: string } = { next: null, name };
    let last = first;
    for (let index = 1; index < length; index += 1) {
      last.next = { next: null, name };
      last = last.next as typeof first;
    }
    last.next = first;
    return first;
  };

  it('judges what contains itself by what one can read of it', () => {
    expect(isSame(circle(1, 'a'), circle(1, 'a'))).toBe(true);
    expect(isSame(circle(2, 'a'), circle(3, 'a'))).toBe(true);
    expect(isSame(circle(2, 'a'), circle(3, 'b'))).toBe(false);
    expect(isSame(circle(1, 'a'), { next: { next: null, name: 'a' }, name: 'a' })).toBe(false);
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
