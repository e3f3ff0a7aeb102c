import { type Result, err, ok } from '@ofenpost/core/result/result';
import { openSteps } from '@ofenpost/core/second-factor/one-time-code';
import type { SecondFactorError } from '@ofenpost/core/second-factor/second-factor';
import { validateCode } from '@ofenpost/core/second-factor/validate-code';
import type { Transaction } from '../database/database.ts';
import { codeOfStep } from './code-of-step.ts';
import { hashOfCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { type StoredFactor, lockFactor, saveFactor } from './second-factor.repository.ts';

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
