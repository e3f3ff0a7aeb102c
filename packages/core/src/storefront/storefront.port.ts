import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { StorefrontVersion } from './storefront-version.ts';

export type ContentPort = {
  /** A later load of the storefront answers this version or a newer one. */
  loadVersion(): Promise<StorefrontVersion>;
  /** Emits the present version, then each new one. */
  watch(observer: LiveObserver<StorefrontVersion>): StopWatching;
};
