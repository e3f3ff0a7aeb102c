import { SIGN_OF_LIFE_MILLISECONDS, type LiveObserver } from '@ofenpost/core/live/live';
import type { StorefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';

export type StorefrontStore = ContentPort & {
  /** Marks that guests see something else from now on. */
  changed(): void;
  /** Breaks every live connection, as a network failure does. */
  dropConnections(): void;
};

/** Counts the changes of the storefront. */
export function createStorefrontStore(): StorefrontStore {
  const observers = new Map<LiveObserver<StorefrontVersion>, ReturnType<typeof setInterval>>();
  let changes = 0;
  const version = (): StorefrontVersion => ({ version: `${changes}` });
  const stop = (observer: LiveObserver<StorefrontVersion>) => {
    clearInterval(observers.get(observer));
    observers.delete(observer);
  };
  return {
    loadVersion: async () => version(),
    watch: (observer) => {
      observers.set(
        observer,
        setInterval(() => observer.alive?.(), SIGN_OF_LIFE_MILLISECONDS),
      );
      // As over a network, nothing arrives before the caller can stop watching.
      queueMicrotask(() => {
        if (!observers.has(observer)) return;
        observer.alive?.();
        observer.changed(version());
      });
      return () => stop(observer);
    },
    changed: () => {
      changes += 1;
      for (const observer of observers.keys()) observer.changed(version());
    },
    dropConnections: () => {
      for (const observer of observers.keys()) {
        stop(observer);
        observer.lost(new Error('connection lost'));
      }
    },
  };
}
