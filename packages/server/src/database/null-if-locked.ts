import { hasCodeWithin } from '../configuration/error-code.ts';

/**
 * Lock not available; and what follows where reading a prepared statement waited for that lock: who was sent behind it
 * asks for a name that is not there (26000), and may then be one of two who make it (42P05). None of them did anything.
 * Source: PostgreSQL, appendix A.
 */
const LOCKED = ['55P03', '26000', '42P05'];

export const nullIfLocked = <T>(statement: Promise<T>): Promise<T | null> =>
  statement.catch((error: unknown) => {
    if (hasCodeWithin(error, ...LOCKED)) return null;
    throw error;
  });
