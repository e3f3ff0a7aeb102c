import { hasCode } from '../configuration/error-code.ts';

const ATTEMPTS_MAX = 5;

/** In what drizzle wraps, too. 40P01: deadlock detected. Source: PostgreSQL, appendix A. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, '40P01') || isDeadlock(error.cause));

/**
 * Does a transaction again that was ended since it and somebody else's waited for each other, as one does that locks many
 * tables beside servers that lock them in other orders. Nothing of it was done.
 */
export async function despiteDeadlocks(transact: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await transact();
      return;
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS_MAX) throw error;
    }
}
