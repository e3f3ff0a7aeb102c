import { DEFAULT_ERROR_DETAIL, SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { UNREACHABLE_DETAIL } from '../database/database-error.ts';
import type { ApiContext } from '../http/api-context.ts';
import { createLogger } from '../logging/logger.ts';
import { toApiError } from './api.http.ts';

const context = () => ({ log: createLogger('testing'), responseHeaders: new Headers() }) as unknown as ApiContext;

describe('what a caller learns of a failed call', () => {
  it.each([
    new Error('column "secret" does not exist'),
    // The library's message for an answer that violates the contract.
    new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Output validation failed', cause: new Error('secret') }),
  ])('is nothing of the inside: %s', (failure) => {
    const { code, status, message, data } = toApiError(failure, context());
    expect({ code, status, message, data }).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: DEFAULT_ERROR_DETAIL,
      data: undefined,
    });
  });

  it('is that it may try again where the database is away or ended what took too long', () => {
    const tooLong = new Error('Failed query', { cause: Object.assign(new Error('canceling'), { code: '57014' }) });
    const called = context();
    const { code, status, message } = toApiError(tooLong, called);
    expect({ code, status, message }).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      message: UNREACHABLE_DETAIL,
    });
    expect(called.responseHeaders.get('retry-after')).toBe('1');
  });

  it.each([
    ['order_events_actor_id_accounts_id_fk', 'UNAUTHORIZED', SESSION_EXPIRED_DETAIL],
    ['order_lines_order_id_orders_id_fk', 'INTERNAL_SERVER_ERROR', DEFAULT_ERROR_DETAIL],
  ])('is that they are signed out where the account is gone that a row was for: %s', (constraint, code, message) => {
    const missing = Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint });
    const reported = toApiError(new Error('Failed query', { cause: missing }), context());
    expect([reported.code, reported.message]).toEqual([code, message]);
  });
});
