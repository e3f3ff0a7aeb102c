import { Pool } from 'pg';
import { vi } from 'vitest';

/** How often the servers of this process asked what is in a cart, from now until it is answered. */
export function countCartReads(): () => number {
  const requested = vi.spyOn(Pool.prototype, 'query');
  return () => {
    const count = requested.mock.calls.filter((call) => JSON.stringify(call[0]).includes('find_cart_by')).length;
    requested.mockRestore();
    return count;
  };
}
