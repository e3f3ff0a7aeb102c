import { hasCodeWithin } from '../configuration/error-code.ts';

/**
 * 55P03: lock not available. If parsing a prepared statement failed by it, the statements sent behind it miss its name
 * (26000), and two of them may then create it at once (42P05). In each case nothing was done. Source: PostgreSQL,
 * appendix A.
 */
const LOCKED = ['55P03', '26000', '42P05'];

export const nullIfLocked = <T>(statement: Promise<T>): Promise<T | null> =>
  statement.catch((error: unknown) => {
    if (hasCodeWithin(error, ...LOCKED)) return null;
    throw error;
  });
