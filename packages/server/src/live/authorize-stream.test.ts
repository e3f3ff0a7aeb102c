import { setImmediate as nextTurn } from 'node:timers/promises';
import { GUEST } from '@ofenpost/core/account/guest';
import { expect, it, vi } from 'vitest';
import { authorizeStream } from './authorize-stream.ts';
import type { FeedSubscriber } from './live-feed.ts';
import { type LiveQueue, createLiveQueue } from './live-queue.ts';

const ID = '00000000-0000-4000-8000-000000000001';

async function open(id: string | null) {
  const subscribers = new Set<FeedSubscriber<ReadonlySet<string>>>();
  const accessFeed = {
    subscribe: async (subscriber: FeedSubscriber<ReadonlySet<string>>) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
  let requested = 0;
  const queue = createLiveQueue<number>();
  const reader = await authorizeStream({ accessFeed }, queue, {
    account: async () => ({ ...GUEST, id }),
    sessionEnd: async () => new Date(Date.now() + 60_000),
    mayRead: async () => (requested += 1) > 0,
  });
  const report = (reported: string) => {
    for (const { changed } of subscribers) changed(new Set([reported]));
  };
  return { queue, reader, subscribers, tell: report, requested: () => requested };
}

it('asks again only whoever was told of', async () => {
  const { tell: report, requested } = await open(ID);
  report('00000000-0000-4000-8000-000000000002');
  expect(requested()).toBe(0);
  report(ID);
  expect(requested()).toBe(1);
});

it.each<[string, (queue: LiveQueue<number>) => unknown]>([
  ['the reader goes', (queue) => queue.return()],
  ['the queue fails', (queue) => queue.fail(new Error('cut'))],
])('listens no more once %s', async (_, end) => {
  const { queue, reader, subscribers } = await open(ID);
  expect(subscribers.size).toBe(1);
  end(queue);
  await reader.ended;
  expect(subscribers.size).toBe(0);
});

it('does not wait for the end of the session when the queue has failed before anybody listened', async () => {
  const queue = createLiveQueue<number>();
  const subscribing = Promise.withResolvers<() => void>();
  const sessionEnd = vi.fn<() => Promise<null>>(async () => null);
  const opening = authorizeStream({ accessFeed: { subscribe: () => subscribing.promise } }, queue, {
    account: async () => ({ ...GUEST, id: ID }),
    sessionEnd,
    mayRead: async () => true,
  });
  // The account is loaded by then, and the stream waits for the subscription.
  await nextTurn();
  queue.fail(new Error('cut'));
  await nextTurn();
  subscribing.resolve(() => {});
  await opening;
  expect(sessionEnd).not.toHaveBeenCalled();
});

it('ends when nobody can tell who reads it', async () => {
  const queue = createLiveQueue<number>();
  const accessFeed = { subscribe: () => Promise.reject(new Error('not asked for')) };
  const account = () => Promise.reject(new Error('no database'));
  const opening = authorizeStream({ accessFeed }, queue, {
    account,
    sessionEnd: async () => null,
    mayRead: async () => true,
  });
  await expect(opening).rejects.toThrow('no database');
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});

it('does not listen for guests, who have no session', async () => {
  expect((await open(null)).subscribers.size).toBe(0);
});
