import { openingHoursContract } from '@ofenpost/contract/opening-hours/opening-hours.contract';
import { withComingDays } from '@ofenpost/core/opening-hours/special-days';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const openingHours = implement(openingHoursContract).$context<ApiContext>();

/** The handlers of `openingHoursContract`. */
export const createOpeningHoursRoutes = ({ content, clock }: Services) => ({
  load: openingHours.load.handler(async () =>
    withComingDays((await content.read()).openingHours, toLocalDate(clock.now())),
  ),
});
