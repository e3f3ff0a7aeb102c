import { createHmac, createHash, randomBytes, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import {
  codeOfMac,
  messageOfStep,
  base32Of,
  RECOVERY_CODES,
  openSteps,
  validateCode,
} from '@ofenpost/core/second-factor/one-time-code';
import type { SecondFactorError } from '@ofenpost/core/second-factor/second-factor';
import type { Transaction } from '../database/database.ts';
import { type StoredFactor, lockFactor, saveFactor } from './second-factor.repository.ts';

/** The code of a secret at a time step of 30 seconds. */
export const codeOfStep = (secret: Buffer, step: number): string =>
  codeOfMac(createHmac('sha1', secret).update(messageOfStep(step)).digest());

/** 120 bits, 24 characters: too many to be guessed even from their hash. Source: OWASP ASVS 5, 6.5.2. */
const BYTES = 15;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => base32Of(randomBytes(BYTES)));

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

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

type Entered = { readonly accountId: string; readonly code: string; readonly authSecret: string };

/**
 * Checks a code, of a factor that is on or of one being set up. A used code or one more failure is saved with the
 * transaction, so a refusal must not roll it back. The clock is the real one, as in authenticator apps.
 */
export async function checkCode(
  tx: Transaction,
  { accountId, code, authSecret }: Entered,
  wanted: 'on' | 'begun',
): Promise<Result<StoredFactor, SecondFactorError>> {
  const stored = await lockFactor(tx, accountId);
  if (stored === null || (wanted === 'on' && stored.since === null)) return err({ code: 'notSetUp' });
  if (wanted === 'begun' && stored.since !== null) return err({ code: 'alreadyOn' });
  const now = new Date();
  const secret = openSecret(stored.secret, accountId, authSecret);
  const steps = secret === null ? [] : openSteps(now.getTime(), stored.lastStep);
  const codes = new Map(secret === null ? [] : steps.map((step) => [step, codeOfStep(secret, step)]));
  const { factor, verdict } = validateCode(stored, { code, hash: hashOfCode(code), codes, now: now.toISOString() });
  const factorWithSecret = { ...factor, secret: stored.secret };
  await saveFactor(tx, accountId, factorWithSecret);
  return verdict.ok ? ok(factorWithSecret) : verdict;
}
