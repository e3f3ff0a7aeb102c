import * as z from 'zod/mini';
import type { VersionedValue } from '../storage/versioned-value.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type Capture, capture, isBlankCapture } from './capture.ts';
import { KEPT_CAPTURES_KEY } from './kept-captures-key.ts';

const schema = z.object({
  /** The one on the screen; null between two. */
  current: z.nullable(capture),
  /** Those that wait for their caller, the last one first. */
  parked: z.array(capture),
});
/** The half-entered orders of this device. */
export type KeptCaptures = { readonly current: Capture | null; readonly parked: readonly Capture[] };

export const keptCaptures: VersionedValue<KeptCaptures> = { key: KEPT_CAPTURES_KEY, version: 1, schema };

/** More calls nobody can hold. */
export const PARKED_MAX = 5;
/** Nobody waits longer on the phone: what is older is thrown away, with the caller's data. */
const KEPT_MINUTES_MAX = 12 * 60;

const isFresh = ({ startedAt }: Capture, now: Instant): boolean => minutesBetween(startedAt, now) < KEPT_MINUTES_MAX;

/** What of the kept orders is still of use. One of which nothing was entered is not: two tabs would write into the same. */
export const freshCaptures = ({ current, parked }: KeptCaptures, now: Instant): KeptCaptures => ({
  current: current !== null && isFresh(current, now) && !isBlankCapture(current) ? current : null,
  parked: parked.filter((each) => isFresh(each, now)),
});

/** Puts the order on the screen aside; one of which nothing was entered is let go. */
export const withParked = ({ current, parked }: KeptCaptures): KeptCaptures => ({
  current: null,
  parked: current === null || isBlankCapture(current) ? parked : [current, ...parked].slice(0, PARKED_MAX),
});

/** Brings a parked order back to the screen and parks the one that is there. */
export function withResumed(kept: KeptCaptures, key: string): KeptCaptures {
  const resumed = kept.parked.find((each) => each.key === key);
  if (resumed === undefined) return kept;
  const { parked } = withParked({ ...kept, parked: kept.parked.filter((each) => each !== resumed) });
  return { current: resumed, parked };
}
