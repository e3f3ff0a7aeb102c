import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { Result } from '../result/result.ts';

/** What the running app tells of itself. */
export type AppUpdateEvent =
  /** It has started and has nothing urgent to do any more. */
  | { readonly code: 'stable' }
  /** Its service worker misses a file of the version that runs, and cannot get it any more. */
  | { readonly code: 'unrecoverable'; readonly reason: string };

export type ServiceWorkerError = { readonly code: 'unavailable' };

/** The service worker, which keeps the versions of the app, and the page that runs one of them. */
export type AppUpdatePort = {
  /** Also when it was registered before. Refused where service workers are switched off or unknown. */
  register(): Promise<Result<void, ServiceWorkerError>>;
  /** Whether a newer version than the running one is ready. */
  check(): Promise<boolean>;
  /** Lets the newest version serve this page from its next load on. */
  activate(): Promise<void>;
  reload(): Promise<void>;
  /** An app that is stable already is told as such, too. */
  watch(observer: LiveObserver<AppUpdateEvent>): StopWatching;
};
