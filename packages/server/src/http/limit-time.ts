import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { MiddlewareHandler } from 'hono';
import { UNREACHABLE_DETAIL } from '../database/database-error.ts';
import { withTimeout } from '../time/with-timeout.ts';
import type { AppEnvironment } from './app.ts';
import { errorAnswer } from './error-answer.ts';

/**
 * A wait for a connection and one for an answer of the database fit in, each as long as it may be: whoever meets only
 * these is told by them what is wrong.
 */
export const ANSWERED_WITHIN_MS = 30_000;

const RETRY_AFTER = { 'retry-after': '1' };

/** Nobody waits for the rest of a body that nobody began to read. */
const isStillRead = ({ complete, destroyed, readableFlowing }: IncomingMessage): boolean =>
  readableFlowing !== null && !complete && !destroyed;

/**
 * Asks whoever waited for so long to come again; each single wait is bounded, but not how many come together. What was
 * begun goes on, and what it commits stays true. The time in which a body is sent and read does not count: Node bounds
 * that. An answer that has begun, such as a live one, takes any time.
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
