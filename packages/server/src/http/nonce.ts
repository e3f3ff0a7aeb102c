import { randomFillSync } from 'node:crypto';

/** In bytes: the minimum of 128 bits. Source: CSP Level 3, section 7.1. */
const NONCE_BYTES = 16;

/** Random bytes are generated for many nonces at a time, as Node itself does for `randomUUID`; each is used once. */
const randomPool = Buffer.alloc(256 * NONCE_BYTES);
let used = randomPool.length;

/** A nonce for one answer. */
export function createNonce(): string {
  if (used === randomPool.length) {
    randomFillSync(randomPool);
    used = 0;
  }
  used += NONCE_BYTES;
  return randomPool.toString('base64url', used - NONCE_BYTES, used);
}
