import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (authSecret: string): Buffer => Buffer.from(hkdfSync('sha256', authSecret, '', 'second factor', 32));

/** Encrypts a secret for storage, bound to this account. */
export function sealSecret(secret: Buffer, accountId: string, authSecret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(authSecret), iv).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret; null when it was sealed with another AUTH_SECRET, or for another account. */
export function openSecret(text: string, accountId: string, authSecret: string): Buffer | null {
  const stored = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(authSecret), stored.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
