import type { Action } from '@ofenpost/core/role/permission';
import { ORPCError } from '@orpc/server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from './app.ts';
import { errorAnswer, refuseByRole } from './refusal.ts';
import { refuseDeadSession } from './refuse-dead-session.ts';

/** A request whose body may exceed the usual limit. */
export type Upload = {
  /** The path of its POST. */
  readonly path: string;
  readonly action: Action;
  readonly bytesMax: number;
  /** How many are read at the same time: each may hold a whole file in memory. */
  readonly atOnce: number;
  /** The error for a larger body; it sets the status. */
  readonly tooLarge: ORPCError<string, unknown>;
  /** The message when too many are waiting. */
  readonly busy: string;
};

const RETRY_AFTER_SECONDS = '2';
/** How many wait for their turn, with nothing read of their bodies; further ones get a 503. */
const WAITING_MAX = 3;

const isOf =
  ({ req }: Context) =>
  ({ path }: Upload): boolean =>
    req.method === 'POST' && req.path === path;

/** Whether the upload gate limits this request's body. */
export const isUpload = (context: Context, uploads: readonly Upload[]): boolean => uploads.some(isOf(context));

const busyAnswer = ({ busy: message }: Upload): Response =>
  errorAnswer(new ORPCError('SERVICE_UNAVAILABLE', { message }), { 'retry-after': RETRY_AFTER_SECONDS });

/** Reads the large body of an upload only from permitted senders, and few at once, so that the memory is bounded. */
function createGate(upload: Upload): MiddlewareHandler<AppEnvironment> {
  const { action, bytesMax: maxSize, atOnce, tooLarge } = upload;
  // The rest of the request is not read, so its connection cannot be reused.
  const readFile = bodyLimit({ maxSize, onError: () => errorAnswer(tooLarge, { connection: 'close' }) });
  let underWay = 0;
  const waiting: (() => void)[] = [];

  return async (context, next) => {
    const api = context.get('api');
    const refusal = (await refuseDeadSession(api)) ?? refuseByRole(await api.account(), action);
    if (refusal !== null) return errorAnswer(refusal);
    if (underWay < atOnce) underWay += 1;
    else if (waiting.length < WAITING_MAX) await new Promise<void>((begin) => waiting.push(begin));
    else return busyAnswer(upload);
    try {
      return await readFile(context, next);
    } finally {
      const following = waiting.shift();
      if (following === undefined) underWay -= 1;
      else following();
    }
  };
}

export function createUploadLimit(uploads: readonly Upload[]): MiddlewareHandler<AppEnvironment> {
  const gates = uploads.map((upload) => ({ upload, gate: createGate(upload) }));
  return (context, next) => {
    const found = gates.find(({ upload }) => isOf(context)(upload));
    return found === undefined ? next() : found.gate(context, next);
  };
}
