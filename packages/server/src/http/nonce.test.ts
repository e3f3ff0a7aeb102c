import { expect, it } from 'vitest';
import { createNonce } from './security-headers.ts';

it('is never the same, beyond what is drawn at once', () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/);
});
