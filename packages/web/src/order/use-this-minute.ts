import type { Instant } from '@ofenpost/core/time/instant';
import { useTicking } from './use-ticking.ts';

const MINUTE_TEXT = 'yyyy-MM-ddTHH:mm'.length;

/** Returns the current time, without its seconds. */
export const useThisMinute = (): Instant => useTicking((now) => `${now.slice(0, MINUTE_TEXT)}:00.000Z`);
