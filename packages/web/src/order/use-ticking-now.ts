import type { Instant } from '@ofenpost/core/time/instant';
import { useTicking } from './use-ticking.ts';

/** Returns the current time, updated every second. */
export const useTickingNow = (): Instant => useTicking((now) => now);
