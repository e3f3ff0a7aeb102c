import { expect, it, vi } from 'vitest';
import { type CachedAnswer, createPageCache, noPageCache } from './page-cache.ts';

const NOW = '2026-11-20T18:00:30.000Z';
const ANSWER: CachedAnswer = {
  body: new Uint8Array(),
  headers: { etag: 'W/"a"' },
  isPage: true,
  route: 'page',
  until: '2026-11-20T18:01:00.000Z',
};

it('keeps an answer until it may be wrong by its time or by a change', async () => {
  let revision: number | null = 1;
  const stored = createPageCache(() => revision);
  expect(await stored.make('/', () => Promise.resolve(ANSWER))).toBe(ANSWER);
  expect(stored.find('/', NOW)).toBe(ANSWER);
  expect(stored.find('/products', NOW)).toBeNull();
  expect(stored.find('/', ANSWER.until)).toBeNull();
  revision = null;
  expect(stored.find('/', NOW)).toBeNull();
  revision = 2;
  expect(stored.find('/', NOW)).toBeNull();
});

it('keeps nothing that was made while something changed, or while changes are missed', async () => {
  let revision: number | null = 1;
  const stored = createPageCache(() => revision);
  await stored.make('/', () => {
    revision = 2;
    return Promise.resolve(ANSWER);
  });
  expect(stored.find('/', NOW)).toBeNull();
  revision = null;
  await stored.make('/', () => Promise.resolve(ANSWER));
  expect(stored.find('/', NOW)).toBeNull();
});

it('makes an answer once for all who wait, and anew for who comes after a change', async () => {
  let revision = 1;
  const stored = createPageCache(() => revision);
  const made = Promise.withResolvers<CachedAnswer>();
  const make = vi.fn<() => Promise<CachedAnswer>>(() => made.promise);
  const waiting = [stored.make('/', make), stored.make('/', make)];
  revision = 2;
  waiting.push(stored.make('/', make));
  made.resolve(ANSWER);
  expect(await Promise.all(waiting)).toEqual([ANSWER, ANSWER, ANSWER]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('shows who makes an answer anew the one before, also when that is true no more', async () => {
  let revision: number | null = 1;
  const stored = createPageCache(() => revision);
  const make = vi.fn<(before: CachedAnswer | undefined) => Promise<CachedAnswer>>(() => Promise.resolve(ANSWER));
  await stored.make('/', make);
  revision = 2;
  await stored.make('/', make);
  revision = null;
  await stored.make('/', make);
  expect(make.mock.calls).toEqual([[undefined], [ANSWER], [ANSWER]]);
});

it('lets the next one try again where it could not be made', async () => {
  const stored = createPageCache(() => 1);
  await expect(stored.make('/', () => Promise.reject(new Error('the oven is cold')))).rejects.toThrow('cold');
  expect(await stored.make('/', () => Promise.resolve(ANSWER))).toBe(ANSWER);
});

it('makes every answer anew where nothing is to be cached', async () => {
  const make = vi.fn<() => Promise<CachedAnswer>>(() => Promise.resolve(ANSWER));
  for (const count of [1, 2]) {
    expect(await noPageCache.make('/', make)).toBe(ANSWER);
    expect(make).toHaveBeenCalledTimes(count);
    expect(noPageCache.find('/', NOW)).toBeNull();
  }
});
