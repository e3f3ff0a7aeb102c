import { expect, it } from 'vitest';
import { busyChanges, type BusyControls, NOT_BUSY } from './busy-controls.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const LATER = '2026-11-20T19:00:00.000Z';
const paused = (until: string, from = NOW): BusyControls => ({ pause: { from, until }, rush: null });
const rushed = (extraMinutes: number, until = LATER): BusyControls => ({ pause: null, rush: { extraMinutes, until } });

const PAUSE = { action: 'delivery.paused', subject: 'kitchen' };
const RUSH = { action: 'kitchen.rushed', subject: 'kitchen' };

it.each<[string, BusyControls, BusyControls, readonly object[]]>([
  ['a pause begins', NOT_BUSY, paused(LATER), [{ ...PAUSE, before: null, after: { until: LATER } }]],
  ['a pause is ended', paused(LATER), NOT_BUSY, [{ ...PAUSE, before: { until: LATER }, after: null }]],
  [
    'a pause ends later',
    paused('2026-11-20T18:00:00.000Z', '2026-11-20T16:00:00.000Z'),
    paused(LATER),
    [{ ...PAUSE, before: { until: '2026-11-20T18:00:00.000Z' }, after: { until: LATER } }],
  ],
  [
    'a pause begins after one that is over',
    paused(NOW),
    paused(LATER),
    [{ ...PAUSE, before: null, after: { until: LATER } }],
  ],
  ['a rush adds more', rushed(15), rushed(30), [{ ...RUSH, before: rushed(15).rush, after: rushed(30).rush }]],
  [
    'both end',
    { ...paused(LATER), rush: rushed(15).rush },
    NOT_BUSY,
    [
      { ...PAUSE, before: { until: LATER }, after: null },
      { ...RUSH, before: rushed(15).rush, after: null },
    ],
  ],
  ['the same pause is asked for again', paused(LATER, '2026-11-20T16:00:00.000Z'), paused(LATER), []],
  ['what is over is ended', { ...paused(NOW), rush: rushed(15, NOW).rush }, NOT_BUSY, []],
])('tells that %s', (_, before, after, changes) => {
  expect(busyChanges(before, after, NOW)).toEqual(changes);
});
