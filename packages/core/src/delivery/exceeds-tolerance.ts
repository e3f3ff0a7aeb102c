import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import { SLOT_MINUTES } from './slot-minutes.ts';

/** An estimate may move by a slot while somebody fills in the form; beyond it, the customer is asked. */
export const exceedsTolerance = (estimate: Instant, reported: Instant): boolean =>
  estimate > addMinutes(reported, SLOT_MINUTES);
