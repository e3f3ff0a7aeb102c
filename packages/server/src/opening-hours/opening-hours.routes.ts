import { apiContract } from '@ofenpost/contract/api.contract';
import { withComingDays } from '@ofenpost/core/opening-hours/special-days';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const openingHours = implement(apiContract.openingHours).$context<ApiContext>();

/** The handlers of `apiContract.openingHours`. */
export const createOpeningHoursRoutes = ({ content, clock }: Services) => ({
  load: openingHours.load.handler(async () =>
    withComingDays((await content.read()).openingHours, toLocalDate(clock.now())),
  ),
});
