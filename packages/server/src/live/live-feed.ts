import type { Channel, Listener } from './listener.ts';

export type FeedSubscriber<T> = {
  changed(value: T): void;
  /** Changes may have been missed; nothing more comes. */
  lost(error: Error): void;
};

/** Everything that changes, from whichever process it comes. */
export type LiveFeed<T> = {
  /** Resolves when from here on no change is missed. */
  subscribe(subscriber: FeedSubscriber<T>): Promise<() => void>;
};

type Source<T> = {
  readonly channel: Channel;
  /** Reads what these notifications were about. */
  readonly read: (payloads: readonly string[]) => Promise<T>;
};

/** Reads what changed once, however many listen. Changes that come while it reads are read together afterwards. */
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
