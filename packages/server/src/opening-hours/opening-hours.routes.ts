import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const openingHours = implement(apiContract.openingHours).$context<ApiContext>();

/** The handlers of `apiContract.openingHours`. */
export const createOpeningHoursRoutes = ({ content }: Services) => ({
  load: openingHours.load.handler(async () => (await content.read()).openingHours),
});
