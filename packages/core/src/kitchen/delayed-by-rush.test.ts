import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, minutesBetween } from '../time/zurich.ts';
import type { Rush } from './busy-controls.ts';
import { delayedByRush } from './delayed-by-rush.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const inMinutes = (minutes: number) => addMinutes(NOW, minutes);

describe('delayedByRush', () => {
  const rush: Rush = { extraMinutes: 30, until: inMinutes(60) };
  const delay = (minutes: number) => minutesBetween(NOW, delayedByRush(inMinutes(minutes), rush));

  it('adds the minutes until the rush ends, and never makes anybody wait longer than that', () => {
    expect([0, 29, 30, 31, 59, 60, 61].map(delay)).toEqual([30, 59, 60, 60, 60, 60, 61]);
    expect(delayedByRush(NOW, null)).toBe(NOW);
  });

  it('is the earliest kitchen time there is, and who comes later is never served earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.nat(180), fc.nat(180), (extraMinutes, begins, end) => {
        const during: Rush = { extraMinutes, until: inMinutes(end) };
        const done = (start: number) => (start < end ? start + extraMinutes : start);
        const candidates = Array.from({ length: 400 }, (_, wait) => done(begins + wait));
        const found = minutesBetween(NOW, delayedByRush(inMinutes(begins), during));
        expect(found).toBe(Math.min(...candidates));
        expect(delayedByRush(inMinutes(begins + 1), during) >= delayedByRush(inMinutes(begins), during)).toBe(true);
      }),
    );
  });
});
