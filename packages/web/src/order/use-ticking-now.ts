import type { Instant } from '@ofenpost/core/time/instant';
import { useTicking } from './use-ticking.ts';

/** The time, a second after the other. */
export const useTickingNow = (): Instant => useTicking((now) => now);
