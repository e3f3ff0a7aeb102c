import { ORPCError } from '@orpc/server';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorAnswer } from './error-answer.ts';

const BODY_BYTES_MAX = 256 * 1024;

/** The rest of the request is not read, so its connection cannot be reused. */
const answerTooLarge = (): Response =>
  errorAnswer(new ORPCError('PAYLOAD_TOO_LARGE', { message: 'Diese Anfrage ist zu gross.' }), { connection: 'close' });

const limitStreamed = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: answerTooLarge });

/**
 * Refuses bodies that are too large. A declared length is trusted: Node reads no more than that, and without one there
 * is no body. Source: RFC 9112, section 6.3. Only chunked bodies are counted while they are read, since reading the
 * body converts Hono's request to one of the web platform, which costs as much as many a call.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  if (context.req.header('transfer-encoding') !== undefined) return limitStreamed(context, next);
  const length = Number(context.req.header('content-length') ?? 0);
  return length > BODY_BYTES_MAX ? Promise.resolve(answerTooLarge()) : next();
};
