import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { afterWrongPin, pinBlockEnd, pinDraft, type PinAttempts } from './pin.ts';

const NOW = '2026-11-28T18:00:00.000Z';
const NONE: PinAttempts = { wrong: 0, blockedUntil: null };

const wrongTimes = (times: number): PinAttempts =>
  Array.from({ length: times }).reduce<PinAttempts>((attempts) => afterWrongPin(attempts, NOW), NONE);

it.each([
  ['1379', true],
  ['99817', true],
  ['731048', true],
  ['137', false],
  ['7310481', false],
  ['73 1', false],
  ['12x4', false],
  ['5555', false],
  ['2345', false],
  ['654321', false],
  ['7890', false],
])('takes %s as a PIN: %s', (pin, isTaken) => {
  expect(pinDraft.safeParse({ pin }).success).toBe(isTaken);
});

it.each([
  [4, null],
  [5, '2026-11-28T18:05:00.000Z'],
  [6, '2026-11-28T18:10:00.000Z'],
  [8, '2026-11-28T18:40:00.000Z'],
  [9, '2026-11-28T19:00:00.000Z'],
  [40, '2026-11-28T19:00:00.000Z'],
])('after %i wrong PINs in a row one waits until %s', (times, until) => {
  expect(pinBlockEnd(wrongTimes(times), NOW)).toBe(until);
});

it('lets nobody try before the end of the wait, and everybody from then on', () => {
  assert(
    property(integer({ min: 5, max: 60 }), (times) => {
      const { blockedUntil } = wrongTimes(times);
      const before = new Date(Date.parse(blockedUntil ?? '') - 1).toISOString();
      expect(pinBlockEnd(wrongTimes(times), before)).toBe(blockedUntil);
      expect(pinBlockEnd(wrongTimes(times), blockedUntil ?? '')).toBeNull();
    }),
  );
});
