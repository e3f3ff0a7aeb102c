import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { MiddlewareHandler } from 'hono';
import { UNREACHABLE_DETAIL } from '../database/database-error.ts';
import { withTimeout } from '../time/with-timeout.ts';
import type { AppEnvironment } from './app.ts';
import { errorAnswer } from './error-answer.ts';

/**
 * In milliseconds: enough for the timeouts of a connection and of an answer of the database together, so that their own
 * errors come first.
 */
export const ANSWERED_WITHIN_MS = 30_000;

const RETRY_AFTER = { 'retry-after': '1' };

/** A body that nobody began to read is not waited for. */
const isStillRead = ({ complete, destroyed, readableFlowing }: IncomingMessage): boolean =>
  readableFlowing !== null && !complete && !destroyed;

/**
 * Answers 503 when a request takes too long; each single wait is limited, but not how many there are. The work goes on,
 * and what it commits stays. The time for sending and reading a body does not count, since Node limits it. An answer
 * that has begun, such as a live one, has no limit.
 */
export const limitTime =
  (withinMs: number): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    let isOver = false;
    const answering = next().finally(() => {
      isOver = true;
    });
    do await withTimeout(withinMs, answering);
    while (!isOver && isStillRead(context.env.incoming));
    if (isOver) return undefined;
    context.get('log').warn('not answered in time');
    const isApi = context.req.path.startsWith('/api/');
    return isApi
      ? errorAnswer(new ORPCError('SERVICE_UNAVAILABLE', { message: UNREACHABLE_DETAIL }), RETRY_AFTER)
      : context.text(UNREACHABLE_DETAIL, 503, RETRY_AFTER);
  };
