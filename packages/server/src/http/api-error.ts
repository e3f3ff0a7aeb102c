import { DEFAULT_ERROR_DETAIL, SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import { UNREACHABLE_DETAIL, isAccountRemoved, isDatabaseUnreachable } from '../database/database-error.ts';
import type { ApiContext } from './api-context.ts';

const RETRY_AFTER_SECONDS = '1';

const badRequest = (data?: unknown) => new ORPCError('BAD_REQUEST', { message: 'Diese Eingabe ist ungültig.', data });

const internalError = () => new ORPCError('INTERNAL_SERVER_ERROR', { message: DEFAULT_ERROR_DETAIL });

const isApiError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** What a caller learns of a failed call: the contract's own errors as they are, and nothing of the server's inside. */
export function toApiError(error: unknown, { log, responseHeaders }: ApiContext): ORPCError<string, unknown> {
  if (isApiError(error)) {
    if (error.code === 'BAD_REQUEST') return badRequest(error.data);
    if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
    log.error({ err: error }, 'call failed');
    return internalError();
  }
  if (isDatabaseUnreachable(error)) {
    log.warn({ err: error }, 'database unreachable');
    responseHeaders.set('retry-after', RETRY_AFTER_SECONDS);
    return new ORPCError('SERVICE_UNAVAILABLE', { message: UNREACHABLE_DETAIL });
  }
  // Its session went with it, a moment after the request had begun.
  if (isAccountRemoved(error)) return new ORPCError('UNAUTHORIZED', { message: SESSION_EXPIRED_DETAIL });
  log.error({ err: error }, 'call failed');
  return internalError();
}

/** What fails before a call is the request itself, such as JSON that is none; what fails in a call is told already. */
export const toRequestError = (error: unknown): ORPCError<string, unknown> =>
  isApiError(error) ? error : badRequest();
