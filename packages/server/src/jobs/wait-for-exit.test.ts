import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDS_WITHIN_MS, waitForExit } from './start-jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(promise: Promise<void>) {
  const events = new EventEmitter();
  const ended = vi.fn<() => void>();
  void waitForExit({ promise, events }).then(ended);
  return { events, ended };
}
const never = new Promise<void>(() => {});

it('waits for a worker however long it works', async () => {
  const { ended } = watch(never);
  await vi.advanceTimersByTimeAsync(100 * ENDS_WITHIN_MS);
  expect(ended).not.toHaveBeenCalled();
});

it('leaves a worker behind that ends and never comes to its end', async () => {
  const { events, ended } = watch(never);
  events.emit('pool:gracefulShutdown', {});
  await vi.advanceTimersByTimeAsync(ENDS_WITHIN_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it('goes on at once when the worker has ended', async () => {
  const { ended } = watch(Promise.resolve());
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
});
