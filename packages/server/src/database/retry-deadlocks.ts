import { hasCodeWithin } from '../configuration/error-code.ts';

const ATTEMPTS_MAX = 5;

/** Deadlock detected. Source: PostgreSQL, appendix A. */
const DEADLOCK = '40P01';

/**
 * Retries a transaction that a deadlock ended, as may happen to one that locks many tables beside others that lock them
 * in another order. It was rolled back completely.
 */
export async function retryDeadlocks<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transact();
    } catch (error) {
      if (!hasCodeWithin(error, DEADLOCK) || attempt === ATTEMPTS_MAX) throw error;
    }
}
