import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { StorefrontVersion } from './storefront-version.ts';

export type ContentPort = {
  /** Whoever then loads what guests are shown gets this version or a newer one. */
  loadVersion(): Promise<StorefrontVersion>;
  /** The version now and whenever anything that guests are shown changed. */
  watch(observer: LiveObserver<StorefrontVersion>): StopWatching;
};
