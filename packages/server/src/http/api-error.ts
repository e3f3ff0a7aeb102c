import { DEFAULT_ERROR_DETAIL, SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import { UNREACHABLE_DETAIL, isAccountRemoved, isDatabaseUnreachable } from '../database/database-error.ts';
import type { ApiContext } from './api-context.ts';

const RETRY_AFTER_SECONDS = '1';

const badRequest = (data?: unknown) => new ORPCError('BAD_REQUEST', { message: 'Diese Eingabe ist ungültig.', data });

const internalError = () => new ORPCError('INTERNAL_SERVER_ERROR', { message: DEFAULT_ERROR_DETAIL });

const isApiError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** The error that a client sees: the contract's own errors unchanged, and nothing internal of the server. */
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
  // The account was removed with its session, a moment after the request had begun.
  if (isAccountRemoved(error)) return new ORPCError('UNAUTHORIZED', { message: SESSION_EXPIRED_DETAIL });
  log.error({ err: error }, 'call failed');
  return internalError();
}

/**
 * An error before the handler means a bad request, such as invalid JSON; errors of handlers have been converted
 * already.
 */
export const toRequestError = (error: unknown): ORPCError<string, unknown> =>
  isApiError(error) ? error : badRequest();
