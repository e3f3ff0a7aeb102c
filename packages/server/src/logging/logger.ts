import { type DestinationStream, pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { instantAt } from '../time/instant-at.ts';
import { describeError } from './describe-error.ts';

/**
 * One line of JSON for each entry, whatever somebody wrote: a line break in it stays inside. Addresses, names, cookies and
 * what stands behind the question mark of a path are never logged.
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
