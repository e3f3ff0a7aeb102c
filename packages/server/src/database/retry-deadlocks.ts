import { hasCodeWithin } from '../configuration/error-code.ts';

const ATTEMPTS_MAX = 5;

/** Deadlock detected. Source: PostgreSQL, appendix A. */
const DEADLOCK = '40P01';

/**
 * Does a transaction again that was ended since it and somebody else's waited for each other, as one does that locks many
 * tables beside servers that lock them in other orders. Nothing of it was done.
 */
export async function retryDeadlocks<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transact();
    } catch (error) {
      if (!hasCodeWithin(error, DEADLOCK) || attempt === ATTEMPTS_MAX) throw error;
    }
}
