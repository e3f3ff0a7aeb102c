import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { PickupBoard } from './pickup-board.ts';
import { createPickupActors, pickupMachine, selectIsOffline, selectLoaded, selectPlaces } from './pickup.machine.ts';

const NOW = '2026-11-20T18:00:00.000Z';

const boardOf = (...numbers: number[]): PickupBoard => ({
  preparing: [],
  ready: numbers.map((number) => ({ number, readyAt: NOW })),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(load: () => Promise<PickupBoard>) {
  const actors = createPickupActors({ pickup: { load }, clock: { now: () => NOW } });
  return createActor(pickupMachine.provide({ actors }), { input: { board: boardOf(21, 27), at: NOW } }).start();
}

it('asks every five seconds, and gives a new number the place that became free', async () => {
  const screen = start(async () => boardOf(27, 30));
  expect(selectPlaces(screen.getSnapshot())).toEqual([21, 27]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(selectPlaces(screen.getSnapshot())).toEqual([30, 27]);
  screen.stop();
});

it('goes on showing the last board without a connection, and is online again with the next answer', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(boardOf(30))];
  const screen = start(() => answers.shift()?.() ?? new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(selectIsOffline(screen.getSnapshot())).toBe(true);
  expect(selectLoaded(screen.getSnapshot()).board).toEqual(boardOf(21, 27));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(selectIsOffline(screen.getSnapshot())).toBe(false);
  // The third question is never answered.
  await vi.advanceTimersByTimeAsync(13_000);
  expect(selectIsOffline(screen.getSnapshot())).toBe(true);
  screen.stop();
});
