import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const time = implement(apiContract.time).$context<ApiContext>();

/** The handlers of `apiContract.time`. */
export const createTimeRoutes = ({ clock }: Services) => ({
  now: time.now.handler(() => ({ now: clock.now() })),
});
