import { pino } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { describeError } from './describe-error.ts';

/** One line of JSON for each entry. Addresses, names and cookies are never logged. */
export const createLogger = (environment: Configuration['environment']) =>
  pino({
    level: environment === 'production' ? 'info' : 'warn',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });

export type Logger = ReturnType<typeof createLogger>;
