import { describe, expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import { NOT_BUSY, busyAt, busyControls, startPause, startRush } from './busy-controls.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const inMinutes = (minutes: number) => addMinutes(NOW, minutes);
const outOfRange = err({
  code: 'endOutOfRange',
  earliest: '2026-11-20T17:05:00.000Z',
  latest: '2026-11-21T17:00:00.000Z',
});
const outside = [
  '2026-11-20T17:04:59.999Z',
  NOW,
  inMinutes(-60),
  '2026-11-21T17:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '',
  'bald',
  '2026-11-20T18:00:00',
  '2026-11-20',
  '+010000-01-01T00:00:00.000Z',
];

describe('startPause', () => {
  it.each([5, 90, 24 * 60])('begins now and lasts %i minutes', (minutes) => {
    expect(startPause(inMinutes(minutes), NOW)).toEqual(ok({ from: NOW, until: inMinutes(minutes) }));
  });

  it('keeps the end in the form in which instants are compared', () => {
    expect(startPause('2026-11-20T19:00:00+01:00', NOW)).toEqual(ok({ from: NOW, until: '2026-11-20T18:00:00.000Z' }));
  });

  it.each(outside)('refuses the end %j', (until) => {
    expect(startPause(until, NOW)).toEqual(outOfRange);
  });
});

describe('startRush', () => {
  it.each([
    [5, 5],
    [120, 24 * 60],
  ])('adds %i minutes for %i minutes', (extraMinutes, minutes) => {
    const rush = { extraMinutes, until: inMinutes(minutes) };
    expect(startRush(rush, NOW)).toEqual(ok(rush));
    expect(busyControls.safeParse({ pause: null, rush }).success).toBe(true);
  });

  it.each(outside)('refuses the end %j', (until) => {
    expect(startRush({ extraMinutes: 20, until }, NOW)).toEqual(outOfRange);
  });

  it.each([4, 121, 0, -0, -20, 7.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, '20', null, undefined])(
    'refuses %j more minutes',
    (extraMinutes) => {
      expect(startRush({ extraMinutes: extraMinutes as number, until: inMinutes(60) }, NOW)).toEqual(
        err({ code: 'extraMinutesOutOfRange', min: 5, max: 120 }),
      );
    },
  );

  it('keeps nothing else of what was sent', () => {
    const sent = { extraMinutes: 20, until: inMinutes(60), __proto__: { admin: true }, more: 1 };
    expect(startRush(sent, NOW)).toEqual(ok({ extraMinutes: 20, until: inMinutes(60) }));
  });
});

describe('busyAt', () => {
  const until = inMinutes(60);
  const busy = { pause: { from: NOW, until }, rush: { extraMinutes: 20, until } };

  it('leaves out what has ended by itself', () => {
    expect(busyAt(busy, '2026-11-20T17:59:59.999Z')).toEqual(busy);
    expect(busyAt(busy, until)).toEqual(NOT_BUSY);
    expect(busyAt(busy, '2026-11-20T18:59:59+01:00')).toEqual(busy);
    expect(busyAt(busy, '2026-11-20T19:00:00+01:00')).toEqual(NOT_BUSY);
    expect(busyAt({ ...busy, pause: null }, NOW)).toEqual({ ...busy, pause: null });
    expect(busyAt({ ...busy, rush: null }, NOW)).toEqual({ ...busy, rush: null });
  });
});
