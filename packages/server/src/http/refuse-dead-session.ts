import { SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** The refusal of a caller whose session ended while the page stayed open; null for all others. */
export const refuseDeadSession = async ({ takeDeadSession }: Pick<ApiContext, 'takeDeadSession'>) =>
  (await takeDeadSession()) ? new ORPCError('UNAUTHORIZED', { message: SESSION_EXPIRED_DETAIL }) : null;
