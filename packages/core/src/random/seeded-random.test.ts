import { describe, expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

describe('seededRandom', () => {
  it('gives numbers from 0 up to 1, evenly', () => {
    const random = seededRandom(42);
    const numbers = Array.from({ length: 4000 }, random);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Map.groupBy(numbers, (number) => Math.floor(number * 10));
    for (const list of tenths.values()) expect(Math.abs(list.length - 400)).toBeLessThan(80);
    expect(tenths.size).toBe(10);
  });

  // Source: the reference implementation of mulberry32 by Tommy Ettinger.
  it('is mulberry32', () => {
    const random = seededRandom(0);
    expect([random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619]);
  });
});
