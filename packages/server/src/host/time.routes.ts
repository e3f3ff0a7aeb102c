import { timeContract } from '@ofenpost/contract/time/time.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const time = implement(timeContract).$context<ApiContext>();

/** The handlers of `timeContract`. */
export const createTimeRoutes = ({ clock }: Services) => ({
  now: time.now.handler(() => ({ now: clock.now() })),
});
