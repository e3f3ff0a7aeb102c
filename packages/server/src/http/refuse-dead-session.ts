import { SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import type { ApiContext } from './api-context.ts';

/** What somebody is told whose session has ended while the page stayed open; null for who has one, and for guests. */
export const refuseDeadSession = async ({ takeDeadSession }: Pick<ApiContext, 'takeDeadSession'>) =>
  (await takeDeadSession()) ? new ORPCError('UNAUTHORIZED', { message: SESSION_EXPIRED_DETAIL }) : null;
