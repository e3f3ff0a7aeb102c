import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { instantAt } from '../time/time.ts';

/**
 * The part of an error that is logged: for a failed query without its values, which may be somebody's name or address.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError)
    return { query: error.query, ...plain(error.cause ?? new Error('Failed query')) };
  return plain(error);
}

function plain(error: Error) {
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: error.code } : {}) };
}

/**
 * A JSON line for each entry: a line break in user input is escaped. Addresses, names, cookies and query strings are
 * never logged.
 */
export const createLogger = (environment: Configuration['environment'], destination?: DestinationStream) =>
  pino(
    {
      level: environment === 'production' ? 'info' : 'warn',
      base: null,
      timestamp: () => `,"time":"${instantAt(Date.now())}"`,
      serializers: { err: describeError },
    },
    destination,
  );

export type Logger = ReturnType<typeof createLogger>;
