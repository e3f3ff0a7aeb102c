import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';

/** The events of the running app. */
export type AppUpdateEvent =
  /** The app has started and has no urgent work left. */
  | { readonly code: 'stable' }
  /** The service worker misses a file of the running version and cannot fetch it any more. */
  | { readonly code: 'unrecoverable'; readonly reason: string };

export type ServiceWorkerError = { readonly code: 'unavailable' };

/** The service worker, which caches the versions of the app, and the page that runs one of them. */
export type AppUpdatePort = {
  /** Succeeds also when it was registered before. Refused where service workers are switched off or unknown. */
  register(): Promise<Result<void, ServiceWorkerError>>;
  /** Whether a newer version than the running one is ready. */
  check(): Promise<boolean>;
  /** Lets the newest version serve this page from its next load on. */
  activate(): Promise<void>;
  reload(): Promise<void>;
  /** An app that is already stable emits `stable` too. */
  watch(observer: LiveObserver<AppUpdateEvent>): StopWatching;
};
