import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import {
  type QueuedTap,
  afterTaps,
  createTapStore,
  isTapWaiting,
  isTemporary,
  storeTaps,
  withoutLastTap,
} from './tap-queue.ts';

const NOW = '2026-11-20T17:30:00.000Z';
const tap = z.object({ id: z.string(), at: instant, word: z.string() });
const tapOf = (id: string, word = 'tap', minutesAgo = 0) => ({ id, word, at: addMinutes(NOW, -minutesAgo) });

function device() {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const store = createTapStore({ keyValue, clock: { now: () => NOW } }, { key: 'taps', version: 1, tap });
  return { values, store };
}

it('has each tap after a reload, in their order, and none of another evening', () => {
  const { values, store } = device();
  expect(store.read()).toEqual([]);
  store.write([tapOf('a', 'first'), tapOf('b', 'old', 360), tapOf('a', 'second', 359)]);
  expect(store.read().map(({ word }) => word)).toEqual(['first', 'second']);
  store.write([]);
  expect(values.size).toBe(0);
});

it('stores what a screen has waiting at each change', () => {
  const { store } = device();
  let told: (snapshot: { context: { waiting: readonly z.infer<typeof tap>[] } }) => void = () => {};
  const stop = storeTaps(
    { subscribe: (observer) => ({ unsubscribe: ((told = observer), () => (told = () => {})) }) },
    store,
  );
  told({ context: { waiting: [tapOf('a')] } });
  expect(store.read()).toEqual([tapOf('a')]);
  stop();
  told({ context: { waiting: [] } });
  expect(store.read()).toEqual([tapOf('a')]);
});

it('tries again after a failure that says nothing of the tap', () => {
  const failed = (status: number) => isTemporary(Object.assign(new Error('failed'), { status }));
  expect([isTemporary(new Error('no network')), failed(503), failed(401), failed(429)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([failed(400), failed(403)]).toEqual([false, false]);
});

it('takes back the last tap of an order, but not one that is under way', () => {
  const [first, other, last] = [tapOf('a', 'first'), tapOf('b'), tapOf('a', 'last')];
  const waiting = [first, other, last];
  expect(withoutLastTap(waiting, 'a', first)).toEqual([first, other]);
  expect(withoutLastTap([first, other], 'a', first)).toEqual([first, other]);
  expect(withoutLastTap(waiting, 'c', null)).toBe(waiting);
  expect([isTapWaiting(waiting, 'b'), isTapWaiting(waiting, 'c')]).toEqual([true, false]);
});

it('shows what every tap makes of its order, and leaves the others alone', () => {
  const taps = fc.array(fc.constantFrom('a', 'b', 'gone').map((id): QueuedTap => ({ id, at: NOW })));
  fc.assert(
    fc.property(taps, (waiting) => {
      const orders = { a: 0, b: 0, c: 0 };
      const shown = afterTaps(orders, waiting, (count: number) => count + 1);
      const counted = (id: string) => waiting.filter((each) => each.id === id).length;
      expect(shown).toEqual({ a: counted('a'), b: counted('b'), c: 0 });
      expect(shown === orders).toBe(waiting.length === 0);
    }),
  );
});
