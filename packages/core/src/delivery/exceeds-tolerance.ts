import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import { SLOT_MINUTES } from './slot-minutes.ts';

/** An estimate may move by one slot while the form is filled in; beyond it, the customer has to confirm. */
export const exceedsTolerance = (estimate: Instant, reported: Instant): boolean =>
  estimate > addMinutes(reported, SLOT_MINUTES);
