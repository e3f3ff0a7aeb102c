import type { Channel, Listener } from './listener.ts';

export type FeedSubscriber<T> = {
  changed(value: T): void;
  /** Changes may have been missed; no more values follow. */
  lost(error: Error): void;
};

/** All changes of one kind, from every process. */
export type LiveFeed<T> = {
  /** Resolves when no change is missed any more. */
  subscribe(subscriber: FeedSubscriber<T>): Promise<() => void>;
};

type Source<T> = {
  readonly channel: Channel;
  /** Loads the records of these notifications. */
  readonly read: (payloads: readonly string[]) => Promise<T>;
};

/** Loads a change once for all subscribers. Changes that arrive meanwhile are loaded together afterwards. */
export function createLiveFeed<T>(listener: Listener, { channel, read }: Source<T>): LiveFeed<T> {
  const subscribers = new Set<FeedSubscriber<T>>();
  let waiting = new Set<string>();
  let reading = false;

  function loseAll(error: Error): void {
    const lost = [...subscribers];
    subscribers.clear();
    for (const subscriber of lost) subscriber.lost(error);
  }

  async function readChanges(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      while (waiting.size > 0) {
        const payloads = [...waiting];
        waiting = new Set();
        const value = await read(payloads);
        for (const subscriber of subscribers) subscriber.changed(value);
      }
    } catch (error) {
      loseAll(error instanceof Error ? error : new Error(String(error)));
    } finally {
      reading = false;
    }
  }

  listener.on(channel, {
    notified: (payload) => {
      if (subscribers.size === 0) return;
      waiting.add(payload);
      void readChanges();
    },
    lost: loseAll,
  });

  return {
    subscribe: async (subscriber) => {
      await listener.connected();
      subscribers.add(subscriber);
      return () => {
        subscribers.delete(subscriber);
      };
    },
  };
}
