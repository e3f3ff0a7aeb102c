import { apiContract } from '@ofenpost/contract/api.contract';
import { comingEvents } from '@ofenpost/core/event/coming-events';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const event = implement(apiContract.event).$context<ApiContext>();

/** The handlers of `apiContract.event`. */
export const createEventRoutes = ({ content, clock }: Services) => ({
  load: event.load.handler(async () => comingEvents((await content.read()).events, clock.now())),
});
