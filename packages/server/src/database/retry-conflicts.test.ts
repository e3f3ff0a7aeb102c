import { expect, it, vi } from 'vitest';
import { retryConflicts } from './database-error.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });
const deadlock = new Error('Failed query', { cause: withCode('40P01') });

const failingBefore = (count: number, error: Error) => {
  let attempts = 0;
  return vi.fn<() => Promise<void>>(async () => {
    attempts += 1;
    if (attempts <= count) throw error;
  });
};

const overtaken = new Error('Failed query', { cause: withCode('40001') });

it.each([
  ['a deadlock', deadlock],
  ['a change of what it had read', overtaken],
])('does again what %s ended, until it is done', async (_what, error) => {
  const transact = failingBefore(2, error);
  await retryConflicts(transact);
  expect(transact).toHaveBeenCalledTimes(3);
});

it.each([
  ['what fails otherwise, at once', withCode('23505'), 1],
  ['one deadlock after the other, in the end', deadlock, 5],
  ['one change after the other, in the end', overtaken, 5],
])('gives up %s', async (_what, error, attempts) => {
  const transact = failingBefore(Infinity, error);
  await expect(retryConflicts(transact)).rejects.toBe(error);
  expect(transact).toHaveBeenCalledTimes(attempts);
});
