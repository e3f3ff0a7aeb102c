import { describe, expect, it } from 'vitest';
import { version } from './versioned.ts';

describe('the version that somebody has seen', () => {
  it.each([0, 1, 2_147_483_646])('may be %d', (seen) => {
    expect(version.safeParse(seen).success).toBe(true);
  });

  it.each([-1, 0.5, 2_147_483_647, 2 ** 53, Number.NaN])('is not %d, after which none can be stored', (seen) => {
    expect(version.safeParse(seen).success).toBe(false);
  });
});
