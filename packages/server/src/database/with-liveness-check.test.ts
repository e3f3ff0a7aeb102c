import { expect, it } from 'vitest';
import { withLivenessCheck } from './migrate.ts';

const never = new Promise<never>(() => {});

it('waits for the work however often it asks', async () => {
  let requested = 0;
  const work = Promise.withResolvers<string>();
  const ask = async () => {
    requested += 1;
    if (requested === 3) work.resolve('done');
  };
  await expect(withLivenessCheck(ask, work.promise, 1)).resolves.toBe('done');
});

it('gives the work up when nobody answers, and fails as the work does', async () => {
  const away = () => Promise.reject(new Error('The database is away.'));
  await expect(withLivenessCheck(away, never, 1)).rejects.toThrow('The database is away.');
  await expect(withLivenessCheck(away, Promise.reject(new Error('It fails.')), 60_000)).rejects.toThrow('It fails.');
});
