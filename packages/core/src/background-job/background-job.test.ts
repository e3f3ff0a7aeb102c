import { expect, it } from 'vitest';
import { isUnderWay, progressOf } from './background-job.ts';

it('is under way from somebody’s word until it ends', () => {
  const states = ['prepared', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
  expect(states.filter((state) => isUnderWay({ state }))).toEqual(['waiting', 'running']);
});

it.each([
  [0, 0, null],
  [0, 8, 0],
  [2, 8, 0.25],
  [9, 8, 1],
])('is, with %i of %i, at %j', (done, total, progress) => {
  expect(progressOf({ done, total })).toBe(progress);
});
