import { Pool } from 'pg';
import { vi } from 'vitest';

/** How often the servers of this process asked what is in a cart, from now until it is answered. */
export function countCartReads(): () => number {
  const asked = vi.spyOn(Pool.prototype, 'query');
  return () => {
    const count = asked.mock.calls.filter((call) => JSON.stringify(call[0]).includes('find_cart_by')).length;
    asked.mockRestore();
    return count;
  };
}
