import { createHmac, createHash, randomBytes, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { RECOVERY_CODES, base32Of, codeOfMac, messageOfStep } from '@ofenpost/core/second-factor/one-time-code';
import type { FactorSecrets } from '@ofenpost/core/second-factor/second-factor.use-cases';

/** The code of a secret at a time step of 30 seconds. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  codeOfMac(createHmac('sha1', secret).update(messageOfStep(step)).digest());

/** 160 bits, as many as SHA-1 has. Source: RFC 4226, section 4. */
const SECRET_BYTES = 20;

/** 120 bits, 24 characters: too many to be guessed even from their hash. Source: OWASP ASVS 5, 6.5.2. */
const RECOVERY_BYTES = 15;

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

/** Creates what makes, encrypts and hashes the secrets and codes of second factors. */
export const createFactorSecrets = (authSecret: string): FactorSecrets => ({
  create: (accountId) => {
    const bytes = randomBytes(SECRET_BYTES);
    return { secret: base32Of(bytes), stored: sealSecret(bytes, accountId, authSecret) };
  },
  createRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, () => base32Of(randomBytes(RECOVERY_BYTES))),
  codesOf: async (stored, accountId, steps) => {
    const secret = openSecret(stored, accountId, authSecret);
    return new Map(secret === null ? [] : steps.map((step) => [step, codeOfStep(secret, step)]));
  },
  hashOf: (code) => createHash('sha256').update(code).digest('base64url'),
});
