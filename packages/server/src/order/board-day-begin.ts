import { DAY_ENDS_AT, businessDayOf } from '@ofenpost/core/accounting/business-day';
import type { Instant } from '@ofenpost/core/time/instant';
import { toInstant } from '@ofenpost/core/time/zurich';
import type { Services } from '../services.ts';

/** Orders that ended after this instant are still on the board. */
export const boardDayBegin = ({ clock }: Pick<Services, 'clock'>): Instant =>
  toInstant(businessDayOf(clock.now()), DAY_ENDS_AT);
