import { type DestinationStream, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { instantAt } from '../time/instant-at.ts';
import { describeError } from './describe-error.ts';

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
