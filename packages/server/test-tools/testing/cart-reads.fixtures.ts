import { Pool } from 'pg';
import { vi } from 'vitest';

/** Counts how often the servers of this process read a cart, from now until the result is called. */
export function countCartReads(): () => number {
  const requested = vi.spyOn(Pool.prototype, 'query');
  return () => {
    const count = requested.mock.calls.filter((call) => JSON.stringify(call[0]).includes('find_cart_by')).length;
    requested.mockRestore();
    return count;
  };
}
