import type { AppUpdateEvent, AppUpdatePort } from '@ofenpost/core/app-update/app-update.port';
import type { LiveObserver } from '@ofenpost/core/live/live';
import { err, ok } from '@ofenpost/core/result/result';

/** An app and its service worker that the caller controls: for tests, and for clients that are not web pages. */
export type InMemoryApp = {
  readonly appUpdate: AppUpdatePort;
  /** The app has started. */
  becomeStable(): void;
  /** A new version appears on the server. */
  publish(version: number): void;
  /** A file of the running version is missing at the worker. */
  breakWorker(reason: string): void;
  /** The version that the page runs; the page starts with 1. */
  runningVersion(): number;
  reloads(): number;
};

export function createInMemoryApp({ isSupported = true }: { readonly isSupported?: boolean } = {}): InMemoryApp {
  const observers = new Set<LiveObserver<AppUpdateEvent>>();
  let isStable = false;
  let isRegistered = false;
  let reloads = 0;
  /** The versions that the server has, that the worker serves at the next load, and that the page runs. */
  const versions = { published: 1, active: 1, running: 1 };

  const emit = (changes: AppUpdateEvent) => {
    for (const observer of observers) observer.changed(changes);
  };
  const appUpdate: AppUpdatePort = {
    register: async () => {
      isRegistered = isSupported;
      return isSupported ? ok(undefined) : err({ code: 'unavailable' });
    },
    check: async () => {
      if (!isRegistered) throw new Error('no service worker is registered');
      return versions.published !== versions.running;
    },
    activate: async () => {
      versions.active = versions.published;
    },
    reload: async () => {
      reloads += 1;
      versions.running = versions.active;
    },
    watch: (observer) => {
      observers.add(observer);
      if (isStable) {
        queueMicrotask(() => {
          if (observers.has(observer)) observer.changed({ code: 'stable' });
        });
      }
      return () => void observers.delete(observer);
    },
  };
  return {
    appUpdate,
    becomeStable: () => {
      isStable = true;
      emit({ code: 'stable' });
    },
    publish: (version) => {
      versions.published = version;
    },
    breakWorker: (reason) => emit({ code: 'unrecoverable', reason }),
    runningVersion: () => versions.running,
    reloads: () => reloads,
  };
}
