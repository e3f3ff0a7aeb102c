import { randomBytes } from 'node:crypto';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { isFreshSignIn } from '@ofenpost/core/second-factor/enrolment';
import { base32Of, otpauthAddress, begunFactor, shownFactor } from '@ofenpost/core/second-factor/one-time-code';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorError,
  SecondFactorOffer,
} from '@ofenpost/core/second-factor/second-factor';
import { encode } from 'uqr';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { type SecondFactorMailing, enqueueSecondFactorMail } from '../mail/mail.repository.ts';
import type { Services } from '../services.ts';
import { checkCode, hashOfCode, newRecoveryCodes, sealSecret } from './check-code.ts';
import { type StoredFactor, findFactor, lockFactor, removeFactor, saveFactor } from './second-factor.repository.ts';
import { endOtherSessionsOf, findSession } from './session.repository.ts';

type Used = Pick<Services, 'database' | 'authSecret' | 'clock'>;
type Answer<T> = Promise<Result<T, SecondFactorError>>;
type Entered = { readonly accountId: string; readonly code: string };

/** An audit entry of an account about itself. */
const audited = (accountId: string, { clock }: Used) =>
  ({ at: clock.now(), actorId: accountId, subject: accountId, before: null, after: null }) as const;

/** Records a change in the audit log and enqueues an e-mail to the account. */
async function mailChange(tx: Transaction, used: Used, happened: Omit<SecondFactorMailing, 'at'>): Promise<void> {
  await recordAudit(tx, { ...audited(happened.accountId, used), action: happened.event });
  await enqueueSecondFactorMail(tx, { ...happened, at: used.clock.now() });
}

/** In bytes: 160 bits, as many as SHA-1 has. Source: RFC 4226, section 4. */
const SECRET_BYTES = 20;

export const loadSecondFactor = async ({ database }: Used, accountId: string): Promise<SecondFactor> =>
  shownFactor(await findFactor(database, accountId));

type Beginning = {
  readonly accountId: string;
  readonly email: string;
  readonly issuer: string;
  /** The token of the session in which the setup begins. */
  readonly token: string;
};

/** Creates a secret; a second setup replaces the first one. */
export const beginSecondFactor = (
  { database, authSecret }: Used,
  { accountId, email, issuer, token }: Beginning,
): Answer<SecondFactorOffer> =>
  database.transaction(async (tx) => {
    const before = await lockFactor(tx, accountId);
    if (before !== null && before.since !== null) return err({ code: 'alreadyOn' });
    const session = await findSession(tx, token);
    if (session === null || !isFreshSignIn(session.createdAt.toISOString(), new Date().toISOString()))
      return err({ code: 'signInTooOld' });
    const bytes = randomBytes(SECRET_BYTES);
    const sealed = sealSecret(bytes, accountId, authSecret);
    await saveFactor(tx, accountId, { ...begunFactor(before), secret: sealed });
    const secret = base32Of(bytes);
    const address = otpauthAddress({ secret, email, issuer });
    const { data } = encode(address, { ecc: 'M', border: 2 });
    return ok({ secret, address, qr: data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join('')) });
  });

async function renew(tx: Transaction, accountId: string, factor: StoredFactor) {
  const codes = newRecoveryCodes();
  await saveFactor(tx, accountId, { ...factor, recoveryHashes: codes.map(hashOfCode) });
  return ok(codes);
}

/** Switches the second factor on; other sessions and pending sign-ins of the account end. */
export const confirmSecondFactor = (
  used: Used,
  { accountId, code, token }: Entered & { /** The token of the session that stays. */ readonly token: string },
): Answer<RecoveryCodes> =>
  used.database.transaction(async (tx) => {
    const { authSecret } = used;
    const checked = await checkCode(tx, { accountId, code, authSecret }, 'begun');
    if (!checked.ok) return checked;
    await endOtherSessionsOf(tx, accountId, token);
    await mailChange(tx, used, { accountId, event: 'secondFactor.switchedOn' });
    return renew(tx, accountId, { ...checked.value, since: new Date().toISOString() });
  });

export const renewRecoveryCodes = (used: Used, { accountId, code }: Entered): Answer<RecoveryCodes> =>
  used.database.transaction(async (tx) => {
    const { authSecret } = used;
    const checked = await checkCode(tx, { accountId, code, authSecret }, 'on');
    if (!checked.ok) return checked;
    await mailChange(tx, used, { accountId, event: 'secondFactor.codesRenewed' });
    return renew(tx, accountId, checked.value);
  });

export const endSecondFactor = (used: Used, { accountId, code }: Entered): Answer<SecondFactor> =>
  used.database.transaction(async (tx) => {
    const { authSecret } = used;
    const checked = await checkCode(tx, { accountId, code, authSecret }, 'on');
    if (!checked.ok) return checked;
    await removeFactor(tx, accountId);
    await mailChange(tx, used, { accountId, event: 'secondFactor.switchedOff' });
    return ok(shownFactor(null));
  });
