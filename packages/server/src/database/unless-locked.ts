import { hasCode } from '../configuration/error-code.ts';

/** Lock not available, in what drizzle wraps. Source: PostgreSQL, appendix A. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, '55P03') || isLocked(error.cause));

/** What a statement of `$pipeline` answers; null where somebody else held what it needs, so that it did nothing. */
export const unlessLocked = <T>(statement: Promise<T>): Promise<T | null> =>
  statement.catch((error: unknown) => {
    if (isLocked(error)) return null;
    throw error;
  });
